import Domain
import LibraryStore
import Reports
import SystemPackage

/// What “log” says, as JSON.
struct LogDocument: Encodable {
    var runs: [RunView]
}

extension RunView {
    /// Of a run that did not end by itself the counts are what its rows still tell.
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
