package import Domain
import GRDB

/// A picture that was made from another for books: a smaller one, or one without what its file said of how it was made.
package struct StoredRendition: Hashable, Sendable {
    /// Digest of the picture that it was made from.
    package var source: String
    /// What it is for, such as `high.jpeg`; a picture has one of each.
    package var use: String
    /// Everything that decided it besides its source. One of another recipe is of no use any more.
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
    /// Nil where the row cannot be one that was written here: its digest becomes part of a path.
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
