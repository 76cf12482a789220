/// The time span of a run. If the clock was set back during the run, its length is zero.
struct RunSpan: Sendable {
    let started: Milliseconds
    let finished: Milliseconds

    /// Seconds since 1970.
    init(started: Double, finished: Double) {
        self.started = Milliseconds(seconds: started)
        self.finished = Milliseconds(seconds: max(started, finished))
    }

    var length: Milliseconds { finished - started }

    /// The fraction of the span before a point in time, from 0 to 1.
    func part(at instant: Milliseconds) -> Double {
        length.count > 0 ? min((instant - started).seconds / length.seconds, 1) : 0
    }

    /// The point in time at this fraction of the span.
    func instant(at part: Double) -> Milliseconds { Milliseconds(seconds: started.seconds + length.seconds * part) }
}
