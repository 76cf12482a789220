import CPlatform
import Synchronization
import SystemPackage

/// This program's end of the pipe down to a keeper. That it closes, however this program ends, ends the command.
final class ControlLine: Sendable {
    private struct State {
        /// Nil once closed.
        var descriptor: FileDescriptor?
        /// When the command is to be gone at the latest.
        var deadline: SuspendingClock.Instant?
    }

    private let state: Mutex<State>

    init(_ descriptor: FileDescriptor) {
        state = Mutex(State(descriptor: descriptor))
    }

    deinit { close() }

    /// When the command is to be gone at the latest; nil as long as nobody has asked it to end.
    var deadline: SuspendingClock.Instant? { state.withLock { $0.deadline } }

    /// Asks the command to end, and has it and all it started killed after the grace. To ask again can only bring the
    /// end nearer.
    func stop(grace: Duration) {
        state.withLock { state in
            guard let descriptor = state.descriptor else { return }
            let deadline = SuspendingClock.now + grace
            state.deadline = min(state.deadline ?? deadline, deadline)
            // A keeper that is gone has nothing left to end.
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
