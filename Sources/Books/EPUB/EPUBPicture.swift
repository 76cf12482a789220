import Domain
import SystemPackage

/// A picture as it is packed: once for each digest, even if several pages show it.
struct EPUBPicture: Hashable, Sendable {
    let file: FilePath
    let digest: String
    let format: PictureFormat
    let provenance: Provenance

    init(_ picture: BookPicture, provenance: Provenance) {
        file = picture.file
        digest = picture.digest
        format = picture.format
        self.provenance = provenance
    }

    var path: String { Self.folder + format.fileName(digest: digest) }
    var id: String { "picture-" + digest }

    static let folder = "images/"
}
