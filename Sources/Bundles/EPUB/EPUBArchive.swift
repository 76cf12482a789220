import Archives
import MarkupText
package import SystemPackage

/// An edition as a file.
///
/// The same edition gives the same bytes. Pictures go from their files into the archive one after another, unchanged
/// and uncompressed, so that memory does not grow with them.
package struct EPUBArchive: Sendable {
    private static let folder = "EPUB/"
    private static let mediaType = "application/epub+zip"

    private let edition: any EPUBEdition

    package init(_ edition: any EPUBEdition) {
        self.edition = edition
    }

    /// Writes to `path`, which should be a temporary one; throws `CancellationError` where the task is cancelled.
    package func write(to path: FilePath) throws {
        let publication = edition.publication
        var archive = try ZIPWriter(path: path, secondsSince1970: publication.book.modified)
        try archive.add(Array(Self.mediaType.utf8), as: "mimetype", .stored)
        try archive.add(Array(Self.container.source.utf8), as: "META-INF/container.xml", .deflated)
        try forEachText { name, text in
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

    /// Every text of the edition by its name in the book's folder.
    package func forEachText(_ body: (_ name: String, _ text: String) throws -> Void) throws {
        let publication = edition.publication
        try body(EPUBPackage.path, EPUBPackage(publication).markup.source)
        try body(EPUBNavigation.path, EPUBNavigation(publication).markup.source)
        try body(XHTMLDocument.stylePath, edition.style)
        for (index, document) in publication.documents.enumerated() {
            try body(document.path, edition.markup(ofDocumentAt: index).source)
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
