import Testing

@testable import Domain
@testable import Media

@Suite struct PictureHeaderTests {
    @Test func readsTypeAndSize() throws {
        let picture = Bitmap.scene(width: 31, height: 57)
        let png = try PictureHeader.read(PNGEncoder.encode(picture))
        #expect((png.format, png.width, png.height) == (.png, 31, 57))
        let jpeg = try PictureHeader.read(JPEGEncoder.encode(picture, quality: 80, xmp: "<x:xmpmeta/>"))
        #expect((jpeg.format, jpeg.width, jpeg.height) == (.jpeg, 31, 57))
        let progressive = try PictureHeader.read(JPEGSamples.progressive)
        #expect((progressive.format, progressive.width, progressive.height) == (.jpeg, 24, 16))
    }

    @Test(arguments: [
        ("RIFF\u{10}\0\0\0WEBPVP8 ", "WebP"), ("GIF89a\u{1}", "GIF"), ("\0\0\0\u{20}ftypavif\0\0\0\0", "AVIF"),
        ("\0\0\0\u{20}ftypheic\0\0\0\0", "HEIC"), ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "SVG"),
        ("<?xml version=\"1.0\"?>\n<svg/>", "SVG"), ("<?xml version=\"1.0\"?><feed/>", "XML"),
        ("\u{FEFF}\n <!DOCTYPE html><title>502</title>", "HTML"), ("<HTML><body><svg>", "HTML"),
        ("{\"error\": \"busy\"}", "JSON"), ("[1, 2]", "JSON"), ("%PDF-1.7", "PDF"), ("PK\u{3}\u{4}", "a ZIP archive"),
        ("", "empty"),
    ])
    func namesWhatElseItMayBe(file: String, kind: String) {
        let error = #expect(throws: PictureError.self) { try PictureHeader.read(Array(file.utf8)) }
        #expect(error == .notAPicture(kind: kind))
        #expect(error?.description == "cannot read the picture: it is \(kind), not a PNG or JPEG picture")
    }

    @Test(arguments: ["no picture at all", "\u{1}\u{2}\u{3}", "<", "ÿØ"])
    func saysSoWhereItDoesNotKnow(file: String) {
        let error = #expect(throws: PictureError.self) { try PictureHeader.read(Array(file.utf8)) }
        #expect(error?.description == "cannot read the picture: it does not begin like a PNG or JPEG picture")
    }

    @Test(arguments: [
        (RawPNG.signature, "PNG", "the file ends early"),
        (RawPNG.signature + RawPNG.chunk("IDAT", [1]), "PNG", "the header is missing"),
        (RawPNG.signature + RawPNG.chunk("IHDR", [1]), "PNG", "the header is missing"),
        (RawPNG(width: 0, height: 4, colorType: 2, rows: []).file, "PNG", "a side has no pixels"),
        ([0xFF, 0xD8, 0xFF], "JPEG", "the frame header is missing"),
        ([0xFF, 0xD8, 0xFF, 0xD9, 0, 0, 0, 0], "JPEG", "the frame header is missing"),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1, 2, 3], "JPEG", "the frame header is missing"),
        ([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 0, 1], "JPEG", "a side has no pixels"),
    ])
    func refusesABrokenHeader(file: [UInt8], format: String, reason: String) {
        let error = #expect(throws: PictureError.self) { try PictureHeader.read(file) }
        #expect(error?.description == "cannot read the \(format) picture: it is damaged: “\(reason)”")
    }
}
