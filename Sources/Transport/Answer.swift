import Synchronization

/// What someone who knows nothing of tasks will say one day. A task that is cancelled does not wait for it.
final class Answer<Value: Sendable>: Sendable {
    private enum State {
        case notAsked
        case awaited(CheckedContinuation<Value, any Error>)
        case given
    }

    private let state = Mutex(State.notAsked)

    private init() {}

    /// `ask` arranges for ``give(_:)``, now or later.
    static func of(_ ask: (Answer) -> Void) async throws -> Value {
        let answer = Answer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if answer.begin(continuation) {
                    ask(answer)
                } else {
                    continuation.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            answer.give(.failure(CancellationError()))
        }
    }

    /// The first one counts.
    func give(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            defer { state = .given }
            guard case .awaited(let continuation) = state else { return nil }
            return continuation
        }
        continuation?.resume(with: result)
    }

    /// False where the task was cancelled before.
    private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
        state.withLock { state in
            guard case .notAsked = state else { return false }
            state = .awaited(continuation)
            return true
        }
    }
}
