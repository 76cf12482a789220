import Synchronization

/// The state of an exchange, for the tasks that check its time limits.
final class ExchangeProgress<Instant: InstantProtocol & Sendable>: Sendable {
    private struct State {
        var phase: TimeoutPhase
        var lastByte: Instant?
    }

    private let state: Mutex<State>

    init() {
        state = Mutex(State(phase: .waiting, lastByte: nil))
    }

    var phase: TimeoutPhase { state.withLock { $0.phase } }

    /// Nil until a reply has begun.
    var lastByte: Instant? { state.withLock { $0.lastByte } }

    func enter(_ phase: TimeoutPhase) {
        state.withLock { $0 = State(phase: phase, lastByte: nil) }
    }

    func received(at instant: Instant) {
        state.withLock { $0 = State(phase: .reading, lastByte: instant) }
    }
}
