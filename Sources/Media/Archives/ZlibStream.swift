import CImageCodecs

/// Packs bytes into a zlib stream at libdeflate's default level.
package enum ZlibStream {
    private static let level: Int32 = 6

    package static func packed(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
        var packed = cic_buffer()
        defer { cic_release(&packed) }
        guard cic_deflate(bytes, bytes.count, level, &packed) else { throw .outOfMemory }
        return Array(UnsafeBufferPointer(start: packed.bytes, count: packed.count))
    }
}
