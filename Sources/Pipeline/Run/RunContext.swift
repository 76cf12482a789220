import Domain
import Generation
import LibraryStore
import PipelineFiles
import Prompts
import SystemPackage

/// What the stages of a run work with. It is made when the run begins, and again with the stories of growing collections
/// when these are planned.
struct RunContext: Sendable {
    /// A collection of the run, with the pipeline that makes it.
    struct Collection: Sendable {
        var id: CollectionID
        var pipeline: PipelineFile
        /// Made once: it has digests of large files of words.
        var staleness: Staleness
    }

    var setup: RunSetup
    let library: Library
    let record: StoredRun
    /// In the order of the pipelines.
    var collections: [Collection]
    let notices: NoticeLog
    let limits: RunLimiter
    let control: RunControl
    let health: BackendHealth
    let stages: StageTimer
    let planning = PlanningProgress()

    var request: RunRequest { setup.request }
    var environment: HostEnvironment { setup.environment }
    var stop: StopSignal { setup.stop }
    var listener: @Sendable (RunEvent) -> Void { setup.listener }
    var collectionIDs: [CollectionID] { collections.map(\.id) }
    var base: LibraryContext {
        LibraryContext(library, environment: environment, stop: stop, listener: listener)
    }

    /// The folder for the output of servers that the run starts.
    var logs: FilePath { library.layout.reports.appending(record.name).appending("logs") }

    /// Its sleeps end no later than the run's deadline.
    var environmentUntilDeadline: HostEnvironment { environment.waking(at: limits.end) }

    /// Whether no more work is to begin.
    var isOver: Bool { stop.reason != nil || limits.reached != nil }

    /// Does the work of a stage, measures it and reports it. Nil if the run is stopped before it.
    func stage<Value>(_ stage: StageName, _ body: () async throws -> Value) async throws -> Value? {
        guard stop.reason == nil else { return nil }
        return try await unstoppableStage(stage, body)
    }

    /// The same for a stage that also takes place in a stopped run.
    func unstoppableStage<Value>(_ stage: StageName, _ body: () async throws -> Value) async throws -> Value {
        listener(.stage(stage))
        let start = environment.uptime()
        let value: Value
        do {
            value = try await body()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw StageError(stage: stage, underlying: error)
        }
        environment.releaseMemory()
        let seconds = environment.uptime() - start
        stages.add(seconds, to: stage)
        listener(.stageEnded(stage, seconds: seconds))
        return value
    }

    func settings(of pipeline: PipelineFile) -> [BackendSettings] { request.stubOnly ? [.stub] : pipeline.images }

    func staleness(of pipeline: PipelineFile) -> Staleness {
        collections.first { $0.pipeline.collection.slug == pipeline.collection.slug }?.staleness
            ?? setup.staleness(of: pipeline)
    }
}
