import Books
import Domain
import Media

/// Pictures without metadata on how they were made: with the label of their origin, or with nothing added.
struct StrippedPictures: RenditionRecipe {
    let isLabelled: Bool

    var uses: [String] { [isLabelled ? "stripped" : "clean"] }

    func mark(for picture: BookPicture) -> String {
        "\(PictureStripper.edition)" + (isLabelled ? " \(picture.provenance.digitalSourceType)" : "")
    }

    func make(from bytes: [UInt8], of picture: BookPicture) throws -> [EncodedRendition] {
        [
            EncodedRendition(
                bytes: try PictureStripper.strip(bytes, label: isLabelled ? picture.provenance : nil),
                format: picture.format, width: picture.size.width, height: picture.size.height)
        ]
    }
}
