import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

/// Runs with a deadline. Only a script advances the clock.
struct DeadlineTests {
    /// One hour after the start of a test's clock, 15 January 2027, 08:00 UTC.
    private static let inAnHour = RunLimits(deadline: Deadline("09:00"))

    @Test func finishesWhatIsInFlightAndBeginsNothingNew() async throws {
        let testRun = try TestRun.ofThreeStories()
        let clock = testRun.clock
        let (summary, model) = try await testRun.runWithModel(limits: Self.inAnHour) { number, _ in
            if number == 2 { clock.advance(3600) }
            return .draw
        }
        #expect(summary.outcome == .stopped)
        #expect(summary.limit == .deadline)
        #expect((2...3).contains(model.requests.count), "those of the three that had begun")
        #expect(summary.panels[.ready] == model.requests.count, "and what was in flight is kept")
        #expect(Set(summary.panels.keys) == [.ready, .pending])
        let left = summary.panels[.pending, default: 0]
        #expect(summary.notices == ["the deadline 09:00 is reached, \(left) pages are left; run it again to go on"])
        #expect(try await testRun.runWithModel(limits: Self.inAnHour).summary.outcome == .whole)
    }

    @Test func beginsPicturesToTheLastSecond() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        testRun.clock.advance(3599.5)
        #expect(try await testRun.runWithModel(limits: Self.inAnHour).summary.outcome == .whole)
    }

    @Test func isNotStoppedByADeadlineThatPassesWithTheLastPicture() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        let clock = testRun.clock
        let (summary, _) = try await testRun.runWithModel(limits: Self.inAnHour) { _, _ in
            clock.advance(7200)
            return .draw
        }
        #expect(summary.outcome == .whole)
        #expect(summary.notices.isEmpty)
    }

    @Test func triesNothingAgainAfterIt() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        let clock = testRun.clock
        let (summary, model) = try await testRun.runWithModel(limits: Self.inAnHour) { _, _ in
            clock.advance(3600)
            return .fail(GenerationError(.refused, "no"))
        }
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 1)
        #expect(summary.panels == [.pending: 1])
        #expect(try await testRun.outcome().attempts.map(\.outcome) == [.failed(.refused)])
        #expect(summary.notices == ["the deadline 09:00 is reached, 1 page is left; run it again to go on"])
    }

    @Test func saysWhoHadNotAnsweredWhenItCame() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        let clock = testRun.clock
        let (summary, _) = try await testRun.runWithModel(limits: Self.inAnHour) { _, _ in
            clock.advance(3600)
            return .fail(GenerationError(.transient, "no reply came within 600 s", timedOutSilently: true))
        }
        #expect(summary.outcome == .stopped)
        #expect(
            summary.notices == [
                "a/1 is left: model failed: transient: no reply came within 600 s",
                "the deadline 09:00 is reached, 1 page is left; run it again to go on",
            ])
    }

    @Test func standsInForAPageThatHadItsLastTryBefore() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        let clock = testRun.clock
        let (summary, _) = try await testRun.runWithModel(limits: Self.inAnHour) { _, _ in
            clock.advance(3600)
            return .fail(GenerationError(.unavailable, "gone"))
        }
        #expect(summary.outcome == .placeholders)
    }

    @Test func wakesWhoWaitsForABusyServer() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        testRun.clock.advance(3500)
        let (summary, model) = try await testRun.runWithModel(limits: Self.inAnHour) { _, _ in
            .fail(GenerationError(.busy, "queue full", retryAfter: .seconds(600)))
        }
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 1)
        #expect(testRun.clock.slept.reduce(.zero, +) < .seconds(101))
    }

    @Test func wakesWhoWaitsForHisTurn() async throws {
        let testRun = try TestRun.ofThreeStories()
        testRun.clock.advance(3590)
        let model = ScriptedImageGenerator("model", perMinute: 2)
        testRun.images = [model]
        let summary = try await testRun.run(limits: Self.inAnHour)
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 2)
        #expect(summary.panels[.ready] == 2)
        #expect(testRun.clock.slept.reduce(.zero, +) < .seconds(11))
    }

    @Test func plansNoStoryAfterIt() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat. It slept.", "b.txt": "An owl came. It sang."])
        let clock = testRun.clock
        let planner = ScriptedLanguageModel("planner") { _, _ in
            clock.advance(1900)
            return .oblige
        }
        try testRun.ask([planner])
        let (summary, model) = try await testRun.runWithModel(limits: Self.inAnHour)
        #expect(summary.outcome == .stopped)
        #expect(planner.record.requests.count == 2, "the current story is planned to its end")
        #expect(try await testRun.stories().map(\.isPlanned) == [true, false])
        #expect(!model.isMet)
        #expect(
            summary.notices == [
                "the deadline 09:00 is reached, 1 page and 1 story without pages are left; run it again to go on"
            ])
        #expect(try await testRun.runWithModel(limits: Self.inAnHour).summary.outcome == .whole)
    }

    @Test func asksNoOneWhereItIsPastAtTheStart() async throws {
        let testRun = try TestRun()
        let planner = ScriptedLanguageModel("planner")
        try testRun.ask([planner])
        let limits = RunLimits(deadline: Deadline("2027-01-15T07:59:59Z"))
        let (summary, model) = try await testRun.runWithModel(limits: limits)
        #expect(summary.outcome == .stopped)
        #expect(planner.record.standings == 0)
        #expect(!model.isMet)
        #expect(summary.report != nil)
        #expect(
            summary.notices == [
                "the deadline 2027-01-15T07:59:59Z is reached, 1 story without pages is left; "
                    + "run it again with a later --deadline to go on"
            ])
    }

    @Test func hasNothingToSayWhereNothingIsToBeDone() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        let summary = try await testRun.run(limits: RunLimits(deadline: Deadline("2027-01-15T07:59:59Z")))
        #expect(summary.run == nil)
        #expect(summary.outcome == .whole)
    }

    @Test func stopsTheBuiltInIllustratorToo() async throws {
        let testRun = try TestRun()
        testRun.clock.advance(3600)
        let summary = try await testRun.run(limits: RunLimits(deadline: Deadline("2027-01-15T09:00Z")))
        #expect(summary.outcome == .stopped)
        #expect(summary.drawn == 0)
    }

    /// At 10:00 the next 09:00 would be tomorrow's, which is not intended.
    @Test(.timeLimit(.minutes(5))) func isTheNextOneAfterTheRunWasStartedThoughItWaitsForTheLibrary() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        testRun.images = [ScriptedImageGenerator("model")]
        try FileManager.default.createDirectory(atPath: testRun.library.string, withIntermediateDirectories: true)
        guard
            case .taken(let lock, _) = try FileLock.attempt(at: testRun.library.appending("lock"), holder: "process 7")
        else {
            Issue.record("the lock is held already")
            return
        }
        let (run, events) = (try testRun.newRun(patience: .seconds(86_400), limits: Self.inAnHour), testRun.events)
        async let summary = run()
        while !events.notices.contains(where: { $0.hasPrefix("waiting for process 7") }) {
            try await Task.sleep(for: .milliseconds(1))
        }
        testRun.clock.advance(7200)
        _ = consume lock
        #expect(try await summary.outcome == .stopped)
        #expect(try await summary.limit == .deadline)
        #expect(try await summary.drawn == 0)
    }

    @Test func ofSeveralTheFirstHolds() async throws {
        let testRun = try TestRun()
        testRun.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n"
                + "limits: { deadline: \"10:00\" }\n", to: "other.yaml")
        testRun.amend = { if $0.collection.title == "Test" { $0.limits.deadline = Deadline("08:00") } }
        testRun.clock.advance(3600)
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"])
        #expect(summary.outcome == .whole, "10:00 is now, so it means tomorrow, as 08:00 does")
        #expect(testRun.events.limits == ["deadline 08:00"])
    }
}
