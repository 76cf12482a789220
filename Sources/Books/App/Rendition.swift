package import Domain
package import SystemPackage

/// A picture of a book in one size, as a file.
package struct Rendition: Hashable, Sendable {
    var file: FilePath
    /// Lower-case hexadecimal SHA-256 of the file.
    var digest: String
    var format: PictureFormat
    /// Pixels.
    var width: Int
    var height: Int
    /// Bytes.
    var fileSize: Int

    package init(file: FilePath, digest: String, format: PictureFormat, width: Int, height: Int, fileSize: Int) {
        self.file = file
        self.digest = digest
        self.format = format
        self.width = width
        self.height = height
        self.fileSize = fileSize
    }

    /// Path in the bundle. The name is the digest. So equal files are packed once, and an app recognizes a file that it
    /// already has.
    var path: String { "pictures/" + format.fileName(digest: digest) }
}
