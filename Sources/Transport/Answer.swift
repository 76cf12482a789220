import Synchronization

/// The result of code that does not support task cancellation. A cancelled task does not wait for it.
final class Answer<Value: Sendable>: Sendable {
    private enum State {
        case notAsked
        case awaited(CheckedContinuation<Value, any Error>)
        case given
    }

    private let state = Mutex(State.notAsked)

    private init() {}

    /// `ask` must arrange a call of ``give(_:)``, now or later.
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

    /// Only the first call has an effect.
    func give(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            defer { state = .given }
            guard case .awaited(let continuation) = state else { return nil }
            return continuation
        }
        continuation?.resume(with: result)
    }

    /// False if the task was cancelled before.
    private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
        state.withLock { state in
            guard case .notAsked = state else { return false }
            state = .awaited(continuation)
            return true
        }
    }
}
