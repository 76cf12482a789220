/// How fast pieces of work get done, and how long those that are left will take.
///
/// Counted over a window: the latest 24 pieces, or the latest 30 seconds where those hold more. A window forgets what is
/// no longer so (a server that was slow to start, pages that a faster backend drew) once it is past, where an average
/// over everything never does; and it weighs all of a steady run alike, so that several pieces which come together, as
/// from a backend that draws four at a time, do not sway it as they sway an exponential average.
///
/// A piece that is overdue counts against the rate, so that what stands still is not told to be soon done.
struct ThroughputEstimator {
    private struct Sample {
        var time: Double
        var done: Int
    }

    private static let pieces = 24
    private static let seconds = 30.0
    /// Samples are at least so far apart, in seconds, so that they stay few.
    private static let grain = 1.0

    /// The first is the foot of the window.
    private var samples: [Sample]
    private var latest: Sample
    private var stoodStillSince: Double?

    /// `start` is in seconds, by the same clock as all times here.
    init(start: Double) {
        latest = Sample(time: start, done: 0)
        samples = [latest]
    }

    /// The same of work that was looked at from outside, each piece with when it was begun and done with: `spans`, at
    /// least one, the earliest end first. `pauses` are those that are over, in their order.
    init?(of spans: [(start: Double, end: Double)], pauses: [(start: Double, end: Double)]) {
        guard let start = spans.map(\.start).min() else { return nil }
        self.init(start: start)
        var pauses = pauses.filter { $0.end > start }[...]
        for span in spans {
            while let pause = pauses.first, pause.start < span.end {
                standStill(at: max(start, pause.start))
                // What was in hand is finished meanwhile.
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

    /// One more piece is done.
    mutating func advance(at now: Double) {
        latest = Sample(time: max(now, latest.time), done: latest.done + 1)
        if let last = samples.last, latest.time - last.time >= Self.grain { samples.append(latest) }
        while samples.count > 1, latest.done - samples[1].done >= Self.pieces,
            latest.time - samples[1].time >= Self.seconds
        {
            samples.removeFirst()
        }
    }

    /// Nothing is worked on from here on, for no fault of the work's.
    mutating func standStill(at now: Double) {
        stoodStillSince = stoodStillSince ?? now
    }

    /// The time since ``standStill(at:)`` counts as none.
    mutating func goOn(at now: Double) {
        guard let since = stoodStillSince else { return }
        stoodStillSince = nil
        let pause = max(0, now - since)
        latest.time += pause
        for index in samples.indices { samples[index].time += pause }
    }

    /// `inHand` are the pieces that are worked on now. Nil before the first piece is done, and while nothing is.
    func secondsAPiece(at now: Double, inHand: Int) -> Double? {
        let count = latest.done - samples[0].done
        guard count > 0, stoodStillSince == nil else { return nil }
        let measured = (latest.time - samples[0].time) / Double(count)
        let overdue = (now - samples[0].time) / Double(count + max(1, inHand))
        return max(measured, overdue)
    }

    /// Until so many more are done; nil where that cannot be known.
    func secondsLeft(for pieces: Int, at now: Double, inHand: Int) -> Double? {
        guard pieces > 0, let each = secondsAPiece(at: now, inHand: inHand) else { return nil }
        // Those in hand have been worked on since the last was done.
        let ahead = min(max(0, now - latest.time), each * Double(min(pieces, max(1, inHand))))
        return each * Double(pieces) - ahead
    }
}
