/// The state of a server from its start to its end. Any number of tasks can wait for either.
final class ServerLifecycle: Sendable {
    enum Phase {
        case starting
        case running(process: Int32)
        /// Nil for a server that was never executed.
        case ended(Result<Termination, ChildProcessError>, process: Int32?)
    }

    private let list = WaitList<Phase, Phase>(.starting)

    var phase: Phase { list.state }

    func end(_ result: Result<Termination, ChildProcessError>) {
        if case .running(let process) = phase {
            advance(to: .ended(result, process: process))
        } else {
            advance(to: .ended(result, process: nil))
        }
    }

    /// Waits until the server is executed, and returns its process number.
    func started() async throws -> Int32 {
        let phase = await wait { if case .starting = $0 { false } else { true } }
        switch phase {
        case .running(let process), .ended(_, let process?): return process
        case .ended(.failure(let error), nil): throw error
        case .starting, .ended(.success, nil): throw CancellationError()
        }
    }

    func advance(to phase: Phase) { list.change { $0 = phase } }

    /// Waits until the condition is true, even if the task is cancelled.
    func wait(until condition: @escaping @Sendable (Phase) -> Bool) async -> Phase {
        await list.answerEvenIfCancelled { condition($0) ? $0 : nil } ?? phase
    }

    /// Waits until the condition is true or the task is cancelled.
    func waitUnlessCancelled(until condition: @escaping @Sendable (Phase) -> Bool) async throws -> Phase {
        let phase = await list.answer { condition($0) ? $0 : nil } ?? phase
        if !condition(phase) { throw CancellationError() }
        return phase
    }
}
