import Generation

/// A clock that goes several times as fast as real time, so that an outage of minutes takes seconds.
struct ScaledClock: Sendable {
    private static let start = 1_800_000_000.0

    /// Seconds of this clock in a real second.
    let speed: Double
    private let begin = ContinuousClock.now

    init(speed: Double) {
        self.speed = speed
    }

    /// Seconds since the clock was made.
    var elapsed: Double { begin.duration(to: .now) / .seconds(1) * speed }

    func sleep(_ duration: Duration) async throws { try await Task.sleep(for: duration / speed) }

    var hostClock: HostClock {
        HostClock(now: { Self.start + elapsed }, uptime: { Self.start + elapsed }, sleep: { try await sleep($0) })
    }
}
