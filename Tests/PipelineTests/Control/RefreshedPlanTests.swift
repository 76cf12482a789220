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
    private func staleNight() async throws -> (TestRun, ScriptedImageGenerator) {
        let night = try TestRun()
        night.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try night.ask([ScriptedLanguageModel("model")])
        let painter = ScriptedImageGenerator("painter")
        night.images = [painter]
        #expect(try await night.run().outcome == .whole)
        #expect(try await night.stories().map(\.plannedBy) == ["model"])
        let pipeline = String(decoding: try night.folder.read("pipeline.yaml"), as: UTF8.self)
        try night.folder.write(pipeline.replacing("ages: 1-2", with: "ages: 2-3"), to: "pipeline.yaml")
        return (night, painter)
    }

    private func loseModel(of night: TestRun) throws {
        try night.ask([ScriptedLanguageModel("model") { _, _ in .fail(.unavailable) }])
    }

    @Test func staysWhereNoLanguageModelCanMakeAnother() async throws {
        let (night, painter) = try await staleNight()
        let (before, asked) = (try await night.outcome(), painter.requests.count)
        let picture = try await night.panel(1)?.picture
        try loseModel(of: night)
        let second = try await night.run(refresh: true)
        #expect(
            second.notices == [
                "model is disabled for the rest of this run: unavailable: no",
                "the-lantern-fox: keeps its plan by “model”: no language model could make another; "
                    + "add --refresh again when one can",
            ])
        #expect(try await night.stories().map(\.plannedBy) == ["model"])
        #expect(second.outcome == .whole)
        #expect(try await night.outcome().counts == before.counts)
        #expect(try await night.outcome().attempts.count == before.attempts.count)
        #expect(try await night.panel(1)?.picture == picture)
        #expect(painter.requests.count == asked)
        #expect(
            try await night.run().notices == [
                "the plan of “the-lantern-fox” is stale: the audience has changed; add --refresh to redo it"
            ])
    }

    @Test func isMadeAnewOnceTheModelIsThereAgain() async throws {
        let (night, _) = try await staleNight()
        try loseModel(of: night)
        _ = try await night.run(refresh: true)
        let model = ScriptedLanguageModel("model")
        try night.ask([model])
        let third = try await night.run(refresh: true)
        #expect(!model.record.requests.isEmpty)
        #expect(third.notices.isEmpty)
        #expect(try await night.run().run == nil)
    }

    @Test func ofAnotherTextIsMadeByTheBuiltInPlannerWhereNobodyElseCan() async throws {
        let (night, _) = try await staleNight()
        try night.folder.write(TestRun.story.replacing("owl", with: "hen"), to: "stories/the-lantern-fox.md")
        try loseModel(of: night)
        _ = try await night.run(refresh: true)
        #expect(try await night.stories().map(\.plannedBy) == ["stub"])
    }

    @Test func isMadeByTheBuiltInPlannerWhereThePersonWantsNobodyElse() async throws {
        let (night, _) = try await staleNight()
        night.amendRequest = { $0.stubOnly = true }
        _ = try await night.run(refresh: true)
        #expect(try await night.stories().map(\.plannedBy) == ["stub"])
    }
}
