import Domain
import Pipeline
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
    var panels: [String: Int]?
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
    var callsSaved: [String: Int]?
    var cost: Double?
    var library: String
    var report: String?
    var books: [String] = []
    var notices: [String] = []
}

extension ResultDocument {
    /// Relative paths are made to count from `folder` where one is given.
    init(_ ending: RunEnding, from folder: FilePath? = nil) {
        func text(_ path: FilePath) -> String { (folder?.pushing(path).lexicallyNormalized() ?? path).string }
        self.init(
            run: ending.run, outcome: ending.outcome, exitCode: ending.status.rawValue, headline: ending.headline,
            error: ending.error, collections: ending.collections.map(\.text),
            seconds: Milliseconds(seconds: ending.seconds).seconds, library: text(ending.library))
        guard let summary = ending.summary else { return }
        limit = summary.limit?.rawValue
        stories = summary.stories
        panels = Dictionary(uniqueKeysWithValues: summary.panels.map { ($0.key.rawValue, $0.value) })
        var standings: [Standing: Int] = [:]
        for (status, count) in summary.panels { standings[Standing(status), default: 0] += count }
        pages = summary.panels.values.reduce(0, +)
        ready = standings[.ready, default: 0]
        placeholders = standings[.placeholder, default: 0]
        failed = standings[.failed, default: 0]
        undrawn = standings[.undrawn, default: 0]
        new = summary.counts?.new ?? 0
        drawn = summary.drawn
        attempts = summary.counts?.attempts ?? 0
        if !summary.saved.isEmpty {
            callsSaved = Dictionary(uniqueKeysWithValues: summary.saved.map { ($0.key.rawValue, $0.value) })
        }
        cost = summary.cost?.value
        report = summary.report.map(text)
        books = summary.books.map(text)
        notices = summary.notices
    }
}
