/// What a clip lets through: for every row the runs of pixels with their coverage, from left to right.
struct SpanMask: SpanSink {
    struct Run {
        var start: Int32
        var end: Int32
        var coverage: UInt32
    }

    /// The first row with a run; meaningful only where there are runs.
    private var firstRow = 0
    private var rowStarts: [Int] = []
    private var runs: [Run] = []

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        if runs.isEmpty { firstRow = row }
        while rowStarts.count <= row - firstRow { rowStarts.append(runs.count) }
        runs.append(Run(start: Int32(start), end: Int32(end), coverage: coverage))
    }

    /// Hands those parts of a run on that lie within the mask.
    func pass(
        row: Int, from start: Int, to end: Int, coverage: UInt32, into sink: inout some SpanSink
    ) {
        let place = row - firstRow
        guard place >= 0, place < rowStarts.count else { return }
        let last = place + 1 < rowStarts.count ? rowStarts[place + 1] : runs.count
        for run in runs[rowStarts[place]..<last] where Int(run.end) > start {
            guard Int(run.start) < end else { return }
            let both = (coverage * run.coverage + 128) >> 8
            if both > 0 {
                sink.cover(row: row, from: max(start, Int(run.start)), to: min(end, Int(run.end)), coverage: both)
            }
        }
    }
}

/// A sink behind a mask.
struct MaskedSink<Sink: SpanSink>: SpanSink {
    let mask: SpanMask
    var sink: Sink

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        mask.pass(row: row, from: start, to: end, coverage: coverage, into: &sink)
    }
}
