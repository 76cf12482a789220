import CImageCodecs
import Domain

/// Reads the chunks of a PNG file in order, and checks lengths and CRCs.
struct PNGChunkReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    struct Chunk {
        /// Four letters.
        var type: String
        var data: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private var position = Self.signature.count
    private var isAtEnd = false

    /// The file must begin with ``signature``.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next chunk; nil after `IEND`, which is the last.
    mutating func next() throws(PictureError) -> Chunk? {
        guard !isAtEnd else { return nil }
        guard bytes.count - position >= 12 else { throw .damaged(.png, reason: "the file ends early") }
        let length = bytes.bigEndian32(at: position)
        guard length <= bytes.count - position - 12 else { throw .damaged(.png, reason: "the file ends early") }
        let body = position + 4..<position + 8 + length
        let type = String(decoding: bytes[body.prefix(4)], as: UTF8.self)
        guard Self.crc(of: bytes[body]) == bytes.bigEndian32(at: body.upperBound) else {
            throw .damaged(.png, reason: "\(type): CRC error")
        }
        position = body.upperBound + 4
        isAtEnd = type == "IEND"
        return Chunk(type: type, data: bytes[body.dropFirst(4)])
    }

    static func crc(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { Int(cic_crc32(0, $0.baseAddress, $0.count)) }
    }
}
