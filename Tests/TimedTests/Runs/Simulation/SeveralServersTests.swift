import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Runs with several servers for one backend, in simulated time. A picture takes one second.
struct SeveralServersTests {
    private static let few = planned(6)
    private static let many = planned(24)

    private static func planned(_ count: Int) -> PlannedLibrary {
        PlannedLibrary(
            stories: Dictionary(
                uniqueKeysWithValues: (1...count).map { ("s\($0).md", "# Tale \($0)\n\n\(TestRun.story)") }))
    }

    struct Result {
        var summary: RunResult
        var servers: [SimulatedServer]
        var attempts: [Attempt]
        var panels: [PanelStatus: Int]
        var stories: [PanelID: StoryID]
        var seconds: Double

        /// The servers that drew each story, in order.
        var serversOfStories: [StoryID: [String]] {
            attempts.filter { $0.outcome == .ready }.sorted { $0.started < $1.started }.reduce(into: [:]) {
                guard let story = stories[$1.panel], let server = $1.server else { return }
                if $0[story]?.last != server { $0[story, default: []].append(server) }
            }
        }

        func drawn(by server: Int) -> Int { servers[server].requests.count(where: \.isPicture) }
    }

    private func result(
        of faults: [[FaultPeriod]], drawing: [Double] = [], width: Int = 1, facts: [[String: String]] = [],
        limits: RunLimits = RunLimits(), in planned: PlannedLibrary = few
    ) async throws -> Result {
        let testRun = try TestRun(stories: planned.stories)
        _ = try await planned.copy(to: testRun.library)
        let clock = SimulatedClock()
        let start = clock.now
        let servers = faults.indices.map { index in
            let seconds = drawing.isEmpty ? 1 : drawing[index]
            return SimulatedServer(
                "sd", width: width,
                periods: faults[index].map {
                    FaultPeriod(fault: $0.fault, time: (start + $0.time.lowerBound)..<(start + $0.time.upperBound))
                },
                drawing: seconds...seconds, facts: facts.isEmpty ? [:] : facts[index], clock: clock)
        }
        testRun.hostClock = clock.hostClock
        testRun.nextLook = { try await Task.sleep(for: .milliseconds(100)) }
        testRun.outageLimits = OutageLimits()
        testRun.imageServers = servers.enumerated().map { ("http://127.0.0.1:\($0 + 1)", $1) }
        let run = try testRun.newRun(limits: limits)
        let summary = try await clock.passing(atMost: 20_000) { try await run() }
        let (panels, attempts) = try await testRun.outcome()
        return Result(
            summary: summary, servers: servers, attempts: attempts, panels: panels,
            stories: try await testRun.storiesOfPanels(),
            seconds: (servers.flatMap(\.requests).compactMap(\.end).max() ?? start) - start)
    }

    @Test(arguments: [1, 2, 3]) func eachServerDrawsItsShare(count: Int) async throws {
        let result = try await result(of: [[FaultPeriod]](repeating: [], count: count))
        let pages = result.panels[.ready, default: 0]
        #expect(result.panels == [.ready: pages])
        #expect(result.seconds <= Double(pages) / Double(count) * 1.2 + 2, "\(result.seconds) s for \(pages) pages")
        #expect(result.serversOfStories.values.allSatisfy { $0.count == 1 }, "a story stays on one server")
        #expect(Set(result.attempts.map(\.server)).count == count)
        #expect(Set(result.attempts.map(\.backend)) == ["sd"])
    }

    @Test func aServerThatDrawsSeveralPagesGetsThem() async throws {
        let result = try await result(of: [[], []], width: 2)
        let pages = result.panels[.ready, default: 0]
        #expect(result.seconds <= Double(pages) / 4 * 1.2 + 2)
    }

    /// Its stories go to the others at once, and it gets stories again.
    @Test func aServerThatGoesAwayCostsOnlyItsShare() async throws {
        let (away, back) = (14.0, 74.0)
        let result = try await result(
            of: [[], [FaultPeriod(fault: .away, time: away..<back)], []], drawing: [2, 2, 2], in: Self.many)
        let pages = result.panels[.ready, default: 0]
        #expect(result.panels == [.ready: pages])
        let ready = result.attempts.filter { $0.outcome == .ready }
        #expect(Set(ready.map(\.panel)).count == ready.count, "no page is drawn twice")
        let second = result.servers[1].requests.filter(\.isPicture)
        let start = result.servers[1].requests.map(\.begin).min() ?? 0
        #expect(second.contains { $0.begin < start + away })
        #expect(second.contains { $0.begin > start + back }, "it gets stories again")
        // The longest pause between two health requests, a picture, and the last pages of stories.
        let slack = 15.0 + 2 + 10
        #expect(result.seconds < (Double(pages) * 2 + (back - away)) / 3 + slack, "\(result.seconds) s, \(pages) pages")
        #expect(result.summary.notices.count == 2, "\(result.summary.notices)")
        #expect(
            result.summary.notices.first
                == "sd at http://127.0.0.1:2 is away: unavailable: connection refused; its stories go to the other servers"
        )
    }

    @Test func whileAllServersAreAwayPagesWait() async throws {
        let away = [FaultPeriod(fault: .away, time: 7..<40)]
        let result = try await result(of: [away, away])
        #expect(result.panels.keys.elementsEqual([.ready]))
        #expect(result.summary.notices.contains { $0.hasPrefix("sd is away: ") && $0.contains("waits until") })
        let outages = result.summary.notices.filter { $0.contains("answers again") }
        #expect(outages.count == 2, "\(result.summary.notices)")
    }

    /// The pages of a slow server are few.
    @Test func aSlowServerGetsFewerStories() async throws {
        let result = try await result(of: [[], []], drawing: [1, 6], in: Self.many)
        let pages = Double(result.panels[.ready, default: 0])
        #expect((0.08...0.25).contains(Double(result.drawn(by: 1)) / pages))
        #expect(result.seconds < pages * 6 / 7 * 1.35)
    }

    @Test func aServerThatIsNotLikeTheOthersIsNotAsked() async throws {
        let result = try await result(
            of: [[], [], []],
            facts: [
                ["product": "sd", "model": "dream"], ["product": "sd", "model": "other"],
                ["product": "sd", "model": "dream", "version": "2"],
            ])
        #expect(result.panels.keys.elementsEqual([.ready]))
        #expect(result.drawn(by: 1) == 0)
        #expect(result.drawn(by: 2) > 0)
        #expect(
            result.summary.notices == [
                "sd at http://127.0.0.1:2 passed over: the model at http://127.0.0.1:2 is “other”, and at http://127.0.0.1:1 it is “dream”: all servers of “sd” must be alike; start the "
                    + "same on all of them, or make two backends of them"
            ])
    }

    @Test func limitsCountForAllServersTogether() async throws {
        let result = try await result(of: [[], []], limits: RunLimits(images: 9))
        #expect(result.panels[.ready] == 9)
        #expect(result.servers.flatMap(\.requests).count(where: \.isPicture) == 9)
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
