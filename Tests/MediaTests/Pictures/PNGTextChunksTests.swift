import Testing

@testable import Domain
@testable import Media

@Suite struct PNGTextChunksTests {
    private let picture = Bitmap.level([1, 2, 3], width: 4, height: 4)

    @Test func givesBackEveryText() throws {
        let texts = [
            PNGText(keyword: "Software", text: "Nightpress"),
            PNGText(keyword: "parameters", text: "a fox\nSteps: 20, Seed: 7"),
            PNGText(keyword: "Title", text: "Die kleine Laterne für Zoë"),
            PNGText(keyword: "Title", text: "小さなランタン, Фонарик"),
            PNGText(keyword: "Tab", text: "one\ttwo"),
            PNGText(keyword: "Größe", text: ""),
            .xmp("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>"),
        ]
        #expect(try PNGTextChunks.read(PNGEncoder.encode(picture, texts: texts)) == texts)
    }

    @Test func writesLatin1AsPlainTextAndTheRestAsUTF8() throws {
        let file = try PNGEncoder.encode(
            picture, texts: [PNGText(keyword: "A", text: "é"), PNGText(keyword: "B", text: "ł"), .xmp("x")])
        #expect(file.contains(RawPNG.chunk("tEXt", [0x41, 0, 0xE9])))
        #expect(file.contains(RawPNG.chunk("iTXt", [0x42, 0, 0, 0, 0, 0, 0xC5, 0x82])))
        #expect(file.contains(RawPNG.chunk("iTXt", Array("XML:com.adobe.xmp".utf8) + [0, 0, 0, 0, 0, 0x78])))
    }

    @Test func keepsTextsOutOfTheDecodersWay() throws {
        let long = PNGText(keyword: "workflow", text: String(repeating: "lantern ", count: 300_000))
        let file = try PNGEncoder.encode(picture, texts: [long])
        #expect(try PictureDecoder.decode(file) == picture)
        #expect(try PNGTextChunks.read(file) == [long])
    }

    @Test(arguments: [
        "", " Title", "Title ", "Two  spaces", "line\nbreak", "Фонарик", String(repeating: "k", count: 80),
    ])
    func refusesWhatIsNoKeyword(keyword: String) {
        let error = #expect(throws: PictureError.self) {
            try PNGEncoder.encode(picture, texts: [PNGText(keyword: keyword, text: "text")])
        }
        #expect(
            error?.description
                == "cannot write a PNG picture: “\(keyword)” is no keyword of 1 to 79 Latin-1 characters")
    }

    @Test func refusesAZeroByte() {
        let error = #expect(throws: PictureError.self) {
            try PNGEncoder.encode(picture, texts: [PNGText(keyword: "Title", text: "a\0b")])
        }
        #expect(error?.description == "cannot write a PNG picture: the text “Title” has a zero byte in it")
    }

    @Test func namesWhatIsNotAPNGFile() {
        let error = #expect(throws: PictureError.self) { try PNGTextChunks.read(Array("<html>".utf8)) }
        #expect(error?.description == "cannot read the picture: it is HTML, not a PNG or JPEG picture")
    }

    @Test func leavesOutCompressedAndBrokenTexts() throws {
        var file = RawPNG(width: 1, height: 1, colorType: 0, rows: [[0, 0]])
        file.chunks = [
            ("iTXt", Array("K".utf8) + [0, 1, 0, 0, 0, 0x78]), ("tEXt", Array("no end".utf8)), ("iTXt", [0x41, 0, 0]),
            ("tEXt", Array("K".utf8) + [0, 0x76]),
        ]
        #expect(try PNGTextChunks.read(file.file) == [PNGText(keyword: "K", text: "v")])
    }
}

extension [UInt8] {
    func contains(_ part: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}
