import CImageCodecs
package import Domain

/// Writes 8-bit RGB PNG files, tuned for drawn scenes: level areas and slow gradients.
///
/// Rows are filtered and compressed here rather than by libpng and zlib: in a tenth of their time, for files about a
/// sixth larger. The same bitmap and texts give the same bytes on every machine; nothing of the day goes in.
package enum PNGEncoder {
    /// The most pixels a side.
    package static let sideLimit = 32_768

    package static func encode(_ bitmap: Bitmap, texts: [PNGText] = []) throws(PictureError) -> [UInt8] {
        guard (1...sideLimit).contains(bitmap.width), (1...sideLimit).contains(bitmap.height) else {
            throw .cannotEncode(
                .png, reason: "“\(bitmap.width)x\(bitmap.height)” is not from 1 to \(sideLimit) pixels a side")
        }
        var file = PNGChunkWriter()
        file.append("IHDR", header(of: bitmap))
        file.append("sRGB", [perceptualIntent])
        for text in texts { try PNGTextChunks.append(text, to: &file) }
        try appendPixels(of: bitmap, to: &file)
        file.append("IEND", [])
        return file.bytes
    }

    private static let perceptualIntent: UInt8 = 0

    private static func header(of bitmap: Bitmap) -> [UInt8] {
        let bitsPerChannel: UInt8 = 8
        let rgb: UInt8 = 2
        var header: [UInt8] = []
        header.appendBigEndian32(UInt32(bitmap.width))
        header.appendBigEndian32(UInt32(bitmap.height))
        return header + [bitsPerChannel, rgb, 0, 0, 0]
    }

    private static func appendPixels(of bitmap: Bitmap, to file: inout PNGChunkWriter) throws(PictureError) {
        var data = cic_buffer()
        defer { cic_release(&data) }
        let status = bitmap.bytes.withUnsafeBufferPointer { pixels in
            cic_png_compress(pixels.baseAddress, bitmap.width, bitmap.height, bitmap.layout.rawValue, &data)
        }
        guard status == CIC_DONE else { throw .outOfMemory }
        file.reserve(data.count + 64)
        file.append("IDAT", UnsafeBufferPointer(start: data.bytes, count: data.count))
    }
}
