import CImageCodecs

/// A PNG file in the making: the signature, then chunk after chunk with length and CRC.
struct PNGChunkWriter {
    private(set) var bytes = PNGChunkReader.signature

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(bytes.count + count)
    }

    mutating func append(_ type: StaticString, _ data: [UInt8]) {
        data.withUnsafeBufferPointer { append(type, $0) }
    }

    mutating func append(_ type: StaticString, _ data: UnsafeBufferPointer<UInt8>) {
        bytes.appendBigEndian32(UInt32(data.count))
        let start = bytes.count
        type.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: data)
        let crc = bytes[start...].withUnsafeBufferPointer { cic_crc32(0, $0.baseAddress, $0.count) }
        bytes.appendBigEndian32(crc)
    }
}
