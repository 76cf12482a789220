import CImageCodecs
package import Domain

/// Turns PNG and JPEG files of any kind into pixels.
///
/// Files come from servers and disks that may send anything: sizes are checked before memory is taken, and whatever
/// is cut short, changed or not a picture throws.
package enum PictureDecoder {
    /// The picture as 8-bit RGB, laid on white where it lets light through. Colour profiles and EXIF orientation
    /// are not looked at.
    package static func decode(
        _ file: [UInt8], limits: PictureLimits = .standard
    ) throws(PictureError) -> Bitmap {
        let header = try PictureHeader.read(file)
        guard limits.allow(width: header.width, height: header.height) else {
            throw .tooLarge(width: header.width, height: header.height, limits: limits)
        }
        var outcome = cic_outcome()
        let count = header.width * header.height * 3
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { rgb, initializedCount in
            outcome = decode(file, header, into: rgb)
            initializedCount = outcome.status == CIC_DONE ? count : 0
        }
        switch outcome.status {
        case CIC_DONE: return Bitmap(width: header.width, height: header.height, layout: .rgb, bytes: bytes)
        case CIC_OUT_OF_MEMORY: throw .outOfMemory
        default: throw .damaged(header.format, reason: outcome.words)
        }
    }

    /// The same as programs show it: turned as its EXIF says.
    package static func decodeUpright(
        _ file: [UInt8], limits: PictureLimits = .standard
    ) throws(PictureError) -> Bitmap {
        let bitmap = try decode(file, limits: limits)
        guard let orientation = EXIFOrientation(of: file, try PictureHeader.read(file).format) else { return bitmap }
        return bitmap.turned(by: orientation)
    }

    private static func decode(
        _ file: [UInt8], _ header: PictureHeader, into rgb: UnsafeMutableBufferPointer<UInt8>
    ) -> cic_outcome {
        file.withUnsafeBufferPointer { file in
            switch header.format {
            case .png: cic_png_decode(file.baseAddress, file.count, header.width, header.height, rgb.baseAddress)
            case .jpeg: cic_jpeg_decode(file.baseAddress, file.count, header.width, header.height, rgb.baseAddress)
            }
        }
    }
}
