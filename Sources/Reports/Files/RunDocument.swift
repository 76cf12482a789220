import Domain
import LibraryStore

/// `run.json`, a report for programs, as described by `run.schema.json`. The stories are added one by one.
struct RunDocument: Encodable {
    let schemaVersion = JSONText.schemaVersion
    let run: RunView
    let counts: CountsView
    /// Left out if no previous run is known.
    let comparison: Comparison?
    let stories: [Story] = []
    /// Left out if every story is listed.
    let storiesLeftOut: StoriesLeftOut?
    let books: [Book]
    let textAttempts: [TextAttemptView]
    let problems: [String]
    let notices: [String]
    /// Left out if there were none.
    let outages: [OutageView]?

    init(_ report: ReportOutline) {
        var run = RunView(report.run)
        run.headline = report.headline
        self.run = run
        counts = CountsView(report.counts)
        comparison = report.comparison.map { Comparison($0, report) }
        storiesLeftOut = report.leftOut.stories > 0 ? report.leftOut : nil
        books = report.books.map(Book.init)
        textAttempts = report.textAttempts.map { TextAttemptView($0.attempt, in: $0.collection) }
        problems = report.problems
        notices = report.notices
        outages = report.run.outages.isEmpty ? nil : report.run.outages.map(OutageView.init)
    }

    struct Book: Encodable {
        let title: String
        let format: String
        let path: String
        let bytes: Int

        init(_ book: StoredBundle) {
            title = book.title
            format = book.format
            path = book.path
            bytes = book.fileSize
        }
    }
}
