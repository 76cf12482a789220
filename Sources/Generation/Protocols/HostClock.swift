/// The clock and the sleep of a run and its generators. Tests replace them.
package struct HostClock: Sendable {
    /// Wall-clock time in seconds since 1970.
    package var now: @Sendable () -> Double
    /// Seconds from an arbitrary start. They never decrease.
    package var uptime: @Sendable () -> Double
    package var sleep: @Sendable (Duration) async throws -> Void

    package init(
        now: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
    }
}
