package import Domain
package import SystemPackage

/// A picture of a book in one size, as a file.
package struct Rendition: Hashable, Sendable {
    package var file: FilePath
    /// Lower-case hexadecimal SHA-256 of the file.
    package var digest: String
    package var format: PictureFormat
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Bytes.
    package var fileSize: Int

    package init(file: FilePath, digest: String, format: PictureFormat, width: Int, height: Int, fileSize: Int) {
        self.file = file
        self.digest = digest
        self.format = format
        self.width = width
        self.height = height
        self.fileSize = fileSize
    }

    /// In the bundle. The digest is the name, so that equal files are packed once and an app that has a file already
    /// knows it.
    package var path: String { "pictures/" + format.fileName(digest: digest) }
}
