import Domain

/// A choice as a format shows it.
struct ShownChoice: Hashable, Sendable {
    var text: String
    /// The index of the story's page with which it goes on.
    var page: Int
}

extension Book {
    var hasChoices: Bool { stories.contains { $0.pages.contains { !$0.choices.isEmpty } } }

    /// The book with its choices: where a reader cannot follow a link, with the number of the page. A choice whose page
    /// is not in the book is left out; only a damaged library has such.
    func withChoices(for format: ExportFormat) -> Book {
        guard hasChoices else { return self }
        let strings = BookStrings(for: LanguageTag(language))
        let hasLinks = [.epub, .reflowable, .html, .bundle].contains(format)
        var book = self
        var before = 0
        for (index, story) in stories.enumerated() {
            let places = Dictionary(story.pages.enumerated().map { ($1.number, $0) }) { first, _ in first }
            for (number, page) in story.pages.enumerated() {
                book.stories[index].pages[number].shownChoices = page.choices.compactMap { choice in
                    guard let place = places[choice.page] else { return nil }
                    let text = hasLinks ? choice.text : strings.choice(choice.text, onPage: before + place + 1)
                    return ShownChoice(text: text, page: place)
                }
            }
            before += story.pages.count
        }
        return book
    }
}

/// How the pages of a story with choices follow each other. Empty for other stories.
struct PassageTurns {
    /// The indexes of the pages to which choices lead.
    private(set) var beginnings: Set<Int> = []
    /// The indexes of the pages with which passages end.
    private(set) var ends: Set<Int> = []
    /// By the index of a page to which choices lead: the page with the first of them. The first page of a story has
    /// none, because what is before it is not a choice.
    private(set) var origins: [Int: Int] = [:]

    init(_ story: BookStory) {
        for (index, page) in story.pages.enumerated() {
            for choice in page.shownChoices {
                beginnings.insert(choice.page)
                guard choice.page > 0 else { continue }
                ends.insert(choice.page - 1)
                if origins[choice.page] == nil { origins[choice.page] = index }
            }
        }
        if !beginnings.isEmpty { ends.insert(story.pages.count - 1) }
    }
}
