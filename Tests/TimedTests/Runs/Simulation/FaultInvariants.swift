import Domain

@testable import Generation
@testable import Pipeline

/// What must be true of every simulated run, whatever its faults.
struct FaultInvariants {
    /// A server that can be asked again is asked within this time: the longest pause between two health requests, a
    /// backoff, and a picture.
    private static let slack = 25.0
    /// Between two health requests, in seconds. The jitter shortens the first pause of 2 s by a fifth at most.
    private static let leastPause = 1.5

    let plan: FaultPlan
    let servers: [SimulatedServer]
    let start: Double
    let end: Double
    let panels: [PanelStatus: Int]
    let attempts: [Attempt]
    /// Whether the servers are those of one backend. Then a server may be idle because all stories have another one.
    var isOneBackend = false

    private var isLimited: Bool { plan.images != nil || plan.deadline != nil }
    private var requests: [(server: SimulatedServer, request: SimulatedServer.Request)] {
        servers.flatMap { server in server.requests.filter { $0.page != nil }.map { (server, $0) } }
    }

    /// In a few words each; none if all is well.
    var violations: [String] {
        endings + simultaneous + widths + repeated + probes + budgets
            + (isLimited || isOneBackend ? [] : idleTimes + leftPlaceholders)
    }

    /// All requests, in seconds after the start.
    var trace: String {
        servers.flatMap { server in
            server.requests.map { request in
                (
                    request.begin,
                    "\((request.begin - start).rounded())–\(((request.end ?? end) - start).rounded()) \(server.name) "
                        + "\(request.page.map { "\($0.suffix(6))" } ?? "health")\(request.isPicture ? " drawn" : "")"
                )
            }
        }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
    }

    /// Every page ends with a picture, unless a limit ended the run.
    private var endings: [String] {
        let ends: Set<PanelStatus> = isLimited ? [.ready, .placeholder, .pending] : [.ready, .placeholder]
        let recorded = attempts.count { $0.outcome == .ready && $0.origin == nil }
        let received = requests.count { $0.request.isPicture }
        return (Set(panels.keys).isSubset(of: ends) ? [] : ["pages end as \(panels)"])
            + (recorded == received ? [] : ["\(received) pictures received, \(recorded) recorded"])
    }

    /// No page is requested twice at once.
    private var simultaneous: [String] {
        Dictionary(grouping: requests.map(\.request), by: \.page).compactMap { page, requests in
            let sorted = requests.sorted { ($0.begin, $0.end ?? .infinity) < ($1.begin, $1.end ?? .infinity) }
            let overlap = zip(sorted, sorted.dropFirst()).first { ($0.end ?? .infinity) > $1.begin }
            return overlap.map { "page \(page ?? "") is requested twice at \(Int($0.1.begin - start)) s" }
        }
    }

    private var widths: [String] {
        servers.compactMap { server in
            let pages = server.requests.filter { $0.page != nil }
            let most = pages.map { one in pages.count { $0.begin <= one.begin && one.begin < $0.end ?? .infinity } }
                .max()
            return most ?? 0 > server.traits.width ? "\(server.name) has \(most ?? 0) requests at once" : nil
        }
    }

    /// No page gets two pictures of models.
    private var repeated: [String] {
        Dictionary(grouping: requests.filter(\.request.isPicture).map(\.request), by: \.page)
            .filter { $0.value.count > 1 }.map { "page \($0.key ?? "") is drawn \($0.value.count) times" }
    }

    /// Health requests to a server are sent one at a time, and not too often.
    private var probes: [String] {
        servers.compactMap { server in
            let probes = server.requests.filter { $0.page == nil }
            let tooSoon = zip(probes, probes.dropFirst()).first { one, next in
                // A late answer brings the next health request forward.
                let isAnswered = server.requests.contains {
                    $0.page != nil && one.begin <= $0.end ?? .infinity && $0.end ?? .infinity <= next.begin
                }
                return (one.end ?? .infinity) > next.begin || !isAnswered && next.begin - one.begin < Self.leastPause
            }
            return tooSoon.map { "\(server.name) is probed at \($0.begin - start) and \($1.begin - start) s" }
        }
    }

    private var budgets: [String] {
        let perPage = Dictionary(
            grouping: attempts.filter { $0.outcome.isCharged }, by: { "\($0.panel) \($0.backend)" })
        let made = requests.count { $0.request.isPicture }
        let late = plan.deadline.map { deadline in
            requests.count { $0.request.begin >= start + deadline + 0.5 }
        }
        return perPage.filter { $0.value.count > 3 * 20 }.map { "\($0.value.count) attempts at \($0.key)" }
            + (plan.images.map { made > $0 } ?? false ? ["\(made) pictures, \(plan.images ?? 0) allowed"] : [])
            + (late ?? 0 > 0 ? ["\(late ?? 0) requests after the deadline"] : [])
    }

    /// No page waits that a healthy server could draw. Servers that fail pages are left out: the pages that are left may
    /// have been given up there.
    private var idleTimes: [String] {
        let handover = plan.outageLimits.handover / .seconds(1)
        return servers.indices.flatMap { index -> [String] in
            guard !servers[index].failsPages else { return [] }
            let earlier = servers[..<index]
            return idleTimes(
                of: servers[index],
                when: { time in
                    earlier.allSatisfy {
                        !isInUse($0, at: time) && isBad($0, since: time - handover - Self.slack, until: time)
                    }
                })
        }
    }

    /// Sampled once a second.
    private func idleTimes(of server: SimulatedServer, when isNeeded: (Double) -> Bool) -> [String] {
        var idleSince: Double?
        for time in stride(from: start, to: end, by: 1) {
            guard isGood(server, at: time), isNeeded(time), !isInUse(server, at: time) else {
                idleSince = nil
                continue
            }
            idleSince = idleSince ?? time
            if let idleSince, time - idleSince > Self.slack {
                return ["\(server.name) is idle from \(Int(idleSince - start)) to \(Int(time - start)) s"]
            }
        }
        return []
    }

    private func isInUse(_ server: SimulatedServer, at time: Double) -> Bool {
        server.requests.contains { $0.page != nil && ($0.begin - 1...($0.end ?? .infinity)).contains(time) }
    }

    private func isGood(_ server: SimulatedServer, at time: Double) -> Bool {
        !server.periods.contains { period in
            !period.fault.isUsable
                && (period.time.lowerBound..<period.time.upperBound + period.fault.echo).contains(time)
        }
    }

    /// Whether one fault that keeps pages waiting lasts from one time to the other.
    private func isBad(_ server: SimulatedServer, since begin: Double, until end: Double) -> Bool {
        server.periods.contains {
            !$0.fault.isUsable && !$0.fault.failsPages && $0.time.lowerBound <= begin && $0.time.upperBound > end
        }
    }

    /// Pages whose server was only away are drawn again when it is back.
    private var leftPlaceholders: [String] {
        guard let first = servers.first, panels[.placeholder, default: 0] > 0,
            first.periods.allSatisfy({ !$0.fault.failsPages }), first.periods.count < 4,
            end - start >= 2 * Self.slack,
            stride(from: end - 2 * Self.slack, to: end, by: 1).allSatisfy({ isGood(first, at: $0) }),
            !attempts.contains(where: { $0.outcome == .failed(.refused) || $0.outcome == .failed(.badPicture) })
        else { return [] }
        return ["\(panels[.placeholder, default: 0]) placeholders are left"]
    }
}

extension AttemptOutcome {
    fileprivate var isCharged: Bool { self != .failed(.unavailable) && self != .failed(.busy) }
}
