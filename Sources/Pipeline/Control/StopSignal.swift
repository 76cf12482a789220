import Platform

/// Requests that a run ends early and cleanly. It is raised at most once; the first reason is kept.
package final class StopSignal: Sendable {
    package enum Reason: Int32, Sendable {
        /// SIGHUP, the terminal was closed.
        case hungUp = 1
        /// SIGINT, Ctrl-C.
        case interrupted = 2
        /// SIGTERM.
        case terminated = 15
        /// For one panel: another request replaced its claim. No system signal has this number.
        case superseded = 0
    }

    private struct State {
        var reason: Reason?
        var lastAction: (@Sendable () -> Void)?
    }

    private let list = WaitList<State, Void>(State())

    package init() {}

    package var reason: Reason? { list.state.reason }

    /// Returns true if this call raised the signal, false if it was raised before.
    @discardableResult
    package func raise(_ reason: Reason) -> Bool {
        list.change { state in
            defer { state.reason = state.reason ?? reason }
            return state.reason == nil
        }
    }

    /// Sets the action for the case that the process is ended at once. The action must return without delay. It
    /// replaces the previous action.
    func beforeAbandoning(_ action: @escaping @Sendable () -> Void) {
        list.change { $0.lastAction = action }
    }

    /// Does the action set by ``beforeAbandoning(_:)``. The process is about to be ended at once on a user's request.
    package func abandon() {
        list.state.lastAction?()
    }

    /// Returns when the signal is raised, or when the waiting task is cancelled.
    func wait() async {
        _ = await list.answer { $0.reason == nil ? nil : () }
    }
}
