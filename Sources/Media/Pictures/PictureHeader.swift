package import Domain

/// Type and size from the first bytes of a picture file.
package struct PictureHeader: Hashable, Sendable {
    package let format: PictureFormat
    /// Pixels, at least 1.
    package let width: Int
    /// Pixels, at least 1.
    package let height: Int

    /// Reads type and size without decoding. The file name is ignored.
    package static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
        let kind = FileKind(of: bytes)
        let size: (width: Int, height: Int)
        let format: PictureFormat
        switch kind {
        case .png:
            format = .png
            size = try pngSize(bytes)
        case .jpeg:
            format = .jpeg
            size = try jpegSize(bytes)
        default:
            throw .notAPicture(kind: kind?.rawValue)
        }
        guard size.width > 0, size.height > 0 else { throw .damaged(format, reason: "a side has no pixels") }
        return PictureHeader(format: format, width: size.width, height: size.height)
    }

    private static func pngSize(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
        var chunks = PNGChunkReader(bytes)
        guard let header = try chunks.next(), header.type == "IHDR", header.data.count == 13 else {
            throw .damaged(.png, reason: "the header is missing")
        }
        let start = header.data.startIndex
        return (bytes.bigEndian32(at: start), bytes.bigEndian32(at: start + 4))
    }

    /// Reads segments up to the frame header, which contains the size.
    private static func jpegSize(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            let length = bytes.bigEndian16(at: position + 2)
            if isFrameHeader(marker), length >= 8, position + 9 <= bytes.count {
                return (bytes.bigEndian16(at: position + 7), bytes.bigEndian16(at: position + 5))
            }
            guard length >= 2, marker != startOfScan, marker != endOfImage else { break }
            position += 2 + length
        }
        throw .damaged(.jpeg, reason: "the frame header is missing")
    }

    private static let startOfScan: UInt8 = 0xDA
    private static let endOfImage: UInt8 = 0xD9

    /// SOF0 to SOF15, without the three markers in that range with other meanings (DHT, JPG, DAC).
    private static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
