import Domain

/// A book laid out for a browser.
package struct ReaderPublication: Sendable {
    /// Without stories that have no pages.
    let book: Book
    let language: LanguageTag
    let words: BookWords
    let controls: ReaderWords
    /// Each once, in order of appearance.
    let pictures: [ReaderPicture]

    package init(_ book: Book) throws(BookError) {
        var printable = book.printable
        printable.stories.removeAll(where: \.pages.isEmpty)
        guard !printable.stories.isEmpty else { throw .noPages(.html, title: book.title) }
        self.book = printable
        language = LanguageTag(book.language)
        words = BookWords(for: language)
        controls = ReaderWords(for: language)
        pictures = Self.pictures(of: printable)
        try Self.checkAddresses(in: printable)
    }

    /// Of the page that shows it, behind the `#` of the document's own.
    func address(of page: BookPage, in story: BookStory) -> String { "\(story.slug)/\(page.number)" }

    /// Of the place at which a story begins: in a collection the leaf with its title, else its first page.
    func address(of story: BookStory) -> String {
        book.stories.count > 1 ? "\(story.slug)/title" : address(of: story.pages[0], in: story)
    }

    private static func pictures(of book: Book) -> [ReaderPicture] {
        var names: Set<String> = []
        return book.stories.lazy.flatMap(\.pages).flatMap(\.pictures).map { ReaderPicture($0) }
            .filter { names.insert($0.name).inserted }
    }

    private static func checkAddresses(in book: Book) throws(BookError) {
        var numbers: [Slug: Set<Int>] = [:]
        for story in book.stories {
            for page in story.pages where !numbers[story.slug, default: []].insert(page.number).inserted {
                throw .repeatedPage(.html, title: book.title, story: story.slug, number: page.number)
            }
        }
    }
}
