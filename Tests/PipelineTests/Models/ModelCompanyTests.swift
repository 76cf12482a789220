import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// When language models are asked, how many stories are planned at a time, and when the models are released.
struct ModelCompanyTests {
    @Test(arguments: [1, 3])
    func plansAsManyStoriesSideBySideAsTheModelTakes(width: Int) async throws {
        let night = try TestRun(stories: FailingModelTests.tales(7))
        let model = ScriptedLanguageModel("model", width: width, crowd: width)
        try night.ask([model])
        let summary = try await night.run()
        #expect(summary.outcome == .whole)
        #expect(model.record.mostRunning == width)
        #expect(model.record.running == 0)
        #expect(try await night.stories().allSatisfy { $0.plannedBy == "model" })
    }

    /// The first story is the last to be planned.
    @Test func tellsOfStoriesInTheirOrder() async throws {
        let night = try TestRun(stories: FailingModelTests.tales(3))
        let model = ScriptedLanguageModel("model", width: 3, crowd: 3) { _, request in
            if request.promptText.contains("tale-1") || request.promptText.contains("Tale 1") {
                Thread.sleep(forTimeInterval: 0.05)
            }
            return .fail(.tooLong)
        }
        try night.ask([model])
        let summary = try await night.run()
        #expect(
            summary.notices == (1...3).map { "tale-\($0): model could not plan it: too-long: no" })
        #expect(try await night.stories().map(\.slug.text) == ["tale-1", "tale-2", "tale-3"])
    }

    @Test func passesOverOnceAModelThatDoesNotServeTheLanguage() async throws {
        let night = try TestRun(stories: FailingModelTests.tales(3))
        let pipeline = try String(decoding: night.folder.read("pipeline.yaml"), as: UTF8.self)
        try night.folder.write("language: de\n" + pipeline, to: "pipeline.yaml")
        let model = ScriptedLanguageModel("model", languages: ["en", "fr"])
        let other = ScriptedLanguageModel("other", languages: ["de"])
        try night.ask([model, other])
        let summary = try await night.run()
        #expect(summary.notices == ["model passed over for stories in “de”: it serves en, fr, not “de”"])
        #expect(model.record.requests.isEmpty)
        #expect(try await night.stories().allSatisfy { $0.plannedBy == "other" })
    }

    @Test func asksNobodyWhereThereIsNothingToWriteOrPlan() async throws {
        let night = try TestRun(export: true)
        let first = ScriptedLanguageModel("model")
        try night.ask([first])
        let made = try await night.run()
        // Once for the list of backends, once for the story.
        #expect(first.record.standings == 2)
        #expect(first.record.partings == 1)
        for book in made.books { try FileManager.default.removeItem(atPath: book.string) }
        let second = ScriptedLanguageModel("model")
        try night.ask([second])
        #expect(try await night.run().run != nil)
        #expect(try await night.run().run == nil)
        #expect(second.record.standings == 0)
        #expect(second.record.requests.isEmpty)
        #expect(second.record.partings == 0)
    }

    @Test func letsTheModelGoBeforeTheFirstPicture() async throws {
        let night = try TestRun()
        let model = ScriptedLanguageModel("model")
        let artist = ScriptedImageGenerator("artist") { _, _ in
            model.record.partings == 1 ? .draw : .fail(GenerationError(.misconfigured, "the model is still there"))
        }
        try night.ask([model])
        night.images = [artist]
        let summary = try await night.run()
        #expect(summary.notices.isEmpty)
        #expect(!artist.requests.isEmpty)
    }

    @Test func letsTheModelGoWhereARunIsCutShort() async throws {
        let night = try TestRun()
        let broken = ScriptedLanguageModel("model") { _, _ in .crash }
        try night.ask([broken])
        let error = await #expect(throws: StageError.self) { try await night.run() }
        #expect(error?.stage == .plan)
        #expect(broken.record.partings == 1)
    }

    @Test func aStopSaysNothingOfModelsThatWereNotWaitedFor() async throws {
        let night = try TestRun()
        let stop = night.stop
        let slow = ScriptedLanguageModel(
            "model",
            whenMet: {
                stop.raise(.interrupted)
                try? await Task.sleep(for: .seconds(600))
            })
        try night.ask([slow])
        let summary = try await night.run()
        #expect(summary.outcome == .interrupted)
        #expect(summary.notices.isEmpty)
        #expect(slow.record.standings == 1)
    }

    @Test func aStopEndsARequestThatHangsAndTheNextRunPlansTheStory() async throws {
        let night = try TestRun()
        let stop = night.stop
        let silent = ScriptedLanguageModel("model") { _, _ in
            stop.raise(.interrupted)
            return .hang
        }
        try night.ask([silent])
        let summary = try await night.run()
        #expect(summary.outcome == .interrupted)
        #expect(silent.record.partings == 1)
        #expect(try await night.stories().map(\.isPlanned) == [false])
        night.stop = StopSignal()
        try night.ask([ScriptedLanguageModel("model")])
        #expect(try await night.run().outcome == .whole)
        #expect(try await night.stories().map(\.plannedBy) == ["model"])
    }
}
