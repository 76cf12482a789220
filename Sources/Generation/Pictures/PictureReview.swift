import Domain
import Media

/// Looks at what an image model sent: whether it is a picture, whole, of about the size asked for, and of something.
///
/// What it is, is told by its bytes alone. Its size is judged by its header, before memory is taken for its pixels. Of
/// an animation the still picture is looked at. What stands behind the end of a picture is let be: every reader passes
/// over it, and drawing anew costs more than it does.
package struct PictureReview: Sendable {
    var limits: PictureLimits = .standard

    /// The same bytes, known to be a picture. Throws ``GenerationError`` of kind `badPicture` with what is wrong.
    @concurrent
    func picture(in bytes: [UInt8], outline: ExpectedPictureSize) async throws -> GeneratedPicture {
        do {
            let header = try PictureHeader.read(bytes)
            let size = try size(of: header, outline: outline)
            let bitmap = try PictureDecoder.decode(bytes, limits: limits)
            if let blank = BlankPictureCheck(bitmap) { throw GenerationError(.badPicture, "\(blank)") }
            return GeneratedPicture(bytes: bytes, format: header.format, size: size)
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
