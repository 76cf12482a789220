package import Domain

/// A run beside the one before it of the same collections, as far as both were recorded when they ended.
package struct RunComparison: Sendable {
    package struct Side: Sendable {
        /// The name of the run.
        var id: String
        /// Seconds since 1970.
        var started: Double
        /// Wall time; nil where the run did not end, or had other collections besides.
        var seconds: Double?
        var counts: RunCounts

        package init(id: String, started: Double, seconds: Double?, counts: RunCounts) {
            self.id = id
            self.started = started
            self.seconds = seconds
            self.counts = counts
        }
    }

    var before: Side
    var now: Side

    package init(before: Side, now: Side) {
        self.before = before
        self.now = now
    }
}
