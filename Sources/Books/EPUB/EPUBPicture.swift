package import Domain
package import SystemPackage

/// A picture as it is packed: once a digest, however many pages show it.
package struct EPUBPicture: Hashable, Sendable {
    package let file: FilePath
    package let digest: String
    package let format: PictureFormat
    package let provenance: Provenance

    package init(_ picture: BookPicture, provenance: Provenance) {
        file = picture.file
        digest = picture.digest
        format = picture.format
        self.provenance = provenance
    }

    package var path: String { Self.folder + format.fileName(digest: digest) }
    package var id: String { "picture-" + digest }

    static let folder = "images/"
}
