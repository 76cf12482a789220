import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// The illustrate stage from the first picture request to the last.
struct PictureScenesTests {
    private static let sentence = ["one.txt": "A fox sat in the forest."]

    @Test(arguments: Rung.withoutLanguageModel)
    func drawsOnTheRungThatIsNotRefused(rung: Rung) async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let place = try #require(Rung.withoutLanguageModel.firstIndex(of: rung))
        let model = ScriptedImageGenerator("model") { number, _ in
            number <= place ? .fail(GenerationError(.refused, "code 16")) : .draw
        }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.map(\.rung) == Array(Rung.withoutLanguageModel[...place]))
        #expect(attempts.map(\.outcome) == Array(repeating: .failed(.refused), count: place) + [.ready])
        #expect(attempts.map(\.concept) == model.requests.map(\.concept))
        #expect(attempts.map(\.seed.value) == model.requests.map(\.seed))
        #expect(Set(attempts.map(\.seed)).count == 1, "a refusal asks for other words, not for another seed")
        #expect(testRun.clock.slept.isEmpty)
    }

    @Test func softensWordsBeforeItAddsTheSuffix() async throws {
        let testRun = try TestRun(stories: ["one.txt": "The fox sat alone by the fire in the forest."])
        let model = ScriptedImageGenerator("model") { number, _ in
            number < 7 ? .fail(GenerationError(.refused, "no")) : .draw
        }
        testRun.images = [model]
        _ = try await testRun.run()
        let concepts = model.requests.map(\.concept)
        #expect(concepts[0].contains("fire") && !concepts[0].contains("Make it"), "\(concepts[0])")
        #expect(concepts[1].unicodeScalars.count <= 160)
        for (index, suffix) in zip(2...5, ["PG", "PG", "G-rated", "G-rated"]) {
            #expect(concepts[index].hasSuffix("Make it more \(suffix)."), "\(concepts[index])")
            #expect(!concepts[index].contains("fire"), "\(concepts[index])")
        }
        #expect(concepts[6].contains("gentle"))
    }

    @Test func asksTheNextBackendFromTheTop() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let strict = ScriptedImageGenerator("strict") { _, _ in .fail(GenerationError(.refused, "no")) }
        let lenient = ScriptedImageGenerator("lenient")
        testRun.images = [strict, lenient]
        #expect(try await testRun.run().outcome == .whole)
        #expect(strict.requests.count == Rung.withoutLanguageModel.count)
        #expect(try await testRun.outcome().attempts.last?.rung == .full)
        #expect(lenient.requests.count == 1)
    }

    @Test func triesABadPictureOnceWithAnotherSeedAndThenAtTheNextBackend() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let broken = ScriptedImageGenerator("broken") { _, _ in .fail(GenerationError(.badPicture, "it is all black")) }
        testRun.images = [broken, ScriptedImageGenerator("sound")]
        #expect(try await testRun.run().outcome == .whole)
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.map(\.backend) == ["broken", "broken", "sound"])
        #expect(attempts.allSatisfy { $0.rung == .full })
        #expect(attempts[0].seed != attempts[1].seed)
    }

    @Test func callsAServerThatSendsOnePictureForAllOut() async throws {
        let testRun = try TestRun()
        let one = try #require(try await Self.anyPicture())
        testRun.images = [ScriptedImageGenerator("parrot") { _, _ in .send(one) }]
        #expect(try await testRun.run().outcome == .placeholders)
        let (counts, attempts) = try await testRun.outcome()
        #expect(counts[.ready] == 1)
        #expect(
            attempts.filter { $0.outcome == .failed(.badPicture) }
                .allSatisfy { $0.message == "the picture is byte for byte the same as that of the-lantern-fox/1" })
        #expect(attempts.contains { $0.outcome == .failed(.badPicture) })
    }

    /// A generator that depends only on the words draws the same picture for the same page.
    @Test func takesThePictureThatThePageHasInAnotherCollectionToo() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let one = try #require(try await Self.anyPicture())
        testRun.images = [ScriptedImageGenerator("sd") { _, _ in .send(one) }]
        #expect(try await testRun.run().outcome == .whole)
        try testRun.writeSecondCollection()
        testRun.images = [ScriptedImageGenerator("program") { _, _ in .send(one) }]
        #expect(try await testRun.run(["second.yaml"]).outcome == .whole)
    }

    @Test func endsWithPlaceholdersWhereEverythingFails() async throws {
        for kind in ErrorKind.allCases {
            let testRun = try TestRun()
            testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(kind, "no")) }]
            #expect(try await testRun.run().outcome == .placeholders, "\(kind)")
            let (counts, _) = try await testRun.outcome()
            #expect(Array(counts.keys) == [.placeholder], "\(kind)")
        }
    }

    /// A model that sends nothing but black pictures is not asked for every page.
    @Test func asksSeldomWhereNoPictureIsOneForThreePages() async throws {
        let testRun = try TestRun.ofThreeStories()
        let model = ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.badPicture, "it is all black")) }
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        #expect(model.requests.count < 4 * summary.drawn)
        #expect(
            testRun.events.notices.contains(
                "model is away: bad-picture: it is all black; others take its place until it answers"))
    }

    /// Other pipelines have other lists with the same backends.
    @Test func whatIsOutIsOutForAllPipelines() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 64x112\nimages: [b, a]\n"
                + "backends: { a: { kind: sdcpp }, b: { kind: automatic1111 } }\n", to: "other.yaml")
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 64x112\nimages: [a, stub]\n"
                + "backends: { a: { kind: sdcpp } }\n", to: "pipeline.yaml")
        let a = ScriptedImageGenerator("a") { _, _ in .fail(GenerationError(.exhausted, "daily quota")) }
        let b = ScriptedImageGenerator("b") { _, _ in .fail(GenerationError(.refused, "no")) }
        testRun.images = [a, b]
        testRun.usesPipelinesAsTheyAre = true
        _ = try await testRun.run(["pipeline.yaml", "other.yaml"])
        #expect(a.requests.count == 1)
        #expect(!b.requests.isEmpty)
    }

    @Test func keepsAPictureThatCameWhileTheRunWasBeingStopped() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let model = ScriptedImageGenerator("model") { [stop = testRun.stop] _, _ in
            stop.raise(.interrupted)
            return .drawAfter(.milliseconds(200))
        }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .interrupted)
        #expect(try await testRun.outcome().counts == [.ready: 1])
    }

    @Test func goesOnWithTheNextAtOnceWhereOneGoesOut() async throws {
        let testRun = try TestRun()
        let first = ScriptedImageGenerator("first", width: 3) { number, _ in
            number < 3 ? .draw : .fail(GenerationError(.exhausted, "daily quota"))
        }
        let second = ScriptedImageGenerator("second")
        testRun.images = [first, second]
        #expect(try await testRun.run().outcome == .whole)
        #expect(second.mostRunning == 1)
        #expect(testRun.clock.slept.isEmpty)
        #expect(testRun.events.notices == ["first is disabled for the rest of this run: exhausted: daily quota"])
    }

    /// One graphics card holds only one of them.
    @Test func letsGoOfTheLanguageModelBeforeItAsksForAnImageModel() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let writer = ScriptedLanguageModel("writer")
        try testRun.ask([writer])
        let partings = Mutex<[Int]>([])
        let model = ScriptedImageGenerator(
            "model", whenMet: { partings.withLock { $0.append(writer.record.partings) } })
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        #expect(!writer.record.requests.isEmpty)
        #expect(partings.withLock(\.self) == [1])
    }

    @Test func letsGoOfWhatItUsed() async throws {
        let testRun = try TestRun(stories: Self.sentence)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run()
        #expect(model.isLetGo)
    }

    private static func anyPicture() async throws -> [UInt8]? {
        let testRun = try TestRun(stories: sentence)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run()
        let library = try testRun.open()
        defer { try? library.close() }
        guard let collection = try await library.collections.all().first,
            let story = try await library.collections.stories(of: collection.id).first,
            let picture = try await library.collections.pages(of: story.id).first?.panels.first?.picture
        else { return nil }
        return try library.pictures.bytes(of: picture)
    }
}
