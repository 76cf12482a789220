import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// A language model's plans that have to be made again.
struct RefreshedPlanTests {
    /// A story planned by a model and drawn by an image model. Its audience has changed since.
    private func staleRun() async throws -> (TestRun, ScriptedImageGenerator) {
        let testRun = try TestRun()
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try testRun.ask([ScriptedLanguageModel("model")])
        let painter = ScriptedImageGenerator("painter")
        testRun.images = [painter]
        #expect(try await testRun.run().outcome == .whole)
        #expect(try await testRun.stories().map(\.plannedBy) == ["model"])
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing("ages: 1-2", with: "ages: 2-3"), to: "pipeline.yaml")
        return (testRun, painter)
    }

    private func loseModel(of testRun: TestRun) throws {
        try testRun.ask([ScriptedLanguageModel("model") { _, _ in .fail(.unavailable) }])
    }

    @Test func staysWhereNoLanguageModelCanMakeAnother() async throws {
        let (testRun, painter) = try await staleRun()
        let (before, asked) = (try await testRun.outcome(), painter.requests.count)
        let picture = try await testRun.panel(1)?.picture
        try loseModel(of: testRun)
        let second = try await testRun.run(refresh: true)
        #expect(
            second.notices == [
                "model is away: unavailable: no; others take its place until it answers",
                "the-lantern-fox: keeps its plan by “model”: no language model could make another; "
                    + "repeat the command with --refresh when a language model can be asked",
            ])
        #expect(try await testRun.stories().map(\.plannedBy) == ["model"])
        #expect(second.outcome == .whole)
        #expect(try await testRun.outcome().counts == before.counts)
        #expect(try await testRun.outcome().attempts.count == before.attempts.count)
        #expect(try await testRun.panel(1)?.picture == picture)
        #expect(painter.requests.count == asked)
        #expect(
            try await testRun.run().notices == [
                "the plan of “the-lantern-fox” is stale: the audience has changed; add --refresh to redo it"
            ])
    }

    @Test func isMadeAgainOnceTheModelIsThereAgain() async throws {
        let (testRun, _) = try await staleRun()
        try loseModel(of: testRun)
        _ = try await testRun.run(refresh: true)
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        let third = try await testRun.run(refresh: true)
        #expect(!model.record.requests.isEmpty)
        #expect(third.notices.isEmpty)
        #expect(try await testRun.run().run == nil)
    }

    @Test func ofAnotherTextIsMadeByTheBuiltInPlannerWhereNoOneElseCan() async throws {
        let (testRun, _) = try await staleRun()
        try testRun.folder.write(TestRun.story.replacing("owl", with: "hen"), to: "stories/the-lantern-fox.md")
        try loseModel(of: testRun)
        _ = try await testRun.run(refresh: true)
        #expect(try await testRun.stories().map(\.plannedBy) == ["stub"])
    }

    @Test func isMadeByTheBuiltInPlannerWhereThePersonWantsNoOneElse() async throws {
        let (testRun, _) = try await staleRun()
        testRun.amendRequest = { $0.stubOnly = true }
        _ = try await testRun.run(refresh: true)
        #expect(try await testRun.stories().map(\.plannedBy) == ["stub"])
    }
}
