package import Domain
package import LibraryStore

/// The content of a report except single pages. It is collected from the stories one after another and keeps none of
/// them, because the pages of a library may not fit in memory.
///
/// All counts are derived from the pages, so that they always agree.
package struct ReportOutline: Sendable {
    package var run: RunFacts
    let books: [StoredBundle]
    /// Each attempt has the collection of its story.
    let textAttempts: [(collection: Slug, attempt: TextAttempt)]
    let problems: [String]
    let notices: [String]
    /// Whether placeholders count as failures in `junit.xml`.
    package var isStrict = false
    /// Nil if no previous run is known.
    package var comparison: RunComparison?

    /// The stories that are counted and not listed.
    private(set) var leftOut = StoriesLeftOut()
    /// The counts of the stories. The caller sets the numbers of drawn pictures and written books.
    package var counts = RunCounts([])
    private(set) var stories: [StoryOutline] = []
    private(set) var issues = PageIssueGroups()
    private(set) var figures: RunFigures
    /// The number of refused panels.
    private(set) var refused = 0
    /// Pages that became ready since the previous run, and pages that were ready then and are not ready now.
    private(set) var becameReady = PagePlaces()
    private(set) var becameWorse = PagePlaces()
    /// Pages that show the picture of another page, without their attempts. Each has its story, without the story's
    /// pages.
    private(set) var similar: [(story: StoryReport, page: PageReport)] = []
    /// The index of each story in ``stories``, by its path.
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

    /// Stories must be added in the report's order, and must be in the same order when the report is written.
    package mutating func add(_ story: StoryReport) {
        counts.count(story)
        indices[story.path] = stories.count
        stories.append(StoryOutline(story))
        issues.add(story)
        figures.count(story)
        refused += story.pages.count(where: \.isRefused)
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

    /// Counts stories that are not added.
    package mutating func leaveOut(_ stories: StoriesLeftOut) {
        leftOut = stories
        counts.stories += stories.stories
        if stories.pages > 0 { counts.panels[.ready, default: 0] += stories.pages }
    }

    /// The number of pages that are listed.
    var listedPages: Int { counts.total - leftOut.pages }

    func index(of story: StoryReport) -> Int? { indices[story.path] }

    /// The address of a page relative to the report's folder, by the page's path; nil if the report does not have the
    /// page.
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
