import Domain

/// What stands in an edition and where: its documents in reading order, where its stories and pages begin, its pictures
/// in order of appearance.
package struct EPUBPublication: Sendable {
    /// Where a story begins.
    package struct Opening: Hashable, Sendable {
        package let title: String
        /// Relative to the navigation document.
        package let target: String
    }

    /// Where a page begins.
    package struct PageMark: Hashable, Sendable {
        /// Counted through all stories, from 1.
        package let number: Int
        /// Relative to the navigation document.
        package let target: String
    }

    /// Its names can be printed; its identifier is the edition's own.
    package let book: Book
    package let language: LanguageTag
    package let rendition: EPUBRendition
    package let cover: EPUBDocument
    /// Never empty.
    package let inside: [EPUBDocument]
    package let colophon: EPUBDocument
    package let openings: [Opening]
    package let pages: [PageMark]
    package let pictures: [EPUBPicture]

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
    package var documents: [EPUBDocument] { [cover] + inside + [colophon] }

    /// The id of the mark of a page.
    package static func pageAnchor(_ number: Int) -> String { "page-\(number)" }

    private static func pictures(of book: Book) -> [EPUBPicture] {
        var pictures: [EPUBPicture] = []
        var positions: [String: Int] = [:]
        for picture in book.stories.lazy.flatMap(\.pages).flatMap(\.pictures) {
            if let position = positions[picture.digest] {
                if picture.provenance == .placeholder { pictures[position].provenance = .placeholder }
            } else {
                positions[picture.digest] = pictures.count
                pictures.append(EPUBPicture(picture))
            }
        }
        return pictures
    }
}
