package import Domain
package import LibraryStore

package struct RunView: Encodable {
    private struct Stage: Encodable {
        let stage: StageName
        let seconds: Double
    }

    private let run: String
    private let runState: RunStateView
    /// Left out while the run is in progress.
    private let end: RunEnd?
    private let started: String
    /// Left out while the run is in progress, or if it was never active.
    private let finished: String?
    private let seconds: Double?
    private let host: String
    private let programVersion: String
    private let collections: [Slug]
    private let stages: [Stage]
    package var headline: String?
    /// A later run that changed some of the same pages.
    package var laterRun: String?
    package var counts: CountsView?
    package var report: String?
    package var problems: [String]?
    package var notices: [String]?

    /// A run that has ended. `seconds` is set if the duration is known.
    init(_ facts: RunFacts) {
        let span = facts.span
        run = facts.id
        runState = .ended
        end = facts.end
        started = span.started.iso8601
        finished = span.finished.iso8601
        seconds = span.length.seconds
        host = facts.host
        programVersion = facts.programVersion
        collections = facts.collections
        stages = facts.stages.map(Self.stage)
        laterRun = facts.laterRun
    }

    /// `finished` is nil if the run is in progress or was never active.
    package init(_ stored: StoredRun, state: RunState, finished: Double?, collections: [Slug]) {
        run = stored.name
        runState = RunStateView(state)
        end = state.end
        started = Milliseconds(seconds: stored.started).iso8601
        self.finished = finished.map { Milliseconds(seconds: $0).iso8601 }
        seconds = finished.map { Milliseconds(seconds: max(0, $0 - stored.started)).seconds }
        host = stored.host
        programVersion = stored.programVersion
        self.collections = collections
        stages = stored.stages.map(Self.stage)
    }

    private static func stage(_ time: StageTime) -> Stage {
        Stage(stage: time.stage, seconds: Milliseconds(seconds: time.seconds).seconds)
    }
}

/// Whether a run is in progress, in JSON.
package enum RunStateView: String, Encodable {
    case inProgress = "in-progress"
    case ended

    package init(_ state: RunState) {
        self = state.isInProgress ? .inProgress : .ended
    }
}
