import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Media

@Suite struct PNGEncoderTests {
    @Test(arguments: [(1, 1), (2, 1), (1, 3), (17, 33), (300, 16), (86, 97)])
    func givesBackEveryPixel(width: Int, height: Int) throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            for picture in [
                Bitmap.scene(width: width, height: height, seed: seed),
                .noise(width: width, height: height, seed: seed),
            ] {
                #expect(try PictureDecoder.decode(PNGEncoder.encode(picture)) == picture)
            }
        }
    }

    @Test func givesBackRunsOfEveryLength() throws {
        let bytes = (1...440).flatMap { [UInt8](repeating: UInt8($0 & 255), count: $0) }
        try expectRoundTrip(of: bytes, rows: 1)
    }

    @Test func givesBackPicturesOfSeveralChunks() throws {
        let noise = Bitmap.noise(width: 500, height: 300)
        #expect(try RawPNG.chunkTypes(of: PNGEncoder.encode(noise)).count { $0 == "IDAT" } > 1)
        try expectRoundTrip(of: noise.bytes, rows: 300)
        try expectRoundTrip(of: Bitmap.scene(width: 500, height: 300).bytes, rows: 300)
        try expectRoundTrip(of: [UInt8](repeating: 200, count: 32_768 * 3 * 5), rows: 5)
    }

    private func expectRoundTrip(of bytes: [UInt8], rows: Int) throws {
        let width = bytes.count / rows / 3
        let picture = Bitmap(width: width, height: rows, layout: .rgb, bytes: Array(bytes.prefix(width * rows * 3)))
        #expect(
            try PictureDecoder.decode(PNGEncoder.encode(picture), limits: .init(side: 40_000, pixels: 1 << 20))
                == picture)
    }

    @Test(arguments: [(1, 1), (2, 2), (17, 33), (64, 40)])
    func leavesOutTheFourthByte(width: Int, height: Int) throws {
        let padded = Bitmap.scene(width: width, height: height, layout: .rgbx)
        let plain = Bitmap.scene(width: width, height: height)
        #expect(try PNGEncoder.encode(padded) == PNGEncoder.encode(plain))
    }

    @Test func beginsWithSignatureHeaderAndColorSpace() throws {
        let file = try PNGEncoder.encode(.scene(width: 300, height: 200))
        let expected =
            RawPNG.signature + RawPNG.chunk("IHDR", [0, 0, 1, 44, 0, 0, 0, 200, 8, 2, 0, 0, 0])
            + RawPNG.chunk("sRGB", [0])
        #expect(Array(file.prefix(expected.count)) == expected)
        #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
    }

    /// No time and no gamma: other chunks that libpng may write do not affect the pixels.
    @Test func writesNoOtherChunks() throws {
        let texts = [PNGText(keyword: "Title", text: "Grün"), .xmp("<x:xmpmeta/>")]
        let file = try PNGEncoder.encode(.scene(width: 300, height: 200), texts: texts)
        #expect(RawPNG.chunkTypes(of: file) == ["IHDR", "sRGB", "tEXt", "iTXt", "IDAT", "IEND"])
    }

    @Test func writesTheSameBytesEveryTime() throws {
        let picture = Bitmap.scene(width: 200, height: 100)
        let texts = [PNGText(keyword: "Software", text: "Nightpress")]
        #expect(try PNGEncoder.encode(picture, texts: texts) == PNGEncoder.encode(picture, texts: texts))
    }

    @Test func makesLevelAreasAndGradientsSmall() throws {
        let level = try PNGEncoder.encode(.level([10, 20, 30], width: 512, height: 512))
        #expect(level.count < 512 * 512 * 3 / 200)
        let stripes = Bitmap(width: 512, height: 512, layout: .rgb) { _, y in
            [37, 91, 53].map { UInt8(truncatingIfNeeded: y * $0) }
        }
        #expect(try PNGEncoder.encode(stripes).count < 512 * 512 * 3 / 100)
        let scene = try PNGEncoder.encode(.scene(width: 512, height: 512))
        #expect(scene.count < 512 * 512 * 3 / 12)
    }

    /// Whether colours change slowly along rows or along columns. The other way they are noise.
    @Test(arguments: [true, false]) func givesEachRowTheBetterFilter(alongRows: Bool) throws {
        var random = SeededGenerator(seed: 1)
        let lines = (0..<256).map { _ in
            var gray = random.next(below: 256)
            return (0..<256).map { _ in
                gray += random.next(below: 3) - 1
                return UInt8(truncatingIfNeeded: gray)
            }
        }
        let picture = Bitmap(width: 256, height: 256, layout: .rgb) { x, y in
            [UInt8](repeating: alongRows ? lines[y][x] : lines[x][y], count: 3)
        }
        let file = try PNGEncoder.encode(picture)
        #expect(file.count < picture.bytes.count / 4)
        #expect(try PictureDecoder.decode(file) == picture)
    }

    @Test(arguments: [Bitmap.Layout.rgb, .rgbx]) func changesFiltersFromRowToRow(layout: Bitmap.Layout) throws {
        let noise = Bitmap.noise(width: 40, height: 20)
        // One row that fades, then two equal rows of noise.
        let picture = Bitmap(width: 40, height: 60, layout: layout) { x, y in
            guard y % 3 > 0 else { return [UInt8](repeating: UInt8(x + y), count: 3) }
            let first = 3 * (40 * (y / 3) + x)
            return Array(noise.bytes[first..<first + 3])
        }
        let plain = Bitmap(width: 40, height: 60, layout: .rgb) { x, y in
            let first = (40 * y + x) * (layout == .rgb ? 3 : 4)
            return Array(picture.bytes[first..<first + 3])
        }
        #expect(try PictureDecoder.decode(PNGEncoder.encode(picture)) == plain)
    }

    @Test func refusesAPictureWithoutPixels() {
        let error = #expect(throws: PictureError.self) {
            try PNGEncoder.encode(Bitmap(width: 0, height: 5, layout: .rgb, bytes: []))
        }
        #expect(error?.description == "cannot write a PNG picture: “0x5” is not from 1 to 32768 pixels a side")
    }

    @Test(.enabled(if: Program.isInstalled("pngcheck"), "pngcheck is not installed"))
    func pngcheckFindsNothingWrong() throws {
        let check = try #require(Program("pngcheck"))
        let folder = try TemporaryFolder()
        let texts = [PNGText(keyword: "Title", text: "Grün"), .xmp("<x:xmpmeta/>")]
        for picture in [Bitmap.scene(width: 301, height: 207), .noise(width: 50, height: 50)] {
            let file = try folder.write(PNGEncoder.encode(picture, texts: texts), to: "picture.png")
            let result = try check.run(["-q", file.string])
            #expect(result.status == 0, "\(result.output)")
        }
    }
}
