import Testing

@testable import Domain
@testable import Media

@Suite struct PictureDecoderTests {
    @Test func laysTransparentPixelsOnWhite() throws {
        let row: [UInt8] = [0] + [10, 20, 30, 255] + [10, 20, 30, 0] + [0, 100, 255, 51]
        let picture = try PictureDecoder.decode(RawPNG(width: 3, height: 1, colorType: 6, rows: [row]).file)
        #expect(picture.bytes == [10, 20, 30, 255, 255, 255, 204, 224, 255])
    }

    @Test func readsGreyWithAndWithoutAlpha() throws {
        let plain = RawPNG(width: 2, height: 1, colorType: 0, rows: [[0, 7, 200]])
        #expect(try PictureDecoder.decode(plain.file).bytes == [7, 7, 7, 200, 200, 200])
        let alpha = RawPNG(width: 2, height: 1, colorType: 4, rows: [[0, 100, 255, 0, 102]])
        #expect(try PictureDecoder.decode(alpha.file).bytes == [100, 100, 100, 153, 153, 153])
        let bits = RawPNG(width: 8, height: 1, bitDepth: 1, colorType: 0, rows: [[0, 0b1010_0000]])
        #expect(try PictureDecoder.decode(bits.file).bytes.prefix(9) == [255, 255, 255, 0, 0, 0, 255, 255, 255])
    }

    @Test func readsPalettesWithAndWithoutTransparency() throws {
        var file = RawPNG(width: 4, height: 1, bitDepth: 2, colorType: 3, rows: [[0, 0b00_01_10_01]])
        file.chunks = [("PLTE", [255, 0, 0, 0, 255, 0, 10, 20, 30])]
        #expect(try PictureDecoder.decode(file.file).bytes == [255, 0, 0, 0, 255, 0, 10, 20, 30, 0, 255, 0])
        file.chunks.append(("tRNS", [255, 0]))
        #expect(try PictureDecoder.decode(file.file).bytes == [255, 0, 0, 255, 255, 255, 10, 20, 30, 255, 255, 255])
    }

    @Test func takesTheNamedColorOfAnRGBFileForTransparent() throws {
        var file = RawPNG(width: 2, height: 1, colorType: 2, rows: [[0, 1, 2, 3, 4, 5, 6]])
        file.chunks = [("tRNS", [0, 4, 0, 5, 0, 6])]
        #expect(try PictureDecoder.decode(file.file).bytes == [1, 2, 3, 255, 255, 255])
    }

    @Test func roundsSixteenBitsToEight() throws {
        let row: [UInt8] = [0] + [0x12, 0x00, 0x12, 0x90, 0xFF, 0xFF] + [0x00, 0x7F, 0x00, 0x81, 0x80, 0x80]
        let picture = try PictureDecoder.decode(
            RawPNG(width: 2, height: 1, bitDepth: 16, colorType: 2, rows: [row]).file)
        #expect(picture.bytes == [0x12, 0x12, 0xFF, 0, 1, 0x80])
    }

    @Test func laysTransparentPixelsOnWhiteAtAnyDepth() throws {
        let deep: [UInt8] = [0] + [0, 0, 255, 255, 0, 0, 0, 0] + [0, 0, 255, 255, 0, 0, 0x33, 0x33]
        let color = RawPNG(width: 2, height: 1, bitDepth: 16, colorType: 6, rows: [deep])
        #expect(try PictureDecoder.decode(color.file).bytes == [255, 255, 255, 204, 255, 204])
        let grey = RawPNG(width: 2, height: 1, bitDepth: 16, colorType: 4, rows: [[0, 9, 9, 0, 0, 9, 9, 255, 255]])
        #expect(try PictureDecoder.decode(grey.file).bytes == [255, 255, 255, 9, 9, 9])
        var bits = RawPNG(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [[0, 0b00_01_10_11]])
        bits.chunks = [("tRNS", [0, 1])]
        #expect(
            try PictureDecoder.decode(bits.file).bytes == [0, 0, 0, 255, 255, 255, 170, 170, 170, 255, 255, 255])
        var words = RawPNG(width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [[0, 1, 2, 7, 7]])
        words.chunks = [("tRNS", [1, 2])]
        #expect(try PictureDecoder.decode(words.file).bytes == [255, 255, 255, 7, 7, 7])
    }

    @Test func readsInterlacedFiles() throws {
        let expected = Bitmap.scene(width: 13, height: 11)
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var rows: [[UInt8]] = []
        for (left, top, across, down) in passes {
            for y in stride(from: top, to: 11, by: down) {
                rows.append([0] + stride(from: left, to: 13, by: across).flatMap { expected[$0, y] })
            }
        }
        let file = RawPNG(width: 13, height: 11, colorType: 2, isInterlaced: true, rows: rows).file
        #expect(try PictureDecoder.decode(file) == expected)
    }

    @Test(arguments: [JPEGSamples.progressive, JPEGSamples.separateScans])
    func readsJPEGFilesOfOtherKinds(file: [UInt8]) throws {
        let picture = try PictureDecoder.decode(file)
        #expect((picture.width, picture.height) == (24, 16))
        #expect(isClose(picture[2, 8], [220, 30, 30], within: 12))
        #expect(isClose(picture[21, 8], [30, 30, 220], within: 12))
    }

    @Test func readsGreyJPEG() throws {
        let picture = try PictureDecoder.decode(JPEGSamples.grey)
        #expect(isClose(picture[3, 8], [40, 40, 40], within: 3))
        #expect(isClose(picture[20, 3], [200, 200, 200], within: 3))
    }

    @Test(arguments: [JPEGSamples.cmyk, JPEGSamples.ycck, JPEGSamples.plainCMYK])
    func convertsInkToLight(file: [UInt8]) throws {
        let picture = try PictureDecoder.decode(file)
        #expect(isClose(picture[2, 8], [255, 0, 0], within: 14))
        #expect(isClose(picture[12, 8], [0, 255, 0], within: 14))
        #expect(isClose(picture[21, 8], [127, 127, 127], within: 14))
    }

    @Test func refusesWhatIsTooLargeByItsHeaderAlone() {
        let header =
            RawPNG.signature + RawPNG.chunk("IHDR", RawPNG.number(30_000) + RawPNG.number(30_000) + [8, 2, 0, 0, 0])
        let error = #expect(throws: PictureError.self) { try PictureDecoder.decode(header) }
        #expect(
            error?.description
                == "cannot read the picture: it is “30000x30000”, "
                + "and at most 8192 pixels a side and 32000000 pixels in all are taken")
    }

    @Test(arguments: [(10, 10, true), (11, 1, false), (1, 11, false), (5, 10, true), (10, 6, false), (7, 7, true)])
    func keepsToTheLimits(width: Int, height: Int, isTaken: Bool) throws {
        let limits = PictureLimits(side: 10, pixels: width == 10 && height == 10 ? 100 : 50)
        for file in try [
            PNGEncoder.encode(.scene(width: width, height: height)),
            JPEGEncoder.encode(.scene(width: width, height: height), quality: 50),
        ] {
            let picture = try? PictureDecoder.decode(file, limits: limits)
            #expect((picture != nil) == isTaken)
        }
    }
}

func isClose(_ color: [UInt8], _ expected: [UInt8], within distance: Int) -> Bool {
    zip(color, expected).allSatisfy { abs(Int($0) - Int($1)) <= distance }
}
