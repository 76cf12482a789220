package import Domain
package import LibraryStore

/// A run beside the one before it of the same collections, as far as both were recorded when they ended.
package struct RunComparison: Sendable {
    struct Side: Sendable {
        /// The name of the run.
        var id: String
        /// Seconds since 1970.
        var started: Double
        /// Wall time; nil where the run did not end, or had other collections besides.
        var seconds: Double?
        var counts: RunCounts
    }

    var before: Side
    var now: Side
}

extension RunComparison {
    /// `finished` is when each ended; nil for a run that did not, or had other collections besides.
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
