import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Media

struct PictureStripperTests {
    private static let scene = Bitmap.scene(width: 48, height: 64)
    private static let secret = "a prompt that nobody is to read"

    /// A PNG with all metadata that must be kept or removed.
    private static func png(_ extra: [(type: String, data: [UInt8])] = []) -> [UInt8] {
        let gone: [(type: String, data: [UInt8])] = [
            ("tEXt", Array("parameters\0\(secret)".utf8)), ("zTXt", Array("Comment\0\0\(secret)".utf8)),
            ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(secret)".utf8)), ("tIME", [7, 234, 1, 1, 0, 0, 0]),
            ("eXIf", orientation(1)), ("caBX", Array(secret.utf8)), ("prVt", Array(secret.utf8)),
        ]
        var picture = RawPNG(
            width: 4, height: 2, bitDepth: 8, colorType: 2, rows: [[UInt8]](repeating: [1] + (1...12), count: 2))
        picture.chunks =
            [
                ("gAMA", RawPNG.number(45_455)), ("cHRM", (1...8).flatMap { RawPNG.number(10_000 * $0) }),
                ("pHYs", RawPNG.number(11_811) + RawPNG.number(11_811) + [1]), ("sBIT", [8, 8, 8]),
            ] + gone + extra
        return picture.file + Array(secret.utf8)
    }

    /// EXIF with this orientation and other fields.
    private static func orientation(_ code: UInt8) -> [UInt8] {
        let maker: [UInt8] = [0x0F, 0x01, 2, 0, 31, 0, 0, 0, 38, 0, 0, 0]
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, code, 0, 0, 0]
        return [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] + maker + entry + [0, 0, 0, 0] + Array(secret.utf8)
    }

    private static func segment(_ marker: UInt8, _ data: [UInt8]) -> RawJPEG.Segment {
        RawJPEG.Segment(marker: marker, data: data)
    }

    /// A JPEG with all metadata that must be kept or removed.
    private static func jpeg(orientation code: UInt8 = 1) throws -> [UInt8] {
        var raw = RawJPEG(try JPEGEncoder.encode(scene, quality: 85, xmp: secret))
        let thumbnail = Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9]
        raw.segments[0].data = thumbnail
        raw.segments.insert(
            contentsOf: [
                segment(0xE0, Array("JFXX\0\(secret)".utf8)), segment(0xE1, Array("Exif\0\0".utf8) + orientation(code)),
                segment(0xE2, Array("MPF\0\(secret)".utf8)), segment(0xED, Array("Photoshop 3.0\0\(secret)".utf8)),
                segment(0xFE, Array(secret.utf8)),
            ], at: 1)
        return raw.file + Array(secret.utf8)
    }

    private func strings(_ file: [UInt8]) -> String { String(decoding: file, as: Unicode.ASCII.self) }

    /// What is behind the last row, in the stream or behind it, is shown by no reader.
    @Test(arguments: [false, true])
    func imageDataBehindThePixelsIsRemoved(isInterlaced: Bool) throws {
        let row: [UInt8] = [0] + (1...15)
        // The passes of 5x5 pixels have these widths and heights.
        let passes = [(1, 1), (1, 1), (2, 1), (1, 2), (3, 1), (2, 3), (5, 2)]
        let rows: [[UInt8]] =
            isInterlaced
            ? passes.flatMap { width, height in
                [[UInt8]](repeating: [0] + [UInt8](repeating: 9, count: 3 * width), count: height)
            } : [[UInt8]](repeating: row, count: 5)
        var picture = RawPNG(width: 5, height: 5, colorType: 2, isInterlaced: isInterlaced, rows: rows)
        let plain = picture.file
        #expect(try PictureStripper.strip(plain) == plain)
        picture.rows.append(Array(Self.secret.utf8))
        let long = picture.file
        let behind = plain.replacingChunk("IDAT") { $0 + Array(Self.secret.utf8) }
        for file in [long, behind] {
            let stripped = try PictureStripper.strip(file)
            #expect(!strings(stripped).contains(Self.secret))
            #expect(try PictureStripper.strip(stripped) == stripped, "nothing is left to remove")
            #expect(RawPNG.chunkTypes(of: stripped) == ["IHDR", "IDAT", "IEND"])
            #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(plain))
        }
    }

    @Test func aPNGKeepsWhatItIsDrawnFrom() throws {
        let stripped = try PictureStripper.strip(Self.png(), label: .model)
        #expect(
            RawPNG.chunkTypes(of: stripped) == ["IHDR", "iTXt", "gAMA", "cHRM", "pHYs", "sBIT", "IDAT", "IEND"])
        #expect(!strings(stripped).contains("nobody"))
        #expect(try PNGTextChunks.read(stripped) == [.xmp(Provenance.model.xmpPacket)])
        #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(Self.png()))
    }

    @Test func aJPEGKeepsWhatItIsDrawnFrom() throws {
        let file = try Self.jpeg()
        let stripped = try PictureStripper.strip(file, label: .model)
        let segments = RawJPEG(stripped).segments
        #expect(segments.prefix(2).map(\.marker) == [0xE0, 0xE1])
        #expect(segments[0].data == Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72, 0, 0])
        #expect(segments[1].data == Array("http://ns.adobe.com/xap/1.0/\0\(Provenance.model.xmpPacket)".utf8))
        #expect(segments.dropFirst(2).allSatisfy { $0.marker < 0xE0 })
        #expect(!strings(stripped).contains("nobody"))
        #expect(stripped.suffix(2) == [0xFF, 0xD9])
        #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(file))
    }

    @Test(arguments: [Provenance.model, .stub, .placeholder])
    func theLabelIsThatOfThePicture(_ provenance: Provenance) throws {
        for file in [Self.png(), try Self.jpeg()] {
            let stripped = strings(try PictureStripper.strip(file, label: provenance))
            #expect(stripped.contains("DigitalSourceType=\"\(provenance.digitalSourceType)\""))
            #expect(stripped.split(separator: "DigitalSourceType").count == 2, "once")
        }
    }

    /// A picture with an EXIF orientation must not turn when its metadata is removed.
    @Test(arguments: 2...8 as ClosedRange<UInt8>)
    func whichSideIsUpStays(code: UInt8) throws {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, code, 0, 0, 0, 0, 0, 0,
        ]
        let jpeg = RawJPEG(try PictureStripper.strip(Self.jpeg(orientation: code), label: .model))
        #expect(jpeg.segments[2].marker == 0xE1 && jpeg.segments[2].data == Array("Exif\0\0".utf8) + tiff)
        let png = try PictureStripper.strip(Self.png([("eXIf", Self.orientation(code))]), label: .model)
        #expect(strings(png).contains(strings(RawPNG.chunk("eXIf", tiff))))
        #expect(!strings(png).contains("nobody") && !strings(jpeg.file).contains("nobody"))
    }

    @Test func strippedTwiceIsStrippedOnce() throws {
        for file in [Self.png([("eXIf", Self.orientation(6))]), try Self.jpeg(orientation: 6)] {
            let once = try PictureStripper.strip(file, label: .stub)
            #expect(try PictureStripper.strip(once, label: .stub) == once)
        }
    }

    @Test(arguments: [
        JPEGSamples.progressive, JPEGSamples.separateScans, JPEGSamples.grey, JPEGSamples.cmyk, JPEGSamples.ycck,
        JPEGSamples.plainCMYK, JPEGSamples.arithmetic, JPEGSamples.progressiveArithmetic, JPEGSamples.restarts,
    ])
    func everyKindOfJPEGLooksAsItDid(_ file: [UInt8]) throws {
        let stripped = try PictureStripper.strip(file, label: .model)
        #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(file))
    }

    @Test func refusesWhatIsDamaged() throws {
        let (png, jpeg) = (Self.png(), try Self.jpeg())
        let unknown = Self.png([("ABCD", [1])])
        let cases: [([UInt8], String)] = [
            ([], "cannot read the picture: it is empty, not a PNG or JPEG picture"),
            (Array("GIF89a".utf8), "cannot read the picture: it is GIF, not a PNG or JPEG picture"),
            (Array(png.prefix(90)), "cannot read the PNG picture: it is damaged: “the file ends early”"),
            (Array(jpeg.prefix(jpeg.count - 40)), "cannot read the JPEG picture: it is damaged: “the file ends early”"),
            (unknown, "cannot read the PNG picture: it is damaged: “ABCD: unknown critical chunk”"),
        ]
        for (file, message) in cases {
            let error = #expect(throws: PictureError.self) { try PictureStripper.strip(file, label: .model) }
            #expect(error?.description == message)
        }
    }

    /// libpng ignores it there. Found by fuzzing.
    @Test func anUnknownCriticalChunkBehindTheImageDataIsRemoved() throws {
        let png = Self.png()
        let file = Array(png.dropLast(12)) + RawPNG.chunk("ABCD", [1]) + Array(png.suffix(12))
        #expect(try PictureDecoder.decode(file) == PictureDecoder.decode(png))
        #expect(try PictureStripper.strip(file) == PictureStripper.strip(png))
    }

    @Test(
        .enabled(
            if: ["pngcheck", "jpeginfo"].allSatisfy(Program.isInstalled), "pngcheck or jpeginfo is missing"))
    func otherProgramsFindNothingWrong() throws {
        let folder = try TemporaryFolder()
        let texts = [PNGText(keyword: "parameters", text: Self.secret)]
        let png = try folder.write(
            PictureStripper.strip(PNGEncoder.encode(Self.scene, texts: texts), label: .model), to: "a.png")
        let plain = try JPEGEncoder.encode(Self.scene, quality: 85, xmp: Self.secret)
        let jpeg = try folder.write(PictureStripper.strip(plain, label: .model), to: "a.jpg")
        for (program, arguments) in [("pngcheck", ["-q", png.string]), ("jpeginfo", ["-c", jpeg.string])] {
            let outcome = try #require(Program(program)).run(arguments)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }
}

extension [UInt8] {
    /// The PNG with other data in its only chunk of that type.
    fileprivate func replacingChunk(_ type: String, _ change: ([UInt8]) -> [UInt8]) -> [UInt8] {
        var file = Array(prefix(8))
        var rest = dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let data = Array(rest.dropFirst(8).prefix(length))
            file += RawPNG.chunk(name, name == type ? change(data) : data)
            rest = rest.dropFirst(length + 12)
        }
        return file
    }
}
