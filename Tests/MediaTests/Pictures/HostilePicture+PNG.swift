/// Based on Willem van Schaik's PngSuite, and on later bugs of PNG readers.
extension HostilePicture {
    static let png: [HostilePicture] = sizes + colorTypes + headers + chunkOrders + chunkContents + beforeAndAfter

    private static let raw = RawPNG(
        width: 4, height: 2, colorType: 2, rows: [[UInt8]](repeating: [0] + [UInt8](1...12), count: 2))
    private static let readable = Outcome.picture(width: 4, height: 2)
    private static let notAPicture = Outcome.error(
        "cannot read the picture: it does not begin like a PNG or JPEG picture")

    private static let sizes: [HostilePicture] = [
        sized(0, 2, .damaged), sized(4, 0, .damaged), sized(0, 0, .damaged), sized(4, 3, .damaged),
        sized(8000, 4000, .damaged), tooLarge(30_000, 30_000), tooLarge(8192, 3907), tooLarge(1 << 31, 1),
        tooLarge(1, 1 << 31), tooLarge(0xFFFF_FFFF, 0xFFFF_FFFF),
    ]

    private static func sized(_ width: Int, _ height: Int, _ outcome: Outcome) -> HostilePicture {
        var file = raw
        (file.width, file.height) = (width, height)
        return HostilePicture(name: "PNG of \(width)×\(height)", file: file.file, outcome: outcome)
    }

    private static func tooLarge(_ width: Int, _ height: Int) -> HostilePicture {
        let text = "cannot read the picture: it is “\(width)x\(height)”, and at most 8192 pixels a side and "
        return sized(width, height, .error(text + "32000000 pixels in all are taken"))
    }

    /// Types and depths that are incompatible or do not exist.
    private static let colorTypes: [HostilePicture] = {
        let pairs: [(type: UInt8, depth: UInt8)] = [
            (0, 3), (0, 0), (0, 32), (1, 8), (2, 1), (2, 4), (3, 16), (4, 4), (5, 8), (6, 2), (7, 8), (255, 255),
        ]
        return pairs.map { type, depth in
            var file = raw
            (file.colorType, file.bitDepth) = (type, depth)
            return HostilePicture(name: "colour type \(type) of \(depth) bits", file: file.file, outcome: .damaged)
        }
    }()

    private static let headers: [HostilePicture] = [
        made("an unknown compression", [header(10, 7), idat, iend], .damaged),
        made("an unknown kind of filters", [header(11, 7), idat, iend], .damaged),
        made("an unknown interlacing", [header(12, 7), idat, iend], .damaged),
        made("a header of 12 bytes", [("IHDR", Array(ihdr.data.dropLast())), idat, iend], .damaged),
        made("a header of 14 bytes", [("IHDR", ihdr.data + [0]), idat, iend], .damaged),
        made("an empty header", [("IHDR", []), idat, iend], .damaged),
    ]

    private static let chunkOrders: [HostilePicture] = [
        made("no header", [idat, iend], .damaged),
        made("two headers", [ihdr, ihdr, idat, iend], .damaged),
        made("no pixels", [ihdr, iend], .damaged),
        made("no end", [ihdr, idat], .damaged),
        made("nothing but a signature", [], .damaged),
        made("an end before the pixels", [ihdr, iend, idat], .damaged),
        made("a needed chunk that nobody knows", [ihdr, ("ABCD", [1]), idat, iend], .damaged),
        made("a chunk of no letters", [ihdr, ("1\n%A", []), idat, iend], .damaged),
        made("pixels parted by a text", [ihdr, start(9), ("tEXt", [65, 0]), rest(9), iend], .damaged),
        made("pixels in chunks of one byte and none", [ihdr] + crumbs + [iend], readable),
        made("a palette behind the pixels", [ihdr, idat, ("PLTE", [1, 2, 3]), iend], readable),
        made("an animation", [ihdr, ("acTL", twice), ("fcTL", frame), idat, ("fdAT", idat.data), iend], readable),
    ]

    private static let chunkContents: [HostilePicture] = [
        made("a bomb in iCCP", [ihdr, ("iCCP", Array("a\0\0".utf8) + bomb), idat, iend], readable),
        made("a bomb in zTXt", [ihdr, ("zTXt", Array("a\0\0".utf8) + bomb), idat, iend], readable),
        made("a bomb in iTXt", [ihdr, ("iTXt", Array("a\0\u{1}\0\0\0".utf8) + bomb), idat, iend], readable),
        made(
            "texts by the thousand", [ihdr] + [Chunk](repeating: ("tEXt", [65, 0, 66]), count: 5000) + [idat, iend],
            readable),
        made("a text without an end", [ihdr, ("tEXt", [65, 66]), idat, iend], readable),
        made("light of no sense", [ihdr, ("gAMA", [0, 0, 0, 0]), ("cHRM", [1]), ("sRGB", [9]), idat, iend], readable),
        made("depths of no sense", [ihdr, ("sBIT", [99, 0, 0]), ("pHYs", []), ("bKGD", [1]), idat, iend], readable),
    ]

    private static let beforeAndAfter: [HostilePicture] = [
        HostilePicture(
            name: "garbage behind the end", file: raw.file + [UInt8](repeating: 7, count: 1000), outcome: readable),
        HostilePicture(name: "another picture behind the end", file: raw.file + raw.file, outcome: readable),
        HostilePicture(name: "a byte before the signature", file: [7] + raw.file, outcome: notAPicture),
        HostilePicture(
            name: "line ends changed on the way", file: raw.file.filter { $0 != 13 }, outcome: notAPicture),
    ]

    private static let ihdr: Chunk = ("IHDR", RawPNG.number(4) + RawPNG.number(2) + [8, 2, 0, 0, 0])
    private static let idat: Chunk = ("IDAT", RawPNG.zlibStored(raw.rows.flatMap { $0 }))
    private static let crumbs: [Chunk] = idat.data.flatMap { [("IDAT", [$0]), ("IDAT", [])] as [Chunk] }
    private static let twice = RawPNG.number(2) + RawPNG.number(0)
    private static let frame = [UInt8](repeating: 0, count: 26)

    private static func header(_ place: Int, _ value: UInt8) -> Chunk {
        var data = ihdr.data
        data[place] = value
        return ("IHDR", data)
    }

    private static func start(_ count: Int) -> Chunk { ("IDAT", Array(idat.data.prefix(count))) }
    private static func rest(_ count: Int) -> Chunk { ("IDAT", Array(idat.data.dropFirst(count))) }
}
