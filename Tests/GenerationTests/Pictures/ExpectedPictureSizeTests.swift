import Testing

@testable import Domain
@testable import Generation

/// The allowed difference between a picture's size and the requested one.
struct ExpectedPictureSizeTests {
    @Test(arguments: [
        (ExpectedPictureSize.ratio(width: 3, height: 4), "3:4"), (.size(.page, step: 8), "1024x1792"),
        (.any, "any size"),
    ])
    func saysWhatItIs(outline: ExpectedPictureSize, words: String) {
        #expect("\(outline)" == words)
    }

    private static let asked = ExpectedPictureSize.size(PixelSize("200x304") ?? .page, step: 64)
    private static let exact = ExpectedPictureSize.size(PixelSize("200x304") ?? .page, step: 1)
    private static let tall = ExpectedPictureSize.ratio(width: 4, height: 7)

    @Test(arguments: [
        (asked, "200x304"), (asked, "192x320"), (asked, "263x367"), (asked, "137x241"), (exact, "200x304"),
        (tall, "128x224"), (tall, "400x700"), (tall, "184x350"), (tall, "216x350"),
        (.ratio(width: 3, height: 4), "896x1280"), (.ratio(width: 4, height: 3), "1280x896"), (.any, "64x4096"),
    ])
    func admitsWhatIsNear(outline: ExpectedPictureSize, size: String) async throws {
        let size = try #require(PixelSize(size))
        #expect(await review(size, outline) == .picture(.png, size))
    }

    @Test(arguments: [
        (asked, "264x304", "200x304"), (asked, "136x304", "200x304"), (asked, "200x368", "200x304"),
        (asked, "200x240", "200x304"), (asked, "304x200", "200x304"), (exact, "200x305", "200x304"),
        (exact, "199x304", "200x304"), (tall, "217x350", "4:7"), (tall, "183x350", "4:7"), (tall, "224x128", "4:7"),
    ])
    func refusesWhatIsFarOff(outline: ExpectedPictureSize, size: String, asked: String) async throws {
        let words = "the picture is \(size), and \(asked) was asked for"
        #expect(await review(try #require(PixelSize(size)), outline) == .bad(words))
    }

    @Test(arguments: [(63, 64), (64, 4097), (1, 1)]) func refusesSizesThatNoPictureHas(width: Int, height: Int)
        async throws
    {
        let picture = try Canvas(width: width, height: height, (1, 2, 3)).png()
        #expect(
            await Review.of(picture)
                == .bad("the picture is \(width)x\(height), and pictures have from 64 to 4096 pixels a side"))
    }

    private func review(_ size: PixelSize, _ outline: ExpectedPictureSize) async -> Review {
        var canvas = Canvas(width: size.width, height: size.height, (250, 250, 250))
        canvas.fill(10..<60, 10..<60, (30, 60, 90))
        guard let bytes = try? canvas.png() else { return .other("it could not be made") }
        return await Review.of(bytes, outline: outline)
    }
}
