import Domain
import FileSystems
import SystemPackage

/// A book as comic readers know it: one picture after the other.
package struct ComicBook: Sendable {
    package struct Page: Sendable {
        package let picture: BookPicture
        /// In the archive. Names sort bytewise as the pictures are read.
        package let path: String
        /// Of the picture's file, in bytes.
        package let fileSize: Int
        /// The title of the story that begins here.
        package let bookmark: String?
    }

    package let book: Book
    package let language: LanguageTag
    /// Never empty.
    package let pages: [Page]

    /// Asks the disk how large the pictures' files are; throws ``BookError`` or `FileSystemError`.
    package init(_ book: Book) throws {
        guard book.stories.contains(where: { !$0.pages.isEmpty }) else {
            throw BookError.noPages(.cbz, title: book.title)
        }
        self.book = book.printable
        language = LanguageTag(book.language)
        pages = try Self.pages(of: self.book)
        guard !pages.isEmpty else { throw BookError.noPictures(.cbz, title: book.title) }
    }

    private static func pages(of book: Book) throws(FileSystemError) -> [Page] {
        let count = book.stories.reduce(0) { $0 + $1.pages.reduce(0) { $0 + $1.pictures.count } }
        var pages: [Page] = []
        for story in book.stories {
            for (index, picture) in story.pages.flatMap(\.pictures).enumerated() {
                let name = padded(pages.count + 1, to: max(4, String(count).count))
                pages.append(
                    Page(
                        picture: picture, path: "p\(name).\(picture.format.fileExtension)",
                        fileSize: try fileSize(of: picture), bookmark: index == 0 ? story.title : nil))
            }
        }
        return pages
    }

    private static func fileSize(of picture: BookPicture) throws(FileSystemError) -> Int {
        guard let status = try LocalFileSystem().status(of: picture.file) else {
            throw FileSystemError(.read, picture.file, .system(.noSuchFileOrDirectory))
        }
        return status.size
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
