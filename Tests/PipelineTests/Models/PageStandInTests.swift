import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Pages that the built-in planner planned because a language model refused them, and how they are made again.
struct PageStandInTests {
    private static let reason = "model: refused: no"
    private static let notice =
        "the built-in generators stand in for language models: page 3 of “the-lantern-fox”; add --retry to ask a language "
        + "model again"

    /// Refuses the question about page 3.
    private static func refusing() -> ScriptedLanguageModel {
        ScriptedLanguageModel("model") { _, request in
            request.turns[0].text.contains("stand on page 3:") ? .fail(.refused) : .oblige
        }
    }

    private func refusedRun() async throws -> (TestRun, RunResult) {
        let testRun = try TestRun()
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        testRun.images = [ScriptedImageGenerator("painter")]
        try testRun.ask([Self.refusing()])
        return (testRun, try await testRun.run())
    }

    private func pages(of testRun: TestRun) async throws -> [StoredPage] {
        let library = try testRun.open()
        defer { try? library.close() }
        let id = try #require(try await testRun.stories().first?.id)
        return try await library.collections.pages(of: id)
    }

    @Test func theOtherPagesKeepTheModelsPlanAndTheRunEndsWithPlaceholders() async throws {
        let (testRun, summary) = try await refusedRun()
        #expect(summary.outcome == .placeholders)
        #expect(summary.notices == [Self.notice])
        let story = try #require(try await testRun.stories().first)
        #expect(story.plannedBy == "model")
        #expect(story.standIns == [TextStandIn(.page(3), reason: Self.reason)])
        let pages = try await pages(of: testRun)
        #expect(pages.count > 3)
        #expect(
            pages.filter { $0.panels[0].spec.direction != "A red fox." }.map(\.number) == [3],
            "the scripted model always says the same")
        let planned = testRun.events.all.compactMap { event -> [TextStandIn]? in
            if case .planned(_, _, _, let standIns) = event { standIns } else { nil }
        }
        #expect(planned == [story.standIns])
        #expect(try await testRun.run().run == nil)
    }

    @Test func aRetryAsksForThatPageAloneAndTheOthersKeepTheirPictures() async throws {
        let (testRun, _) = try await refusedRun()
        let before = try await pages(of: testRun)
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        let second = try await testRun.run(retry: true)
        #expect(second.outcome == .whole && second.notices.isEmpty)
        #expect(model.record.requests.map(\.schemaName) == ["page"])
        #expect(second.drawn == 1)
        let now = try await pages(of: testRun)
        #expect(now.map(\.text) == before.map(\.text))
        #expect(now[2].panels[0].spec.direction == "A red fox.")
        for (old, new) in zip(before, now) where new.number != 3 { #expect(old.panels[0].id == new.panels[0].id) }
        let story = try #require(try await testRun.stories().first)
        #expect(story.standIns.isEmpty && story.plannedBy == "model")
        #expect(try await testRun.run().run == nil)
    }

    @Test func aRetryThatIsRefusedAgainChangesNothing() async throws {
        let (testRun, _) = try await refusedRun()
        let before = try await pages(of: testRun)
        let second = try await testRun.run(retry: true)
        #expect(second.outcome == .placeholders && second.drawn == 0 && second.notices == [Self.notice])
        #expect(try await pages(of: testRun).map { $0.panels[0].id } == before.map { $0.panels[0].id })
        #expect(
            try await testRun.stories().map(\.standIns) == [[TextStandIn(.page(3), reason: Self.reason)]])
    }

    @Test func aRetryWithoutAModelKeepsTheRequestNoLonger() async throws {
        let (testRun, _) = try await refusedRun()
        try testRun.ask([ScriptedLanguageModel("model") { _, _ in .fail(.unavailable) }])
        let second = try await testRun.run(retry: true)
        #expect(second.outcome == .placeholders && second.drawn == 0)
        #expect(
            try await testRun.stories().map(\.standIns) == [[TextStandIn(.page(3), reason: Self.reason)]])
    }

    /// As the command “retry --placeholders” does.
    @Test func aRunForPageRequestsMakesThemAgainToo() async throws {
        let (testRun, _) = try await refusedRun()
        let library = try Library.open(
            at: testRun.library, fileSystem: testRun.fileSystem, for: .writing, redactor: testRun.redactor)
        let id = try #require(try await library.collections.all().first?.id)
        try await library.collections.requestStandIns(in: [id])
        try library.close()
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        testRun.amendRequest = { $0.redoesStandIns = true }
        let second = try await testRun.run(askedOnly: true)
        #expect(second.outcome == .whole && second.drawn == 1)
        #expect(model.record.requests.count == 1)
        #expect(try await testRun.stories().allSatisfy(\.standIns.isEmpty))
    }

    @Test func aRunWithBuiltInGeneratorsOnlyDoesNotCountThem() async throws {
        let (testRun, _) = try await refusedRun()
        testRun.amendRequest = { $0.stubOnly = true }
        #expect(try await testRun.run().outcome == .whole)
    }
}
