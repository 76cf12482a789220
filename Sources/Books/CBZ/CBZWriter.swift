import Domain
import Media
package import Platform
package import SystemPackage
import Typesetting

/// Writes comic book archives: the book's pages with their words as pictures, the words as text in ``ACBFDocument``, and
/// the facts as `ComicInfo.xml`.
///
/// The same book gives the same bytes. Pages are drawn into files beside the archive, so that memory use does not grow with
/// their number.
package struct CBZWriter: BookWriter {
    private let fileSystem: any FileSystem
    private let width: Int

    /// `width` pages are drawn at the same time.
    package init(fileSystem: any FileSystem = LocalFileSystem(), width: Int = 1) {
        self.fileSystem = fileSystem
        self.width = width
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) async throws -> SHA256Digest? {
        let folder = FilePath(path.string + ".pages")
        try fileSystem.makeDirectory(folder)
        let digest: SHA256Digest
        do {
            digest = try await write(book, to: path, drawingInto: folder)
        } catch {
            // The error to report is the first one.
            try? fileSystem.removeTree(folder)
            throw error
        }
        try fileSystem.removeTree(folder)
        return digest
    }

    private func write(_ book: Book, to path: FilePath, drawingInto folder: FilePath) async throws -> SHA256Digest {
        let comic: ComicBook
        do {
            comic = try await ComicBook(book, into: folder, on: fileSystem, width: width)
        } catch let error as MissingFontError {
            throw BookError.unprintable(.cbz, title: book.title, reason: "\(error)")
        }
        try BookError.requireRoom(for: comic.pages.count + 2, in: .cbz, title: book.title)
        var archive = try ZIPWriter(path: path, secondsSince1970: book.modified)
        try archive.add(Array(ComicInfo(comic).markup.source.utf8), as: ComicInfo.path, .deflated)
        try archive.add(Array(ACBFDocument(comic).markup.source.utf8), as: ACBFDocument.path, .deflated)
        for page in comic.pages {
            try archive.add(contentsOf: page.file, as: page.path, .stored)
        }
        return try archive.finishUnlessCancelled(at: path)
    }
}
