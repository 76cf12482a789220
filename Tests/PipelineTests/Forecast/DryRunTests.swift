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

/// A dry run finds the work in libraries of all kinds and does not change them.
struct DryRunTests {
    private static let sentence = "A fox sat in the forest."

    /// Each request takes this many seconds of the test's clock.
    private static func model(
        _ testRun: TestRun, seconds: Double, price: String? = nil,
        failing: @escaping @Sendable (Int) -> Bool = { _ in false }
    ) -> ScriptedImageGenerator {
        ScriptedImageGenerator("model", price: price.flatMap(Amount.init)) { [clock = testRun.clock] number, _ in
            clock.advance(seconds)
            return failing(number) ? .fail(GenerationError(.refused, "no")) : .draw
        }
    }

    @Test func needsNoLibraryAndMakesNone() async throws {
        let testRun = try TestRun()
        let before = try testRun.everything()
        let forecast = try await testRun.forecast(listing: true)
        #expect(try testRun.everything() == before)
        #expect(forecast.isLibraryNew)
        #expect(Array(forecast.causes.keys) == [PictureCause.new])
        #expect(forecast.collections[0].stories[0].gathering == .new)
        #expect(forecast.pictures?.first?.priority.level == .critical)
        #expect(forecast.pictures?.map(\.priority.level).sorted() == forecast.pictures?.map(\.priority.level))
        #expect(forecast.work.map(\.name) == ["stub"])
        #expect(forecast.work[0].pace == nil)
        #expect(try await testRun.deeds() == forecast.deeds)
    }

    @Test func saysWhatIsPendingInterruptedAndLost() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        try testRun.execute(
            """
            UPDATE panel SET status = 'pending', picture = NULL, queue = 1 WHERE page_number IN (2, 3);
            UPDATE panel SET status = 'generating', lease = 1, started = 1 WHERE page_number = 3
            """)
        let lost = try FileManager.default.subpathsOfDirectory(atPath: testRun.library.appending("images").string)
            .filter { $0.hasSuffix(".png") }
        for file in lost { try FileManager.default.removeItem(atPath: "\(testRun.library)/images/\(file)") }
        let forecast = try await testRun.forecast()
        #expect(!forecast.isLibraryNew)
        let pages = try #require(forecast.collections[0].stories.first?.pages)
        #expect(forecast.causes == [.pending: 1, .interrupted: 1, .lost: pages - 2])
        #expect(try await testRun.deeds() == forecast.deeds)
    }

    @Test func leavesWhatIsOnlyMadeAgainOnRequest() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence, "two.txt": Self.sentence])
        testRun.images = [Self.model(testRun, seconds: 1) { $0 <= Rung.withoutLanguageModel.count }]
        _ = try await testRun.run()
        // The reason of the placeholder is another one than a refusal.
        try testRun.execute("UPDATE panel SET refused = NULL")
        try testRun.folder.write("A hen sat in the meadow.", to: "stories/two.txt")
        let plain = try await testRun.forecast()
        #expect(plain.isNothing)
        #expect(plain.collections[0].left.placeholders == 1)
        #expect(plain.collections[0].left.changedStories == ["two"])
        let retried = try await testRun.forecast(retry: true)
        #expect(retried.causes == [.placeholder: 1])
        #expect(retried.collections[0].left.placeholders == 0)
        let refreshed = try await testRun.forecast(refresh: true)
        #expect(refreshed.causes == [.new: 1])
        #expect(refreshed.collections[0].stories[1].gathering == .changed)
        #expect(refreshed.collections[0].stories[1].planning?.isAgain == true)
    }

    @Test func saysWhyPicturesAreStale() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence])
        _ = try await testRun.run()
        testRun.amend = { $0.collection.style = "ink" }
        let plain = try await testRun.forecast()
        #expect(plain.causes.isEmpty)
        #expect(plain.collections[0].left.stale.map(\.reason) == ["the style has changed"])
        #expect(plain.notices == ["1 page is stale: the style has changed; add --refresh to redraw it"])
        let refreshed = try await testRun.forecast(refresh: true, listing: true)
        #expect(refreshed.causes == [.stale: 1])
        #expect(refreshed.collections[0].left.stale.isEmpty)
        #expect(refreshed.collections[0].staleness.map(\.pictures) == [1])
        #expect(refreshed.pictures?.first?.staleness == ["the style has changed"])
    }

    @Test func saysWhatAPersonAskedForFirst() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        try testRun.execute("UPDATE panel SET queue = 0, take = 1 WHERE page_number = 2")
        let forecast = try await testRun.forecast(listing: true)
        #expect(forecast.causes == [.asked: 1])
        #expect(forecast.pictures?.map(\.page) == [2])
        #expect(try await testRun.deeds() == forecast.deeds)
    }

    @Test func drawsAllPagesSmallBeforeTheyAreDrawnLarge() async throws {
        let testRun = try TestRun(
            stories: ["one.txt": Self.sentence, "two.txt": Self.sentence], size: "[64x64, 96x96]")
        let forecast = try await testRun.forecast(listing: true)
        #expect(forecast.causes == [.new: 2, .laterPass: 2])
        #expect(forecast.pictures?.map(\.size.width) == [64, 64, 96, 96])
        #expect(forecast.pictures?.map(\.story.text) == ["one", "two", "one", "two"])
        #expect(try await testRun.deeds() == forecast.deeds)
    }

    @Test func asksNoOne() async throws {
        let testRun = try TestRun()
        let (model, writer) = (ScriptedImageGenerator("model"), ScriptedLanguageModel("writer"))
        testRun.images = [model]
        try testRun.ask([writer])
        let forecast = try await testRun.forecast()
        #expect(!model.isMet && model.requests.isEmpty)
        #expect(writer.record.standings == 0 && writer.record.requests.isEmpty)
        #expect(forecast.work.map(\.name) == ["writer", "model"])
        let story = forecast.collections[0].stories[0]
        #expect(story.planning?.isGuess == true)
        #expect(forecast.work[0].requests == 1 + story.pages)
        #expect(forecast.work[1].requests == story.pages)
    }

    @Test func namesTheModelThatServesTheLanguage() async throws {
        let testRun = try TestRun()
        try testRun.ask([ScriptedLanguageModel("german", languages: ["de"]), ScriptedLanguageModel("english")])
        let forecast = try await testRun.forecast()
        #expect(forecast.work.first?.name == "english")
        #expect(forecast.notices == ["german passed over for stories in “en”: it serves de, not “en”"])
    }

    @Test func guessesStoriesThatAModelWouldWriteInItsLanguage() async throws {
        let testRun = try TestRun(stories: [:])
        try testRun.folder.write(
            "collection: Test\nlanguage: de\nstories:\n  - write: { hero: Mira, age: 5, theme: friendship, pages: 5 }\nsize: 64x64\n"
                + "text: [writer]\nbackends: { writer: { kind: openai, url: \"http://127.0.0.1:9\" } }\n",
            to: "pipeline.yaml")
        try testRun.ask([ScriptedLanguageModel("writer")])
        let forecast = try await testRun.forecast()
        #expect(!forecast.hasInputProblems)
        #expect(forecast.collections[0].stories.map(\.pages) == [5])
        #expect(forecast.work.first?.stories == 1)
        #expect(forecast.work.first?.answers == 7, "the story, its cast, five pages")
    }

    @Test func countsNoRequestForPicturesThatAreThere() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence, "two.txt": "An owl flew over the sea."])
        let model = Self.model(testRun, seconds: 1)
        testRun.images = [model]
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing("collection: Test", with: "collection: Other"), to: "other.yaml")
        let both = try await testRun.forecast(["pipeline.yaml", "other.yaml"])
        #expect(both.work[0].pictures == 2)
        #expect(both.work[0].known == 2, "the other collection reuses the pictures")
        _ = try await testRun.run()
        let forecast = try await testRun.forecast(["other.yaml"])
        #expect(forecast.work[0].pictures == 0)
        #expect(forecast.work[0].known == 2)
        #expect(try await testRun.deeds(["other.yaml"]) == forecast.deeds)
        #expect(model.requests.count == 2)
    }

    @Test func estimatesFromWhatTheBackendTookBefore() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence, "two.txt": "An owl flew over the sea."])
        testRun.images = [Self.model(testRun, seconds: 30, price: "0.04") { $0 == 1 }]
        _ = try await testRun.run()
        try testRun.folder.write(TestRun.story, to: "stories/three.md")
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(
            pipeline.replacing("size:", with: "  - file: stories/three.md\nsize:"), to: "pipeline.yaml")
        let forecast = try await testRun.forecast(limits: RunLimits(deadline: Deadline("2027-01-15T08:03Z")))
        let work = try #require(forecast.work.first)
        #expect(work.pace?.sample == 2)
        #expect(work.pace?.requests == 1.5)
        #expect(work.pace?.seconds == Quartiles(lower: 37.5, middle: 45, upper: 52.5))
        #expect(work.seconds?.middle == Double(work.pictures) * 45)
        #expect(work.cost == Amount(millionths: 40_000 * work.pictures))
        #expect(forecast.estimate.limitWords == ["deadline 2027-01-15T08:03Z"])
        #expect(forecast.estimate.reach?.likely.limit == .deadline)
    }

    /// Reused pictures are not measured.
    @Test func learnsNothingFromPicturesThatWereThere() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence])
        testRun.images = [Self.model(testRun, seconds: 30)]
        _ = try await testRun.run()
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing("collection: Test", with: "collection: Other"), to: "other.yaml")
        _ = try await testRun.run(["other.yaml"])
        try testRun.folder.write("An owl flew over the sea.", to: "stories/one.txt")
        let work = try #require(try await testRun.forecast(refresh: true).work.first)
        #expect(work.pace?.sample == 1)
    }

    @Test func saysWhoElseWorksOnTheLibrary() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        guard
            case .taken(let lock, _) = try FileLock.attempt(at: testRun.library.appending("lock"), holder: "process 7")
        else { return #expect(Bool(false)) }
        let forecast = try await testRun.forecast()
        #expect(
            forecast.notices == ["the library is in use by process 7; what that still makes is not taken into account"])
        _ = consume lock
    }

    @Test func saysThatTheLibraryIsPaused() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        try testRun.execute("UPDATE control SET paused_since = 1, paused_by = 'process 7'")
        #expect(
            try await testRun.forecast().notices
                == ["the library is paused by process 7; a run is refused until “nightpress resume”"])
    }

    @Test func refusesInputOfWhichNothingCanBeUsed() async throws {
        let testRun = try TestRun(stories: ["one.txt": " "])
        let before = try testRun.everything()
        await #expect(throws: (any Error).self) { try await testRun.forecast() }
        #expect(try testRun.everything() == before)
    }

    @Test func saysWhichStoriesCannotBeRead() async throws {
        let testRun = try TestRun(stories: ["one.txt": Self.sentence, "two.txt": " "], export: true)
        let forecast = try await testRun.forecast()
        #expect(forecast.hasInputProblems)
        #expect(forecast.deeds == Deeds(planned: 1, drawn: 1, books: 2))
        #expect(try await testRun.deeds() == forecast.deeds)
    }
}
