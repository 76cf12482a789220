import Domain
import Media

/// The content of an edition: its documents in reading order, where its stories and pages begin, and its pictures in
/// order of appearance.
struct EPUBPublication: Sendable {
    /// Where a story begins.
    struct Opening: Hashable, Sendable {
        let title: String
        /// Relative to the navigation document.
        let target: String
        fileprivate(set) var chapters: [Chapter] = []
    }

    struct Chapter: Hashable, Sendable {
        let title: String
        let target: String
    }

    /// Where a page begins.
    struct PageMark: Hashable, Sendable {
        /// Number across all stories, from 1.
        let number: Int
        /// Relative to the navigation document.
        let target: String
    }

    /// Its names can be printed. Its identifier is the edition's own.
    let book: Book
    let language: LanguageTag
    let fonts: BookFonts
    let rendition: EPUBRendition
    /// In reading order: the cover, at least one document inside, the colophon.
    let documents: [EPUBDocument]
    let openings: [Opening]
    let pages: [PageMark]
    let pictures: [EPUBPicture]
    /// The document of ``RegionNavigation``, if there is one.
    var regions: Markup?

    /// Expects a book that has pages.
    init(
        _ book: Book, fonts: BookFonts, rendition: EPUBRendition, documents: [EPUBDocument], openings: [Opening],
        pages: [PageMark]
    ) {
        self.book = book
        language = LanguageTag(book.language)
        self.fonts = fonts
        self.rendition = rendition
        self.documents = documents
        self.openings = zip(openings, Self.chapters(of: book, at: pages)).map { opening, chapters in
            var opening = opening
            opening.chapters = chapters
            return opening
        }
        self.pages = pages
        pictures = Self.pictures(of: book)
    }

    /// The chapters of each story. A chapter begins where its page does.
    private static func chapters(of book: Book, at marks: [PageMark]) -> [[Chapter]] {
        var marks = marks[...]
        return book.stories.map { story in
            let chapters = zip(story.pages, marks).compactMap { page, mark in
                PageText(page).heading.map { Chapter(title: $0, target: mark.target) }
            }
            marks = marks.dropFirst(story.pages.count)
            return chapters
        }
    }

    var cover: EPUBDocument { documents[0] }
    /// Where the first story begins.
    var start: EPUBDocument {
        documents.first { $0.path == openings.first?.target } ?? documents[1]
    }
    var colophon: EPUBDocument { documents[documents.count - 1] }

    /// Throws ``BookError/manyFiles(_:title:count:)`` if it has, together with `others`, more files than an archive may
    /// have.
    func requireRoom(besides others: Int) throws(BookError) {
        let format: ExportFormat =
            switch rendition {
            case .fixed: .epub
            case .reflowable: .reflowable
            }
        try BookError.requireRoom(
            for: documents.count + pictures.count + fonts.files.count + (regions == nil ? 0 : 1) + others, in: format,
            title: book.title)
    }

    /// The id of a page's mark.
    static func pageAnchor(_ number: Int) -> String { "page-\(number)" }

    /// A picture that is a placeholder on any page is labelled as a placeholder.
    private static func pictures(of book: Book) -> [EPUBPicture] {
        let placeholders = Set(book.pictures.lazy.filter { $0.provenance == .placeholder }.map(\.digest))
        return book.distinctPictures.map {
            EPUBPicture($0, provenance: placeholders.contains($0.digest) ? .placeholder : $0.provenance)
        }
    }
}
