import Foundation
import PipelineFixtures
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
        let testRun = try TestRun(stories: TestRun.tales(7))
        let model = ScriptedLanguageModel("model", width: width, crowd: width)
        try testRun.ask([model])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(model.record.mostRunning == width)
        #expect(model.record.running == 0)
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "model" })
    }

    /// The first story is the last to be planned.
    @Test func saysOfStoriesInTheirOrder() async throws {
        let testRun = try TestRun(stories: TestRun.tales(3))
        let model = ScriptedLanguageModel("model", width: 3, crowd: 3) { _, request in
            if request.promptText.contains("tale-1") || request.promptText.contains("Tale 1") {
                Thread.sleep(forTimeInterval: 0.05)
            }
            return .fail(.tooLong)
        }
        try testRun.ask([model])
        let summary = try await testRun.run()
        #expect(
            summary.notices == (1...3).map { "tale-\($0): model could not plan it: too-long: no" })
        #expect(try await testRun.stories().map(\.slug.text) == ["tale-1", "tale-2", "tale-3"])
    }

    @Test func passesOverOnceAModelThatDoesNotServeTheLanguage() async throws {
        let testRun = try TestRun(stories: TestRun.tales(3))
        let pipeline = try String(decoding: testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write("language: de\n" + pipeline, to: "pipeline.yaml")
        let model = ScriptedLanguageModel("model", languages: ["en", "fr"])
        let other = ScriptedLanguageModel("other", languages: ["de"])
        try testRun.ask([model, other])
        let summary = try await testRun.run()
        #expect(summary.notices == ["model passed over for stories in “de”: it serves en, fr, not “de”"])
        #expect(model.record.requests.isEmpty)
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "other" })
    }

    @Test func asksNoOneWhereThereIsNothingToWriteOrPlan() async throws {
        let testRun = try TestRun(export: true)
        let first = ScriptedLanguageModel("model")
        try testRun.ask([first])
        let made = try await testRun.run()
        // Once for the list of backends, once for the story.
        #expect(first.record.standings == 2)
        #expect(first.record.partings == 1)
        for book in made.books { try FileManager.default.removeItem(atPath: book.string) }
        let second = ScriptedLanguageModel("model")
        try testRun.ask([second])
        #expect(try await testRun.run().run != nil)
        #expect(try await testRun.run().run == nil)
        #expect(second.record.standings == 0)
        #expect(second.record.requests.isEmpty)
        #expect(second.record.partings == 0)
    }

    @Test func letsTheModelGoBeforeTheFirstPicture() async throws {
        let testRun = try TestRun()
        let model = ScriptedLanguageModel("model")
        let artist = ScriptedImageGenerator("artist") { _, _ in
            model.record.partings == 1 ? .draw : .fail(GenerationError(.misconfigured, "the model is still there"))
        }
        try testRun.ask([model])
        testRun.images = [artist]
        let summary = try await testRun.run()
        #expect(summary.notices.isEmpty)
        #expect(!artist.requests.isEmpty)
    }

    @Test func letsTheModelGoWhereARunIsCutShort() async throws {
        let testRun = try TestRun()
        let broken = ScriptedLanguageModel("model") { _, _ in .crash }
        try testRun.ask([broken])
        let error = await #expect(throws: StageError.self) { try await testRun.run() }
        #expect(error?.stage == .plan)
        #expect(broken.record.partings == 1)
    }

    @Test func aStopSaysNothingOfModelsThatWereNotWaitedFor() async throws {
        let testRun = try TestRun()
        let stop = testRun.stop
        let slow = ScriptedLanguageModel(
            "model",
            whenMet: {
                stop.raise(.interrupted)
                try? await Task.sleep(for: .seconds(600))
            })
        try testRun.ask([slow])
        let summary = try await testRun.run()
        #expect(summary.outcome == .interrupted)
        #expect(summary.notices.isEmpty)
        #expect(slow.record.standings == 1)
    }

    @Test func aStopEndsARequestThatHangsAndTheNextRunPlansTheStory() async throws {
        let testRun = try TestRun()
        let stop = testRun.stop
        let silent = ScriptedLanguageModel("model") { _, _ in
            stop.raise(.interrupted)
            return .hang
        }
        try testRun.ask([silent])
        let summary = try await testRun.run()
        #expect(summary.outcome == .interrupted)
        #expect(silent.record.partings == 1)
        #expect(try await testRun.stories().map(\.isPlanned) == [false])
        testRun.stop = StopSignal()
        try testRun.ask([ScriptedLanguageModel("model")])
        #expect(try await testRun.run().outcome == .whole)
        #expect(try await testRun.stories().map(\.plannedBy) == ["model"])
    }
}
