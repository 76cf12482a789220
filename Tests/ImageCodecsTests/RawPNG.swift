/// Builds PNG files of any kind from packed rows, with deflate's stored blocks; for what the encoder does not write.
struct RawPNG {
    var width: Int
    var height: Int
    var bitDepth: UInt8 = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
    var colorType: UInt8
    var isInterlaced = false
    /// Chunks between the header and the pixels: `PLTE`, `tRNS`.
    var chunks: [(type: String, data: [UInt8])] = []
    /// Filter byte and packed samples of every row, pass after pass where interlaced.
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

    /// The types of a whole file's chunks in their order.
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
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
        }
        return ~crc
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
}
