import Testing

@testable import Domain
@testable import Media

/// Every input gives a picture or an error.
@Suite struct HostileFileTests {
    private let png: [UInt8]
    private let jpeg: [UInt8]

    init() throws {
        let picture = Bitmap.scene(width: 96, height: 80)
        png = try PNGEncoder.encode(picture, texts: [PNGText(keyword: "Title", text: "A lantern")])
        jpeg = try JPEGEncoder.encode(picture, quality: 90)
    }

    @Test func findsEveryCutInAPNGFile() {
        for count in stride(from: 8, to: png.count, by: 25) {
            #expect(
                error(of: Array(png.prefix(count)))?.hasPrefix("cannot read the PNG picture: it is damaged: ") == true)
        }
    }

    @Test func findsEveryCutInAJPEGFile() {
        for count in stride(from: 3, to: jpeg.count - 2, by: 25) {
            #expect(
                error(of: Array(jpeg.prefix(count)))?.hasPrefix("cannot read the JPEG picture: it is damaged: ") == true
            )
        }
    }

    @Test func saysWhatLibjpegSaysOfACutFile() {
        #expect(
            error(of: Array(jpeg.prefix(jpeg.count / 2)))
                == "cannot read the JPEG picture: it is damaged: “Premature end of JPEG file”")
    }

    @Test func findsAChangedByteAnywhereInAPNGFile() {
        for index in stride(from: 8, to: png.count, by: 3) {
            var changed = png
            changed[index] ^= 0x10
            #expect(error(of: changed) != nil, "byte \(index)")
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func survivesRandomlyFlippedBits(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for sample in [png, jpeg, JPEGSamples.progressive, JPEGSamples.ycck, JPEGSamples.separateScans] {
            for _ in 0..<60 {
                var changed = sample
                for _ in 0...generator.next(below: 6) {
                    changed[generator.next(below: changed.count)] ^= 1 << UInt8(generator.next(below: 8))
                }
                let picture = try? PictureDecoder.decode(changed, limits: PictureLimits(side: 2000, pixels: 1_000_000))
                if let picture { #expect(picture.bytes.count == picture.width * picture.height * 3) }
            }
        }
    }

    /// Bits are flipped and the CRCs corrected, so that the damage reaches zlib and libpng.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func survivesFlippedBitsBehindARightCRC(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            var row = (0...12).map { _ in UInt8(generator.next(below: 256)) }
            row[0] = UInt8(generator.next(below: 6))
            var data = RawPNG.zlibStored(row)
            data[generator.next(below: data.count)] ^= 1 << UInt8(generator.next(below: 8))
            var header = RawPNG.number(4) + RawPNG.number(1) + [8, 2, 0, 0, 0]
            header[8 + generator.next(below: 5)] ^= UInt8(generator.next(below: 8))
            let file =
                RawPNG.signature + RawPNG.chunk("IHDR", header) + RawPNG.chunk("IDAT", data) + RawPNG.chunk("IEND", [])
            _ = try? PictureDecoder.decode(file)
        }
    }

    @Test func refusesAWrongCRC() {
        var changed = png
        changed[png.count - 13] ^= 1
        #expect(error(of: changed) == "cannot read the PNG picture: it is damaged: “IDAT: CRC error”")
    }

    @Test(arguments: [0x7FFF_FFFF, 0xFFFF_FFFF, 100_000, 0])
    func refusesAWrongLength(length: Int) throws {
        let start = try #require(png.indices.first { png[$0...].starts(with: Array("IDAT".utf8)) })
        var changed = png
        changed.replaceSubrange(start - 4..<start, with: RawPNG.number(length))
        #expect(error(of: changed) != nil)
    }

    @Test func refusesPixelsThatAreMissingOrLeftOver() {
        let short = RawPNG(width: 4, height: 4, colorType: 0, rows: [[0, 1, 2, 3, 4]]).file
        #expect(error(of: short) == "cannot read the PNG picture: it is damaged: “Not enough image data”")
        let none =
            RawPNG.signature + RawPNG.chunk("IHDR", [0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0]) + RawPNG.chunk("IEND", [])
        #expect(error(of: none) != nil)
    }

    @Test func refusesAJPEGFileOfEndlessScans() throws {
        let file = JPEGSamples.separateScans
        let scans = file.indices.filter { file[$0...].starts(with: [0xFF, 0xDA]) }
        try #require(scans.count == 3)
        let next = try #require((scans[0] + 2..<file.count).first { file[$0...].starts(with: [0xFF, 0xC4]) })
        let first = Array(file[scans[0]..<next])
        var bomb = Array(file[..<scans[0]])
        for _ in 0..<5000 { bomb += first }
        bomb += file[scans[0]...]
        #expect(
            error(of: bomb) == "cannot read the JPEG picture: it is damaged: “the file has more than 100 scans”")
    }

    private func error(of file: [UInt8]) -> String? {
        do {
            _ = try PictureDecoder.decode(file)
            return nil
        } catch {
            return error.description
        }
    }
}
