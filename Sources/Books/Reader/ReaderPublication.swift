import Domain

/// A book laid out for a browser.
struct ReaderPublication: Sendable {
    static let pictureFolder = "pictures"

    let book: Book
    let language: LanguageTag
    let words: BookStrings
    let fonts: BookFonts

    init(_ book: Book, _ setter: TextSetter) throws(BookError) {
        self.book = try book.ready(for: .html)
        fonts = BookFonts(of: self.book, setter)
        language = LanguageTag(book.language)
        words = BookStrings(for: language)
    }

    /// The address of the page that shows it, used after the `#` of the document's own address.
    func address(of page: BookPage, in story: BookStory) -> String { "\(story.slug)/\(page.number)" }

    /// The address of the place where a story begins: in a collection the leaf with its title, else its first page.
    func address(of story: BookStory) -> String {
        book.stories.count > 1 ? "\(story.slug)/title" : address(of: story.pages[0], in: story)
    }
}
