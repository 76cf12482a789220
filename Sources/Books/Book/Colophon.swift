import Domain
import Media

/// The last section of a book: its title and author, how its pictures were made, and its date.
struct Colophon: Sendable {
    private let book: Book
    private let words: BookStrings
    private let origins: [String]

    init(of book: Book, _ words: BookStrings) {
        self.book = book
        self.words = words
        origins = PictureOrigins(of: book, in: LanguageTag(book.language)).sentences
    }

    var title: String { words.colophon }

    private var date: String { UTCTime(secondsSince1970: book.modified).date }

    /// The paragraphs below the heading, as text.
    var paragraphs: [String] {
        [book.title, BookNames(book: book).authorText].filter { !$0.isEmpty } + origins + [date]
    }

    /// `heading` is the element of the heading.
    func markup(heading: Markup) -> Markup {
        let names = BookNames(book: book)
        return """
            <\(heading)\(words.attributes)>\(title)</\(heading)>
            <p><cite>\(BookNames.isolated(book.title))</cite></p>
            \(names.authors.map { "<p>\($0)</p>\n" } ?? .empty)\
            \(lines: origins.map { "<p\(words.attributes)>\($0)</p>" })
            <p class="facts">\(date)</p>
            """
    }
}
