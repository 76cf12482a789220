import Domain

/// What a report says before it comes to single pages: gathered from the stories one after another, of which none is kept.
/// A library may hold more pages than there is room for in memory.
///
/// All counts are derived from the pages, so that they cannot disagree.
package struct ReportOutline: Sendable {
    package let run: RunFacts
    package let books: [BookFacts]
    package let textAttempts: [TextAttemptReport]
    package let problems: [String]
    package let notices: [String]
    /// Whether placeholders are failures for programs that read `junit.xml`.
    package var isStrict = false

    package private(set) var counts = RunCounts([])
    private(set) var stories: [StoryOutline] = []
    private(set) var concerns = Concerns()
    /// Pages that show the picture of another, without their attempts, each with its story without its pages.
    private(set) var similar: [(story: StoryReport, page: PageReport)] = []
    /// Of all pages in order.
    private(set) var paths: [String] = []

    package init(
        run: RunFacts, books: [BookFacts], textAttempts: [TextAttemptReport], problems: [String], notices: [String]
    ) {
        self.run = run
        self.books = books
        self.textAttempts = textAttempts
        self.problems = problems
        self.notices = notices
    }

    /// The stories must come in the report's order, and come so again when it is written.
    package mutating func add(_ story: StoryReport) {
        counts.count(story)
        stories.append(StoryOutline(story))
        concerns.add(story)
        paths += story.pages.map(story.path(of:))
        var title = story
        title.pages = []
        for var page in story.pages where page.similar != nil {
            page.attempts = []
            similar.append((title, page))
        }
    }
}

/// What a report says of a story before it comes to its pages.
struct StoryOutline {
    let collection: Slug
    /// `lanterns/the-lantern-fox`: unique within a library.
    let path: String
    let title: String
    let counts: RunCounts

    init(_ story: StoryReport) {
        collection = story.collection
        path = story.path
        title = story.title
        counts = story.counts
    }
}

extension RunReport {
    package var outline: ReportOutline {
        var outline = ReportOutline(
            run: run, books: books, textAttempts: textAttempts, problems: problems, notices: notices)
        for story in stories { outline.add(story) }
        return outline
    }
}
