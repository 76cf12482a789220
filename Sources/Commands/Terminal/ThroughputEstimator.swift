/// Measures the throughput and estimates the remaining time.
///
/// The rate is measured over a window: the latest 24 pieces, or the latest 30 seconds if those have more pieces. The
/// window drops conditions that have passed, such as a slow server start or pages of a faster backend. An average over
/// all pieces would keep them. All pieces in the window have the same weight. So several pieces that finish together,
/// as from a backend that draws four at a time, change the rate less than in an exponential average.
///
/// An overdue piece lowers the rate, so that the estimate for stalled work grows.
struct ThroughputEstimator {
    private struct Sample {
        var time: Double
        var done: Int
    }

    private static let pieces = 24
    private static let seconds = 30.0
    /// The minimum time between two samples in seconds. It limits their number.
    private static let grain = 1.0

    /// The first sample is the start of the window.
    private var samples: [Sample]
    private var latest: Sample
    private var stoodStillSince: Double?

    /// `start` is in seconds, by the same clock as all times here.
    init(start: Double) {
        latest = Sample(time: start, done: 0)
        samples = [latest]
    }

    /// Builds the estimator from finished work. `spans` has the start and end of each piece: at least one, in order of
    /// their ends. `pauses` are finished pauses in order.
    init?(of spans: [(start: Double, end: Double)], pauses: [(start: Double, end: Double)]) {
        guard let start = spans.map(\.start).min() else { return nil }
        self.init(start: start)
        var pauses = pauses.filter { $0.end > start }[...]
        for span in spans {
            while let pause = pauses.first, pause.start < span.end {
                standStill(at: max(start, pause.start))
                // Pieces in progress finish during the pause.
                guard pause.end <= span.end else { break }
                goOn(at: pause.end)
                pauses.removeFirst()
            }
            advance(at: span.end)
        }
        for pause in pauses {
            standStill(at: max(start, pause.start))
            goOn(at: pause.end)
        }
    }

    /// Records one finished piece.
    mutating func advance(at now: Double) {
        latest = Sample(time: max(now, latest.time), done: latest.done + 1)
        if let last = samples.last, latest.time - last.time >= Self.grain { samples.append(latest) }
        while samples.count > 1, latest.done - samples[1].done >= Self.pieces,
            latest.time - samples[1].time >= Self.seconds
        {
            samples.removeFirst()
        }
    }

    /// Stops the clock. The work pauses from now on for an external reason.
    mutating func standStill(at now: Double) {
        stoodStillSince = stoodStillSince ?? now
    }

    /// Restarts the clock. The time since ``standStill(at:)`` does not count.
    mutating func goOn(at now: Double) {
        guard let since = stoodStillSince else { return }
        stoodStillSince = nil
        let pause = max(0, now - since)
        latest.time += pause
        for index in samples.indices { samples[index].time += pause }
    }

    /// `inHand` is the number of pieces in progress. Nil before the first piece is done, and while the
    /// work is paused.
    func secondsAPiece(at now: Double, inHand: Int) -> Double? {
        let count = latest.done - samples[0].done
        guard count > 0, stoodStillSince == nil else { return nil }
        let measured = (latest.time - samples[0].time) / Double(count)
        let overdue = (now - samples[0].time) / Double(count + max(1, inHand))
        return max(measured, overdue)
    }

    /// Seconds until this many more pieces are done; nil if it cannot be estimated.
    func secondsLeft(for pieces: Int, at now: Double, inHand: Int) -> Double? {
        guard pieces > 0, let each = secondsAPiece(at: now, inHand: inHand) else { return nil }
        // The pieces in progress have been worked on since the last piece was done.
        let ahead = min(max(0, now - latest.time), each * Double(min(pieces, max(1, inHand))))
        return each * Double(pieces) - ahead
    }
}
