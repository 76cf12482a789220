/// JPEG files with false statements about themselves.
extension HostilePicture {
    static let jpeg: [HostilePicture] = jpegHeaders + jpegTables + jpegScans + jpegKinds + jpegSurroundings

    private static let grey = RawJPEG(JPEGSamples.grey)
    private static let color = RawJPEG(JPEGSamples.separateScans)
    private static let progressive = RawJPEG(JPEGSamples.progressive)
    private static let restarts = RawJPEG(JPEGSamples.restarts)
    private static let readable = Outcome.picture(width: 24, height: 16)

    private static func jpeg(_ name: String, _ jpeg: RawJPEG, _ outcome: Outcome) -> HostilePicture {
        HostilePicture(name: name, file: jpeg.file, outcome: outcome)
    }

    private static let jpegHeaders = [
        jpeg("JPEG of 0×16", grey.sized(0, 16), .damaged),
        jpeg("JPEG of 24×0", grey.sized(24, 0), .damaged),
        jpeg(
            "JPEG of 65535×65535", grey.sized(65_535, 65_535),
            .error(
                "cannot read the picture: it is “65535x65535”, and at most 8192 pixels a side and 32000000 pixels in all are taken"
            )),
        jpeg("JPEG of 8000×4000 without pixels", grey.sized(8000, 4000), .damaged),
        jpeg("progressive JPEG of 8000×4000 without pixels", progressive.sized(8000, 4000), .damaged),
        jpeg("no frame header", grey.without(0xC0), .damaged),
        jpeg("two frame headers", grey.with { $0.segments.insert($0.segments[$0.frame], at: $0.frame) }, .damaged),
        jpeg(
            "a second frame header of another size",
            grey.with {
                $0.segments.insert(grey.sized(8000, 4000).segments[grey.frame], at: $0.scan)
            }, .damaged),
        jpeg("a precision of 12 bits", grey.with { $0.segments[$0.frame].data[0] = 12 }, .damaged),
        jpeg("a precision of 0 bits", grey.with { $0.segments[$0.frame].data[0] = 0 }, .damaged),
        jpeg("no components", grey.with { $0.segments[$0.frame].data[5] = 0 }, .damaged),
        jpeg("more components than are described", grey.with { $0.segments[$0.frame].data[5] = 4 }, .damaged),
        jpeg("a sampling factor of 0", grey.with { $0.segments[$0.frame].data[7] = 0 }, .damaged),
        jpeg("a sampling factor of 15", grey.with { $0.segments[$0.frame].data[7] = 0xFF }, .damaged),
        jpeg("a frame header cut short", grey.with { $0.segments[$0.frame].data.removeLast(4) }, .damaged),
    ]

    private static let jpegTables = [
        jpeg("no quantisation table", grey.without(0xDB), .damaged),
        jpeg("no Huffman tables, which are then the usual ones", grey.without(0xC4), readable),
        jpeg("half a quantisation table", grey.with { $0.segments[0].data.removeLast(32) }, .damaged),
        jpeg(
            "a Huffman table of too many codes",
            grey.with { jpeg in
                let table = jpeg.segments.firstIndex { $0.marker == 0xC4 } ?? 0
                jpeg.segments[table].data.replaceSubrange(1..<17, with: [UInt8](repeating: 255, count: 16))
            }, .damaged),
        jpeg(
            "a Huffman table of a number there is not",
            grey.with { jpeg in
                let table = jpeg.segments.firstIndex { $0.marker == 0xC4 } ?? 0
                jpeg.segments[table].data[0] = 0x1F
            }, .damaged),
    ]

    private static let jpegScans = [
        jpeg("a scan of a component there is not", grey.with { $0.segments[$0.scan].data[1] = 9 }, .damaged),
        jpeg("a scan of no component", grey.with { $0.segments[$0.scan].data[0] = 0 }, .damaged),
        jpeg(
            "a progressive scan of coefficients that do not exist",
            progressive.with { $0.segments[$0.scan].data.replaceSubrange(7..<9, with: [70, 99]) }, .damaged),
        jpeg("a scan without pixels", grey.with { $0.segments[$0.scan].pixels = [] }, .damaged),
        jpeg("no scan", grey.without(0xDA), .damaged),
        jpeg(
            "pixels of ones", grey.with { $0.segments[$0.scan].pixels = [UInt8](repeating: 0xFE, count: 500) }, .damaged
        ),
        jpeg(
            "a restart marker lost",
            restarts.with { jpeg in
                let marker = jpeg.segments[jpeg.scan].pixels.firstIndex(of: 0xFF) ?? 0
                jpeg.segments[jpeg.scan].pixels.removeSubrange(marker..<marker + 2)
            }, .damaged),
        jpeg(
            "a restart marker of another number",
            restarts.with { jpeg in
                let marker = jpeg.segments[jpeg.scan].pixels.firstIndex(of: 0xFF) ?? 0
                jpeg.segments[jpeg.scan].pixels[marker + 1] = 0xD5
            }, .damaged),
        jpeg(
            "progressive, a scan a hundred and fifty times",
            progressive.with { jpeg in
                let last = jpeg.segments[jpeg.segments.count - 1]
                jpeg.segments += [RawJPEG.Segment](repeating: last, count: 150)
            }, .damaged),
        jpeg(
            "progressive, large, of a hundred scans", RawJPEG.emptyScans(1280, 1280, count: 100),
            .picture(width: 1280, height: 1280)),
        jpeg("progressive, large, of a hundred and one", RawJPEG.emptyScans(1280, 1280, count: 101), .damaged),
        jpeg(
            "progressive, of 20 million pixels", RawJPEG.emptyScans(5000, 4000, count: 4),
            .picture(width: 5000, height: 4000)),
        jpeg(
            "progressive, of 32 million pixels", RawJPEG.emptyScans(8000, 4000, count: 4),
            .error("cannot hold the picture: there is not enough memory")),
    ]

    private static let jpegKinds = [
        HostilePicture(name: "arithmetic coding", file: JPEGSamples.arithmetic, outcome: readable),
        HostilePicture(
            name: "progressive arithmetic coding", file: JPEGSamples.progressiveArithmetic, outcome: readable),
        HostilePicture(name: "restart markers", file: JPEGSamples.restarts, outcome: readable),
        HostilePicture(name: "CMYK", file: JPEGSamples.cmyk, outcome: readable),
        HostilePicture(name: "YCCK", file: JPEGSamples.ycck, outcome: readable),
        jpeg("lossless", grey.with { $0.segments[$0.frame].marker = 0xC3 }, .damaged),
        jpeg("hierarchical", grey.with { $0.segments[$0.frame].marker = 0xC5 }, .damaged),
    ]

    private static let jpegSurroundings: [HostilePicture] = [
        jpeg("EXIF that says turned", grey.with { $0.segments.insert(exif, at: 0) }, readable),
        jpeg(
            "EXIF of no sense",
            grey.with { $0.segments.insert(.init(marker: 0xE1, data: Array("Exif\0\0MM".utf8)), at: 0) }, readable),
        jpeg(
            "comments by the thousand",
            grey.with {
                $0.segments.insert(
                    contentsOf: [RawJPEG.Segment](repeating: .init(marker: 0xFE, data: [65]), count: 5000), at: 0)
            }, readable),
        jpeg(
            "Adobe's marker cut short",
            grey.with { $0.segments.insert(.init(marker: 0xEE, data: Array("Adobe".utf8)), at: 0) }, readable),
        HostilePicture(name: "nothing but a start", file: [0xFF, 0xD8, 0xFF], outcome: .damaged),
        HostilePicture(name: "a start and an end", file: [0xFF, 0xD8, 0xFF, 0xD9], outcome: .damaged),
        HostilePicture(
            name: "fill bytes for ever", file: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000),
            outcome: .damaged),
        HostilePicture(
            name: "a segment of length 0", file: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + grey.file.dropFirst(2),
            outcome: .damaged),
        HostilePicture(
            name: "a segment longer than the file",
            file: [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF] + grey.file.dropFirst(2), outcome: .damaged),
        HostilePicture(name: "two starts", file: [0xFF, 0xD8] + grey.file, outcome: .damaged),
        HostilePicture(name: "no end", file: Array(grey.file.dropLast(2)), outcome: .damaged),
        HostilePicture(
            name: "garbage behind the end of a JPEG", file: grey.file + [UInt8](repeating: 7, count: 1000),
            outcome: readable),
    ]

    private static let exif = RawJPEG.Segment(
        marker: 0xE1,
        data: Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
}
