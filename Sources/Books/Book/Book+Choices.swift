import Domain

extension Book {
    var hasChoices: Bool { stories.contains(where: \.hasChoices) }

    /// The book with the words of its choices: where a reader cannot follow a link, with the number of the page.
    func withChoices(for format: ExportFormat) -> Book {
        guard hasChoices else { return self }
        let strings = BookStrings(for: LanguageTag(language))
        let hasLinks = [.epub, .reflowable, .html, .bundle].contains(format)
        var book = self
        var before = 0
        for index in stories.indices {
            let story = stories[index]
            for page in story.pages.indices {
                book.stories[index].pages[page].choiceLines = story.pages[page].choices.compactMap { choice in
                    guard let place = story.pages.firstIndex(where: { $0.number == choice.page }) else { return nil }
                    return hasLinks ? choice.text : "\(choice.text): \(strings.turn(toPage: before + place + 1))"
                }
            }
            before += story.pages.count
        }
        return book
    }
}

extension BookStory {
    var hasChoices: Bool { pages.contains { !$0.choices.isEmpty } }

    /// The index of the page with which a choice goes on. Books leave out no page of a story, so there is one.
    func index(of choice: PageChoice) -> Int { pages.firstIndex { $0.number == choice.page } ?? 0 }

    /// The numbers of the pages to which choices lead.
    var passageBeginnings: Set<Int> { Set(pages.flatMap(\.choices).map(\.page)) }
}

/// How the pages of a story with choices follow each other. Empty for other stories.
struct PassageTurns {
    /// The indexes of the pages with which passages end.
    private(set) var ends: Set<Int> = []
    /// By the index of the page with which a passage begins: the page with the first choice that leads there.
    private(set) var origins: [Int: Int] = [:]

    init(_ story: BookStory) {
        guard story.hasChoices else { return }
        for (index, page) in story.pages.enumerated() {
            for choice in page.choices {
                let target = story.index(of: choice)
                if origins[target] == nil { origins[target] = index }
                if target > 0 { ends.insert(target - 1) }
            }
        }
        ends.insert(story.pages.count - 1)
    }
}
