import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Runs with the real scheduler, a real library and simulated servers. The seed decides which faults the servers have and
/// when; what must be true of every run is checked.
struct FaultSimulationTests {
    /// Seeds that found defects.
    private static let found: [Int] = []
    private static let foundWithSeveralServers: [Int] = []
    /// No run takes longer, in simulated seconds.
    private static let timeLimit = 20_000.0

    private static let planned = PlannedLibrary(
        stories: Dictionary(uniqueKeysWithValues: (1...6).map { ("s\($0).md", TestRun.story) }))

    @Test(arguments: found + Soak.seeds(1...1000, otherwise: 4))
    func everyPageEndsWithAPicture(seed: Int) async throws {
        try await run(seed: seed, isOneBackend: false)
    }

    @Test(arguments: foundWithSeveralServers + Soak.seeds(1...1000, otherwise: 2))
    func everyPageEndsWithAPictureOfOneOfSeveralServers(seed: Int) async throws {
        try await run(seed: seed, isOneBackend: true)
    }

    private func run(seed: Int, isOneBackend: Bool) async throws {
        let testRun = try TestRun(stories: Self.planned.stories)
        let pages = try await Self.planned.copy(to: testRun.library)
        let clock = SimulatedClock()
        let start = clock.now
        let plan = FaultPlan(seed: UInt64(seed), start: start, pages: pages, least: isOneBackend ? 2 : 1)
        let servers = plan.servers.enumerated().map { index, server in
            SimulatedServer(
                isOneBackend ? "sd" : ["one", "two"][index], width: server.width, periods: server.periods,
                randomFaults: server.randomFaults, seed: UInt64(seed), clock: clock)
        }
        testRun.hostClock = clock.hostClock
        testRun.nextLook = { try await Task.sleep(for: .milliseconds(100)) }
        if isOneBackend {
            testRun.imageServers = servers.enumerated().map { ("http://127.0.0.1:\($0 + 1)", $1) }
        } else {
            testRun.images = servers
        }
        testRun.outageLimits = plan.outageLimits
        let limits = RunLimits(
            deadline: plan.deadline.flatMap { Deadline(UTCTime(secondsSince1970: Int(start + $0)).iso8601) },
            images: plan.images)
        let run = try testRun.newRun(limits: limits)
        _ = try await clock.passing(atMost: Self.timeLimit) { try await run() }
        let (panels, attempts) = try await testRun.outcome()
        #expect(panels.values.reduce(0, +) == pages)
        let invariants = FaultInvariants(
            plan: plan, servers: servers, start: start,
            end: servers.flatMap(\.requests).filter { $0.page != nil }.compactMap(\.end).max() ?? start,
            panels: panels, attempts: attempts, isOneBackend: isOneBackend)
        #expect(invariants.violations == [], "\(plan) \(panels)\n\(invariants.trace)")
    }
}
