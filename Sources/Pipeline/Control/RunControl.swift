import Domain
import LibraryStore
import Synchronization

/// Finds what other programs request of a run in progress: to pause, to stop, or to give up panels that are being
/// drawn. Those programs write the requests into the library; this type reads them.
final class RunControl: Sendable {
    private struct State {
        var seen: LibraryControl
        var inProgress: [PanelID: (panel: PanelJob, isSuperseded: StopSignal)] = [:]
        /// Increased with every change that a stage must check.
        var changes = 0
    }

    private let library: Library
    private let run: RunID
    private let stop: StopSignal
    private let environment: HostEnvironment
    private let listener: @Sendable (RunEvent) -> Void
    private let state: Mutex<State>

    init(
        library: Library, run: RunID, stop: StopSignal, environment: HostEnvironment,
        listener: @escaping @Sendable (RunEvent) -> Void
    ) async throws {
        self.library = library
        self.run = run
        self.stop = stop
        self.environment = environment
        self.listener = listener
        state = Mutex(State(seen: try await library.control.state()))
    }

    var pause: LibraryControl.Pause? { state.withLock(\.seen.pause) }

    /// Increased with every request from another program.
    var changes: Int { state.withLock(\.changes) }

    /// Polls the library until it is cancelled. If a poll fails, posts the error and polls again.
    private func watch(postingTo notices: NoticeLog) async {
        while !Task.isCancelled {
            do {
                try await environment.nextLook()
            } catch {
                return
            }
            do {
                try await look()
            } catch is CancellationError {
                return
            } catch {
                let reason = LibraryError.plainReason(of: error) ?? "\(error)"
                notices.post("what is asked of this run cannot be looked up: \(reason); it is tried again")
            }
        }
    }

    /// Does the work of a run while the library is polled.
    func watching<Value: Sendable>(
        postingTo notices: NoticeLog, _ work: () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.watch(postingTo: notices) }
            defer { group.cancelAll() }
            return try await work()
        }
    }

    /// Returns at once if the library is not paused. Otherwise returns when it is resumed, or when the run is to stop
    /// or is over.
    func waitWhilePaused(unless isOver: () -> Bool) async throws {
        while pause != nil, stop.reason == nil, !isOver() { try await environment.nextLook() }
    }

    /// Returns when ``changes`` differs from `count`, or when the task is cancelled.
    func change(after count: Int) async {
        while changes == count, !Task.isCancelled {
            do {
                try await environment.nextLook()
            } catch {
                return
            }
        }
    }

    /// A signal that is raised when the claim of the panel is superseded.
    func follow(_ panel: PanelJob) -> StopSignal {
        let signal = StopSignal()
        state.withLock { $0.inProgress[panel.id] = (panel, signal) }
        return signal
    }

    /// Returns whether the panel was superseded.
    func leave(_ panel: PanelJob) -> Bool {
        state.withLock { state in
            guard let entry = state.inProgress[panel.id], entry.panel.request == panel.request else { return true }
            state.inProgress[panel.id] = nil
            return entry.isSuperseded.reason != nil
        }
    }

    private func look() async throws {
        let now = try await library.control.state()
        let (before, inProgress) = state.withLock { ($0.seen, $0.inProgress.values.map(\.panel)) }
        guard now.revision != before.revision else { return }
        let superseded = try await library.panels.superseded(among: inProgress, run: run)
        let signals = state.withLock { state in
            state.seen = now
            state.changes += 1
            return superseded.compactMap { panel in
                state.inProgress[panel.id].flatMap { $0.panel.request == panel.request ? $0.isSuperseded : nil }
            }
        }
        for signal in signals { signal.raise(.superseded) }
        if let pause = now.pause, before.pause == nil { listener(.paused(by: pause.by)) }
        if now.pause == nil, before.pause != nil { listener(.resumed) }
        if now.stoppedRun == run { stop.raise(.interrupted) }
    }
}
