import Domain
import Generation
import Platform
import Reports

/// The circuit breakers of a run: one for each backend, used for pictures and for texts.
///
/// A task that waits for a backend also sends its health requests, see ``change(of:since:until:)``. At most one is in
/// flight for each backend.
final class BackendHealth: Sendable {
    typealias Probe = @Sendable () async -> Availability

    struct Entry: Sendable {
        let name: String
        /// Backends with the same address share what says that nothing is there.
        let address: String?
        var breaker: Breaker
        var probe: Probe
        /// What waited during the present outage.
        var waiting: Set<String> = []
        /// Whether the notice on the present wait is posted.
        var isWaitPosted = false
        var isGivenUp = false
        /// What a person can do, as far as the backend says so.
        var remedy: String?
    }

    /// Index of an entry.
    typealias Member = Int

    private struct State {
        var members: [BackendSettings: Member] = [:]
        var entries: [Entry] = []
        /// Increases with each change of any breaker.
        var changes = 0
    }

    /// Between health requests, in seconds, for servers of this machine and for others.
    private static let longestPause = (local: 15.0, remote: 60.0)

    let limits: OutageLimits
    private let environment: HostEnvironment
    private let notices: NoticeLog
    private let list = WaitList<State, Void>(State())

    init(_ limits: OutageLimits, environment: HostEnvironment, notices: NoticeLog) {
        self.limits = limits
        self.environment = environment
        self.notices = notices
    }

    /// Adds a backend. If the run had it before, its breaker stays.
    func add(_ settings: BackendSettings, probe: @escaping Probe) -> Member {
        list.change { state in
            if let member = state.members[settings] {
                state.entries[member].probe = probe
                return member
            }
            let pause = settings.allowsNetwork ? Self.longestPause.remote : Self.longestPause.local
            let breaker = Breaker(
                longestPause: pause, seed: StableHash(of: settings.name, settings.url ?? "", settings.model ?? "").value
            )
            state.members[settings] = state.entries.count
            state.entries.append(
                Entry(name: settings.name, address: settings.url, breaker: breaker, probe: probe))
            return state.entries.count - 1
        }
    }

    func name(of member: Member) -> String { list.state.entries[member].name }

    func breaker(of member: Member) -> Breaker { list.state.entries[member].breaker }

    func standing(of member: Member) -> Breaker.Standing { breaker(of: member).standing(at: environment.uptime()) }

    // MARK: Requests

    /// Whether a request may begin. If so, it must be ended.
    func begin(_ member: Member) -> Bool {
        let now = environment.uptime()
        return list.change { $0.entries[member].breaker.begin(at: now) }
    }

    func end(_ member: Member, _ finding: Breaker.Finding, at page: String) {
        let now = environment.uptime()
        update(member) { $0.end(finding, at: page, now: now) }
        if case .gone(let words) = finding { spread(words, from: member) }
    }

    /// A finding apart from the end of a request.
    func note(_ finding: Breaker.Finding, of member: Member, at page: String) {
        let now = environment.uptime()
        update(member) { $0.note(finding, at: page, now: now) }
    }

    /// Nothing is at the address: this concerns all backends there.
    private func spread(_ words: String, from member: Member) {
        let (now, entries) = (environment.uptime(), list.state.entries)
        guard let address = entries[member].address else { return }
        for other in entries.indices where other != member && entries[other].address == address {
            update(other) { $0.note(.gone(words), at: "", now: now) }
        }
    }

    private func update(_ member: Member, _ body: @Sendable (inout Breaker) -> Breaker.Change?) {
        let (change, before) = list.change { state in
            let before = state.entries[member]
            let change = body(&state.entries[member].breaker)
            if case .closed = change {
                state.entries[member].waiting = []
                state.entries[member].isWaitPosted = false
                state.entries[member].isGivenUp = false
            }
            state.changes += 1
            return (change, before)
        }
        if let change { post(change, of: before) }
    }

    // MARK: Waiting

    /// Records that a page or story waits for a backend. Posts one notice for each outage. `until` is in seconds of
    /// uptime; `successor` is what takes over then.
    func wait(_ item: String, for member: Member, until end: Double?, successor: String?) {
        let (isNew, entry) = list.change { state in
            state.entries[member].waiting.insert(item)
            let isNew = end != nil && !state.entries[member].isWaitPosted
            if isNew { state.entries[member].isWaitPosted = true }
            return (isNew, state.entries[member])
        }
        guard isNew, let end else { return }
        let time = LocalTime(
            secondsSince1970: environment.now() + end - environment.uptime(), in: environment.timeZone)
        let next = successor.map { "“\($0)” takes over" } ?? "the built-in generators take its place"
        notices.postOutage(
            "\(entry.name) is away: \(entry.breaker.trouble ?? "no answer"); what needs it waits until \(time), then "
                + "\(next); --no-wait skips the wait")
    }

    /// Records that what needs a backend does not wait for it any longer. Posts one notice for each outage.
    func giveUp(_ member: Member, since start: Double) {
        let (isNew, entry) = list.change { state in
            let isNew = !state.entries[member].isGivenUp
            state.entries[member].isGivenUp = true
            return (isNew, state.entries[member])
        }
        guard isNew else { return }
        let waited = (environment.uptime() - start).rounded(.down)
        notices.postOutage(
            "\(entry.name) is away: \(entry.breaker.trouble ?? "no answer"); others take its place until it answers"
                + (waited > 0 ? ", after a wait of \(Milliseconds(seconds: waited).spanText)" : "")
                + (entry.remedy.map { "; \($0)" } ?? ""))
    }

    /// Returns after the next change of any breaker since `changes`, or at `end`, in seconds of uptime. Sends the health
    /// requests of these backends when they are due. Throws `CancellationError` if the task is cancelled.
    func change(of members: [Member], since changes: Int, until end: Double?) async throws {
        while changes == self.changes {
            try Task.checkCancellation()
            let now = environment.uptime()
            if let end, now >= end { return }
            if let due = beginProbe(among: members, at: now) {
                try await probe(due)
                continue
            }
            let wakeUp = nextWakeUp(of: members, after: now, end)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { [list] in
                    guard await list.answer({ $0.changes == changes ? nil : () }) != nil else {
                        throw CancellationError()
                    }
                }
                if let wakeUp {
                    group.addTask { [environment] in try await environment.sleep(.seconds(max(0, wakeUp - now))) }
                }
                try await group.next()
                group.cancelAll()
            }
            // A deadline of the run may have ended the sleep before its time.
            guard isProbeDue(among: members) else { return }
        }
    }

    /// How many changes there were so far.
    var changes: Int { list.state.changes }

    private func isProbeDue(among members: [Member]) -> Bool {
        let (now, entries) = (environment.uptime(), list.state.entries)
        return members.contains { entries[$0].breaker.probeTime.map { $0 <= now } ?? false }
    }

    private func nextWakeUp(of members: [Member], after now: Double, _ end: Double?) -> Double? {
        let entries = list.state.entries
        let times = members.map { entries[$0].breaker }.flatMap { [$0.probeTime, $0.wakeUp(after: now)] }
        return (times + [end]).compactMap(\.self).min()
    }

    private func beginProbe(among members: [Member], at now: Double) -> Member? {
        list.change { state in members.first { state.entries[$0].breaker.beginProbe(at: now) } }
    }

    /// Sends the health requests that are due. Throws `CancellationError` if the task is cancelled.
    func lookAgain(at members: [Member]) async throws {
        while let due = beginProbe(among: members, at: environment.uptime()) { try await probe(due) }
    }

    /// Asks each backend that was not asked in this run whether it can be used. `canWait`: one that need not be asked
    /// if an earlier one can be used.
    func meet(_ members: [Member], canWait: (Int) -> Bool) async throws {
        for (index, member) in members.enumerated() {
            let isNeeded = !members[..<index].contains { standing(of: $0) == .ready }
            guard isNeeded || !canWait(index),
                list.change({ $0.entries[member].breaker.beginFirstProbe() })
            else { continue }
            try await probe(member)
        }
    }

    private func probe(_ member: Member) async throws {
        let availability = await list.state.entries[member].probe()
        let health: Breaker.Health? = Task.isCancelled ? nil : Breaker.Health(availability)
        let now = environment.uptime()
        list.change { $0.entries[member].remedy = availability.refusal?.remedy }
        update(member) { $0.endProbe(health, now: now) }
        try Task.checkCancellation()
    }

    private func post(_ change: Breaker.Change, of entry: Entry) {
        switch change {
        case .opened: break
        case .closed(let seconds):
            guard entry.isWaitPosted || entry.isGivenUp else { return }
            let waited = entry.waiting.isEmpty ? "" : "; \(entry.waiting.count) waited"
            notices.postOutage("\(entry.name) answers again after \(Milliseconds(seconds: seconds).spanText)\(waited)")
        case .out(let reason):
            let remedy = entry.remedy.map { "; \($0)" } ?? ""
            notices.postOutage(
                entry.breaker.state != .unknown
                    ? "\(entry.name) is disabled for the rest of this run: \(reason)\(remedy)"
                    : "\(entry.name) passed over: \(reason)\(remedy)")
        }
    }
}

extension Breaker.Health {
    fileprivate init(_ availability: Availability) {
        switch availability {
        case .available: self = .healthy
        case .loading(let reason, _): self = .loading(reason)
        case .away(let reason, _): self = .away(reason)
        case .unavailable(let reason, _): self = .hopeless(reason)
        }
    }
}

extension Breaker.Finding {
    init(_ error: GenerationError) {
        let words = "\(error)"
        switch error.kind {
        case .refused where error.isBlankPicture: self = .garbage(words)
        case .refused, .tooLong: self = .answer
        case .badPicture, .badReply: self = .garbage(words)
        case .busy: self = .busy(words, seconds: error.retryAfter.map { $0 / .seconds(1) })
        case .transient: self = .broken(words, isTimeout: error.timedOutSilently)
        case .unavailable: self = .gone(words)
        case .exhausted: self = .hopeless(words, mayReturn: false)
        case .misconfigured: self = .hopeless(words, mayReturn: true)
        }
    }
}
