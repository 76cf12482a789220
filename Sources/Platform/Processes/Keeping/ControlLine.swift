import CPlatform
import Synchronization
import SystemPackage

/// This program's end of a keeper's control pipe. When it is closed, also by the end of this program, the keeper ends
/// the command.
final class ControlLine: Sendable {
    private struct State {
        /// Nil once closed.
        var descriptor: FileDescriptor?
        /// The latest time at which the command must have ended.
        var deadline: SuspendingClock.Instant?
    }

    private let state: Mutex<State>

    init(_ descriptor: FileDescriptor) {
        state = Mutex(State(descriptor: descriptor))
    }

    deinit { close() }

    /// The latest time at which the command must have ended; nil if no stop was requested.
    var deadline: SuspendingClock.Instant? { state.withLock { $0.deadline } }

    /// Asks the command to end. After the grace it is killed with all processes that it started. A repeated call can
    /// only make the deadline earlier.
    func stop(grace: Duration) {
        state.withLock { state in
            guard let descriptor = state.descriptor else { return }
            let deadline = SuspendingClock.now + grace
            state.deadline = min(state.deadline ?? deadline, deadline)
            // If the keeper has ended, there is nothing left to stop.
            _ = withUnsafeBytes(of: grace.milliseconds) {
                keeper_write(descriptor.rawValue, $0.baseAddress, $0.count)
            }
        }
    }

    func close() {
        state.withLock { state in
            try? state.descriptor?.close()
            state.descriptor = nil
        }
    }
}
