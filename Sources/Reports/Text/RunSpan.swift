/// From when to when a run went. Where the clock was set back meanwhile it has no length.
struct RunSpan: Sendable {
    let started: Milliseconds
    let finished: Milliseconds

    /// Seconds since 1970.
    init(started: Double, finished: Double) {
        self.started = Milliseconds(seconds: started)
        self.finished = Milliseconds(seconds: max(started, finished))
    }

    var length: Milliseconds { finished - started }

    /// How much of it was over at a time, from 0 to 1.
    func part(at instant: Milliseconds) -> Double {
        length.count > 0 ? min((instant - started).seconds / length.seconds, 1) : 0
    }

    /// The time at which so much of it was over.
    func instant(at part: Double) -> Milliseconds { Milliseconds(seconds: started.seconds + length.seconds * part) }
}
