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

    /// Asks each backend that its generator has not asked yet whether it can be used. `canWait`: one that need not be
    /// asked if an earlier one can be used.
    func meet(_ members: [Member], canWait: (Int) -> Bool) async throws {
        for (index, member) in members.enumerated() {
            let isNeeded = !members[..<index].contains { standing(of: $0) == .ready }
            guard isNeeded || !canWait(index),
                list.change({ $0.entries[member].isUnasked && $0.entries[member].breaker.beginFirstProbe() })
            else { continue }
            try await probe(member)
        }
    }

    private func probe(_ member: Member) async throws {
        let availability = identified(await list.state.entries[member].probe(), of: member)
        let health: Breaker.Health? = Task.isCancelled ? nil : Breaker.Health(availability)
        let now = environment.uptime()
        list.change { state in
            state.entries[member].remedy = availability.refusal?.remedy
            if health != nil { state.entries[member].isUnasked = false }
        }
        update(member) { $0.endProbe(health, now: now) }
        try Task.checkCancellation()
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
