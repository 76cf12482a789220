import Synchronization

/// Where a server is between its start and its end, for any number of tasks that wait for either.
final class ServerLife: Sendable {
    enum Phase {
        case starting
        case running(process: Int32)
        /// Nil for a server that was never executed.
        case ended(Result<Termination, ChildProcessError>, process: Int32?)
    }

    private struct Waiter {
        var condition: @Sendable (Phase) -> Bool
        var continuation: CheckedContinuation<Phase, Never>
    }

    private struct State {
        var phase = Phase.starting
        var waiters: [Int: Waiter] = [:]
        var nextWaiter = 0
    }

    private let state = Mutex(State())

    var phase: Phase { state.withLock { $0.phase } }

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

    func advance(to phase: Phase) {
        let due = state.withLock { state in
            state.phase = phase
            let due = state.waiters.filter { $0.value.condition(phase) }
            for number in due.keys { state.waiters[number] = nil }
            return due.sorted { $0.key < $1.key }.map(\.value)
        }
        for waiter in due { waiter.continuation.resume(returning: phase) }
    }

    /// Waits until the condition holds, and through a cancellation.
    func wait(until condition: @escaping @Sendable (Phase) -> Bool) async -> Phase {
        let number = takeNumber()
        return await withCheckedContinuation { add(Waiter(condition: condition, continuation: $0), number) }
    }

    /// Waits until the condition holds or the task is cancelled.
    func waitUnlessCancelled(until condition: @escaping @Sendable (Phase) -> Bool) async throws -> Phase {
        let number = takeNumber()
        let phase = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                add(Waiter(condition: condition, continuation: continuation), number)
                // A cancellation may have come before there was a waiter to give up.
                if Task.isCancelled { giveUp(number) }
            }
        } onCancel: {
            giveUp(number)
        }
        if !condition(phase) { throw CancellationError() }
        return phase
    }

    private func takeNumber() -> Int {
        state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
    }

    private func add(_ waiter: Waiter, _ number: Int) {
        let phase = state.withLock { state -> Phase? in
            if waiter.condition(state.phase) { return state.phase }
            state.waiters[number] = waiter
            return nil
        }
        if let phase { waiter.continuation.resume(returning: phase) }
    }

    private func giveUp(_ number: Int) {
        let (waiter, phase) = state.withLock { ($0.waiters.removeValue(forKey: number), $0.phase) }
        waiter?.continuation.resume(returning: phase)
    }
}
