import Domain

/// The circuit breaker of a backend: whether it can be asked, from what its requests and health requests showed.
///
/// It has no clock: all times are seconds of the run's uptime. Each request begins with ``begin(at:)`` and ends with
/// ``end(_:at:now:)``. The table of its transitions is in the handbook, *How a Run Works*.
struct Breaker: Sendable {
    /// What the end of a request showed.
    enum Finding: Hashable, Sendable {
        /// A usable picture or text, a refusal, or an error that is the request's own.
        case answer
        /// An answer whose content is not known yet.
        case reply
        /// An answer that is no picture, or no text that can be used.
        case garbage(String)
        /// No server at its address, or it has ended.
        case gone(String)
        /// A reset connection, a server error, a timeout.
        case broken(String, isTimeout: Bool)
        /// It asks to wait, for this many seconds if it names a time.
        case busy(String, seconds: Double?)
        /// It says itself that it cannot work. `mayReturn`: it is looked at once more.
        case hopeless(String, mayReturn: Bool)
        /// The request was cancelled, or it was not sent.
        case none
    }

    /// What a health request showed.
    enum Health: Hashable, Sendable {
        case healthy
        /// It answers and cannot be used yet.
        case loading(String)
        case away(String)
        /// It says itself that it cannot work.
        case hopeless(String)
    }

    enum State: Hashable, Sendable {
        /// It was not asked in this run. A request may begin.
        case unknown
        case closed
        /// No request may begin.
        case open
        /// One request may begin. Its result closes or opens the breaker.
        case halfOpen
        /// Not asked again in this run, apart from one later health request.
        case out
    }

    enum Standing: Hashable, Sendable {
        /// A request may begin.
        case ready
        /// A request may begin when another one has ended.
        case full
        /// `since` is the start of the outage. `isDecided` is false if a request in flight decides whether it is over.
        case away(since: Double, isDecided: Bool)
        /// It asked to wait until a time. `since` is the first such answer without another one after it.
        case busy(since: Double, until: Double)
        case out
    }

    /// A change that a person should know.
    enum Change: Hashable, Sendable {
        case opened(String)
        /// An outage of this many seconds is over.
        case closed(seconds: Double)
        case out(String)
    }

    /// Failed requests of this many different pages in a row open the breaker.
    static let brokenLimit = 3
    /// Each timeout costs minutes.
    static let timeoutLimit = 2
    static let garbageLimit = 3
    /// So many answers come one at a time after an outage, before the full width is used again.
    static let probationLength = 3
    /// A backend that is only busy for so long is away.
    static let busyLimit = 600.0
    static let firstPause = 2.0
    static let pauseGrowth = 1.6
    /// Between health requests of a server that is loading.
    static let loadingPause = 2.0
    static let longestLoading = 300.0
    static let lastLookPause = 60.0
    /// Each such time without an outage makes up for one outage.
    static let recoveryTime = 300.0

    private(set) var state = State.unknown
    /// Why it cannot be asked now, if so.
    var trouble: String? { reason ?? busy?.words }
    /// Why it is open or out.
    private var reason: String?
    private(set) var hasAnswered = false
    /// The start of the outage, until an answer ends it.
    private(set) var outage: Double?
    private var inFlight = 0
    private var probation = 0
    private var broken: Set<String> = []
    private var timeouts = 0
    private var garbage: Set<String> = []
    private var busy: (since: Double, until: Double, tries: Int, words: String)?
    /// Whether the outage was opened by garbage. Then garbage does not end it.
    private var isSick = false
    /// The time of the next health request; nil if none is to be made.
    private var nextProbe: Double?
    private var isProbing = false
    private var probes = 0
    private var loadingSince: Double?
    private var outages = 0
    private var closedAt = 0.0
    private let longestPause: Double
    private var jitter: SeededGenerator

    /// `longestPause` is the maximum time between two health requests, and between two requests to a busy backend that
    /// names no time, in seconds. `seed` decides the jitter.
    init(longestPause: Double, seed: UInt64) {
        self.longestPause = longestPause
        jitter = SeededGenerator(seed: seed)
    }

    func standing(at now: Double) -> Standing {
        switch state {
        case .out: .out
        case .open: .away(since: outage ?? now, isDecided: true)
        case .halfOpen where inFlight > 0: .away(since: outage ?? now, isDecided: false)
        case .unknown, .closed, .halfOpen:
            if let busy, now < busy.until {
                .busy(since: busy.since, until: busy.until)
            } else {
                probation > 0 && inFlight > 0 ? .full : .ready
            }
        }
    }

    /// Whether it has been asked in this run and may be asked again.
    var isUsed: Bool { state != .unknown && state != .out }

    /// When ``standing(at:)`` changes without a further event: the end of a busy pause.
    func wakeUp(after now: Double) -> Double? {
        guard state != .open, state != .out, let busy, now < busy.until else { return nil }
        return busy.until
    }

    // MARK: Requests

    /// Whether a request may begin. Each one that began must be ended.
    mutating func begin(at now: Double) -> Bool {
        guard standing(at: now) == .ready else { return false }
        inFlight += 1
        return true
    }

    /// `page` identifies what the request was for.
    mutating func end(_ finding: Finding, at page: String, now: Double) -> Change? {
        inFlight -= 1
        return note(finding, at: page, now: now)
    }

    /// A finding apart from the end of a request.
    mutating func note(_ finding: Finding, at page: String, now: Double) -> Change? {
        switch finding {
        case .none: return nil
        case .answer, .reply:
            if finding == .answer { garbage = [] }
            return answered(at: now)
        case .garbage(let words):
            if state == .halfOpen, isSick { return open(words, at: now) }
            let change = answered(at: now)
            garbage.insert(page)
            guard garbage.count >= Self.garbageLimit else { return change }
            let opened = open(words, at: now)
            isSick = true
            return opened
        case .gone(let words): return open(words, at: now)
        case .broken(let words, let isTimeout):
            broken.insert(page)
            timeouts += isTimeout ? 1 : 0
            guard state == .halfOpen || broken.count >= Self.brokenLimit || timeouts >= Self.timeoutLimit else {
                return nil
            }
            return open(words, at: now)
        case .busy(let words, let seconds): return wait(words, seconds, at: now)
        case .hopeless(let words, let mayReturn):
            guard state != .out else { return nil }
            nextProbe = mayReturn && reason == nil ? now + Self.lastLookPause : nil
            return leave(words)
        }
    }

    /// A late answer of a request that began before the outage says little about the server now.
    private mutating func answered(at now: Double) -> Change? {
        hasAnswered = true
        broken = []
        timeouts = 0
        busy = nil
        switch state {
        case .out: return nil
        case .open:
            nextProbe = min(nextProbe ?? now, now)
            return nil
        case .unknown, .closed, .halfOpen:
            state = .closed
            probation = max(0, probation - 1)
            guard let began = outage else { return nil }
            outage = nil
            reason = nil
            isSick = false
            closedAt = now
            probes = 0
            probation = Self.probationLength - 1
            return .closed(seconds: now - began)
        }
    }

    private mutating func open(_ words: String, at now: Double) -> Change? {
        guard state != .out, state != .open else { return nil }
        state = .open
        broken = []
        timeouts = 0
        garbage = []
        busy = nil
        loadingSince = nil
        reason = words
        let isNew = outage == nil
        if isNew {
            outage = now
            outages = max(0, outages - Int((now - closedAt) / Self.recoveryTime)) + 1
        }
        nextProbe = now + nextPause()
        return isNew ? .opened(words) : nil
    }

    private mutating func leave(_ words: String) -> Change {
        state = .out
        reason = words
        outage = nil
        busy = nil
        return .out(words)
    }

    /// The longest wait that was asked for applies.
    private mutating func wait(_ words: String, _ seconds: Double?, at now: Double) -> Change? {
        guard state != .out, state != .open else { return nil }
        let tries = (busy?.tries ?? 0) + 1
        let own = min(longestPause, Self.firstPause * Self.power(tries - 1))
        // A backend that was away and is busy now has not answered since then.
        let since = busy?.since ?? outage ?? now
        busy = (since, max(busy?.until ?? now, now + (seconds ?? own)), tries, words)
        // A backend that says so is there.
        hasAnswered = true
        guard now - since >= Self.busyLimit else { return nil }
        return open(words, at: now)
    }

    // MARK: Health requests

    /// The time of the next health request; nil if none is to be made, or if one is in flight.
    var probeTime: Double? { isProbing ? nil : nextProbe }

    /// Whether a health request may be sent now. It must be followed by ``endProbe(_:now:)``.
    mutating func beginProbe(at now: Double) -> Bool {
        guard let time = probeTime, time <= now else { return false }
        isProbing = true
        return true
    }

    /// The first health request of a run, or of another generator for the backend.
    mutating func beginFirstProbe() -> Bool {
        guard state == .unknown || state == .closed, !isProbing else { return false }
        isProbing = true
        return true
    }

    /// Nil for a health request that was cancelled.
    mutating func endProbe(_ health: Health?, now: Double) -> Change? {
        isProbing = false
        switch health {
        case nil:
            return nil
        case .healthy:
            nextProbe = nil
            loadingSince = nil
            switch state {
            case .unknown: state = .closed
            case .open, .out:
                state = .halfOpen
                outage = outage ?? now
            case .closed, .halfOpen: break
            }
            return nil
        case .loading(let words):
            let change = away(words, at: now)
            let since = loadingSince ?? now
            loadingSince = since
            if now - since < Self.longestLoading { nextProbe = now + Self.loadingPause }
            return change
        case .away(let words):
            loadingSince = nil
            return away(words, at: now)
        case .hopeless(let words):
            let isLast = state == .out
            nextProbe = isLast ? nil : now + Self.lastLookPause
            return isLast ? nil : leave(words)
        }
    }

    private mutating func away(_ words: String, at now: Double) -> Change? {
        switch state {
        case .unknown, .closed, .halfOpen: return open(words, at: now)
        case .open:
            reason = words
            nextProbe = now + nextPause()
        case .out: nextProbe = nil
        }
        return nil
    }

    private mutating func nextPause() -> Double {
        let pause = Self.firstPause * Self.power(probes) * Double(max(1, outages))
        probes += 1
        return min(pause, longestPause) * jitter.next(in: 0.8...1)
    }

    private static func power(_ exponent: Int) -> Double {
        (0..<min(exponent, 20)).reduce(1) { power, _ in power * pauseGrowth }
    }
}
