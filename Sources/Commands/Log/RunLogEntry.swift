import Domain
import LibraryStore
import Pipeline
import Platform
import SystemPackage

/// A run in the library, with all that is recorded about it.
struct RunLogEntry {
    let run: StoredRun
    let state: RunState
    /// Slugs; a collection that was removed since is left out.
    let collections: [Slug]
    /// Its own, or what is left of it in the library where it has none.
    let counts: RunCounts
    /// When it ended, or was last seen at work; nil where it goes on or was never seen.
    let ended: Double?
    /// The page of its report.
    let report: FilePath
    let isReportThere: Bool

    var seconds: Double? { ended.map { max(0, $0 - run.started) } }
    /// Where it stood at its end; nil where that is not known.
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
