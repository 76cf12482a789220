import Domain
import LibraryStore
import Reports
import SystemPackage

/// The output of “log” as JSON.
struct LogDocument: Encodable {
    var runs: [RunView]
}

extension RunView {
    /// For a run that did not end normally, the counts are computed from its rows that are still in the library.
    init(_ entry: RunLogEntry) {
        self.init(entry.run, state: entry.state, finished: entry.ended, collections: entry.collections)
        counts = CountsView(entry.counts)
        report = entry.isReportThere ? entry.report.string : nil
        problems = entry.run.problems
        notices = entry.run.notices
    }
}
