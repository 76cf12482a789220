import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Prompts

/// Runs in which a language model puts refused directions in other words.
struct RewriteRunTests {
    private static let words = "A gentle bird sits in the sun."

    /// Plans with the least answer, and puts directions in ``words``.
    private static func language(
        _ rewrite: ScriptedLanguageModel.Act = .say(#"{"direction":"\#(words)"}"#)
    ) -> ScriptedLanguageModel {
        ScriptedLanguageModel("language") { _, request in request.schemaName == "rewrite" ? rewrite : .oblige }
    }

    /// Draws nothing but ``words``.
    private static func painter(_ name: String = "model") -> ScriptedImageGenerator {
        ScriptedImageGenerator(name) { _, request in
            request.concept.contains("gentle bird") ? .draw : .fail(GenerationError(.refused, "no foxes"))
        }
    }

    private static func testRun(
        stories: Int = 1, _ language: ScriptedLanguageModel, _ images: [ScriptedImageGenerator]
    ) throws -> TestRun {
        let testRun = try TestRun(stories: TestRun.tales(stories))
        try testRun.ask([language])
        testRun.images = images
        // Only a model is asked for other words, and the kind says what is a model.
        testRun.amend = { $0.text[0].kind = "openai" }
        return testRun
    }

    @Test func drawsARefusedPageInOtherWords() async throws {
        let language = Self.language()
        let testRun = try Self.testRun(language, [Self.painter()])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.map(\.rung) == [.full, .compact, .rewritten])
        #expect(attempts.map(\.number) == [1, 2, 3])
        #expect(attempts.last?.concept.contains(Self.words) == true)
        let asked = try await testRun.textAttempts().map(\.subject)
        #expect(asked == ["cast", "page 1", "page 1 in other words"])
        #expect(summary.notices.isEmpty)
    }

    /// The models may share a graphics card: each is loaded once more, for any number of pages.
    @Test func asksForAllPagesAtOnceWhenTheImageModelIsReleased() async throws {
        let painter = ScriptedImageGenerator("model") { _, request in
            // Page 1 of the first story is drawn at once.
            request.concept.contains("gentle bird") || request.story.seed == firstStory
                ? .draw : .fail(GenerationError(.refused, "no foxes"))
        }
        let wasReleased = Mutex<[Bool]>([])
        let language = ScriptedLanguageModel("language") { _, request in
            guard request.schemaName == "rewrite" else { return .oblige }
            wasReleased.withLock { $0.append(painter.isLetGo) }
            return .say(#"{"direction":"\#(Self.words)"}"#)
        }
        let testRun = try Self.testRun(stories: 4, language, [painter])
        #expect(try await testRun.run().outcome == .whole)
        #expect(wasReleased.withLock(\.self) == [true, true, true])
        #expect(language.record.partings == 2, "after planning, and after the other words")
        #expect(painter.requests.map(\.story.seed).first == firstStory)
        #expect(painter.requests.count == 1 + 3 * 3)
    }

    /// What a scripted generator sees of the first story.
    private var firstStory: UInt64 { StableHash(of: "test", "tale-1").value }

    /// Whichever wording a model accepts, the page is the model's.
    @Test(arguments: Rung.allCases)
    func everyPageIsTheModelsIfOneWordingIsAccepted(rung: Rung) async throws {
        let (limit, position) = (Rung.allCases.count, Rung.allCases.firstIndex(of: rung) ?? 0)
        let counts = Mutex<[UInt64: Int]>([:])
        let painter = ScriptedImageGenerator("model") { _, request in
            let count = counts.withLock { counts in
                counts[request.story.seed, default: 0] += 1
                return counts[request.story.seed, default: 0]
            }
            return count > position ? .draw : .fail(GenerationError(.refused, "no"))
        }
        let testRun = try Self.testRun(stories: 3, Self.language(), [painter])
        #expect(try await testRun.run().outcome == .whole)
        let (panels, attempts) = try await testRun.outcome()
        #expect(panels == [.ready: 3])
        let drawn = attempts.filter { $0.outcome == .ready }
        #expect(drawn.map(\.rung) == [rung, rung, rung])
        #expect(attempts.count <= 3 * limit)
    }

    @Test(arguments: [
        ScriptedLanguageModel.Act.fail(.refused), .say("I like foxes."), .say(#"{"direction":"A knife."}"#),
        .fail(.unavailable), .fail(.misconfigured),
    ])
    func theTableIsUsedIfThereAreNoOtherWords(act: ScriptedLanguageModel.Act) async throws {
        let painter = ScriptedImageGenerator("model") { _, request in
            request.concept.contains("Make it more PG") ? .draw : .fail(GenerationError(.refused, "no"))
        }
        let testRun = try Self.testRun(stories: 2, Self.language(act), [painter])
        #expect(try await testRun.run().outcome == .whole)
        let rungs = try await testRun.outcome().attempts.map(\.rung)
        #expect(rungs == [.full, .compact, .fullSoftened, .full, .compact, .fullSoftened])
    }

    /// All backends refused it without the words of the model, so it is not a refused page.
    @Test func aPageIsRequestedAgainIfTheLanguageModelWasAway() async throws {
        let isBack = Mutex(false)
        let language = ScriptedLanguageModel("language") { _, request in
            guard request.schemaName == "rewrite" else { return .oblige }
            return isBack.withLock(\.self) ? .say(#"{"direction":"\#(Self.words)"}"#) : .fail(.unavailable)
        }
        let testRun = try Self.testRun(language, [Self.painter()])
        #expect(try await testRun.run().outcome == .placeholders)
        isBack.withLock { $0 = true }
        #expect(try await testRun.run(retry: true).outcome == .whole)
        #expect(try await testRun.outcome().attempts.last?.rung == .rewritten)
    }

    @Test func aRefreshDoesNotDrawThemAgain() async throws {
        let painter = Self.painter()
        let testRun = try Self.testRun(Self.language(), [painter])
        _ = try await testRun.run()
        let asked = painter.requests.count
        for _ in 0..<2 {
            let summary = try await testRun.run(refresh: true)
            #expect(summary.outcome == .whole)
            #expect(summary.drawn == 0)
        }
        #expect(painter.requests.count == asked)
    }

    @Test func otherPromptsMakeThemStaleOnce() async throws {
        let (painter, language) = (Self.painter(), Self.language())
        let testRun = try Self.testRun(language, [painter])
        _ = try await testRun.run()
        let folder = try TemporaryFolder()
        let template = String(decoding: Prompts()[.rewrite], as: UTF8.self)
        try folder.write(template + "Be brief.\n", to: "rewrite.mustache")
        testRun.prompts = try Prompts(folder: folder.path, fileSystem: testRun.fileSystem)
        let notices = try await testRun.run().notices
        #expect(
            notices == ["1 page is stale: the prompts for other words have changed; add --refresh to redraw it"])
        #expect(try await testRun.run(refresh: true).outcome == .whole)
        #expect(try await testRun.textAttempts().map(\.subject) == ["page 1 in other words"])
        let asked = painter.requests.count
        _ = try await testRun.run(refresh: true)
        #expect(painter.requests.count == asked)
    }

    /// The words are kept: a later pass draws the same scene.
    @Test func aLargerSizeHasTheSameWords() async throws {
        let language = Self.language()
        let testRun = try Self.testRun(language, [Self.painter()])
        let size = try #require(PixelSize(width: 128, height: 224))
        testRun.amend = {
            $0.text[0].kind = "openai"
            $0.sizes.append(size)
        }
        #expect(try await testRun.run().outcome == .whole)
        let drawn = try await testRun.outcome().attempts.filter { $0.outcome == .ready }
        #expect(drawn.map(\.rung) == [.rewritten, .rewritten])
        #expect(Set(drawn.map(\.concept)).count == 1)
        #expect(language.record.requests.count { $0.schemaName == "rewrite" } == 1)
    }

    @Test func theNextBackendGetsTheSameWords() async throws {
        let strict = ScriptedImageGenerator("strict") { _, _ in .fail(GenerationError(.refused, "no")) }
        let language = Self.language()
        let testRun = try Self.testRun(language, [strict, Self.painter()])
        #expect(try await testRun.run().outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.filter { $0.backend == "strict" }.map(\.rung) == Rung.allCases)
        #expect(attempts.filter { $0.backend == "model" }.map(\.rung) == [.full, .compact, .rewritten])
        #expect(language.record.requests.count { $0.schemaName == "rewrite" } == 1)
    }

    /// A page that is set aside continues where it was at every backend, and counts its requests on.
    @Test func aBackendThatWasAskedBeforeIsNotAskedAgain() async throws {
        let broken = ScriptedImageGenerator("broken") { _, _ in .fail(GenerationError(.badPicture, "black")) }
        let testRun = try Self.testRun(Self.language(), [broken, Self.painter()])
        #expect(try await testRun.run().outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.map(\.backend) == ["broken", "broken", "model", "model", "model"])
        #expect(attempts.map(\.number) == [1, 2, 3, 4, 5])
        #expect(attempts.last?.rung == .rewritten)
    }

    /// A page that is refused while later stories are planned continues when all are planned.
    @Test func aPageThatIsRefusedWhileStoriesArePlannedIsContinued() async throws {
        let language = Self.language()
        let testRun = try Self.testRun(stories: 3, language, [Self.painter()])
        testRun.amend = {
            $0.text[0].kind = "openai"
            $0.overlap = true
        }
        #expect(try await testRun.run().outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        for (_, attempts) in Dictionary(grouping: attempts, by: \.panel) {
            #expect(attempts.map(\.rung) == [.full, .compact, .rewritten])
            #expect(attempts.map(\.number) == [1, 2, 3])
        }
    }

    @Test func aRunThatIsStoppedLeavesThemForTheNext() async throws {
        let testRun = try Self.testRun(stories: 2, Self.language(), [])
        testRun.images = [
            ScriptedImageGenerator("model") { [stop = testRun.stop] number, _ in
                if number == 4 { stop.raise(.interrupted) }
                return .fail(GenerationError(.refused, "no"))
            }
        ]
        #expect(try await testRun.run().outcome == .interrupted)
        #expect(try await testRun.outcome().counts == [.pending: 2])
        testRun.stop = StopSignal()
        testRun.images = [Self.painter()]
        #expect(try await testRun.run().outcome == .whole)
    }

    /// A language model that the pipeline did not have before can help.
    @Test func aNewLanguageModelIsAReasonToRequestARefusedPageAgain() async throws {
        let testRun = try Self.testRun(Self.language(), [Self.painter()])
        testRun.amend = { _ in }
        #expect(try await testRun.run().outcome == .placeholders)
        testRun.amend = { $0.text[0].kind = "openai" }
        #expect(try await testRun.run(retry: true).outcome == .whole)
    }
}
