import Domain
import Generation
import LibraryStore

/// What the stages of a run work with. Made once, when the run begins.
struct RunContext: Sendable {
    let order: NightRun
    let library: Library
    let run: StoredRun
    let collections: [CollectionID]
    let notices: NoticeLog
    let limits: Allowance
    let control: RunControl

    var request: RunRequest { order.request }
    var environment: RunEnvironment { order.environment }
    var stop: StopSignal { order.stop }
    var listener: @Sendable (RunEvent) -> Void { order.listener }

    /// Its sleeps end no later than the run's deadline.
    var environmentUntilDeadline: RunEnvironment { environment.waking(at: limits.end) }
}
