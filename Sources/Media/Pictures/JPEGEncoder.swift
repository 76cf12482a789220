import CImageCodecs
package import Domain

/// Writes baseline JPEG files (4:2:0). The same bitmap gives the same bytes with one version of libjpeg.
package enum JPEGEncoder {
    /// Maximum pixels per side of a JPEG file.
    static let sideLimit = 65_500

    /// `quality` is libjpeg's, limited to 1 to 100. `xmp` is an XMP packet of at most 65,504 bytes.
    package static func encode(_ bitmap: Bitmap, quality: Int, xmp: String? = nil) throws(PictureError) -> [UInt8] {
        guard (1...sideLimit).contains(bitmap.width), (1...sideLimit).contains(bitmap.height) else {
            throw .cannotEncode(
                .jpeg, reason: "“\(bitmap.width)x\(bitmap.height)” is not from 1 to \(sideLimit) pixels a side")
        }
        let packet = xmp.map { Array($0.utf8) } ?? []
        guard packet.count <= xmpLimit else {
            throw .cannotEncode(.jpeg, reason: "the XMP packet has \(packet.count) bytes, at most \(xmpLimit) fit")
        }
        var file = cic_buffer()
        defer { cic_release(&file) }
        let outcome = bitmap.bytes.withUnsafeBufferPointer { pixels in
            packet.withUnsafeBufferPointer { packet in
                cic_jpeg_encode(
                    pixels.baseAddress, bitmap.width, bitmap.height, bitmap.layout.rawValue, Int32(clamping: quality),
                    xmp == nil ? nil : packet.baseAddress, packet.count, &file)
            }
        }
        guard outcome.status == CIC_DONE else { throw .cannotEncode(.jpeg, reason: "libjpeg says “\(outcome.words)”") }
        return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// The 65,533 bytes of a segment without the label of XMP.
    private static let xmpLimit = 65_533 - 29
}
