import Testing

@testable import Domain
@testable import Pipeline

/// The state machine of a backend's circuit breaker.
struct BreakerTests {
    /// A state of the table, reached by ordinary events at time 0.
    enum Start: String, CaseIterable {
        case unknown, closed, failing, open, trial, out
    }

    enum Event: Hashable {
        case finding(Breaker.Finding)
        case health(Breaker.Health)
    }

    struct Row: CustomTestStringConvertible {
        var start: Start
        var event: Event
        var state: Breaker.State
        var change: Breaker.Change?

        init(_ start: Start, _ event: Event, _ state: Breaker.State, _ change: Breaker.Change? = nil) {
            (self.start, self.event, self.state, self.change) = (start, event, state, change)
        }

        var testDescription: String { "\(start.rawValue), \(event)" }
    }

    private static let gone = Breaker.Finding.gone("no")
    private static let broken = Breaker.Finding.broken("no", isTimeout: false)
    private static let timeout = Breaker.Finding.broken("no", isTimeout: true)
    private static let garbage = Breaker.Finding.garbage("no")
    private static let busy = Breaker.Finding.busy("no", seconds: 7)
    private static let hopeless = Breaker.Finding.hopeless("no", mayReturn: true)

    /// `failing`: two pages in a row failed. `trial`: one request of a half-open breaker is in flight; the outage began
    /// at 0, and the event is at 10.
    private static let table = [
        Row(.unknown, .health(.healthy), .closed), Row(.unknown, .health(.away("no")), .open, .opened("no")),
        Row(.unknown, .health(.loading("no")), .open, .opened("no")),
        Row(.unknown, .health(.hopeless("no")), .out, .out("no")),
        Row(.unknown, .finding(.answer), .closed), Row(.unknown, .finding(gone), .open, .opened("no")),

        Row(.closed, .finding(.answer), .closed), Row(.closed, .finding(.reply), .closed),
        Row(.closed, .finding(gone), .open, .opened("no")), Row(.closed, .finding(broken), .closed),
        Row(.closed, .finding(timeout), .closed), Row(.closed, .finding(busy), .closed),
        Row(.closed, .finding(garbage), .closed), Row(.closed, .finding(hopeless), .out, .out("no")),
        Row(.closed, .finding(.none), .closed),

        Row(.failing, .finding(.answer), .closed), Row(.failing, .finding(broken), .open, .opened("no")),
        Row(.failing, .finding(garbage), .closed), Row(.failing, .finding(busy), .closed),

        Row(.open, .finding(.answer), .open), Row(.open, .finding(gone), .open), Row(.open, .finding(broken), .open),
        Row(.open, .finding(hopeless), .out, .out("no")), Row(.open, .health(.healthy), .halfOpen),
        Row(.open, .health(.away("no")), .open), Row(.open, .health(.loading("no")), .open),
        Row(.open, .health(.hopeless("no")), .out, .out("no")),

        Row(.trial, .finding(.answer), .closed, .closed(seconds: 10)),
        Row(.trial, .finding(.reply), .closed, .closed(seconds: 10)),
        Row(.trial, .finding(garbage), .closed, .closed(seconds: 10)), Row(.trial, .finding(gone), .open),
        Row(.trial, .finding(broken), .open), Row(.trial, .finding(busy), .halfOpen),
        Row(.trial, .finding(hopeless), .out, .out("no")), Row(.trial, .finding(.none), .halfOpen),

        Row(.out, .finding(.answer), .out), Row(.out, .finding(gone), .out), Row(.out, .finding(hopeless), .out),
        Row(.out, .health(.healthy), .halfOpen), Row(.out, .health(.away("no")), .out),
        Row(.out, .health(.hopeless("no")), .out),
    ]

    private static func breaker(in start: Start) -> Breaker {
        var breaker = Breaker(longestPause: 15, seed: 1)
        guard start != .unknown else { return breaker }
        _ = breaker.endProbe(.healthy, now: 0)
        switch start {
        case .unknown, .closed: break
        case .failing:
            for page in ["a", "b"] { _ = breaker.note(broken, at: page, now: 0) }
        case .open, .trial:
            _ = breaker.note(gone, at: "a", now: 0)
            guard start == .trial else { break }
            _ = breaker.endProbe(.healthy, now: 5)
            #expect(breaker.begin(at: 5) == true)
        case .out: _ = breaker.note(hopeless, at: "a", now: 0)
        }
        return breaker
    }

    @Test(arguments: table)
    func followsTheTable(row: Row) {
        var breaker = Self.breaker(in: row.start)
        let change: Breaker.Change?
        switch row.event {
        case .finding(let finding) where row.start == .trial: change = breaker.end(finding, at: "c", now: 10)
        case .finding(let finding): change = breaker.note(finding, at: "c", now: 10)
        case .health(let health): change = breaker.endProbe(health, now: 10)
        }
        #expect(breaker.state == row.state)
        #expect(change == row.change)
    }

    @Test func isOpenedByThreePagesAndNotByThreeAttemptsOfOne() {
        var breaker = Self.breaker(in: .closed)
        for _ in 0..<5 { #expect(breaker.note(Self.broken, at: "a", now: 0) == nil) }
        #expect(breaker.note(Self.broken, at: "b", now: 0) == nil)
        #expect(breaker.note(Self.broken, at: "c", now: 0) == .opened("no"))
    }

    @Test func isOpenedByTwoTimeoutsOfOnePage() {
        var breaker = Self.breaker(in: .closed)
        #expect(breaker.note(Self.timeout, at: "a", now: 0) == nil)
        #expect(breaker.note(Self.timeout, at: "a", now: 0) == .opened("no"))
    }

    @Test(arguments: [Breaker.Finding.answer, .reply, .garbage("no")])
    func anyAnswerEndsARowOfFailures(answer: Breaker.Finding) {
        var breaker = Self.breaker(in: .failing)
        _ = breaker.note(answer, at: "c", now: 0)
        #expect(breaker.note(Self.broken, at: "d", now: 0) == nil)
        #expect(breaker.state == .closed)
    }

    /// A model that sends only black pictures is sick. One black picture follows from its words.
    @Test func isOpenedByGarbageForThreePagesInARow() {
        var breaker = Self.breaker(in: .closed)
        for page in ["a", "a", "a", "b"] { #expect(breaker.note(Self.garbage, at: page, now: 0) == nil) }
        _ = breaker.note(.reply, at: "c", now: 0)
        #expect(breaker.note(Self.garbage, at: "c", now: 0) == .opened("no"))
        var other = Self.breaker(in: .closed)
        for page in ["a", "b"] { _ = other.note(Self.garbage, at: page, now: 0) }
        _ = other.note(.answer, at: "c", now: 0)
        #expect(other.note(Self.garbage, at: "d", now: 0) == nil)
    }

    @Test func admitsOneRequestAfterAnOutageThenOneAtATimeThenAll() {
        var breaker = Self.breaker(in: .open)
        #expect(breaker.begin(at: 1) == false)
        _ = breaker.endProbe(.healthy, now: 2)
        #expect(breaker.begin(at: 2) == true)
        #expect(breaker.begin(at: 2) == false)
        #expect(breaker.standing(at: 3) == .away(since: 0, isDecided: false))
        #expect(breaker.end(.answer, at: "a", now: 4) == .closed(seconds: 4))
        for page in ["b", "c"] {
            #expect(breaker.begin(at: 4) == true)
            #expect(breaker.standing(at: 4) == .full)
            _ = breaker.end(.answer, at: page, now: 5)
        }
        #expect(breaker.begin(at: 6) == true)
        #expect(breaker.begin(at: 6) == true)
        #expect(breaker.begin(at: 6) == true)
    }

    /// Otherwise a server whose health request is answered and nothing else would be waited for without end.
    @Test func anOutageBeginsOnceHoweverOftenATrialFails() {
        var breaker = Self.breaker(in: .open)
        for time in [10.0, 20, 30] {
            _ = breaker.endProbe(.healthy, now: time)
            #expect(breaker.begin(at: time) == true)
            _ = breaker.end(Self.broken, at: "a", now: time + 1)
            #expect(breaker.standing(at: time + 1) == .away(since: 0, isDecided: true))
        }
    }

    @Test func sendsHealthRequestsSlowerAndSlowerUpToTheLongestPause() throws {
        var breaker = Self.breaker(in: .open)
        var (now, pauses) = (0.0, [Double]())
        for _ in 0..<12 {
            let next = try #require(breaker.probeTime)
            pauses.append(next - now)
            now = next
            #expect(breaker.beginProbe(at: now) == true)
            #expect(breaker.probeTime == nil, "only one is in flight")
            _ = breaker.endProbe(.away("no"), now: now)
        }
        let expected = (0..<12).map { exponent in min(15, (0..<exponent).reduce(2.0) { power, _ in power * 1.6 }) }
        for (pause, longest) in zip(pauses, expected) { #expect((longest * 0.8...longest).contains(pause)) }
    }

    @Test func looksOftenAtAServerThatIsLoadingButNotForEver() throws {
        var breaker = Self.breaker(in: .open)
        var now = try #require(breaker.probeTime)
        var probes = 0
        while now < 600 {
            #expect(breaker.beginProbe(at: now) == true)
            _ = breaker.endProbe(.loading("no"), now: now)
            probes += 1
            now = try #require(breaker.probeTime)
            if probes == 100 { #expect(now < 210) }
        }
        #expect(probes < 180)
    }

    @Test func waitsAsLongAsABusyBackendAsksTheLongestCounts() {
        var breaker = Self.breaker(in: .closed)
        _ = breaker.note(.busy("no", seconds: 40), at: "a", now: 0)
        _ = breaker.note(.busy("no", seconds: 3), at: "b", now: 1)
        #expect(breaker.standing(at: 39) == .busy(since: 0, until: 40))
        #expect(breaker.wakeUp(after: 39) == 40)
        #expect(breaker.standing(at: 40) == .ready)
        _ = breaker.note(.answer, at: "a", now: 41)
        #expect(breaker.wakeUp(after: 41) == nil)
    }

    @Test func isOpenedByTenMinutesOfBusyWithoutAnAnswer() {
        var breaker = Self.breaker(in: .closed)
        var now = 0.0
        while now < 600 {
            #expect(breaker.note(.busy("no", seconds: nil), at: "a", now: now) == nil)
            now = breaker.wakeUp(after: now) ?? .infinity
        }
        #expect(now < 616)
        #expect(breaker.note(.busy("no", seconds: nil), at: "a", now: now) == .opened("no"))
    }

    /// The ten minutes do not begin again each time.
    @Test func aBackendThatStaysBusyAfterAnOutageIsAwayAgain() {
        var breaker = Self.breaker(in: .trial)
        #expect(breaker.end(.busy("no", seconds: 7), at: "a", now: 599) == nil)
        #expect(breaker.standing(at: 600) == .busy(since: 0, until: 606))
        #expect(breaker.begin(at: 606) == true)
        #expect(breaker.end(.busy("no", seconds: 7), at: "a", now: 606) == nil)
        #expect(breaker.state == .open)
    }

    @Test func looksOnceMoreAtABackendThatSaysItCannotWork() throws {
        var breaker = Self.breaker(in: .out)
        #expect(breaker.probeTime == 60)
        #expect(breaker.beginProbe(at: 60) == true)
        _ = breaker.endProbe(.hopeless("no"), now: 60)
        #expect(breaker.probeTime == nil)
        var other = Self.breaker(in: .out)
        _ = other.endProbe(.healthy, now: 60)
        #expect(other.begin(at: 61) == true)
        _ = other.end(Self.hopeless, at: "a", now: 62)
        #expect(other.state == .out && other.probeTime == nil)
    }

    @Test func looksNoMoreWhereAQuotaIsUsedUp() {
        var breaker = Self.breaker(in: .closed)
        #expect(breaker.note(.hopeless("no", mayReturn: false), at: "a", now: 0) == .out("no"))
        #expect(breaker.probeTime == nil)
    }

    /// The server answered after all, so it is asked at once whether it is healthy.
    @Test func aLateAnswerCutsTheWaitShort() {
        var breaker = Self.breaker(in: .closed)
        #expect(breaker.begin(at: 0) == true)
        #expect(breaker.begin(at: 0) == true)
        _ = breaker.end(Self.gone, at: "a", now: 1)
        #expect(breaker.probeTime ?? 0 > 2)
        #expect(breaker.end(.answer, at: "b", now: 2) == nil)
        #expect(breaker.state == .open && breaker.probeTime == 2)
    }

    /// Any order of events: a request that was admitted is counted until it ends, and the breaker is never stuck.
    @Test(arguments: UInt64(0)..<300)
    func neverGetsStuck(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var breaker = Breaker(longestPause: 15, seed: seed)
        var (now, inFlight, probing) = (0.0, 0, breaker.beginFirstProbe())
        let findings: [Breaker.Finding] = [
            .answer, .reply, Self.gone, Self.broken, Self.timeout, Self.garbage, Self.busy, .none,
        ]
        let healths: [Breaker.Health?] = [.healthy, .away("no"), .loading("no"), nil]
        for _ in 0..<400 {
            now += random.next(in: 0...20)
            switch random.next(below: 4) {
            case 0 where breaker.begin(at: now): inFlight += 1
            case 1 where inFlight > 0:
                _ = breaker.end(random.pick(findings), at: "\(random.next(below: 5))", now: now)
                inFlight -= 1
            case 2 where !probing: probing = breaker.beginProbe(at: now)
            case 3 where probing:
                _ = breaker.endProbe(random.pick(healths), now: now)
                probing = false
            default: break
            }
        }
        // From any state, healthy answers alone bring it back.
        if probing { _ = breaker.endProbe(.healthy, now: now) }
        for _ in 0..<inFlight { _ = breaker.end(.answer, at: "a", now: now) }
        for _ in 0..<5 {
            now = max(now, breaker.probeTime ?? now, breaker.wakeUp(after: now) ?? now)
            if breaker.beginProbe(at: now) { _ = breaker.endProbe(.healthy, now: now) }
            if breaker.begin(at: now) { _ = breaker.end(.answer, at: "a", now: now) }
        }
        #expect(breaker.state == .closed)
        #expect(breaker.begin(at: now) == true)
        #expect(breaker.begin(at: now) == true)
    }
}
