import Domain
import SystemPackage

/// A picture as it lies in the folder: once a digest, by which it is named.
struct ReaderPicture: Sendable {
    static let folder = "pictures"

    let file: FilePath
    let name: String

    init(_ picture: BookPicture) {
        file = picture.file
        name = Self.name(of: picture)
    }

    /// Relative to the document.
    static func path(of picture: BookPicture) -> String { "\(folder)/\(name(of: picture))" }

    private static func name(of picture: BookPicture) -> String {
        "\(picture.digest).\(picture.format.fileExtension)"
    }
}
