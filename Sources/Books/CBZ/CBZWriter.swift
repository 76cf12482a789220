import Domain
import Media
package import Platform
package import SystemPackage

/// Writes comic book archives: the book's pictures in reading order, and their facts as `ComicInfo.xml`.
///
/// The same book gives the same bytes. Pictures are copied from their files into the archive one after another,
/// unchanged and uncompressed, so that memory use does not grow with them. A picture that two pages show is packed
/// twice, because a reader shows the files of the archive one after another.
package struct CBZWriter: BookWriter {
    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem = LocalFileSystem()) {
        self.fileSystem = fileSystem
    }

    package func write(_ book: Book, to path: FilePath) throws {
        let comic = try ComicBook(book, on: fileSystem)
        try BookError.requireRoom(for: comic.pages.count + 1, in: .cbz, title: book.title)
        var archive = try ZIPWriter(path: path, secondsSince1970: book.modified)
        try archive.add(Array(ComicInfo(comic).markup.source.utf8), as: ComicInfo.path, .deflated)
        for page in comic.pages {
            try archive.add(contentsOf: page.picture.file, as: page.path, .stored)
        }
        try archive.finishUnlessCancelled()
    }
}
