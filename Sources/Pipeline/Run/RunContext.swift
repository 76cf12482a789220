import Domain
import Generation
import LibraryStore

/// What the stages of a run work with. Made once, when the run begins.
struct RunContext: Sendable {
    let order: RunPipelines
    let library: Library
    let run: StoredRun
    let collections: [CollectionID]
    let notices: NoticeLog
    let limits: RunLimiter
    let control: RunControl

    var request: RunRequest { order.request }
    var environment: HostEnvironment { order.environment }
    var stop: StopSignal { order.stop }
    var listener: @Sendable (RunEvent) -> Void { order.listener }

    /// Its sleeps end no later than the run's deadline.
    var environmentUntilDeadline: HostEnvironment { environment.waking(at: limits.end) }
}
