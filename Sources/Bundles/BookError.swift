package import Domain

/// A book of which nothing of a format can be made.
package enum BookError: Error, Hashable, Sendable {
    case noPages(ExportFormat, title: String)
    case noPictures(ExportFormat, title: String)
    /// Two pages that would have the same name.
    case repeatedPage(ExportFormat, title: String, story: Slug, number: Int)
    case repeatedStory(ExportFormat, title: String, story: Slug)
    /// `size` in bytes.
    case longManifest(title: String, size: Int)
}

extension BookError: CustomStringConvertible {
    package var description: String {
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
        case .repeatedPage(let format, let title, let story, let number):
            """
            cannot make \(format.withArticle) of “\(title)”: page \(number) of the story “\(story)” is there twice; \
            give each story a name of its own
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
        }
    }
}
