import Domain
import Platform
import Reports

/// What waits for backends, and the notices and records of outages.
extension BackendHealth {
    /// The outages of the run so far, in the order in which they began.
    var outages: [BackendOutage] { list.state.counted }

    /// Records that a page or story waits for the servers of a backend. Posts one notice for each outage. `until` is in
    /// seconds of uptime; `successor` is what takes over then.
    func wait(_ task: BackendTask, for members: [Member], until end: Double?, successor: String?) {
        let (isNew, entry) = list.change { state in
            let isNew = end != nil && !members.contains { state.entries[$0].isWaitPosted }
            for member in members {
                state.entries[member].waiting.insert(task)
                if isNew { state.entries[member].isWaitPosted = true }
            }
            return (isNew, state.entries[members[0]])
        }
        guard isNew, let end else { return }
        let time = LocalTime(
            secondsSince1970: environment.now() + end - environment.uptime(), in: environment.timeZone)
        let next = successor.map { "“\($0)” takes over" } ?? "the built-in generators take its place"
        notices.postOutage(
            "\(entry.name) is away: \(entry.breaker.trouble ?? "no answer"); what needs it waits until \(time), then "
                + "\(next); --no-wait skips the wait")
    }

    /// Records that what needs a backend does not wait for its servers any longer. Posts one notice for each outage.
    func giveUp(_ members: [Member], since start: Double) {
        let (isNew, entry) = list.change { state in
            let isNew = !members.contains { state.entries[$0].isGivenUp }
            for member in members { state.entries[member].isGivenUp = true }
            return (isNew, state.entries[members[0]])
        }
        guard isNew else { return }
        let waited = (environment.uptime() - start).rounded(.down)
        notices.postOutage(
            "\(entry.name) is away: \(entry.breaker.trouble ?? "no answer"); others take its place until it answers"
                + (waited > 0 ? ", after a wait of \(Milliseconds(seconds: waited).spanText)" : "")
                + (entry.remedy.map { "; \($0)" } ?? ""))
    }

    func post(_ change: Breaker.Change, _ outage: BackendOutage?, of entry: Entry) {
        switch change {
        case .opened(let reason):
            guard entry.server != nil else { return }
            let hasOthers = list.state.entries.contains {
                $0.name == entry.name && $0.server != entry.server && $0.breaker.trouble == nil
            }
            notices.postOutage(
                "\(entry.title) is away: \(reason)" + (hasOthers ? "; its stories go to the other servers" : ""))
        case .closed(let seconds):
            guard entry.isWaitPosted || entry.isGivenUp || entry.server != nil else { return }
            let waited = outage?.waitText.map { "; \($0)" } ?? ""
            notices.postOutage("\(entry.title) answers again after \(Milliseconds(seconds: seconds).spanText)\(waited)")
        case .out(let reason):
            let remedy = entry.remedy.map { "; \($0)" } ?? ""
            notices.postOutage(
                entry.breaker.state != .unknown
                    ? "\(entry.title) is disabled for the rest of this run: \(reason)\(remedy)"
                    : "\(entry.title) passed over: \(reason)\(remedy)")
        }
    }
}

extension BackendHealth.State {
    /// Records the change in the outages of the run, and returns the outage. `now` is in seconds since 1970.
    mutating func note(_ change: Breaker.Change, of member: BackendHealth.Member, at now: Double)
        -> BackendOutage?
    {
        let index = entries[member].outage ?? outages.count
        if index == outages.count {
            guard let reason = change.reason else { return nil }
            outages.append(
                BackendOutage(
                    backend: entries[member].name, server: entries[member].server, reason: reason, began: now))
            entries[member].outage = index
        }
        switch change {
        case .opened: break
        case .closed:
            outages[index] = counted[index]
            outages[index].ended = now
            outages[index].isOut = false
            entries[member].outage = nil
        case .out(let reason):
            outages[index].reason = reason
            outages[index].isOut = true
        }
        return outages[index]
    }

    /// The outages, with what has waited for those that are not over.
    fileprivate var counted: [BackendOutage] {
        entries.reduce(into: outages) { outages, entry in
            guard let index = entry.outage else { return }
            outages[index].pages = entry.waiting.count { if case .page = $0 { true } else { false } }
            outages[index].stories = entry.waiting.count - outages[index].pages
        }
    }
}

extension Breaker.Change {
    /// Why a backend cannot be asked.
    fileprivate var reason: String? {
        switch self {
        case .opened(let reason), .out(let reason): reason
        case .closed: nil
        }
    }
}
