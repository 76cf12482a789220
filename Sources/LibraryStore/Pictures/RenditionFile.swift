import Domain
import GRDB
import Platform

/// A file that rows of the table of renditions name.
package struct RenditionFile: Sendable {
    /// The value of the digest column.
    package var key: String
    /// Nil if the rows are not ones that this program can have written.
    package var file: PictureRecord?

    init(_ row: Row) {
        key = row["digest"]
        guard let digest = SHA256Digest(hex: key)?.hex,
            let format = String.fromDatabaseValue(row["format"]).flatMap(PictureFormat.init),
            let fileSize = Int.fromDatabaseValue(row["bytes"]), fileSize > 0
        else { return }
        file = PictureRecord(
            path: StoredRendition.path(of: digest, format), digest: digest, format: format, fileSize: fileSize)
    }
}
