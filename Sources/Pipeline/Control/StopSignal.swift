import Platform

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
        var lastAction: (@Sendable () -> Void)?
    }

    private let list = WaitList<State, Void>(State())

    package init() {}

    package var reason: Reason? { list.state.reason }

    /// Returns whether it was not raised before.
    @discardableResult
    package func raise(_ reason: Reason) -> Bool {
        list.change { state in
            defer { state.reason = state.reason ?? reason }
            return state.reason == nil
        }
    }

    /// What is still done where the process is ended at once, which must take no time. Replaces what was said before.
    func beforeAbandoning(_ action: @escaping @Sendable () -> Void) {
        list.change { $0.lastAction = action }
    }

    /// The process is about to be ended at once, because somebody wants it so.
    package func abandon() {
        list.state.lastAction?()
    }

    /// Returns when the signal is raised, or when the waiting task is cancelled.
    func wait() async {
        _ = await list.answer { $0.reason == nil ? nil : () }
    }
}
