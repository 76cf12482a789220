import Domain
import LibraryStore
import Pipeline
import Platform
import SystemPackage

/// A run in the library, with everything that is recorded about it.
struct RunLogEntry {
    let run: StoredRun
    let state: RunState
    /// Slugs. Removed collections are left out.
    let collections: [Slug]
    /// The counts that the run recorded. If it recorded none, they are computed from the rows that are still in the
    /// library.
    let counts: RunCounts
    /// When the run ended, or was last active. Nil if the run is in progress or was never active.
    let ended: Double?
    /// The HTML page of the run's report.
    let report: FilePath
    let isReportThere: Bool

    var seconds: Double? { ended.map { max(0, $0 - run.started) } }
    /// The state of the pages at the end of the run; nil if it is not recorded.
    var pageCounts: PageCountText? {
        run.counts.map { PageCountText($0.panels.filter { $0.value > 0 }) }
    }
}

extension RunLogEntry {
    init(_ run: StoredRun, of library: Library, names: [CollectionID: Slug]) async throws {
        let (run, state) = try await library.state(of: run)
        var ended = run.finished
        if ended == nil, !state.isInProgress { ended = try await library.runs.lastSeen(of: run.id) }
        let report = ReportMaker.folder(of: run, in: library).appending("index.html")
        let counts = if let own = run.counts { own } else { try await library.runs.remainingCounts(of: run.id) }
        self.init(
            run: run, state: state, collections: run.collections.compactMap { names[$0] },
            counts: counts, ended: ended, report: report,
            isReportThere: try library.fileSystem.status(of: report) != nil)
    }
}
