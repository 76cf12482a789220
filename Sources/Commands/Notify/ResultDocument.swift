import Domain
import Pipeline
import Platform
import Reports
import SystemPackage

/// How a run ended, as JSON: `run --json` prints it, and commands that are told of runs read it. `result.schema.json`
/// describes it. What is not known where an error ended it is left out.
struct ResultDocument: Encodable {
    let schemaVersion = 1
    /// Left out where none was begun.
    var run: String?
    var outcome: String
    var exitCode: Int32
    var headline: String
    /// What an error that ended it says.
    var error: String?
    var limit: String?
    var collections: [String]
    var stories: Int?
    /// Panels by status.
    var panels: [PanelStatus: Int]?
    var pages: Int?
    var ready: Int?
    var placeholders: Int?
    var failed: Int?
    var undrawn: Int?
    /// Pages that show a picture made in this run.
    var new: Int?
    /// Pictures made in this run.
    var drawn: Int?
    var attempts: Int?
    var seconds: Double
    var callsSaved: [PictureOrigin: Int]?
    var cost: Double?
    var library: String
    var report: String?
    var books: [String] = []
    var notices: [String] = []
}

extension ResultDocument {
    /// Relative paths are made to count from `folder` where one is given.
    init(_ ending: RunResult, from folder: FilePath? = nil) {
        func text(_ path: FilePath) -> String { (folder?.pushing(path).normalized ?? path).string }
        self.init(
            run: ending.run, outcome: ending.end.rawValue, exitCode: ending.status.rawValue, headline: ending.headline,
            error: ending.error, collections: ending.collections.map(\.text),
            seconds: Milliseconds(seconds: ending.seconds).seconds, library: text(ending.library))
        guard let summary = ending.summary else { return }
        limit = summary.limit?.rawValue
        let counts = summary.counts
        stories = counts.stories
        panels = counts.panels
        pages = counts.total
        ready = counts.ready
        placeholders = counts.placeholders
        failed = counts.failed
        undrawn = counts.undrawn
        new = counts.newlyDrawn
        drawn = counts.drawn
        attempts = counts.attempts
        if !counts.saved.isEmpty { callsSaved = counts.saved }
        cost = counts.cost?.value
        report = summary.report.map(text)
        books = summary.books.map(text)
        notices = summary.notices
    }
}
