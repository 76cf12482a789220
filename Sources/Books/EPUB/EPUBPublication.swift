import Domain

/// What stands in an edition and where: its documents in reading order, where its stories and pages begin, its pictures
/// in order of appearance.
struct EPUBPublication: Sendable {
    /// Where a story begins.
    struct Opening: Hashable, Sendable {
        let title: String
        /// Relative to the navigation document.
        let target: String
    }

    /// Where a page begins.
    struct PageMark: Hashable, Sendable {
        /// Counted through all stories, from 1.
        let number: Int
        /// Relative to the navigation document.
        let target: String
    }

    /// Its names can be printed; its identifier is the edition's own.
    let book: Book
    let language: LanguageTag
    let rendition: EPUBRendition
    let cover: EPUBDocument
    /// Never empty.
    let inside: [EPUBDocument]
    let colophon: EPUBDocument
    let openings: [Opening]
    let pages: [PageMark]
    let pictures: [EPUBPicture]

    /// Takes a book that has pages.
    init(
        _ book: Book, rendition: EPUBRendition, cover: EPUBDocument, inside: [EPUBDocument], colophon: EPUBDocument,
        openings: [Opening], pages: [PageMark]
    ) {
        self.book = book
        language = LanguageTag(book.language)
        self.rendition = rendition
        self.cover = cover
        self.inside = inside
        self.colophon = colophon
        self.openings = openings
        self.pages = pages
        pictures = Self.pictures(of: book)
    }

    /// In reading order.
    var documents: [EPUBDocument] { [cover] + inside + [colophon] }

    /// Throws ``BookError/manyFiles(_:title:count:)`` where it has more than an archive may have, with `others`.
    func requireRoom(besides others: Int) throws(BookError) {
        let format: ExportFormat =
            switch rendition {
            case .fixed: .epub
            case .reflowable: .reflowable
            }
        try BookError.requireRoom(
            for: documents.count + pictures.count + others, in: format, title: book.title)
    }

    /// The id of the mark of a page.
    static func pageAnchor(_ number: Int) -> String { "page-\(number)" }

    /// A picture that stands in for another on any page is called so.
    private static func pictures(of book: Book) -> [EPUBPicture] {
        let placeholders = Set(book.pictures.lazy.filter { $0.provenance == .placeholder }.map(\.digest))
        return book.distinctPictures.map {
            EPUBPicture($0, provenance: placeholders.contains($0.digest) ? .placeholder : $0.provenance)
        }
    }
}
