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
        var panels: [PanelStatus: Int]
        var attempts: Int
        var callsSaved: Int
        var cost: Amount?

        package init(
            id: String, started: Double, seconds: Double?, panels: [PanelStatus: Int], attempts: Int, callsSaved: Int,
            cost: Amount?
        ) {
            self.id = id
            self.started = started
            self.seconds = seconds
            self.panels = panels
            self.attempts = attempts
            self.callsSaved = callsSaved
            self.cost = cost
        }

        var total: Int { panels.values.reduce(0, +) }

        subscript(standing: Standing) -> Int {
            panels.reduce(0) { $0 + (Standing($1.key) == standing ? $1.value : 0) }
        }
    }

    var before: Side
    var now: Side

    package init(before: Side, now: Side) {
        self.before = before
        self.now = now
    }
}
