import Books
import Domain
import LibraryStore
import Media

/// Small pictures for reports, always in JPEG.
struct Thumbnails: PixelRecipe {
    /// Increased when the same picture gives other pixels.
    private static let edition = 1
    /// Length of the longer side in pixels: enough for a frame of a strip on a high-resolution screen.
    static let side = 256
    /// On libjpeg's scale from 1 to 100.
    private static let quality = 78

    let uses = [PictureStore.thumbnailUse]
    /// The same mark for all pictures.
    let mark = "\(edition) \(side) \(quality) \(CodecVersions.jpeg)"

    func mark(for picture: BookPicture) -> String { mark }

    /// A picture that is small enough itself is shown as it is.
    static func areNeeded(for size: PixelSize) -> Bool { max(size.width, size.height) > side }

    func make(from pixels: Bitmap, of picture: BookPicture) throws -> [EncodedRendition] {
        let small = try pixels.fitted(within: Self.side, by: Self.side)
        let jpeg = try JPEGEncoder.encode(small, quality: Self.quality, xmp: picture.provenance.xmpPacket)
        return [EncodedRendition(bytes: jpeg, format: .jpeg, width: small.width, height: small.height)]
    }
}
