import Testing

@testable import Domain
@testable import Generation

/// Pictures that count as blank, and similar ones that do not.
struct BlankPictureCheckTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var file: @Sendable () throws -> [UInt8]

        init(_ name: String, _ file: @escaping @Sendable () throws -> [UInt8]) {
            testDescription = name
            self.file = file
        }
    }

    private static let white = Canvas.Colour(255, 255, 255)
    private static let black = Canvas.Colour(0, 0, 0)
    private static let night = Canvas.Colour(5, 5, 12)

    static let dark = [
        Case("nearly black") { try Canvas((8, 7, 8)).png() },
        Case("black with noise") { try Canvas(width: 128, height: 128, (4, 4, 4)).with(noise: 2).png() },
        Case("black with stray pixels") { try Canvas(black).with(strays: 7, white).png() },
        Case("black with stray pixels as JPEG") { try Canvas(black).with(strays: 7, white).jpeg(quality: 40) },
    ]

    @Test(arguments: dark) func callsBlackWhatIsBlack(test: Case) async throws {
        #expect(
            await Review.of(try test.file())
                == .bad("the picture is all black, as a model that failed sends it"))
    }

    static let filtered = [
        Case("black") { try Canvas(black).png() },
        Case("black as JPEG") { try Canvas(black).jpeg() },
        Case("black with the least noise") { try Canvas(width: 128, height: 128, (1, 1, 1)).with(noise: 0.2).png() },
    ]

    /// diffusers and A1111's filter send zeros instead of a rejected picture.
    @Test(arguments: filtered) func takesZerosForARefusal(test: Case) async throws {
        let bytes = try test.file()
        let error = await #expect(throws: GenerationError.self) {
            try await PictureReview().picture(in: bytes, outline: .any)
        }
        #expect(error?.description == "refused: the picture is all black, as a content filter sends it")
        #expect(error?.isBlankPicture == true)
    }

    static let oneColour: [(Case, String)] = [
        (Case("white") { try Canvas(white).png() }, "255, 255, 255"),
        (Case("grey") { try Canvas((128, 128, 128)).png() }, "128, 128, 128"),
        (Case("dark grey") { try Canvas((9, 8, 8)).png() }, "9, 8, 8"),
        (Case("a colour as JPEG") { try Canvas((128, 128, 128)).jpeg(quality: 30) }, "128, 128, 128"),
        (
            Case("noise of four levels") {
                try Canvas(width: 256, height: 256, (201, 100, 50)).with(noise: 4).png()
            }, "201, 100, 50"
        ),
        (Case("one stray pixel") { try Canvas(white).with(strays: 1, black).png() }, "255, 255, 255"),
        (Case("some stray pixels") { try Canvas(white).with(strays: 7, (255, 0, 0)).png() }, "255, 255, 255"),
        (
            Case("stray pixels and what JPEG makes of them") {
                try Canvas((128, 128, 128)).with(strays: 7, black).jpeg(quality: 20)
            }, "128, 128, 128"
        ),
        (
            Case("coloured stray pixels and what JPEG makes of them") {
                try Canvas((128, 128, 128)).with(strays: 7, (255, 0, 0)).jpeg(quality: 20)
            }, "128, 128, 128"
        ),
        (
            Case("halves that nobody can tell apart") {
                try Canvas(width: 64, height: 64) { x, _ in x < 40 ? (100, 100, 100) : (103, 100, 100) }.png()
            }, "100, 100, 100"
        ),
        (
            Case("a faint weave") {
                try Canvas(width: 64, height: 64) { x, y in
                    [(100, 100, 100), (116, 116, 116), (100, 100, 100), (84, 84, 84)][(x + y) % 4]
                }.png()
            }, "100, 100, 100"
        ),
        (Case("nothing to be seen through") { ForeignPictures.transparent }, "255, 255, 255"),
    ]

    @Test(arguments: oneColour) func callsBlankWhatIsOneColour(test: Case, colour: String) async throws {
        #expect(await Review.of(try test.file()) == .bad("the picture is one colour (\(colour)) and nothing else"))
    }

    static let faint = [
        Case("a thin circle on white paper") {
            var paper = Canvas(white)
            paper.draw(circleAround: (256, 600), radius: 60, breadth: 1, (40, 40, 40))
            return try paper.png()
        },
        Case("a thin circle on white paper as JPEG") {
            var paper = Canvas(white)
            paper.draw(circleAround: (256, 600), radius: 60, breadth: 1, (40, 40, 40))
            return try paper.jpeg(quality: 60)
        },
        Case("a pale pencil line on grainy paper") {
            var paper = Canvas(width: 256, height: 256, (248, 246, 240))
            paper.draw(circleAround: (128, 128), radius: 90, breadth: 4, (232, 230, 224))
            return try paper.with(noise: 2).png()
        },
        Case("a line along the edge") {
            var paper = Canvas(white)
            paper.fill(0..<1, 0..<896, black)
            return try paper.png()
        },
        Case("a moon in the night") {
            var sky = Canvas(night)
            sky.draw(circleAround: (400, 120), radius: 14, breadth: 14, (250, 246, 220))
            return try sky.png()
        },
        Case("a moon in the night as JPEG") {
            var sky = Canvas(black)
            sky.draw(circleAround: (400, 120), radius: 14, breadth: 14, (250, 246, 220))
            return try sky.jpeg(quality: 60)
        },
        Case("stars") { try Canvas(night).with(strays: 30, (230, 230, 255)).png() },
        Case("hills in the dark") {
            try Canvas(width: 128, height: 128) { _, y in y > 80 ? (6, 6, 10) : (12, 12, 22) }.png()
        },
        Case("a sky of twelve levels") {
            try Canvas { _, y in (UInt8(190 + y * 12 / 896), UInt8(210 + y * 12 / 896), 250) }.png()
        },
        Case("a sky of twelve levels, from side to side, with noise") {
            try Canvas(width: 256, height: 256) { x, _ in (200, 220, UInt8(238 + x * 12 / 256)) }.with(noise: 2).png()
        },
        Case("red on a green as bright as itself") {
            var field = Canvas((54, 111, 40))
            field.draw(circleAround: (256, 448), radius: 40, breadth: 3, (160, 76, 40))
            return try field.png()
        },
        Case("fine hatching") {
            try Canvas(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? (100, 100, 100) : (160, 160, 160) }.png()
        },
        Case("dots of light and of shade") {
            try Canvas(width: 64, height: 64) { x, y in
                [(100, 100, 100), (118, 118, 118), (100, 100, 100), (82, 82, 82)][(x + y) % 4]
            }.png()
        },
        Case("halves a little apart") {
            try Canvas(width: 64, height: 64) { x, _ in x < 40 ? (100, 100, 100) : (104, 100, 100) }.png()
        },
        Case("something at the very bottom") {
            var paper = Canvas(white)
            paper.fill(200..<360, 870..<896, (30, 90, 30))
            return try paper.png()
        },
        Case("noise alone") { try Canvas(width: 64, height: 64, (128, 128, 128)).with(noise: 40).png() },
    ]

    @Test(arguments: faint) func callsSomethingWhatSomeoneDrew(test: Case) async throws {
        let review = await Review.of(try test.file())
        guard case .picture = review else {
            Issue.record("\(review)")
            return
        }
    }

    /// It cannot be distinguished from a drawing above empty paper.
    @Test(arguments: [Canvas.Colour(128, 128, 128), white, black])
    func letsAPictureBeOfWhichHalfIsOneColour(ground: Canvas.Colour) async throws {
        var picture = Canvas.scene(width: 128, height: 256)
        picture.fill(0..<128, 128..<256, ground)
        #expect(await Review.of(try picture.png()) == .picture(.png, try #require(PixelSize("128x256"))))
    }

    @Test(arguments: 0..<17) func looksAtEveryRowOfSquares(row: Int) async throws {
        var paper = Canvas(width: 64, height: 17 * 8, Self.white)
        paper.fill(0..<64, row * 8..<row * 8 + 8, (200, 220, 240))
        #expect(await Review.of(try paper.png()) == .picture(.png, try #require(PixelSize("64x136"))))
    }

    /// At most four squares of another colour, plus one for every two thousand squares.
    @Test(arguments: [(64, 64, 4), (512, 896, 7), (1024, 1792, 18)])
    func countsSquaresThatStandOut(width: Int, height: Int, limit: Int) async throws {
        let paper = Canvas(width: width, height: height, Self.white)
        for (strays, isBlank) in [(limit, true), (limit + 1, false)] {
            let review = await Review.of(try paper.with(strays: strays, Self.black).png())
            #expect((review == .bad("the picture is one colour (255, 255, 255) and nothing else")) == isBlank)
        }
    }

    /// Sizes that are not multiples of a square's side.
    @Test func looksAtPicturesOfAnySize() async throws {
        for (width, height) in [(65, 64), (71, 127), (64, 200)] {
            let blank = Canvas(width: width, height: height, (7, 200, 9)).with(noise: 3)
            #expect(await Review.of(try blank.png()) == .bad("the picture is one colour (7, 200, 9) and nothing else"))
            var drawn = Canvas(width: width, height: height, Self.white)
            drawn.draw(circleAround: (32, 32), radius: 20, breadth: 1, Self.black)
            let size = try #require(PixelSize(width: width, height: height))
            #expect(await Review.of(try drawn.png()) == .picture(.png, size))
        }
    }
}
