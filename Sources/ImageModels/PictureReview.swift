import Domain
package import Generators
package import ImageCodecs

/// Looks at what an image model sent: whether it is a picture, whole, of about the size asked for, and of something.
package struct PictureReview: Sendable {
    private let limits: PictureLimits

    package init(limits: PictureLimits = .standard) {
        self.limits = limits
    }

    /// Throws ``GenerationError`` of kind `badPicture` with what is wrong.
    @concurrent
    package func picture(in bytes: [UInt8], outline: PictureOutline) async throws -> GeneratedPicture {
        do {
            let header = try PictureHeader.read(bytes)
            guard outline.admits(width: header.width, height: header.height),
                let size = PixelSize(width: header.width, height: header.height)
            else {
                throw GenerationError(
                    .badPicture, "the picture is \(header.width)x\(header.height), and \(outline) was asked for")
            }
            let bitmap = try PictureDecoder.decode(bytes, limits: limits)
            if let blank = BlankPicture(bitmap) { throw GenerationError(.badPicture, "\(blank)") }
            return GeneratedPicture(bytes: bytes, format: header.format, size: size)
        } catch let error as PictureError {
            throw GenerationError(.badPicture, "\(error)")
        }
    }
}
