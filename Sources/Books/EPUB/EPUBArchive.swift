import Media
import Platform
import SystemPackage

/// An edition as a file.
///
/// The same edition gives the same bytes. Pictures are copied from their files into the archive one after another,
/// unchanged and uncompressed, so that memory use does not grow with them.
struct EPUBArchive {
    private static let folder = "EPUB/"
    /// The media type, the container, the package, the navigation and the style sheet.
    private static let filesOfEveryBook = 5
    private static let mediaType = "application/epub+zip"

    private let edition: any EPUBEdition

    init(_ edition: any EPUBEdition) {
        self.edition = edition
    }

    /// Writes to `path`, which should be temporary, and returns the digest of the file. Throws `CancellationError` if the
    /// task is cancelled.
    func write(to path: FilePath) throws -> SHA256Digest {
        let publication = edition.publication
        try publication.requireRoom(besides: Self.filesOfEveryBook)
        var archive = try ZIPWriter(path: path, secondsSince1970: publication.book.modified)
        try archive.add(Array(Self.mediaType.utf8), as: "mimetype", .stored)
        try archive.add(Array(Self.container.source.utf8), as: "META-INF/container.xml", .deflated)
        try Self.add(EPUBPackage(publication).markup.source, as: EPUBPackage.path, to: &archive)
        try Self.add(EPUBNavigation(publication).markup.source, as: EPUBNavigation.path, to: &archive)
        try Self.add(edition.style, as: XHTMLDocument.stylePath, to: &archive)
        if let regions = publication.regions {
            try Self.add(regions.source, as: RegionNavigation.path, to: &archive)
        }
        for (index, document) in publication.documents.enumerated() {
            try Self.add(edition.markup(ofDocumentAt: index).source, as: document.path, to: &archive)
        }
        for font in publication.fonts.files {
            try archive.add(font.bytes, as: Self.folder + font.path, .deflated)
        }
        for picture in publication.pictures {
            try archive.add(contentsOf: picture.file, as: Self.folder + picture.path, .stored)
        }
        return try archive.finishUnlessCancelled(at: path)
    }

    private static func add(_ text: String, as name: String, to archive: inout ZIPWriter) throws(ArchiveError) {
        try archive.add(Array(text.utf8), as: folder + name, .deflated)
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
