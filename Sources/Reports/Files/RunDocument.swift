import Domain

/// `run.json` as `run.schema.json` describes it: a report for programs. The stories are put in one by one.
///
/// Keys are sorted, what is absent is left out, times are ISO 8601 in UTC with milliseconds, spans are in seconds,
/// and seeds are text because they may exceed what JavaScript takes for a whole number.
struct RunDocument: Encodable {
    let schemaVersion = 1
    let run: Run
    let counts: Counts
    /// Left out where nothing is known of a run before.
    let comparison: Comparison?
    let stories: [Story] = []
    let books: [Book]
    let textAttempts: [TextAttemptView]
    let problems: [String]
    let notices: [String]

    init(_ report: ReportOutline) {
        run = Run(report)
        counts = Counts(report.counts)
        comparison = report.comparison.map { Comparison($0, report) }
        books = report.books.map(Book.init)
        textAttempts = report.textAttempts.map { TextAttemptView($0.attempt, as: .report(story: $0.story)) }
        problems = report.problems
        notices = report.notices
    }

    struct Run: Encodable {
        let id: String
        let headline: String
        /// `interrupted` where an error ended it, or it died, too.
        let outcome: RunEnd
        let started: String
        let finished: String
        let seconds: Double
        let host: String
        let programVersion: String
        let collections: [String]
        let stages: [StageSeconds]
        /// Left out where none went over the same pages since.
        let laterRun: String?

        init(_ report: ReportOutline) {
            let span = report.run.span
            id = report.run.id
            headline = report.headline
            outcome = [.error, .died].contains(report.run.end) ? .interrupted : report.run.end
            started = span.started.iso8601
            finished = span.finished.iso8601
            seconds = span.length.seconds
            host = report.run.host
            programVersion = report.run.programVersion
            collections = report.run.collections
            stages = report.run.stages.map {
                StageSeconds(stage: $0.stage, seconds: Milliseconds(seconds: $0.seconds).seconds)
            }
            laterRun = report.run.laterRun
        }
    }

    struct Counts: Encodable {
        let stories: Int
        let pages: Int
        let ready: Int
        let placeholders: Int
        let failed: Int
        let undrawn: Int
        let new: Int
        let attempts: Int
        let byStatus: [PanelStatus: Int]
        let attemptsByOutcome: [String: Int]
        let callsSaved: Int
        let callsSavedByOrigin: [PictureOrigin: Int]
        let cost: Double?

        init(_ counts: RunCounts) {
            stories = counts.stories
            pages = counts.total
            ready = counts.ready
            placeholders = counts.placeholders
            failed = counts.failed
            undrawn = counts.undrawn
            new = counts.newlyDrawn
            attempts = counts.attempts
            byStatus = counts.panels
            attemptsByOutcome = counts.attemptsByOutcome
            callsSaved = counts.callsSaved
            callsSavedByOrigin = counts.saved
            cost = counts.cost?.value
        }
    }

    struct Book: Encodable {
        let title: String
        let format: String
        let path: String
        let bytes: Int

        init(_ book: BookFacts) {
            title = book.title
            format = book.format
            path = book.path
            bytes = book.size
        }
    }
}
