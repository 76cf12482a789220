import Domain
import Platform
import SystemPackage

/// A book for comic readers: one picture after another.
struct ComicBook: Sendable {
    struct Page: Sendable {
        let picture: BookPicture
        /// Path in the archive. The bytewise order of names is the reading order.
        let path: String
        /// Size of the picture's file in bytes.
        let fileSize: Int
        /// The title of the story that begins here.
        let bookmark: String?
    }

    let book: Book
    let language: LanguageTag
    /// Never empty.
    let pages: [Page]

    /// Reads the sizes of the pictures' files from the disk. Throws ``BookError`` or `FileSystemError`.
    init(_ book: Book, on fileSystem: any FileSystem = LocalFileSystem()) throws {
        self.book = try book.ready(for: .cbz)
        language = LanguageTag(book.language)
        pages = try Self.pages(of: self.book, on: fileSystem)
    }

    private static func pages(of book: Book, on fileSystem: any FileSystem) throws(FileSystemError) -> [Page] {
        let digits = max(4, String(book.pictures.count).count)
        var pages: [Page] = []
        for story in book.stories {
            for (index, picture) in story.pictures.enumerated() {
                let number = (pages.count + 1).zeroPadded(to: digits)
                pages.append(
                    Page(
                        picture: picture, path: "p\(number).\(picture.format.fileExtension)",
                        fileSize: try fileSize(of: picture, on: fileSystem), bookmark: index == 0 ? story.title : nil))
            }
        }
        return pages
    }

    private static func fileSize(
        of picture: BookPicture, on fileSystem: any FileSystem
    ) throws(FileSystemError) -> Int {
        guard let status = try fileSystem.status(of: picture.file) else {
            throw FileSystemError(.read, picture.file, .system(.noSuchFileOrDirectory))
        }
        return status.size
    }
}
