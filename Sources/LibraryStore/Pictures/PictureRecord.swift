package import Domain

/// The file of a picture as its row describes it.
package struct PictureRecord: Hashable, Sendable {
    /// Relative to the library.
    package var path: String
    package var digest: String
    package var format: PictureFormat
    /// Bytes.
    package var fileSize: Int
}

extension StoredPicture {
    package var keptFile: PictureRecord {
        PictureRecord(path: path, digest: digest, format: format, fileSize: fileSize)
    }
}

extension StoredRendition {
    package var keptFile: PictureRecord {
        PictureRecord(path: path, digest: digest, format: format, fileSize: fileSize)
    }
}
