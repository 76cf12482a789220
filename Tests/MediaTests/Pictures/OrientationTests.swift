import Testing

@testable import Domain
@testable import Media

struct OrientationTests {
    /// Two rows of three colours, one letter each: `abc` over `def`.
    private static let letters = Array("abcdef".utf8)

    /// Black, except for the channel with the letter.
    private static let rows: [[UInt8]] = [letters.prefix(3), letters.suffix(3)].map { row in
        [0] + row.flatMap { [$0, 0, 0] }
    }

    private static func exif(_ code: UInt8) -> [UInt8] {
        [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, code, 0, 0, 0, 0, 0, 0, 0]
    }

    private static func png(_ code: UInt8) -> [UInt8] {
        var picture = RawPNG(width: 3, height: 2, bitDepth: 8, colorType: 2, rows: rows)
        picture.chunks = [("eXIf", exif(code))]
        return picture.file
    }

    /// The letters of the upright picture, row by row.
    private static func shown(_ bitmap: Bitmap) -> String {
        stride(from: 0, to: bitmap.bytes.count, by: bitmap.width * 3).map { row in
            String(
                decoding: stride(from: row, to: row + bitmap.width * 3, by: 3).map { bitmap.bytes[$0] }, as: UTF8.self)
        }.joined(separator: " ")
    }

    @Test(
        arguments: [
            (1, "abc def"), (2, "cba fed"), (3, "fed cba"), (4, "def abc"), (5, "ad be cf"), (6, "da eb fc"),
            (7, "fc eb da"), (8, "cf be ad"), (9, "abc def"),
        ] as [(UInt8, String)])
    func setsPicturesUpright(code: UInt8, letters: String) throws {
        #expect(Self.shown(try PictureDecoder.decodeUpright(Self.png(code))) == letters)
        #expect(Self.shown(try PictureDecoder.decode(Self.png(code))) == "abc def")
    }

    @Test func looksAtTheEXIFOfJPEG() throws {
        var raw = RawJPEG(try JPEGEncoder.encode(.scene(width: 48, height: 64), quality: 85))
        raw.segments.insert(RawJPEG.Segment(marker: 0xE1, data: Array("http://ns.adobe.com".utf8)), at: 1)
        raw.segments.insert(RawJPEG.Segment(marker: 0xE1, data: Array("Exif\0\0".utf8) + Self.exif(8)), at: 2)
        let lying = try PictureDecoder.decode(raw.file)
        let upright = try PictureDecoder.decodeUpright(raw.file)
        #expect(upright.width == 64 && upright.height == 48)
        #expect(upright.bytes.prefix(3) == lying.bytes[47 * 3..<48 * 3], "the last of the first row comes first")
        #expect(upright.bytes.suffix(3) == lying.bytes[63 * 48 * 3..<63 * 48 * 3 + 3])
    }

    @Test func leavesPicturesWithoutEXIFAsTheyAre() throws {
        let file = try JPEGEncoder.encode(.scene(width: 48, height: 64), quality: 85)
        #expect(try PictureDecoder.decodeUpright(file) == PictureDecoder.decode(file))
    }
}
