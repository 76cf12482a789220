import Domain
import Media
package import Platform
package import SystemPackage
import Typesetting

/// Writes a PDF for screens: tagged, with text alternatives and an outline.
///
/// The same book gives the same bytes. Pages are written one after another, so that memory use does not grow with them.
package struct PDFWriter: BookWriter {
    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem = LocalFileSystem()) {
        self.fileSystem = fileSystem
    }

    @discardableResult
    package func write(_ book: Book, to path: FilePath) throws -> SHA256Digest? {
        let book = try book.ready(for: .pdf)
        let typefaces = Typefaces(for: LanguageTag(book.language), fileSystem: fileSystem)
        let drawn = DrawnBook(book, .reading, on: nil, typefaces)
        do {
            let document = try PDFDocument(PDFFacts(of: book, isTagged: true), at: path, on: fileSystem)
            for page in try drawn.pages(for: .pdf) {
                try Task.checkCancellation()
                try document.add(page.content, entries: page.entries)
            }
            try document.finish()
            return nil
        } catch let error as MissingFontError {
            throw BookError.unprintable(.pdf, title: book.title, reason: "\(error)")
        }
    }
}

extension PDFFacts {
    init(of book: Book, isTagged: Bool) {
        self.init(
            title: book.title, authors: book.authors, language: LanguageTag(book.language),
            identifier: book.identifier.filter(\.isHexDigit).uppercased(),
            modified: UTCTime(secondsSince1970: book.modified),
            sourceTypes: Set(book.pictures.map(\.provenance.digitalSourceType)).sorted(), isTagged: isTagged)
    }
}
