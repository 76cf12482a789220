import Domain

/// The compressed pixels of a picture as a PDF takes them: those of its file, unchanged.
///
/// A file that a PDF cannot take is encoded again as PNG: one with transparency, a palette, interlacing, 16 bits or CMYK,
/// and one that its EXIF data turns.
package struct EncodedPixels: Sendable {
    package enum Coding: Sendable {
        /// A zlib stream of rows with PNG filters.
        case png
        case jpeg
    }

    package let coding: Coding
    package let width: Int
    package let height: Int
    /// 1 for grey, 3 for RGB.
    package let channels: Int
    package let data: [UInt8]

    package init(of file: [UInt8]) throws(PictureError) {
        let header = try PictureHeader.read(file)
        if EXIFOrientation(of: file, header.format) == nil {
            switch header.format {
            case .png:
                if let pixels = try Self.png(file) {
                    self = pixels
                    return
                }
            case .jpeg:
                if let channels = Self.jpegChannels(file) {
                    self.init(.jpeg, header, channels: channels, data: file)
                    return
                }
            }
        }
        let encoded = try PNGEncoder.encode(try PictureDecoder.decodeUpright(file))
        guard let pixels = try Self.png(encoded) else { throw .damaged(.png, reason: "it is not plain RGB") }
        self = pixels
    }

    private init(_ coding: Coding, _ header: PictureHeader, channels: Int, data: [UInt8]) {
        self.coding = coding
        width = header.width
        height = header.height
        self.channels = channels
        self.data = data
    }

    /// Nil for a file whose pixels a PDF cannot take.
    private static func png(_ file: [UInt8]) throws(PictureError) -> EncodedPixels? {
        var chunks = PNGChunkReader(file)
        guard let first = try chunks.next()?.data, first.count == 13 else { return nil }
        let facts = Array(first)
        let (depth, color, interlacing) = (facts[8], facts[9], facts[12])
        guard depth == 8, color == 0 || color == 2, interlacing == 0 else { return nil }
        var data: [UInt8] = []
        data.reserveCapacity(file.count)
        while let chunk = try chunks.next() {
            if chunk.type == "tRNS" { return nil }
            if chunk.type == "IDAT" { data += chunk.data }
        }
        return EncodedPixels(.png, try PictureHeader.read(file), channels: color == 0 ? 1 : 3, data: data)
    }

    /// 1 or 3; nil for another number, or a file without a frame header of a coding that PDF has.
    private static func jpegChannels(_ file: [UInt8]) -> Int? {
        var position = 2
        while position + 10 <= file.count, file[position] == 0xFF {
            let marker = file[position + 1]
            // Baseline, extended and progressive Huffman coding.
            if (0xC0...0xC2).contains(marker) {
                let channels = Int(file[position + 9])
                return file[position + 4] == 8 && (channels == 1 || channels == 3) ? channels : nil
            }
            guard marker != 0xDA else { return nil }
            position += marker == 0xFF ? 1 : 2 + file.bigEndian16(at: position + 2)
        }
        return nil
    }
}
