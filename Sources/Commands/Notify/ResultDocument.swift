import Domain
import Pipeline
import Platform
import Reports
import SystemPackage

/// How a run ended, as JSON. `run --json` prints it, and commands under `notify:` read it. Its schema is
/// `result.schema.json`.
struct ResultDocument: Encodable {
    /// Left out if no run was begun.
    var run: String?
    var end: RunEnd
    var headline: String
    /// The message of the error that ended the run.
    var error: String?
    var limit: RunLimit?
    var collections: [Slug]
    /// Left out if an error ended the run.
    var counts: CountsView?
    var seconds: Double
    var report: String?
    var books: [String] = []
    var notices: [String] = []

    /// Resolves relative paths against `folder` if one is given.
    init(_ result: RunNotification, from folder: FilePath? = nil) {
        func text(_ path: FilePath) -> String { Self.text(path, from: folder) }
        run = result.run
        end = result.end
        headline = result.headline
        error = result.error
        collections = result.collections
        seconds = Milliseconds(seconds: result.seconds).seconds
        guard let summary = result.summary else { return }
        limit = summary.limit
        counts = CountsView(summary.counts)
        report = summary.report.map(text)
        books = summary.books.map(text)
        notices = summary.notices
    }

    static func text(_ path: FilePath, from folder: FilePath?) -> String {
        (folder?.pushing(path).normalized ?? path).string
    }
}
