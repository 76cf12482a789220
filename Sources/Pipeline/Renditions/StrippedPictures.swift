import Books
import Domain
import Media

/// Pictures without metadata on how they were made, except the label of their origin.
struct StrippedPictures: RenditionRecipe {
    let uses = ["stripped"]

    func mark(for picture: BookPicture) -> String {
        "\(PictureStripper.edition) \(picture.provenance.digitalSourceType)"
    }

    func make(from bytes: [UInt8], of picture: BookPicture) throws -> [EncodedRendition] {
        [
            EncodedRendition(
                bytes: try PictureStripper.strip(bytes, label: picture.provenance), format: picture.format,
                width: picture.size.width, height: picture.size.height)
        ]
    }
}
