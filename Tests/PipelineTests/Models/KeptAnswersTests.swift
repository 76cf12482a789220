import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Runs that end while a language model writes or plans, at every request.
struct KeptAnswersTests {
    /// Three stories of ten pages: 33 questions. Two sentences are too long for one page.
    private static let stories = Dictionary(
        uniqueKeysWithValues: (1...3).map { number in
            (
                "tale-\(number).txt",
                (1...10).map { page in
                    "Fox \(number) went to tree \(page) and sat and sang a long song to its friend the owl, who listened "
                        + "to it all night long."
                }.joined(separator: "\n\n")
            )
        })
    private static let questions = 33

    /// The number of requests for each question.
    private static func counts(_ models: [ScriptedLanguageModel]) -> [String: Int] {
        models.flatMap(\.record.requests).reduce(into: [:]) { $0[$1.turns[0].text, default: 0] += 1 }
    }

    private func testRun(_ model: ScriptedLanguageModel) throws -> TestRun {
        let testRun = try TestRun(stories: Self.stories, size: "64x64")
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try testRun.ask([model])
        return testRun
    }

    @Test(arguments: 1...30)
    func onlyTheRequestInFlightIsRepeated(moment: Int) async throws {
        let dying = ScriptedLanguageModel("model") { number, _ in number == moment ? .crash : .oblige }
        let testRun = try testRun(dying)
        await #expect(throws: StageError.self) { try await testRun.run() }
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        #expect(try await testRun.run().outcome == .whole)
        let counts = Self.counts([dying, model])
        #expect(counts.count == Self.questions)
        #expect(dying.record.requests.count == moment)
        #expect(counts.values.reduce(0, +) == Self.questions + 1)
    }

    /// Every run gets one answer and dies at its next question.
    @Test func aRunThatDiesAgainAndAgainGoesOnWithTheNextQuestion() async throws {
        var models: [ScriptedLanguageModel] = []
        let testRun = try testRun(ScriptedLanguageModel("model"))
        for _ in 1..<Self.questions {
            let model = ScriptedLanguageModel("model") { number, _ in number == 2 ? .crash : .oblige }
            try testRun.ask([model])
            await #expect(throws: StageError.self) { try await testRun.run() }
            models.append(model)
        }
        let last = ScriptedLanguageModel("model")
        try testRun.ask([last])
        #expect(try await testRun.run().outcome == .whole)
        #expect(last.record.requests.count == 1)
        let counts = Self.counts(models + [last])
        #expect(counts.count == Self.questions)
        #expect(counts.values.allSatisfy { $0 <= 2 })
    }

    @Test(arguments: [5, 12, 25])
    func ofSeveralStoriesOnlyTheRequestsInFlightAreRepeated(moment: Int) async throws {
        let dying = ScriptedLanguageModel("model", width: 3) { number, _ in number == moment ? .crash : .oblige }
        let testRun = try testRun(dying)
        await #expect(throws: StageError.self) { try await testRun.run() }
        let model = ScriptedLanguageModel("model", width: 3)
        try testRun.ask([model])
        #expect(try await testRun.run().outcome == .whole)
        let counts = Self.counts([dying, model])
        #expect(counts.count == Self.questions)
        #expect(counts.values.reduce(0, +) <= Self.questions + 3)
    }

    @Test func aStopKeepsTheAnswersToo() async throws {
        let stop = StopSignal()
        let stopped = ScriptedLanguageModel("model") { number, _ in
            if number == 8 { stop.raise(.interrupted) }
            return number == 8 ? .hang : .oblige
        }
        let testRun = try testRun(stopped)
        testRun.stop = stop
        #expect(try await testRun.run().outcome == .interrupted)
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        testRun.stop = StopSignal()
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.record.requests.count == Self.questions - 7)
    }

    @Test func anotherModelDoesNotGetTheAnswers() async throws {
        let dying = ScriptedLanguageModel("model") { number, _ in number == 20 ? .crash : .oblige }
        let testRun = try testRun(dying)
        await #expect(throws: StageError.self) { try await testRun.run() }
        testRun.amend = {
            var other = BackendSettings(name: "model", kind: "openai")
            other.model = "other"
            $0.text = [other, .stub]
        }
        let model = ScriptedLanguageModel("model")
        try testRun.ask([model])
        _ = try await testRun.run()
        let planned = try await testRun.stories().count { $0.standIns.isEmpty }
        #expect(planned == 3)
        #expect(model.record.requests.count == Self.questions - 11, "the first story was complete")
    }

    private static let paragraph = String(
        repeating: "Mira walked along the river and sang to the ducks all day. ", count: 3)

    private static func writes(_ request: LanguageRequest) -> ScriptedLanguageModel.Act {
        guard request.schemaName == "story" else { return .oblige }
        let paragraphs = Array(repeating: "\"\(paragraph)\"", count: 4).joined(separator: ",")
        return .say("{\"title\":\"Mira Sings\",\"paragraphs\":[\(paragraphs)]}")
    }

    private func writtenRun(_ model: ScriptedLanguageModel) throws -> TestRun {
        let testRun = try TestRun(size: "64x64")
        let entries = ["Mira", "Otto", "Ana"].map { "  - write: { hero: \($0), age: 5, pages: 4 }\n" }.joined()
        try testRun.folder.write("collection: Test\nstories:\n\(entries)size: 64x64\n", to: "pipeline.yaml")
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try testRun.ask([model])
        return testRun
    }

    /// The first three requests are answered only when all have arrived.
    @Test func storiesAreWrittenAndPlannedAsManyAtATimeAsTheModelTakes() async throws {
        let model = ScriptedLanguageModel("model", width: 3, crowd: 3) { _, request in Self.writes(request) }
        let testRun = try writtenRun(model)
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.record.mostRunning == 3)
        #expect(model.record.requests.prefix(3).allSatisfy { $0.schemaName == "story" })
        let stories = try await testRun.stories()
        #expect(stories.map(\.slug.text) == ["mira-friendship-story", "otto-friendship-story", "ana-friendship-story"])
        #expect(stories.map(\.id) == stories.map(\.id).sorted { $0.value < $1.value })
        #expect(stories.allSatisfy { $0.writtenBy == "model" && $0.plannedBy == "model" })
    }

    /// The first story is written last, and the run dies before that.
    @Test func aWrittenStoryIsKeptWhileAnEarlierOneIsBeingWritten() async throws {
        let gate = Gate()
        let dying = ScriptedLanguageModel("model", width: 3, crowd: 3) { _, request in
            guard request.turns[0].text.contains("Mira") else { return Self.writes(request) }
            return .crashWhen(gate)
        }
        let testRun = try writtenRun(dying)
        let events = testRun.events
        async let ended: Void = {
            while events.all.count(where: { if case .asked = $0 { true } else { false } }) < 2 {
                try await Task.sleep(for: .milliseconds(2))
            }
            gate.open()
        }()
        await #expect(throws: StageError.self) { try await testRun.run() }
        try await ended
        let model = ScriptedLanguageModel("model", width: 3) { _, request in Self.writes(request) }
        try testRun.ask([model])
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.record.requests.count { $0.schemaName == "story" } == 1)
    }
}
