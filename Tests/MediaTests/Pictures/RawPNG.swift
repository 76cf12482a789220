/// Builds PNG files of any kind from packed rows, with deflate's stored blocks, for files that the encoder does not
/// write.
struct RawPNG {
    var width: Int
    var height: Int
    var bitDepth: UInt8 = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
    var colorType: UInt8
    var isInterlaced = false
    /// Chunks between the header and the pixels: `PLTE`, `tRNS`.
    var chunks: [(type: String, data: [UInt8])] = []
    /// Filter byte and packed samples of every row; pass after pass if interlaced.
    var rows: [[UInt8]]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    var file: [UInt8] {
        var file = Self.signature
        let header = Self.number(width) + Self.number(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", header)
        for chunk in chunks { file += Self.chunk(chunk.type, chunk.data) }
        file += Self.chunk("IDAT", Self.zlibStored(rows.flatMap { $0 }))
        return file + Self.chunk("IEND", [])
    }

    /// The chunk types of a file in order.
    static func chunkTypes(of file: [UInt8]) -> [String] {
        var types: [String] = []
        var rest = file.dropFirst(signature.count)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            types.append(String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self))
            rest = rest.dropFirst(length + 12)
        }
        return types
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return number(data.count) + body + number(Int(crc(of: body)))
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func crc(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { crc, byte in crc >> 8 ^ crcOfByte[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }

    private static let crcOfByte: [UInt32] = (0...255).map { byte in
        (0..<8).reduce(byte) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }

    static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count <= 65_535, "one stored block is enough for tests")
        let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + number(Int(high << 16 | low))
    }

    /// At least `count` zeros and at most 258 more: deflate's fixed codes, 258 zeros in every 13 bits.
    static func zlibZeros(_ count: Int) -> [UInt8] {
        let matches = (count - 1 + 2063) / 2064 * 8
        // A last block of fixed codes, a literal zero, then repeated “258 bytes from one byte back”.
        let bits =
            [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
            + [[Int]](repeating: [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0], count: 16)
            .joined()
        let bytes = stride(from: 0, to: bits.count - 7, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 | UInt8(bits[start + $1]) << UInt8($1) }
        }
        let period = bytes[2..<15]
        var data: [UInt8] = [0x78, 0x01] + bytes[..<2]
        for _ in 0..<matches / 8 { data += period }
        // Seven zero bits end the block: the five left in the last byte, and two more.
        data[data.count - 1] &= 0b111
        return data + [0] + number((1 + matches * 258) % 65_521 << 16 | 1)
    }
}
