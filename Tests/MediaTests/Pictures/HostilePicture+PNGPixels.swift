/// PNG files with a correct header and a wrong palette, transparency or pixels.
extension HostilePicture {
    static let pngPixels: [HostilePicture] = palettes + transparencies + pixels + large

    private static let readable = Outcome.picture(width: 4, height: 1)

    private static let palettes: [HostilePicture] = [
        palette("no palette", [], .damaged),
        palette("an empty palette", [("PLTE", [])], .damaged),
        palette("a palette of four bytes", [("PLTE", [1, 2, 3, 4])], .damaged),
        palette("a palette of 257 colours", [("PLTE", [UInt8](repeating: 1, count: 771))], .damaged),
        palette("two palettes", [("PLTE", [1, 2, 3]), ("PLTE", [4, 5, 6])], .damaged),
        palette("colours that the palette does not have", [("PLTE", [1, 2, 3, 4, 5, 6])], readable),
        palette("more colours than pixels can name", [("PLTE", [UInt8](repeating: 9, count: 15))], readable),
        palette("more transparency than colours", [("PLTE", [1, 2, 3]), ("tRNS", [0, 1, 2, 3, 4])], readable),
        palette("transparency before the palette", [("tRNS", [0]), ("PLTE", [1, 2, 3])], readable),
        palette("transparency of no colour", [("PLTE", [1, 2, 3]), ("tRNS", [])], readable),
    ]

    private static let transparencies: [HostilePicture] = [
        transparency(of: 1, colorType: 0, channels: 1), transparency(of: 3, colorType: 0, channels: 1),
        transparency(of: 5, colorType: 2, channels: 3), transparency(of: 7, colorType: 2, channels: 3),
        transparency(of: 2, colorType: 4, channels: 2), transparency(of: 6, colorType: 6, channels: 4),
    ]

    private static let pixels: [HostilePicture] = [
        row("an unknown filter", [5, 1, 2, 3, 4], .damaged),
        row("a filter that looks above the first row", [2, 1, 2, 3, 4], readable),
        row("a row too short", [0, 1, 2, 3], .damaged),
        row("a row too many", [0, 1, 2, 3, 4, 0, 1, 2, 3, 4], readable),
        stream("compression of another kind", [0x7B, 0x01] + sound.dropFirst(2), .damaged),
        stream("a dictionary that nobody has", [0x78, 0x20] + sound.dropFirst(2), .damaged),
        stream("a wrong checksum of the pixels", sound.dropLast() + [0xEE], .damaged),
        stream("no byte of pixels", [], .damaged),
        stream("a bomb behind four pixels", bomb, readable),
    ]

    private static let large: [HostilePicture] = [
        zeros("32 million pixels in 600 kB", 8000, 4000, [8, 2, 0, 0, 0], count: 4000 * 24_001),
        zeros("32 million pixels of 64 bits, interlaced", 8000, 4000, [16, 6, 0, 0, 1], count: 256_007_500),
        zeros("32 million pixels of one bit", 8192, 3906, [1, 0, 0, 0, 0], count: 3906 * 1025),
    ]

    /// A hundred million zeros in 600 kB.
    static let bomb = RawPNG.zlibZeros(100_000_000)
    private static let sound = RawPNG.zlibStored([0, 1, 2, 3, 4])

    private static func palette(_ name: String, _ chunks: [Chunk], _ outcome: Outcome) -> HostilePicture {
        var file = RawPNG(width: 4, height: 1, bitDepth: 2, colorType: 3, rows: [[0, 0b00_01_10_11]])
        file.chunks = chunks
        return HostilePicture(name: name, file: file.file, outcome: outcome)
    }

    private static func transparency(of count: Int, colorType: UInt8, channels: Int) -> HostilePicture {
        let row = [UInt8](repeating: 0, count: 1 + 4 * channels)
        var file = RawPNG(width: 4, height: 1, colorType: colorType, rows: [row])
        file.chunks = [("tRNS", [UInt8](repeating: 0, count: count))]
        return HostilePicture(
            name: "transparency of \(count) bytes in colour type \(colorType)", file: file.file, outcome: readable)
    }

    private static func row(_ name: String, _ row: [UInt8], _ outcome: Outcome) -> HostilePicture {
        stream(name, RawPNG.zlibStored(row), outcome)
    }

    private static func stream(_ name: String, _ data: [UInt8], _ outcome: Outcome) -> HostilePicture {
        let header: Chunk = ("IHDR", RawPNG.number(4) + RawPNG.number(1) + [8, 0, 0, 0, 0])
        return made(name, [header, ("IDAT", data), iend], outcome)
    }

    private static func zeros(_ name: String, _ width: Int, _ height: Int, _ kind: [UInt8], count: Int)
        -> HostilePicture
    {
        let header: Chunk = ("IHDR", RawPNG.number(width) + RawPNG.number(height) + kind)
        return made(
            name, [header, ("IDAT", RawPNG.zlibZeros(count)), iend], .picture(width: width, height: height))
    }
}
