import Synchronization

/// Lets requests to one generator through: so many at a time, and so many within any minute.
final class Turnstile: Sendable {
    private struct State {
        var inside = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var next = 0
        /// When the latest requests began or are to begin, in seconds of the environment's uptime.
        var starts: [Double] = []
    }

    private static let minute = 60.0

    private let width: Int
    private let perMinute: Int?
    private let environment: RunEnvironment
    private let state = Mutex(State())

    init(width: Int, perMinute: Int?, environment: RunEnvironment) {
        self.width = max(1, width)
        self.perMinute = perMinute
        self.environment = environment
    }

    /// Carries out the work when there is room for it, in the order of the calls. Throws `CancellationError` where the
    /// task is cancelled while it waits.
    func pass<Value>(_ work: () async throws -> Value) async throws -> Value {
        guard await enter() else { throw CancellationError() }
        defer { leave() }
        let pause = pauseBeforeStart()
        if pause > 0 { try await environment.sleep(.seconds(pause)) }
        return try await work()
    }

    /// Each request takes the first start that the limit leaves, so that none has to look again.
    private func pauseBeforeStart() -> Double {
        guard let perMinute else { return 0 }
        let now = environment.uptime()
        return state.withLock { state in
            var start = now
            if state.starts.count >= perMinute { start = max(now, state.starts.removeFirst() + Self.minute) }
            state.starts.append(start)
            return start - now
        }
    }

    /// False where the waiting task was cancelled.
    private func enter() async -> Bool {
        let ticket = state.withLock { state in
            state.next += 1
            return state.next
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    guard state.inside >= width else {
                        state.inside += 1
                        return true
                    }
                    state.waiting.append((ticket, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let cancelled = state.withLock { state in
                state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0).continuation }
            }
            cancelled?.resume(returning: false)
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.inside -= 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
