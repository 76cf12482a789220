/// The clock and sleep of generators. Tests replace them.
package struct RetryClock: Sendable {
    /// Wall-clock time in seconds since 1970.
    package var now: @Sendable () -> Double
    /// Seconds from an arbitrary start; never decreases.
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
