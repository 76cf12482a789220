import Domain
import Platform

/// The file name of a picture in libraries and readers: its digest, and the extension of its type.
struct PictureFileName {
    let digest: SHA256Digest

    /// Nil for all other names.
    init?(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let digest = SHA256Digest(hex: String(parts[0])),
            PictureFormat.allCases.contains(where: { $0.fileExtension == parts[1] })
        else { return nil }
        self.digest = digest
    }
}
