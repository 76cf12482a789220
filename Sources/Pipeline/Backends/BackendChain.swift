import Domain
import Generation

/// Generators in the order in which they are asked, each with its circuit breaker.
struct BackendChain<Generator: Sendable>: Sendable {
    /// What a page or story does next.
    enum Choice: Hashable {
        case ask(Int)
        /// Wait, at most until this time of the run's uptime if there is one.
        case wait(until: Double?)
        /// Nothing is left to ask or to wait for.
        case none
    }

    let generators: [Generator]
    /// The entry of each generator in ``health``.
    let members: [BackendHealth.Member]
    let health: BackendHealth
    /// Indices of built-in generators in place of models: the last resort.
    private let standIns: Set<Int>
    private let environment: HostEnvironment

    init(
        _ generators: [(BackendHealth.Member, Generator)], health: BackendHealth, environment: HostEnvironment,
        isStandIn: (Generator) -> Bool
    ) {
        self.generators = generators.map(\.1)
        members = generators.map(\.0)
        standIns = Set(generators.indices.filter { isStandIn(generators[$0].1) })
        self.health = health
        self.environment = environment
    }

    /// The first of the backends that can be asked. An earlier one that is away is waited for up to the handover time;
    /// if no other can be asked, up to the patience. Posts what the task waits for. A task that is not patient waits
    /// only while a backend is busy.
    func choice(among candidates: [Int], for task: BackendTask, isPatient: Bool = true) -> Choice {
        let limits = isPatient ? health.limits : .none
        let now = environment.uptime()
        let standings = candidates.map { ($0, health.standing(of: members[$0])) }
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
                health.giveUp(members[index], since: since)
                continue
            }
            if wait.map({ $0.until ?? .infinity < end ?? .infinity }) ?? true { wait = (index, end) }
        }
        if let wait {
            let successor = isLastResort ? nil : ready.map { health.name(of: members[$0.0]) }
            health.wait(task, for: members[wait.index], until: wait.until, successor: successor)
            return .wait(until: wait.until)
        }
        switch ready {
        case nil: return .none
        case (let index, .ready)?: return .ask(index)
        case _?: return .wait(until: nil)
        }
    }

    private func patience(for index: Int, _ limits: OutageLimits) -> Duration {
        health.breaker(of: members[index]).hasAnswered ? limits.patience : limits.startPatience
    }

    /// Whether a backend is away, so that it can come back.
    var isWatched: Bool {
        members.contains { member in
            let breaker = health.breaker(of: member)
            return breaker.outage != nil || breaker.probeTime != nil
                || breaker.wakeUp(after: environment.uptime()) != nil
        }
    }

    func isAway(_ index: Int) -> Bool {
        if case .away = health.standing(of: members[index]) { true } else { false }
    }

    func isOut(_ index: Int) -> Bool { health.standing(of: members[index]) == .out }

    /// Why a backend is away or out; nil if it can be asked.
    func reason(_ index: Int) -> String? { health.breaker(of: members[index]).trouble }
}
