import Domain
import MarkupText

/// What a book tells of itself at its end: who wrote it, how its pictures were made, which book it is.
struct Colophon: Sendable {
    let words: BookWords
    private let book: Book
    private let origins: [String]

    init(of publication: EPUBPublication) {
        words = BookWords(for: publication.language)
        book = publication.book
        origins = PictureOrigins(of: book).sentences
    }

    /// The heading and the paragraphs, to be measured; the last lines, which are alike in all books, are not among
    /// them.
    var texts: [String] {
        [words.colophon, book.title, BookNames(book: book).authorText] + origins
    }

    var markup: Markup {
        let names = BookNames(book: book)
        return """
            <h1\(words.attributes)>\(words.colophon)</h1>
            <p><cite>\(BookNames.isolated(book.title))</cite></p>
            \(names.authors.map { "<p>\($0)</p>\n" } ?? .empty)\
            \(lines: origins.map { "<p\(BookWords.englishAttributes)>\($0)</p>" })
            <p class="facts"\(BookWords.englishAttributes)>urn:uuid:\(book.identifier)<br/>\
            \(UTCTime(secondsSince1970: book.modified).date)</p>
            """
    }
}
