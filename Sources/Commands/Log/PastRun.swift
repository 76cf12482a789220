import Domain
import LibraryStore
import Pipeline
import Platform
import SystemPackage

/// A run of the library with all that is told of it.
struct PastRun {
    enum State: String {
        case whole, placeholders, failures, stopped, interrupted, error, killed
        case inProgress = "in-progress"
    }

    let run: StoredRun
    let state: State
    /// Slugs; a collection that was removed since is left out.
    let collections: [String]
    /// Of a run that has not told what it came to.
    let traces: RunTraces?
    /// When it ended, or was last seen at work; nil where it goes on or was never seen.
    let ended: Double?
    /// The page of its report.
    let report: FilePath
    let isReportThere: Bool

    var seconds: Double? { ended.map { max(0, $0 - run.started) } }
    var drawn: Int { run.tally?.drawn ?? traces?.drawn ?? 0 }
    var attemptsByOutcome: [String: Int] { run.tally?.attemptsByOutcome ?? traces?.attemptsByOutcome ?? [:] }
    var cost: Amount? { run.tally.map { $0.cost.map(Amount.init(millionths:)) } ?? traces?.cost }
    /// Where it stood at its end; nil where that is not known.
    var standing: PanelStanding? {
        run.tally.map { tally in
            PanelStanding(
                Dictionary(uniqueKeysWithValues: PanelStatus.allCases.map { ($0, tally[$0]) }).filter { $0.value > 0 })
        }
    }
}

extension PastRun {
    init(_ run: StoredRun, of library: Library, names: [CollectionID: Slug]) async throws {
        let (run, standing) = try await library.standing(of: run)
        let state: State =
            switch standing {
            case .inProgress: .inProgress
            case .failed: .error
            case .died: .killed
            case .ended: run.outcome.flatMap(State.init) ?? .error
            }
        let isOver = state != .inProgress
        var ended = run.finished
        if ended == nil, isOver { ended = try await library.lastSign(of: run.id) }
        let report = ReportMaker.folder(of: run, in: library).appending("index.html")
        self.init(
            run: run, state: state, collections: run.collections.compactMap { names[$0]?.text },
            traces: run.tally == nil ? try await library.traces(of: run.id) : nil, ended: ended, report: report,
            isReportThere: try library.fileSystem.status(of: report) != nil)
    }
}
