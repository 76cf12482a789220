import Domain
import Media

/// Checks a reply of an image model: it must be a complete picture of about the requested size that is not blank.
///
/// The file type is detected from the bytes only. The size is checked in the header, before memory is allocated for the
/// pixels. Of an animation the still picture is checked and kept. Bytes after the end of a picture are no error: all
/// readers ignore them, and a redraw costs more.
///
/// Every picture of a backend passes here, so only what pictures need is stored: texts, comments, and other data that
/// no reader needs are removed.
package struct PictureReview: Sendable {
    var limits: PictureLimits = .standard

    /// Returns the picture without data that readers do not need; its pixels are unchanged. Throws ``GenerationError`` of kind `badPicture` with the
    /// reason.
    @concurrent
    func picture(in bytes: [UInt8], outline: ExpectedPictureSize) async throws -> GeneratedPicture {
        do {
            let header = try PictureHeader.read(bytes)
            let size = try size(of: header, outline: outline)
            let (bitmap, stripped) = try PictureDecoder.decodeAndStrip(bytes, limits: limits)
            if let blank = BlankPictureCheck(bitmap) { throw blank.error }
            return GeneratedPicture(
                bytes: stripped, format: header.format, size: size,
                pixels: try PictureDecoder.upright(bitmap, of: stripped))
        } catch let error as PictureError {
            throw GenerationError(.badPicture, "\(error)")
        }
    }

    private func size(of header: PictureHeader, outline: ExpectedPictureSize) throws -> PixelSize {
        let measures = "the picture is \(header.width)x\(header.height)"
        guard outline.admits(width: header.width, height: header.height) else {
            throw GenerationError(.badPicture, "\(measures), and \(outline) was asked for")
        }
        guard let size = PixelSize(width: header.width, height: header.height) else {
            let sides = PixelSize.sideLimits
            throw GenerationError(
                .badPicture,
                "\(measures), and pictures have from \(sides.lowerBound) to \(sides.upperBound) pixels a side")
        }
        return size
    }
}
