package import Domain
package import LibraryStore

/// A run and the previous run of the same collections, as far as both recorded their results.
package struct RunComparison: Sendable {
    struct Side: Sendable {
        /// The name of the run.
        var id: String
        /// Seconds since 1970.
        var started: Double
        /// Wall time. Nil if the run did not end, or if it had further collections.
        var seconds: Double?
        var counts: RunCounts
    }

    var before: Side
    var now: Side
}

extension RunComparison {
    /// `finished` is when each run ended; nil for a run that did not end or had further collections.
    package init(
        before: (run: StoredRun, counts: RunCounts, finished: Double?),
        now: (run: StoredRun, counts: RunCounts, finished: Double?)
    ) {
        self.init(
            before: Side(before.run, counts: before.counts, finished: before.finished),
            now: Side(now.run, counts: now.counts, finished: now.finished))
    }
}

extension RunComparison.Side {
    fileprivate init(_ run: StoredRun, counts: RunCounts, finished: Double?) {
        self.init(
            id: run.name, started: run.started, seconds: finished.map { max(0, $0 - run.started) }, counts: counts)
    }
}
