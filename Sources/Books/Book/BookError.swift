import Domain
import Media

/// Why no book of a format can be made.
enum BookError: Error, Hashable, Sendable {
    case noPages(ExportFormat, title: String)
    case noPictures(ExportFormat, title: String)
    /// `picture` is a digest.
    case missingRendition(title: String, picture: String, size: RenditionSize)
    /// Two pages would have the same name.
    case repeatedPage(ExportFormat, title: String, story: Slug, number: Int)
    case repeatedStory(ExportFormat, title: String, story: Slug)
    /// `size` is in bytes.
    case longManifest(title: String, size: Int)
    case manyFiles(ExportFormat, title: String, count: Int)
    /// `reason` says what to do.
    case unprintable(ExportFormat, title: String, reason: String)

    /// Throws ``manyFiles(_:title:count:)`` if a book has more files than an archive may have.
    static func requireRoom(for count: Int, in format: ExportFormat, title: String) throws(BookError) {
        guard count <= ZIPWriter.entryLimit else { throw .manyFiles(format, title: title, count: count) }
    }
}

extension BookError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noPages(let format, let title):
            """
            cannot make \(format.withArticle) of “\(title)”: it has no pages; make its pictures first with \
            “nightpress run”
            """
        case .noPictures(let format, let title):
            """
            cannot make \(format.withArticle) of “\(title)”: it has no pictures; make them first with “nightpress run”
            """
        case .missingRendition(let title, let picture, let size):
            """
            cannot make an app bundle of “\(title)”: the picture “\(picture)” is not there in the size \
            “\(size.rawValue)”; find what is wrong with it with “nightpress verify”
            """
        case .repeatedPage(let format, let title, let story, let number):
            """
            cannot make \(format.withArticle) of “\(title)”: page \(number) of the story “\(story)” is there twice; \
            give each page a number of its own
            """
        case .repeatedStory(let format, let title, let story):
            """
            cannot make \(format.withArticle) of “\(title)”: the story “\(story)” is there twice; give each story a \
            name of its own
            """
        case .longManifest(let title, let size):
            """
            cannot make an app bundle of “\(title)”: its manifest would have \(size) bytes, at most \
            \(AppManifest.sizeLimit) are read; export its stories one by one
            """
        case .manyFiles(let format, let title, let count):
            """
            cannot make \(format.withArticle) of “\(title)”: it would have \(count) files, at most \
            \(ZIPWriter.entryLimit) are read; export its stories one by one
            """
        case .unprintable(let format, let title, let reason):
            "cannot make \(format.withArticle) of “\(title)”: \(reason)"
        }
    }
}

extension ExportFormat {
    fileprivate var withArticle: String {
        switch self {
        case .bundle: "an app bundle"
        case .epub: "an EPUB"
        case .reflowable: "a reflowable EPUB"
        case .cbz: "a CBZ"
        case .html: "an HTML reader"
        case .pdf: "a PDF"
        case .print: "a print PDF"
        case .cover: "a cover sheet"
        }
    }
}
