package import Domain
package import LibraryStore

/// What a report says before it comes to single pages: gathered from the stories one after another, of which none is kept.
/// A library may hold more pages than there is room for in memory.
///
/// All counts are derived from the pages, so that they cannot disagree.
package struct ReportOutline: Sendable {
    package var run: RunFacts
    let books: [StoredBundle]
    /// Each with the collection of its story.
    let textAttempts: [(collection: Slug, attempt: TextAttempt)]
    let problems: [String]
    let notices: [String]
    /// Whether placeholders are failures for programs that read `junit.xml`.
    package var isStrict = false
    /// Nil where nothing is known of a run before.
    package var comparison: RunComparison?

    /// Of the stories; pictures drawn and books written are set by who knows them.
    package var counts = RunCounts([])
    private(set) var stories: [StoryOutline] = []
    private(set) var issues = PageIssueGroups()
    private(set) var figures: RunFigures
    /// Pages that were not ready in the run before and are, and the other way round.
    private(set) var becameReady = PagePlaces()
    private(set) var becameWorse = PagePlaces()
    /// Pages that show the picture of another, without their attempts, each with its story without its pages.
    private(set) var similar: [(story: StoryReport, page: PageReport)] = []
    /// Where stories stand among ``stories``, by their paths.
    private var indices: [String: Int] = [:]

    package init(
        run: RunFacts, books: [StoredBundle], textAttempts: [(collection: Slug, attempt: TextAttempt)],
        problems: [String], notices: [String],
        comparison: RunComparison? = nil
    ) {
        self.run = run
        self.books = books
        self.textAttempts = textAttempts
        self.problems = problems
        self.notices = notices
        self.comparison = comparison
        figures = RunFigures(run)
    }

    /// The stories must come in the report's order, and come so again when it is written.
    package mutating func add(_ story: StoryReport) {
        counts.count(story)
        indices[story.path] = stories.count
        stories.append(StoryOutline(story))
        issues.add(story)
        figures.count(story)
        for page in story.pages {
            if page.change?.becameReady == true { becameReady.add(page, of: story) }
            if page.change?.becameWorse == true { becameWorse.add(page, of: story) }
        }
        var title = story
        title.pages = []
        for var page in story.pages where page.similar != nil {
            page.attempts = []
            similar.append((title, page))
        }
    }

    func index(of story: StoryReport) -> Int? { indices[story.path] }

    /// Where a page is told, relative to the report's folder, by its path; nil where it is not in the report.
    func address(ofPage path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), let index = indices[String(path[..<slash])] else { return nil }
        let number = String(path[path.index(after: slash)...])
        return stories[index].numbers.contains(number) ? "\(stories[index].document)#\(number)" : nil
    }
}

extension RunReport {
    var outline: ReportOutline {
        var outline = ReportOutline(
            run: run, books: books, textAttempts: textAttempts, problems: problems, notices: notices,
            comparison: comparison)
        for story in stories { outline.add(story) }
        return outline
    }
}
