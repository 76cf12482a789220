import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Runs with several servers for one backend. The wall time of such runs is in `SeveralServersTimeTests`.
struct SeveralServersTests {
    private static let few = planned(6)
    private static let many = planned(12)

    private static func planned(_ count: Int) -> PlannedLibrary {
        PlannedLibrary(
            stories: Dictionary(
                uniqueKeysWithValues: (1...count).map { ("s\($0).md", "# Tale \($0)\n\n\(TestRun.story)") }))
    }

    private struct Result {
        var summary: RunResult
        var attempts: [Attempt]
        var panels: [PanelStatus: Int]
        var stories: [PanelID: StoryID]

        var pages: Int { panels.values.reduce(0, +) }

        /// The servers that drew each story, in order.
        var serversOfStories: [StoryID: [String]] {
            attempts.filter { $0.outcome == .ready }.sorted { $0.started < $1.started }.reduce(into: [:]) {
                guard let story = stories[$1.panel], let server = $1.server else { return }
                if $0[story]?.last != server { $0[story, default: []].append(server) }
            }
        }

        /// How many pages each server drew.
        func drawn(by server: Int) -> Int {
            attempts.count { $0.outcome == .ready && $0.server == "http://127.0.0.1:\(server + 1)" }
        }
    }

    private func result(
        of servers: [any ImageGenerator], limits: RunLimits = RunLimits(), clock: SimulatedClock? = nil,
        in planned: PlannedLibrary = few
    ) async throws -> Result {
        let testRun = try TestRun(stories: planned.stories)
        _ = try await planned.copy(to: testRun.library)
        if let clock {
            testRun.hostClock = clock.hostClock
            testRun.nextLook = { try await Task.sleep(for: .milliseconds(100)) }
        }
        testRun.outageLimits = OutageLimits()
        testRun.imageServers = servers.enumerated().map { ("http://127.0.0.1:\($0 + 1)", $1) }
        let run = try testRun.newRun(limits: limits)
        let summary =
            if let clock {
                try await clock.passing(atMost: 20_000) { try await run() }
            } else {
                try await run()
            }
        let (panels, attempts) = try await testRun.outcome()
        return Result(
            summary: summary, attempts: attempts, panels: panels, stories: try await testRun.storiesOfPanels())
    }

    /// A server that takes some milliseconds for a picture.
    private static func server(facts: [String: String] = [:]) -> ScriptedImageGenerator {
        ScriptedImageGenerator(
            "sd", availability: .available(detail: "scripted", facts: facts)
        ) { _, _ in
            .drawIfAwaited(.milliseconds(5))
        }
    }

    @Test(arguments: [1, 2, 3]) func eachServerDrawsItsShare(count: Int) async throws {
        let result = try await result(of: (0..<count).map { _ in Self.server() })
        #expect(result.panels == [.ready: result.pages])
        #expect((0..<count).allSatisfy { 2 * count * result.drawn(by: $0) >= result.pages })
        #expect(result.serversOfStories.values.allSatisfy { $0.count == 1 }, "a story stays on one server")
        #expect(Set(result.attempts.map(\.server)).count == count)
        #expect(Set(result.attempts.map(\.backend)) == ["sd"])
    }

    @Test func aServerThatDrawsSeveralPagesGetsThem() async throws {
        // Each server draws only when two pages are requested from it.
        let servers = (0..<2).map { _ in ScriptedImageGenerator("sd", width: 2) { _, _ in .drawTogether(2) } }
        let result = try await result(of: servers)
        #expect(result.panels == [.ready: result.pages])
        #expect(servers.map(\.mostRunning) == [2, 2])
    }

    @Test func aServerThatIsNotLikeTheOthersIsNotAsked() async throws {
        let result = try await result(of: [
            Self.server(facts: ["product": "sd", "model": "dream"]),
            Self.server(facts: ["product": "sd", "model": "other"]),
            Self.server(facts: ["product": "sd", "model": "dream", "version": "2"]),
        ])
        #expect(result.panels == [.ready: result.pages])
        #expect(result.drawn(by: 1) == 0)
        #expect(result.drawn(by: 2) > 0)
        #expect(
            result.summary.notices == [
                "sd at http://127.0.0.1:2 passed over: the model at http://127.0.0.1:2 is “other”, and at "
                    + "http://127.0.0.1:1 it is “dream”: all servers of “sd” must be alike; start the same on all of "
                    + "them, or make two backends of them"
            ])
    }

    @Test func limitsCountForAllServersTogether() async throws {
        let servers = [Self.server(), Self.server()]
        let result = try await result(of: servers, limits: RunLimits(images: 9))
        #expect(result.panels[.ready] == 9)
        #expect(servers.map(\.requests.count).reduce(0, +) == 9)
    }

    /// A page that one server does not draw is drawn by another one at once.
    @Test func aServerThatFailsEachPageCostsLittle() async throws {
        let clock = SimulatedClock()
        let failing = FaultPeriod(fault: .hollow, time: clock.now..<(clock.now + 10_000))
        let servers = [[], [failing]].map { SimulatedServer("sd", width: 1, periods: $0, clock: clock) }
        let result = try await result(of: servers, clock: clock)
        #expect(result.panels == [.ready: result.pages], "\(result.summary.notices)")
        let failed = result.attempts.filter { $0.outcome != .ready }
        #expect(Set(failed.map(\.panel)).count == failed.count, "no page asks it twice")
    }

    /// A server with a wrong key does not end the work of the others.
    @Test(arguments: [ErrorKind.misconfigured, .exhausted])
    func aServerThatCannotWorkLeavesItsPagesToTheOthers(kind: ErrorKind) async throws {
        let wrong = ScriptedImageGenerator("sd") { _, _ in .fail(GenerationError(kind, "no")) }
        let result = try await result(of: [wrong, Self.server()])
        #expect(result.panels == [.ready: result.pages], "\(result.summary.notices)")
        #expect(result.drawn(by: 1) == result.pages)
    }

    /// Its stories go to the others at once, and it gets stories again. A picture takes two seconds of simulated time.
    @Test func aServerThatGoesAwayCostsOnlyItsShare() async throws {
        let clock = SimulatedClock()
        let (start, away, back) = (clock.now, 4.0, 16.0)
        let servers = (0..<3).map { index in
            SimulatedServer(
                "sd", width: 1,
                periods: index == 1 ? [FaultPeriod(fault: .away, time: (start + away)..<(start + back))] : [],
                drawing: 2...2, clock: clock)
        }
        let result = try await result(of: servers, clock: clock, in: Self.many)
        #expect(result.panels == [.ready: result.pages])
        let ready = result.attempts.filter { $0.outcome == .ready }
        #expect(Set(ready.map(\.panel)).count == ready.count, "no page is drawn twice")
        let times = servers.map { server in server.requests.filter(\.isPicture).map { $0.begin - start } }
        #expect(times[1].contains { $0 < away })
        #expect(times[1].contains { $0 > back }, "it gets stories again")
        #expect(times[0].contains { (away..<back).contains($0) } && times[2].contains { (away..<back).contains($0) })
        #expect(result.summary.notices.count == 2, "\(result.summary.notices)")
        #expect(
            result.summary.notices.first
                == "sd at http://127.0.0.1:2 is away: unavailable: connection refused; its stories go to the other servers"
        )
    }

    @Test func whileAllServersAreAwayPagesWait() async throws {
        let clock = SimulatedClock()
        let away = FaultPeriod(fault: .away, time: (clock.now + 5)..<(clock.now + 20))
        let servers = (0..<2).map { _ in SimulatedServer("sd", width: 1, periods: [away], clock: clock) }
        let result = try await result(of: servers, clock: clock)
        #expect(result.panels == [.ready: result.pages])
        #expect(result.summary.notices.contains { $0.hasPrefix("sd is away: ") && $0.contains("waits until") })
        #expect(result.summary.notices.count { $0.contains("answers again") } == 2, "\(result.summary.notices)")
    }
}

extension TestRun {
    fileprivate func storiesOfPanels() async throws -> [PanelID: StoryID] {
        let library = try open()
        defer { try? library.close() }
        var stories: [PanelID: StoryID] = [:]
        for (id, _) in try await library.collections.all() {
            for story in try await library.collections.stories(of: id) {
                for panel in try await library.collections.attempts(of: story.id).keys { stories[panel] = story.id }
            }
        }
        return stories
    }
}
