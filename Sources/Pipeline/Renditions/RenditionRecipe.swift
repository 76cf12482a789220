import Books
import Domain
import Media

/// How renditions of one kind are made from a picture.
protocol RenditionRecipe: Sendable {
    /// What the renditions are for. A picture has each of these names once in the library.
    var uses: [String] { get }

    /// Everything that decides the renditions, except the picture's file.
    func mark(for picture: BookPicture) -> String

    /// One rendition for each use, from the bytes of the picture's file.
    func make(from bytes: [UInt8], of picture: BookPicture) throws -> [EncodedRendition]
}

/// A recipe that needs only the pixels of a picture.
protocol PixelRecipe: RenditionRecipe {
    /// One rendition for each use, from what programs display.
    func make(from pixels: Bitmap, of picture: BookPicture) throws -> [EncodedRendition]
}

extension PixelRecipe {
    func make(from bytes: [UInt8], of picture: BookPicture) throws -> [EncodedRendition] {
        try make(from: try PictureDecoder.decodeUpright(bytes), of: picture)
    }
}
