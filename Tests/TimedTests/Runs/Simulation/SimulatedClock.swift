import Synchronization

@testable import Generation

/// A clock whose time passes only while the run waits: then the task with the earliest end of its sleep wakes.
///
/// A run waits when it has not used the clock for a moment and no other thread of the process runs. If tests beside it
/// keep the process busy, it is taken to wait after a longer time. Where that is wrong, its work takes simulated time.
final class SimulatedClock: Sendable {
    private struct Sleeper {
        let number: Int
        let end: Double
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now = 1_800_000_000.0
        var sleepers: [Sleeper] = []
        var nextNumber = 0
        /// Increases with each use of the clock.
        var uses = 0
    }

    private static let looks = (first: Duration.microseconds(500), last: Duration.milliseconds(5))
    private static let leastQuiet = Duration.milliseconds(1)
    private static let longestQuiet = Duration.milliseconds(60)

    private let state = Mutex(State())

    /// For the script of a run: it is no use by the run.
    var now: Double { state.withLock(\.now) }

    var hostClock: HostClock {
        HostClock(now: { self.read() }, uptime: { self.read() }, sleep: { try await self.sleep($0) })
    }

    private func read() -> Double {
        state.withLock { state in
            state.uses += 1
            return state.now
        }
    }

    /// Throws `CancellationError` if the task is cancelled.
    func sleep(_ duration: Duration) async throws {
        let number = state.withLock { state in
            state.uses += 1
            state.nextNumber += 1
            return state.nextNumber
        }
        let hasWoken = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    guard !Task.isCancelled else { return true }
                    let end = state.now + max(0, duration / .seconds(1))
                    state.sleepers.append(Sleeper(number: number, end: end, continuation: continuation))
                    return false
                }
                if isCancelled { continuation.resume(returning: false) }
            }
        } onCancel: {
            remove { $0.number == number }?.continuation.resume(returning: false)
        }
        guard hasWoken else { throw CancellationError() }
    }

    private func remove(_ isWanted: (Sleeper) -> Bool) -> Sleeper? {
        state.withLock { state in
            state.uses += 1
            return state.sleepers.firstIndex(where: isWanted).map { state.sleepers.remove(at: $0) }
        }
    }

    /// Does the work, and lets time pass meanwhile. Cancels the work when `limit` seconds have passed.
    func passing<Value: Sendable>(
        atMost limit: Double, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let end = now + limit
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                while self.now < end, !Task.isCancelled {
                    try await self.waitUntilQuiet()
                    self.wakeNext()
                }
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let value = first else { throw TimeLimitExceeded() }
            return value
        }
    }

    struct TimeLimitExceeded: Error {}

    private func waitUntilQuiet() async throws {
        var (quietSince, uses, pause) = (ContinuousClock.now, -1, Self.looks.first)
        while true {
            try await Task.sleep(for: pause)
            let (seen, now) = (state.withLock(\.uses), ContinuousClock.now)
            let quiet = quietSince.duration(to: now)
            if seen != uses {
                (quietSince, uses, pause) = (now, seen, Self.looks.first)
            } else if quiet > Self.longestQuiet || quiet > Self.leastQuiet && OtherThreads.areIdle {
                return
            } else {
                pause = min(pause * 1.5, Self.looks.last)
            }
        }
    }

    private func wakeNext() {
        let sleeper = state.withLock { state -> Sleeper? in
            guard let next = state.sleepers.indices.min(by: { state.sleepers[$0].end < state.sleepers[$1].end }) else {
                return nil
            }
            state.now = max(state.now, state.sleepers[next].end)
            return state.sleepers.remove(at: next)
        }
        sleeper?.continuation.resume(returning: true)
    }
}
