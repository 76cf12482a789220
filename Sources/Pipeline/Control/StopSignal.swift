import Synchronization

/// Asks a run to end early and cleanly. Raised at most once; the first reason stays.
package final class StopSignal: Sendable {
    package enum Reason: Int32, Sendable {
        /// SIGHUP, the terminal was closed.
        case hungUp = 1
        /// SIGINT, Ctrl-C.
        case interrupted = 2
        /// SIGTERM.
        case terminated = 15
        /// Of one panel: something else was asked of it. No signal of the system's.
        case superseded = 0
    }

    private struct State {
        var reason: Reason?
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var next = 0
        var lastDeed: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    package var reason: Reason? { state.withLock(\.reason) }

    /// Returns whether it was not raised before.
    @discardableResult
    package func raise(_ reason: Reason) -> Bool {
        let (isFirst, waiting) = state.withLock { state in
            let isFirst = state.reason == nil
            state.reason = state.reason ?? reason
            defer { state.waiting = [:] }
            return (isFirst, Array(state.waiting.values))
        }
        for continuation in waiting { continuation.resume() }
        return isFirst
    }

    /// What is still done where the process is ended at once, which must take no time. Replaces what was said before.
    func beforeAbandoning(_ deed: @escaping @Sendable () -> Void) {
        state.withLock { $0.lastDeed = deed }
    }

    /// The process is about to be ended at once, because somebody wants it so.
    package func abandon() {
        state.withLock(\.lastDeed)?()
    }

    /// Returns when the signal is raised, or when the waiting task is cancelled.
    func wait() async {
        let ticket = state.withLock { state in
            state.next += 1
            return state.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    guard state.reason == nil, !Task.isCancelled else { return true }
                    state.waiting[ticket] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
        }
    }
}
