/// The visible area of a clip: for every row the runs of pixels with their coverage, from left to right.
struct SpanMask: SpanSink {
    struct Run {
        var start: Int32
        var end: Int32
        var coverage: UInt32
    }

    /// The first row with a run; valid only if there are runs.
    private var firstRow = 0
    private var rowStarts: [Int] = []
    private(set) var runs: [Run] = []

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        if runs.isEmpty { firstRow = row }
        while rowStarts.count <= row - firstRow { rowStarts.append(runs.count) }
        runs.append(Run(start: Int32(start), end: Int32(end), coverage: coverage))
    }

    /// The range of a row in ``runs``.
    func place(ofRow row: Int) -> Range<Int> {
        let place = row - firstRow
        guard place >= 0, place < rowStarts.count else { return 0..<0 }
        return rowStarts[place]..<(place + 1 < rowStarts.count ? rowStarts[place + 1] : runs.count)
    }
}

/// Passes only the parts of runs that are inside a mask. The runs of a row must come from left to right.
struct MaskedSink<Sink: SpanSink>: SpanSink {
    private let mask: SpanMask
    private(set) var sink: Sink
    private var row = -1
    /// The mask's runs of this row that end after the start of the latest run.
    private var ahead = 0..<0

    init(mask: SpanMask, sink: Sink) {
        self.mask = mask
        self.sink = sink
    }

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        if row != self.row {
            self.row = row
            ahead = mask.place(ofRow: row)
        }
        while let next = ahead.first, Int(mask.runs[next].end) <= start { ahead = (next + 1)..<ahead.upperBound }
        for index in ahead {
            let run = mask.runs[index]
            guard Int(run.start) < end else { return }
            let both = (coverage * run.coverage + 128) >> 8
            if both > 0 {
                sink.cover(row: row, from: max(start, Int(run.start)), to: min(end, Int(run.end)), coverage: both)
            }
        }
    }
}
