package import Domain
import GRDB

/// A picture that was made from another for books: a smaller one, or one without metadata.
package struct StoredRendition: Hashable, Sendable {
    /// Digest of the source picture.
    package var source: String
    /// What it is for, such as `high.jpeg`. A picture has one rendition for each use.
    package var use: String
    /// Everything besides its source that decides it. A rendition with another recipe is out of date.
    package var recipe: String
    /// Lower-case hexadecimal SHA-256 of the file.
    package var digest: String
    package var format: PictureFormat
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Bytes.
    package var fileSize: Int

    package init(
        source: String, use: String, recipe: String, digest: String, format: PictureFormat, width: Int, height: Int,
        fileSize: Int
    ) {
        self.source = source
        self.use = use
        self.recipe = recipe
        self.digest = digest
        self.format = format
        self.width = width
        self.height = height
        self.fileSize = fileSize
    }

    /// Relative to the library.
    package var path: String { Self.path(of: digest, format) }

    static func path(of digest: String, _ format: PictureFormat) -> String {
        "renditions/\(digest.prefix(2))/\(digest).\(format.fileExtension)"
    }
}

extension StoredRendition {
    /// Nil for a row that this program cannot have written. The digest becomes part of a path.
    init?(_ row: Row) {
        guard let file = RenditionFile(row).file,
            let width = Int.fromDatabaseValue(row["width"]), let height = Int.fromDatabaseValue(row["height"]),
            width > 0, height > 0
        else { return nil }
        self.init(
            source: row["source"], use: row["use"], recipe: row["recipe"], digest: file.digest, format: file.format,
            width: width, height: height, fileSize: file.fileSize)
    }
}
