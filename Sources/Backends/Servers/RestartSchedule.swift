/// When a server that ended by itself may be started again.
struct RestartSchedule: Sendable {
    /// At most so many restarts within ``period`` seconds. A server that ends more often cannot be used.
    private static let limit = 5
    private static let period = 600.0

    /// The times of the last restarts, in seconds of uptime.
    private var restarts: [Double] = []

    func allows(at now: Double) -> Bool { recent(at: now).count < Self.limit }

    /// The pause before the restart: 1 s, 2 s, 4 s … by the number of recent restarts. Nil if there were too many.
    mutating func pause(at now: Double) -> Duration? {
        restarts = recent(at: now)
        guard restarts.count < Self.limit else { return nil }
        let pause = Duration.seconds(1 << restarts.count)
        restarts.append(now)
        return pause
    }

    private func recent(at now: Double) -> [Double] { restarts.filter { now - $0 < Self.period } }
}
