import CImageCodecs
import TestSupport
import Testing

@testable import Domain
@testable import Media

/// Undamaged files of the usual kind are decoded without libpng, to the same pixels. All others are left to libpng.
@Suite struct PlainPNGTests {
    private static let seeds: Range<UInt64> = Soak.isOn ? 0..<400 : 0..<4

    @Test(arguments: seeds) func decodesEveryFilterAsLibpngDoes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let png = Self.picture(random: &random)
            let pixels = try #require(Self.plainPixels(of: png.file, png.width, png.height))
            #expect(pixels == Self.libpngPixels(of: png.file, png.width, png.height))
        }
    }

    @Test func decodesWhatTheEncoderWrites() throws {
        let scene = Bitmap.scene(width: 300, height: 400)
        let file = try PNGEncoder.encode(scene, texts: [PNGText(keyword: "Title", text: "A lantern")])
        let pixels = try #require(Self.plainPixels(of: file, 300, 400))
        #expect(pixels == Self.libpngPixels(of: file, 300, 400))
        #expect(try PictureDecoder.decode(file).bytes == pixels)
    }

    @Test func skipsChunksThatDoNotChangePixels() throws {
        var random = SeededGenerator(seed: 1)
        var png = Self.picture(random: &random)
        png.chunks = [("gAMA", RawPNG.number(45_455)), ("eXIf", [1, 2, 3]), ("teXt", [])]
        let pixels = try #require(Self.plainPixels(of: png.file, png.width, png.height))
        #expect(pixels == Self.libpngPixels(of: png.file, png.width, png.height))
    }

    @Test(arguments: [0, 3, 4, 6] as [UInt8]) func leavesOtherKindsToLibpng(colorType: UInt8) {
        let png = RawPNG(width: 1, height: 1, colorType: colorType, rows: [[0, 1, 2, 3, 4]])
        #expect(Self.plainPixels(of: png.file, 1, 1) == nil)
    }

    @Test func leavesTransparentAndInterlacedFilesToLibpng() {
        var png = RawPNG(width: 1, height: 1, colorType: 2, rows: [[0, 1, 2, 3]])
        #expect(Self.plainPixels(of: png.file, 1, 1) == [1, 2, 3])
        png.isInterlaced = true
        #expect(Self.plainPixels(of: png.file, 1, 1) == nil)
        png.isInterlaced = false
        png.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
        #expect(Self.plainPixels(of: png.file, 1, 1) == nil)
    }

    /// zlib refuses a stream that reaches farther back than its header says.
    @Test func leavesASmallWindowToLibpng() {
        let row = [0] + [UInt8](repeating: 9, count: 300)
        let stream = RawPNG.zlibStored(row + row)
        for (size, isPlain) in [(0x18 as UInt8, false), (0x28, true), (0x88, false)] {
            let check = UInt8(31 - Int(size) * 256 % 31)
            let data = [size, check] + stream.dropFirst(2)
            let header = RawPNG.number(100) + RawPNG.number(2) + [8, 2, 0, 0, 0]
            let file =
                RawPNG.signature + RawPNG.chunk("IHDR", header) + RawPNG.chunk("IDAT", data) + RawPNG.chunk("IEND", [])
            #expect((Self.plainPixels(of: file, 100, 2) != nil) == isPlain, "\(size)")
        }
    }

    /// zlib also refuses a few code tables that libdeflate takes. The checksum of the pixels shows that they are right.
    @Test(arguments: seeds) func decodesADamagedFileAsLibpngDoes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let small = try PNGEncoder.encode(Bitmap.scene(width: 24, height: 16), texts: [.xmp("A lantern")])
        var decoded = 0
        for number in 0..<1000 {
            let png = Self.picture(random: &random)
            let isEncoded = random.next(below: 2) == 0
            let (width, height) = isEncoded ? (24, 16) : (png.width, png.height)
            let sound = isEncoded ? small : png.file
            let file = MutatedFile(sound, donor: small, random: &random).bytes
            guard let pixels = Self.plainPixels(of: file, width, height) else { continue }
            decoded += 1
            let expected =
                Self.libpngPixels(of: file, width, height) ?? Self.libpngPixels(of: sound, width, height)
            #expect(pixels == expected, "seed \(seed), change \(number)")
        }
        #expect(decoded > 0)
    }

    private static func picture(random: inout SeededGenerator) -> RawPNG {
        let (width, height) = (1 + random.next(below: 40), 1 + random.next(below: 12))
        let rows = (0..<height).map { _ in
            [UInt8(random.next(below: 5))] + (0..<3 * width).map { _ in UInt8(random.next(below: 256)) }
        }
        return RawPNG(width: width, height: height, colorType: 2, rows: rows)
    }

    private static func plainPixels(of file: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
        var rgb = [UInt8](repeating: 0, count: (3 * width + 1) * height)
        guard cic_png_decode_plain(file, file.count, width, height, &rgb) else { return nil }
        return Array(rgb.prefix(3 * width * height))
    }

    private static func libpngPixels(of file: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
        var rgb = [UInt8](repeating: 0, count: 3 * width * height)
        let outcome = cic_png_decode(file, file.count, width, height, &rgb)
        return outcome.status == CIC_DONE ? rgb : nil
    }
}
