import CImageCodecs
package import Domain

/// Decodes PNG and JPEG files of any kind.
///
/// Files from servers and disks may have any contents. Sizes are checked before memory is allocated. A file that is cut
/// short, damaged or not a picture throws.
package enum PictureDecoder {
    /// The picture as 8-bit RGB, on white where it is transparent. Colour profiles and EXIF orientation are ignored.
    package static func decode(
        _ file: [UInt8], limits: PictureLimits = .standard
    ) throws(PictureError) -> Bitmap {
        try decodeWhole(file, limits).bitmap
    }

    /// The pixels as ``decode(_:limits:)`` gives them, and the file as ``PictureStripper`` gives it. Faster than both.
    package static func decodeAndStrip(
        _ file: [UInt8], limits: PictureLimits = .standard
    ) throws(PictureError) -> (bitmap: Bitmap, stripped: [UInt8]) {
        let (bitmap, isExact) = try decodeWhole(file, limits)
        return (bitmap, try PictureStripper.strip(file, isExact: isExact))
    }

    /// `isExact`: whether the image data is known to have the bytes of the pixels and no others.
    private static func decodeWhole(
        _ file: [UInt8], _ limits: PictureLimits
    ) throws(PictureError) -> (bitmap: Bitmap, isExact: Bool) {
        let header = try PictureHeader.read(file)
        guard limits.allow(width: header.width, height: header.height) else {
            throw .tooLarge(width: header.width, height: header.height, limits: limits)
        }
        var (outcome, isExact) = (cic_outcome(), false)
        let count = header.width * header.height * 3
        let bytes = [UInt8](unsafeUninitializedCapacity: count + header.height) { rgb, initializedCount in
            (outcome, isExact) = decode(file, header, into: rgb)
            initializedCount = outcome.status == CIC_DONE ? count : 0
        }
        switch outcome.status {
        case CIC_DONE: return (Bitmap(width: header.width, height: header.height, layout: .rgb, bytes: bytes), isExact)
        case CIC_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .damaged(header.format, reason: outcome.words)
        }
    }

    /// The picture as programs display it: turned by its EXIF orientation.
    package static func decodeUpright(
        _ file: [UInt8], limits: PictureLimits = .standard
    ) throws(PictureError) -> Bitmap {
        try upright(try decode(file, limits: limits), of: file)
    }

    /// The pixels of a file turned by its EXIF orientation.
    package static func upright(_ bitmap: Bitmap, of file: [UInt8]) throws(PictureError) -> Bitmap {
        guard let orientation = EXIFOrientation(of: file, try PictureHeader.read(file).format) else { return bitmap }
        return bitmap.turned(by: orientation)
    }

    /// `rgb` has room for one more byte a row.
    private static func decode(
        _ file: [UInt8], _ header: PictureHeader, into rgb: UnsafeMutableBufferPointer<UInt8>
    ) -> (cic_outcome, isExact: Bool) {
        let (width, height) = (header.width, header.height)
        return file.withUnsafeBufferPointer { file in
            switch header.format {
            case .png where cic_png_decode_plain(file.baseAddress, file.count, width, height, rgb.baseAddress):
                (cic_outcome(), true)
            case .png: (cic_png_decode(file.baseAddress, file.count, width, height, rgb.baseAddress), false)
            case .jpeg: (cic_jpeg_decode(file.baseAddress, file.count, width, height, rgb.baseAddress), false)
            }
        }
    }
}
