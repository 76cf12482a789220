import Domain
import Generation
import Platform

/// Health requests, and the wait for a change.
extension BackendHealth {
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

    /// Asks the servers of each backend that their generators have not asked yet whether they can be used. `canWait`: a
    /// backend that need not be asked if an earlier one can be used.
    func meet(_ backends: [[Member]], canWait: (Int) -> Bool) async throws {
        for (index, servers) in backends.enumerated() {
            let isNeeded = !backends[..<index].joined().contains { standing(of: $0) == .ready }
            guard isNeeded || !canWait(index) else { continue }
            let unasked = list.change { state in
                servers.filter { state.entries[$0].isUnasked && state.entries[$0].breaker.beginFirstProbe() }
            }
            try await probe(unasked)
        }
    }

    /// Asks servers at the same time, because some of them may have to be started. Their answers count in order.
    private func probe(_ members: [Member]) async throws {
        guard members.count > 1 else {
            for member in members { try await probe(member) }
            return
        }
        let answers = await withTaskGroup(of: (Member, Availability).self) { group in
            for member in members { group.addTask { [list] in (member, await list.state.entries[member].probe()) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for member in members {
            if let answer = answers[member] { endProbe(answer, of: member) }
        }
        try Task.checkCancellation()
    }

    private func probe(_ member: Member) async throws {
        endProbe(await list.state.entries[member].probe(), of: member)
        try Task.checkCancellation()
    }

    private func endProbe(_ answer: Availability, of member: Member) {
        let availability = alike(identified(answer, of: member), of: member)
        let health: Breaker.Health? = Task.isCancelled ? nil : Breaker.Health(availability)
        let now = environment.uptime()
        list.change { state in
            state.entries[member].remedy = availability.refusal?.remedy
            if health != nil { state.entries[member].isUnasked = false }
        }
        update(member) { $0.endProbe(health, now: now) }
    }

    /// The servers of a backend must be alike: the pictures of a book come from all of them. Its first server that
    /// answered decides.
    private func alike(_ availability: Availability, of member: Member) -> Availability {
        guard case .available = availability else { return availability }
        let entries = list.state.entries
        guard let shared = entries[member].shared, let identity = entries[member].identity else { return availability }
        let others = entries.filter { $0.shared == shared && $0.server != entries[member].server && $0.breaker.isUsed }
        let known = others.compactMap { other in other.identity.map { (other.server ?? "", $0) } }
        return identity.refusal(at: entries[member].server ?? "", of: entries[member].name, beside: known)
            ?? availability
    }

    /// A server that says that it is another one than before cannot be used: the pictures of a book would differ.
    private func identified(_ availability: Availability, of member: Member) -> Availability {
        guard case .available(_, let facts) = availability else { return availability }
        let identity = ServerIdentity(facts)
        let before = list.change { state in
            let before = state.entries[member].identity
            state.entries[member].identity = before.map { $0.completed(by: identity) } ?? identity
            return before
        }
        guard let before, !identity.agrees(with: before) else { return availability }
        return .unavailable(
            reason: "another server answers at its address: \(identity), before \(before)",
            remedy: "start the one that the run began with, or run again")
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
