import CImageCodecs

/// Bytes packed by zlib at its highest level.
package enum ZlibStream {
    package static func packed(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
        var packed = cic_buffer()
        defer { cic_release(&packed) }
        guard cic_deflate(bytes, bytes.count, &packed) else { throw .outOfMemory }
        return Array(UnsafeBufferPointer(start: packed.bytes, count: packed.count))
    }
}
