import Domain
import Generation

/// Backends in the order in which they are asked, each with its servers and their circuit breakers.
struct BackendChain<Generator: Sendable>: Sendable {
    /// What a page or story does next.
    enum Choice: Hashable {
        case ask(ServerIndex)
        /// Wait, at most until this time of the run's uptime if there is one.
        case wait(until: Double?)
        /// Nothing is left to ask or to wait for.
        case none
    }

    let backends: [BackendServers<Generator>]
    let health: BackendHealth
    /// Indices of built-in generators in place of models: the last resort.
    private let standIns: Set<Int>
    private let environment: HostEnvironment

    init(
        _ backends: [BackendServers<Generator>], health: BackendHealth, environment: HostEnvironment,
        isStandIn: (Generator) -> Bool
    ) {
        self.backends = backends
        standIns = Set(backends.indices.filter { isStandIn(backends[$0].generator) })
        self.health = health
        self.environment = environment
    }

    /// One generator of each backend, for its name and its traits.
    var generators: [Generator] { backends.map(\.generator) }
    /// The entries of all servers in ``health``.
    var members: [BackendHealth.Member] { backends.flatMap(\.members) }

    var hasSeveralServers: Bool { backends.contains { $0.servers.count > 1 } }

    subscript(index: ServerIndex) -> BackendServers<Generator>.Server {
        backends[index.backend].servers[index.server]
    }

    /// The first of the backends that can be asked. An earlier one that is away is waited for up to the handover time;
    /// if no other can be asked, up to the patience. Posts what the task waits for. A task that is not patient waits
    /// only while a backend is busy. `server` chooses a server of a backend that has several and can be asked; if it
    /// chooses none, the task waits.
    func choice(
        among candidates: [Int], for task: BackendTask, isPatient: Bool = true, server: (Int) -> Int? = { _ in 0 }
    ) -> Choice {
        let limits = isPatient ? health.limits : .none
        let now = environment.uptime()
        let standings = candidates.map { ($0, standing(of: $0)) }
        let ready = standings.first { $0.1 == .ready || $0.1 == .full }
        let isLastResort = ready.map { standIns.contains($0.0) } ?? true
        var wait: (index: Int, until: Double?)?
        for (index, standing) in standings where index != ready?.0 {
            if let ready, index > ready.0 { break }
            let (since, end): (Double, Double?)
            switch standing {
            case .ready, .full, .out: continue
            // The result of the request in flight decides, not the time.
            case .away(let start, isDecided: false) where isLastResort: (since, end) = (start, nil)
            case .away(let start, _):
                let patience = patience(for: index, limits)
                since = start
                end = start + (isLastResort ? patience : min(patience, limits.handover)) / .seconds(1)
            case .busy(let start, let until):
                since = start
                end = isLastResort ? until : min(until, start + limits.handover / .seconds(1))
            }
            guard now < end ?? .infinity else {
                health.giveUp(backends[index].members, since: since)
                continue
            }
            if wait.map({ $0.until ?? .infinity < end ?? .infinity }) ?? true { wait = (index, end) }
        }
        if let wait {
            let successor = isLastResort ? nil : ready.map { health.name(of: backends[$0.0].members[0]) }
            health.wait(task, for: backends[wait.index].members, until: wait.until, successor: successor)
            return .wait(until: wait.until)
        }
        switch ready {
        case nil: return .none
        case (let index, .ready)?:
            guard backends[index].servers.count > 1 else { return .ask(ServerIndex(backend: index)) }
            return server(index).map { .ask(ServerIndex(backend: index, server: $0)) } ?? .wait(until: nil)
        case _?: return .wait(until: nil)
        }
    }

    private func patience(for index: Int, _ limits: OutageLimits) -> Duration {
        backends[index].members.contains { health.breaker(of: $0).hasAnswered } ? limits.patience : limits.startPatience
    }

    /// That of the server that can be asked first.
    func standing(of backend: Int) -> Breaker.Standing {
        let standings = backends[backend].members.map { health.standing(of: $0) }
        return standings.dropFirst().reduce(standings[0]) { $0.isBefore($1) ? $0 : $1 }
    }

    /// The servers of a backend that are neither away nor among those.
    func servers(at backend: Int, without interrupted: Set<ServerIndex>) -> [Int] {
        backends[backend].servers.indices.filter { server in
            let index = ServerIndex(backend: backend, server: server)
            let standing = standing(of: index)
            return !interrupted.contains(index) && !standing.isAway && standing != .out
        }
    }

    func standing(of server: ServerIndex) -> Breaker.Standing { health.standing(of: self[server].member) }

    /// Whether a server is away, so that it can come back.
    var isWatched: Bool {
        members.contains { member in
            let breaker = health.breaker(of: member)
            return breaker.outage != nil || breaker.probeTime != nil
                || breaker.wakeUp(after: environment.uptime()) != nil
        }
    }

    func isAway(_ backend: Int) -> Bool { standing(of: backend).isAway }

    func isOut(_ backend: Int) -> Bool { standing(of: backend) == .out }

    /// Why a backend is away or out; nil if it can be asked.
    func reason(_ backend: Int) -> String? {
        let breakers = backends[backend].members.map { health.breaker(of: $0) }
        guard breakers.allSatisfy({ $0.trouble != nil }) else { return nil }
        return breakers.lazy.compactMap(\.trouble).first
    }
}

extension Breaker.Standing {
    var isAway: Bool { if case .away = self { true } else { false } }

    /// Whether a server with this standing can be asked before one with the other.
    fileprivate func isBefore(_ other: Self) -> Bool {
        switch (self, other) {
        case (.busy(_, let mine), .busy(_, let its)): mine <= its
        // The backend is away since its last server is.
        case (.away(let mine, true), .away(let its, true)): mine >= its
        default: rank <= other.rank
        }
    }

    private var rank: Int {
        switch self {
        case .ready: 0
        case .full: 1
        // It says when it can be asked.
        case .busy: 2
        case .away(_, isDecided: false): 3
        case .away: 4
        case .out: 5
        }
    }
}
