import Synchronization

/// A state that several tasks share. Tasks wait in order of arrival until the state has an answer for them.
package final class WaitList<State: Sendable, Answer: Sendable>: Sendable {
    /// Returns nil if the task must wait. It may change the state, for example to take a place.
    package typealias Decision = @Sendable (inout State) -> Answer?

    private struct Waiter {
        var number: Int
        var decide: Decision
        /// Resumed with nil if the task is cancelled.
        var continuation: CheckedContinuation<Answer?, Never>
    }

    private struct Contents {
        var state: State
        var waiters: [Waiter] = []
        var nextNumber = 0
    }

    private let contents: Mutex<Contents>

    package init(_ state: State) {
        contents = Mutex(Contents(state: state))
    }

    package var state: State { contents.withLock(\.state) }

    /// How many tasks wait.
    var waiting: Int { contents.withLock(\.waiters.count) }

    /// Changes the state, and answers the tasks that have an answer now.
    @discardableResult
    package func change<Value: Sendable>(_ body: @Sendable (inout State) -> Value) -> Value {
        let (value, answered) = contents.withLock { contents in
            let value = body(&contents.state)
            var answered: [(CheckedContinuation<Answer?, Never>, Answer)] = []
            var waiting: [Waiter] = []
            for waiter in contents.waiters {
                if let answer = waiter.decide(&contents.state) {
                    answered.append((waiter.continuation, answer))
                } else {
                    waiting.append(waiter)
                }
            }
            contents.waiters = waiting
            return (value, answered)
        }
        for (continuation, answer) in answered { continuation.resume(returning: answer) }
        return value
    }

    /// Waits until there is an answer; nil if the task is cancelled before.
    package func answer(_ decide: @escaping Decision) async -> Answer? {
        let number = takeNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: nil) }
                add(Waiter(number: number, decide: decide, continuation: continuation))
                // The task may have been cancelled before the waiter was added. Then onCancel had no waiter to remove.
                if Task.isCancelled { remove(number) }
            }
        } onCancel: {
            remove(number)
        }
    }

    /// As ``answer(_:)``, but a cancellation does not end the wait.
    package func answerEvenIfCancelled(_ decide: @escaping Decision) async -> Answer? {
        let number = takeNumber()
        return await withCheckedContinuation {
            add(Waiter(number: number, decide: decide, continuation: $0))
        }
    }

    private func takeNumber() -> Int {
        contents.withLock { contents in
            contents.nextNumber += 1
            return contents.nextNumber
        }
    }

    private func add(_ waiter: Waiter) {
        let answer = contents.withLock { contents in
            let answer = waiter.decide(&contents.state)
            if answer == nil { contents.waiters.append(waiter) }
            return answer
        }
        if let answer { waiter.continuation.resume(returning: answer) }
    }

    private func remove(_ number: Int) {
        let waiter = contents.withLock { contents in
            contents.waiters.firstIndex { $0.number == number }.map { contents.waiters.remove(at: $0) }
        }
        waiter?.continuation.resume(returning: nil)
    }
}
