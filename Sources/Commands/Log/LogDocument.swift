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
        let run = entry.run
        self.init(
            name: run.name, state: entry.state, started: run.started, finished: entry.ended, host: run.host,
            programVersion: run.programVersion, collections: entry.collections, stages: run.stages)
        counts = CountsView(entry.counts)
        report = entry.isReportThere ? entry.report.string : nil
        problems = run.problems
        notices = run.notices
    }
}
