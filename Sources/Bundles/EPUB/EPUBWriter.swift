import Archives
import MarkupText
package import SystemPackage

/// Writes fixed-layout EPUB 3.3 books, of one story or of a collection's stories in order.
///
/// The same book gives the same bytes. Pictures go from their files into the archive one after another, unchanged and
/// uncompressed, so that memory does not grow with them.
package struct EPUBWriter: BookWriter {
    private static let folder = "EPUB/"
    private static let mediaType = "application/epub+zip"

    package init() {}

    /// Writes to `path`, which should be a temporary one; throws `CancellationError` where the task is cancelled.
    package func write(_ book: Book, to path: FilePath) throws {
        let publication = try EPUBPublication(book)
        var archive = try ZIPWriter(path: path, secondsSince1970: book.modified)
        try archive.add(Array(Self.mediaType.utf8), as: "mimetype", .stored)
        try archive.add(Array(Self.container.source.utf8), as: "META-INF/container.xml", .deflated)
        try Self.forEachDocument(of: publication) { name, text in
            try archive.add(Array(text.utf8), as: Self.folder + name, .deflated)
        }
        for picture in publication.pictures {
            try archive.add(contentsOf: picture.file, as: Self.folder + picture.path, .stored)
        }
        do {
            try archive.finish(isCancelled: { Task.isCancelled })
        } catch .cancelled {
            throw CancellationError()
        }
    }

    /// Every text of the book by its name in the book's folder.
    package static func forEachDocument(
        of publication: EPUBPublication, _ body: (_ name: String, _ text: String) throws -> Void
    ) rethrows {
        try body(EPUBPackage.path, EPUBPackage(publication).markup.source)
        try body(EPUBNavigation.path, EPUBNavigation(publication).markup.source)
        try body(EPUBStyle.path, EPUBStyle(publication.layout).css)
        let pages = EPUBPages(publication)
        for document in publication.documents {
            try body(document.path, pages.markup(of: document).source)
        }
    }

    private static let container: Markup = """
        <?xml version="1.0" encoding="UTF-8"?>
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
        <rootfiles>
        <rootfile full-path="\(folder + EPUBPackage.path)" media-type="application/oebps-package+xml"/>
        </rootfiles>
        </container>

        """
}
