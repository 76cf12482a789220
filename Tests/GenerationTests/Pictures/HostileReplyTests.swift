import Testing

@testable import Domain
@testable import Generation
@testable import Media

/// Any reply to a picture request gives a picture without foreign data, or an error that describes the reply.
struct HostileReplyTests {
    static let noPictures: [(String, [UInt8], String)] = [
        ("nothing", [], "it is empty, not a PNG or JPEG picture"),
        (
            "SVG", Array(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8),
            "it is SVG, not a PNG or JPEG picture"
        ),
        (
            "HTML", Array("<!DOCTYPE html>\n<html><body>502 Bad Gateway".utf8),
            "it is HTML, not a PNG or JPEG picture"
        ),
        ("JSON", Array(#"{"error": "out of memory"}"#.utf8), "it is JSON, not a PNG or JPEG picture"),
        (
            "WebP", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8),
            "it is WebP, not a PNG or JPEG picture"
        ),
        ("GIF", Array("GIF89a".utf8) + [64, 0, 64, 0, 0, 0, 0], "it is GIF, not a PNG or JPEG picture"),
        ("zeros", [UInt8](repeating: 0, count: 5000), "it does not begin like a PNG or JPEG picture"),
        ("words", Array("Sorry, no picture.".utf8), "it does not begin like a PNG or JPEG picture"),
    ]

    @Test(arguments: noPictures) func saysWhatCameForAPicture(name: String, bytes: [UInt8], words: String) async {
        #expect(await Review.of(bytes) == .bad("cannot read the picture: \(words)"))
    }

    @Test(arguments: [1, 7, 8, 20, 33]) func refusesTheBeginningOfAPNG(count: Int) async throws {
        let beginning = Array(try Canvas.scene().png().prefix(count))
        let words =
            count < 8
            ? "cannot read the picture: it does not begin like a PNG or JPEG picture"
            : "cannot read the PNG picture: it is damaged: “the file ends early”"
        #expect(await Review.of(beginning) == .bad(words))
    }

    @Test func refusesAPNGThatWasCutAnywhere() async throws {
        let file = try Canvas.scene().png(texts: [PNGText(keyword: "parameters", text: "a fox\nSteps: 20")])
        for count in stride(from: 50, to: file.count, by: 50) {
            let review = await Review.of(Array(file.prefix(count)))
            #expect(review == .bad("cannot read the PNG picture: it is damaged: “the file ends early”"), "\(count)")
        }
    }

    @Test func refusesAJPEGThatWasCutAnywhere() async throws {
        let file = try Canvas.scene().jpeg()
        for count in stride(from: 50, to: file.count - 2, by: 50) {
            guard case .bad(let words) = await Review.of(Array(file.prefix(count))) else {
                Issue.record("\(count) of \(file.count) bytes are a picture")
                continue
            }
            #expect(words.hasPrefix("cannot read the JPEG picture: it is damaged: “"))
        }
        let half = Array(file.prefix(file.count / 2))
        #expect(
            await Review.of(half)
                == .bad("cannot read the JPEG picture: it is damaged: “Premature end of JPEG file”"))
    }

    static let bombs: [(ExpectedPictureSize, String)] = [
        (.any, "the picture is 60000x60000, and pictures have from 64 to 4096 pixels a side"),
        (.ratio(width: 1, height: 1), "the picture is 60000x60000, and pictures have from 64 to 4096 pixels a side"),
        (.size(.page, step: 8), "the picture is 60000x60000, and 1024x1792 was asked for"),
    ]

    @Test(arguments: bombs) func takesNoMemoryForAPictureThatIsTooLarge(outline: ExpectedPictureSize, words: String)
        async
    {
        #expect(await Review.of(ForeignPictures.bombHeader, outline: outline) == .bad(words))
    }

    @Test func takesTheLimitsThatItIsGiven() async throws {
        let limits = PictureLimits(side: 100, pixels: 10_000)
        #expect(
            await Review.of(try Canvas.scene().png(), limits: limits)
                == .bad(
                    "cannot read the picture: it is “96x128”, and at most 100 pixels a side and 10000 pixels in all "
                        + "are taken"))
    }

    static let kinds: [(String, [UInt8], PictureFormat)] = [
        ("16 bits", ForeignPictures.sixteenBits, .png), ("palette", ForeignPictures.palette, .png),
        ("grey", ForeignPictures.grey, .png), ("one bit", ForeignPictures.oneBit, .png),
        ("grey and alpha", ForeignPictures.greyAndAlpha, .png), ("animation", ForeignPictures.animation, .png),
        ("CMYK", ForeignPictures.cmyk, .jpeg),
    ]

    @Test(arguments: kinds) func takesEveryKindOfPicture(name: String, bytes: [UInt8], format: PictureFormat)
        async throws
    {
        #expect(await Review.of(bytes) == .picture(format, try #require(PixelSize("64x64"))))
    }

    /// A reply has no file name, so the format comes from the bytes.
    @Test func saysThePictureByItsBytes() async throws {
        let size = try #require(PixelSize("96x128"))
        #expect(await Review.of(try Canvas.scene().png()) == .picture(.png, size))
        #expect(await Review.of(try Canvas.scene().jpeg()) == .picture(.jpeg, size))
    }

    @Test(arguments: [[UInt8](repeating: 7, count: 1000), Array("PK\u{3}\u{4}".utf8), [0]])
    func letsBeWhatStandsBehindTheEnd(garbage: [UInt8]) async throws {
        let size = try #require(PixelSize("96x128"))
        #expect(await Review.of(try Canvas.scene().png() + garbage) == .picture(.png, size))
        #expect(await Review.of(try Canvas.scene().jpeg() + garbage) == .picture(.jpeg, size))
    }

    @Test(arguments: UInt64(0)..<40) func keepsEveryPixelAndNoText(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let size = try #require(PixelSize(width: 64 + random.next(below: 100), height: 64 + random.next(below: 100)))
        let canvas = Canvas.scene(width: size.width, height: size.height, seed: seed)
            .with(noise: random.next(in: 0...60), seed: seed)
        let behind = (0..<random.next(below: 3) * 10).map { _ in UInt8(random.next(below: 256)) }
        let isPNG = random.next(below: 2) == 0
        let texts = [PNGText(keyword: "parameters", text: "seed \(seed)")]
        let quality = 20 + random.next(below: 80)
        let plain = isPNG ? try canvas.png() : try canvas.jpeg(quality: quality)
        let bytes = (isPNG ? try canvas.png(texts: texts) : plain) + behind
        let picture = try await PictureReview().picture(in: bytes, outline: .size(size, step: 1))
        #expect(picture.bytes == plain && picture.size == size && picture.format == (isPNG ? .png : .jpeg))
    }
}
