import Domain
import Generation
import Platform
import Reports

/// The circuit breakers of a run: one for each server of each backend, used for pictures and for texts.
///
/// A task that waits for a backend also sends its health requests, see ``change(of:since:until:)``. At most one is in
/// flight for each server.
final class BackendHealth: Sendable {
    typealias Probe = @Sendable () async -> Availability

    struct Entry: Sendable {
        let name: String
        /// The address, if the backend has several servers.
        let server: String?
        /// The settings that the servers of a backend have in common; nil if it has only one.
        let shared: BackendSettings?
        /// Backends with the same address share what says that nothing is there.
        let address: String?
        var breaker: Breaker
        var probe: Probe
        /// What waited during the present outage.
        var waiting: Set<BackendTask> = []
        /// Index of the present outage in the run's outages.
        var outage: Int?
        /// Whether the notice on the present wait is posted.
        var isWaitPosted = false
        var isGivenUp = false
        /// What a person can do, as far as the backend says so.
        var remedy: String?
        /// What the server first said it is.
        var identity: ServerIdentity?
        /// Whether a generator was added that has not asked its server yet.
        var isUnasked = true
        /// Of the last pictures, the oldest first.
        var pictureTimes: [Double] = []
        /// Stories that a language model works on.
        var stories = 0

        /// `sd`, `sd at http://127.0.0.1:1235`
        var title: String { name + (server.map { " at \($0)" } ?? "") }
    }

    /// Index of an entry.
    typealias Member = Int

    struct State {
        var members: [BackendSettings: Member] = [:]
        var entries: [Entry] = []
        var outages: [BackendOutage] = []
        /// Increases with each change of any breaker.
        var changes = 0
    }

    /// Between health requests, in seconds, for servers of this machine and for others.
    private static let longestPause = (local: 15.0, remote: 60.0)

    let limits: OutageLimits
    let environment: HostEnvironment
    let notices: NoticeLog
    private let listener: @Sendable (RunEvent) -> Void
    let list = WaitList<State, Void>(State())

    init(
        _ limits: OutageLimits, environment: HostEnvironment, notices: NoticeLog,
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.limits = limits
        self.listener = listener
        self.environment = environment
        self.notices = notices
    }

    /// Adds the servers of a backend. Breakers that the run had before stay.
    func addServers<Generator: Sendable>(
        of settings: BackendSettings, making make: (BackendSettings) throws -> Generator,
        probe: @escaping @Sendable (Generator) async -> Availability
    ) rethrows -> BackendServers<Generator> {
        BackendServers(
            try settings.members.map { settings in
                let generator = try make(settings)
                let member = add(settings) { await probe(generator) }
                return BackendServers.Server(member: member, generator: generator, address: settings.server)
            })
    }

    private func add(_ settings: BackendSettings, probe: @escaping Probe) -> Member {
        list.change { state in
            if let member = state.members[settings] {
                state.entries[member].probe = probe
                state.entries[member].isUnasked = true
                return member
            }
            let pause = settings.allowsNetwork ? Self.longestPause.remote : Self.longestPause.local
            let breaker = Breaker(
                longestPause: pause, seed: StableHash(of: settings.name, settings.url ?? "", settings.model ?? "").value
            )
            state.members[settings] = state.entries.count
            state.entries.append(
                Entry(
                    name: settings.name, server: settings.server, shared: settings.shared, address: settings.url,
                    breaker: breaker, probe: probe))
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

    func update(_ member: Member, _ body: @Sendable (inout Breaker) -> Breaker.Change?) {
        let now = environment.now()
        let (change, before, outage) = list.change { state in
            let before = state.entries[member]
            let change = body(&state.entries[member].breaker)
            let outage = change.flatMap { state.note($0, of: member, at: now) }
            if case .closed = change {
                state.entries[member].waiting = []
                state.entries[member].isWaitPosted = false
                state.entries[member].isGivenUp = false
            }
            state.changes += 1
            return (change, before, outage)
        }
        if let outage { listener(.outage(outage)) }
        if let change { post(change, outage, of: before) }
    }

    /// How many changes there were so far.
    var changes: Int { list.state.changes }
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
