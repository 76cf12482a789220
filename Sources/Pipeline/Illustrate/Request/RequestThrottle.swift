import Platform

/// Limits the requests to one generator: how many at the same time, and how many within any minute.
final class RequestThrottle: Sendable {
    private struct State {
        var inside = 0
        /// Start times of the latest and the waiting requests, in seconds of the environment's uptime.
        var starts: [Double] = []

        mutating func enter(_ width: Int) -> Void? {
            guard inside < width else { return nil }
            inside += 1
            return ()
        }
    }

    private static let minute = 60.0

    private let width: Int
    private let perMinute: Int?
    private let environment: HostEnvironment
    private let requests = WaitList<State, Void>(State())

    init(width: Int, perMinute: Int?, environment: HostEnvironment) {
        self.width = max(1, width)
        self.perMinute = perMinute
        self.environment = environment
    }

    /// Does the work when the limits allow it, in the order of the calls. Throws `CancellationError` if the task is
    /// cancelled while it waits.
    func pass<Value>(_ work: () async throws -> Value) async throws -> Value {
        guard await requests.answer({ [width] in $0.enter(width) }) != nil else { throw CancellationError() }
        defer { requests.change { $0.inside -= 1 } }
        let pause = pauseBeforeStart()
        if pause > 0 { try await environment.sleep(.seconds(pause)) }
        return try await work()
    }

    /// Each request reserves the first start time that the limit allows, so that none has to check again.
    private func pauseBeforeStart() -> Double {
        guard let perMinute else { return 0 }
        let now = environment.uptime()
        return requests.change { state in
            var start = now
            if state.starts.count >= perMinute { start = max(now, state.starts.removeFirst() + Self.minute) }
            state.starts.append(start)
            return start - now
        }
    }
}
