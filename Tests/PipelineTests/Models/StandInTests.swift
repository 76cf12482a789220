import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Stories that the built-in generators wrote or planned in place of a language model, and how later runs replace them.
struct StandInTests {
    private static let slug = "mira-friendship-story"

    /// One story to be written, and `files` stories to be planned.
    private func testRun(files: Int, asking model: ScriptedLanguageModel) throws -> TestRun {
        let testRun = try TestRun(stories: TestRun.tales(max(1, files)))
        let listed = (0..<files).map { "  - file: stories/tale-\($0 + 1).txt\n" }.joined()
        try testRun.folder.write(
            "collection: Test\nstories:\n  - write: { hero: Mira, age: 5, pages: 4 }\n\(listed)size: 64x64\n",
            to: "pipeline.yaml")
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try testRun.ask([model])
        return testRun
    }

    private static func lost() -> ScriptedLanguageModel {
        ScriptedLanguageModel("model") { _, _ in .fail(.unavailable) }
    }

    /// A model that writes a story of four paragraphs.
    private static func writer() -> ScriptedLanguageModel {
        let paragraph = String(repeating: "Mira walked along the river and sang to the ducks all day. ", count: 3)
        let paragraphs = Array(repeating: "\"\(paragraph)\"", count: 4).joined(separator: ",")
        return ScriptedLanguageModel("model") { _, request in
            request.schemaName == "story" ? .say("{\"title\":\"Mira Sings\",\"paragraphs\":[\(paragraphs)]}") : .oblige
        }
    }

    private static let notice =
        "the built-in generators stand in for language models: text of “\(slug)”; plan of “\(slug)”; add --retry to ask a "
        + "language model again"

    private static let reason = "model: unavailable: no"

    @Test func areRecordedWithTheReasonAndEndTheRunWithPlaceholders() async throws {
        let testRun = try testRun(files: 0, asking: Self.lost())
        let first = try await testRun.run()
        #expect(first.outcome == .placeholders)
        #expect(first.counts.textStandIns == 2)
        #expect(first.headline == "All 4 pictures are ready; 2 text stand-ins.")
        let expected = [TextStandIn(.story, reason: Self.reason), TextStandIn(.plan, reason: Self.reason)]
        #expect(try await testRun.stories().map(\.standIns) == [expected])
        let second = try await testRun.run()
        #expect(second.run == nil && second.outcome == .placeholders && second.counts.textStandIns == 2)
    }

    @Test func areNoneWhereThePipelineNoLongerAsksAModel() async throws {
        let testRun = try testRun(files: 0, asking: Self.lost())
        _ = try await testRun.run()
        testRun.amend = { $0.text = [.stub] }
        let second = try await testRun.run()
        #expect(second.run != nil && second.outcome == .whole)
        #expect(try await testRun.stories().allSatisfy(\.standIns.isEmpty))
        #expect(try await testRun.run().run == nil)
    }

    @Test(arguments: [false, true])
    func areMadeAgainOnRequest(isRetry: Bool) async throws {
        let testRun = try testRun(files: 1, asking: Self.lost())
        _ = try await testRun.run()
        try testRun.ask([Self.writer()])
        let second = try await testRun.run(refresh: !isRetry, retry: isRetry)
        #expect(second.outcome == .whole && second.notices.isEmpty)
        let stories = try await testRun.stories()
        #expect(stories.allSatisfy { $0.standIns.isEmpty && $0.plannedBy == "model" })
        #expect(stories[0].writtenBy == "model")
    }

    @Test func areReportedWithWhatMakesThemGoodInThisRunAndInThoseWithNothingToDo() async throws {
        let testRun = try testRun(files: 4, asking: Self.lost())
        let notice =
            "the built-in generators stand in for language models: text of “\(Self.slug)”; plans of “\(Self.slug)”, "
            + "“tale-1”, “tale-2” and 2 more; add --retry to ask a language model again"
        #expect(
            try await testRun.run().notices == [
                "model is away: unavailable: no; others take its place until it answers", notice,
            ])
        let second = try await testRun.run()
        #expect(second.run == nil && second.notices == [notice])
    }

    @Test func areNotReportedWhereThePersonWantsNoOneElse() async throws {
        let testRun = try testRun(files: 1, asking: Self.lost())
        testRun.amendRequest = { $0.stubOnly = true }
        #expect(try await testRun.run().notices.isEmpty)
        testRun.amendRequest = { _ in }
        testRun.amend = { $0.text = [.stub] }
        #expect(try await testRun.run().notices.isEmpty)
    }

    @Test func areWrittenAgainWhereAModelIsThereNow() async throws {
        let testRun = try testRun(files: 0, asking: Self.lost())
        _ = try await testRun.run()
        #expect(try await testRun.stories().map(\.writtenBy) == ["stub"])
        let model = Self.writer()
        try testRun.ask([model])
        let forecast = try await testRun.forecast(refresh: true)
        #expect(forecast.collections[0].stories.map(\.gathering) == [.rewritten])
        #expect(forecast.notices.isEmpty)
        #expect(forecast.work.first { $0.name == "model" }?.stories == 1)
        #expect(model.record.requests.isEmpty)
        let second = try await testRun.run(refresh: true)
        #expect(second.notices.isEmpty)
        let story = try #require(try await testRun.stories().first)
        #expect(story.writtenBy == "model" && story.plannedBy == "model" && story.title == "Mira Sings")
        #expect(try await testRun.run().run == nil)
    }

    @Test func keepTheirTextAndTheirPagesWhereThereIsStillNoModel() async throws {
        let testRun = try testRun(files: 0, asking: Self.lost())
        _ = try await testRun.run()
        let before = try await testRun.panel(1)
        let counts = try await testRun.outcome().counts
        let second = try await testRun.run(refresh: true)
        #expect(
            second.notices == ["model is away: unavailable: no; others take its place until it answers", Self.notice])
        #expect(second.drawn == 0)
        #expect(try await testRun.panel(1)?.id == before?.id)
        #expect(try await testRun.outcome().counts == counts)
        #expect(try await testRun.stories().map(\.writtenBy) == ["stub"])
    }

    @Test func areLeftWithoutRefresh() async throws {
        let testRun = try testRun(files: 0, asking: Self.lost())
        _ = try await testRun.run()
        let model = Self.writer()
        try testRun.ask([model])
        #expect(try await testRun.run().notices == [Self.notice])
        #expect(model.record.requests.isEmpty)
    }
}
