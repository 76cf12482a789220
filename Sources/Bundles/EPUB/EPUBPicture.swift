package import Domain
package import SystemPackage

/// A picture as it is packed: once a digest, however many pages show it.
///
/// It is named by its whole digest. The name then never changes, cannot meet another's, and tells where the picture is
/// kept in the library.
package struct EPUBPicture: Hashable, Sendable {
    package let file: FilePath
    package let digest: String
    package let format: PictureFormat
    package var provenance: Provenance

    package init(_ picture: BookPicture) {
        file = picture.file
        digest = picture.digest
        format = picture.format
        provenance = picture.provenance
    }

    package var path: String { Self.path(of: digest, format) }
    package var id: String { "picture-" + digest }

    package static func path(of digest: String, _ format: PictureFormat) -> String {
        "images/\(digest).\(format.fileExtension)"
    }
}
