import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Another fact about a character makes the pages with that character stale, and no other.
struct CastChangeTests {
    private static let hedda = """
        Hedda walked slowly through the green forest and looked at every single tree, because she wanted to find the \
        oldest of them all before the evening came.

        Far away by the river Tim the mole dug a deep hole in the soft brown earth, and he did not stop until the hole \
        was as deep as a well and as dark as night.

        In the evening Hedda sat down under the oldest tree of the forest, and she lit a lantern and waved to the moon \
        until the moon was gone behind the clouds.
        """
    private static let mira = """
        Mira had a boat, and with the boat she sailed over the calm sea until she came to a small green island with \
        nothing on it but a single palm tree.
        """
    private static let cast = "cast:\n  - { name: Hedda, kind: hedgehog, clothes: a red scarf }\n  - { name: Anton }\n"

    private let testRun: TestRun
    private let images = ScriptedImageGenerator("model")

    init() throws {
        testRun = try TestRun(stories: ["hedda.md": Self.hedda, "mira.md": Self.mira])
        testRun.images = [images]
    }

    private func write(_ cast: String) throws {
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/hedda.md\n  - file: stories/mira.md\nsize: 64x64\n"
                + "audience: { ages: 1-2 }\n\(cast)", to: "pipeline.yaml")
    }

    /// The pages of a story that show a character, and the number of all its pages.
    private func pages(of story: String, showing id: String) async throws -> (shown: [Int], count: Int) {
        let library = try testRun.open()
        defer { try? library.close() }
        let all = try #require(try await library.collections.all().first)
        let found = try #require(try await library.collections.stories(of: all.id).first { $0.slug.text == story })
        let pages = try await library.view { try $0.pages(of: found.id) }
        let shown = pages.filter { page in
            page.panels.contains { $0.spec.cast.contains { $0.character == id } }
        }
        return (shown.map(\.number), pages.count)
    }

    private static let notice =
        "the plan of “hedda” is stale: the cast has changed (“Hedda”); add --refresh to redo it"

    @Test func redrawsExactlyThePagesWithTheCharacter() async throws {
        try write(Self.cast)
        _ = try await testRun.run()
        let (shown, count) = try await pages(of: "hedda", showing: "hedda")
        #expect(!shown.isEmpty && shown.count < count, "\(shown) of \(count)")
        let first = images.requests.count
        try write(Self.cast.replacing("a red scarf", with: "a blue cape"))
        let second = try await testRun.run()
        #expect(second.notices == [Self.notice] && second.drawn == 0)
        _ = try await testRun.run(refresh: true)
        let redrawn = images.requests.dropFirst(first)
        #expect(redrawn.map(\.pageNumber).sorted() == shown)
        #expect(redrawn.allSatisfy { $0.concept.contains("a blue cape") && !$0.concept.contains("red scarf") })
        #expect(try await testRun.run().notices.isEmpty)
    }

    @Test func charactersThatNoStoryNamesMakeNothingStale() async throws {
        try write(Self.cast)
        _ = try await testRun.run()
        try write(
            Self.cast.replacing("name: Anton", with: "name: Anton, kind: fox") + "  - { name: Berta, kind: owl }\n")
        #expect(try await testRun.run().notices.isEmpty)
    }

    @Test func aNewCharacterMakesOnlyTheStoriesStaleThatNameIt() async throws {
        try write("")
        _ = try await testRun.run()
        let first = images.requests.count
        try write("cast:\n  - { name: Tim, kind: mole, looks: black and fat, clothes: a green hat }\n")
        #expect(
            try await testRun.run().notices == [
                "the plan of “hedda” is stale: the cast has changed (“Tim”); add --refresh to redo it"
            ])
        _ = try await testRun.run(refresh: true)
        let shown = try await pages(of: "hedda", showing: "tim").shown
        #expect(images.requests.dropFirst(first).map(\.pageNumber).sorted() == shown)
    }

    /// It keeps its plan, because no text is different.
    @Test func aLanguageModelIsNotAskedAgain() async throws {
        let model = ScriptedLanguageModel("model") { _, request in
            request.schemaName == "cast"
                ? .say(#"{"theme":"animals","characters":[{"name":"Tim","kind":"mole","appearance":"a black mole"}]}"#)
                : .say(Self.page(answering: request))
        }
        testRun.amend = { $0.text = [BackendSettings(name: "model", kind: "openai"), .stub] }
        try testRun.ask([model])
        try write(Self.cast)
        _ = try await testRun.run()
        let (asked, first) = (model.record.requests.count, images.requests.count)
        let (shown, count) = try await pages(of: "hedda", showing: "hedda")
        #expect(!shown.isEmpty && shown.count < count)
        #expect(images.requests.contains { $0.concept.contains("A hedgehog walks") })
        try write(Self.cast.replacing("hedgehog", with: "owl"))
        _ = try await testRun.run(refresh: true)
        let redrawn = images.requests.dropFirst(first)
        #expect(model.record.requests.count == asked)
        #expect(redrawn.map(\.pageNumber).sorted() == shown)
        #expect(redrawn.allSatisfy { $0.concept.contains("An owl walks") && !$0.concept.contains("hedgehog") })
        #expect(try await testRun.run().notices.isEmpty)
    }

    /// Facts of a story's own front matter take precedence, and their change leaves its other pages alone, too.
    @Test func aStorysOwnCastTakesPrecedence() async throws {
        func write(own: String) throws {
            let matter = "---\ntitle: Hedda\ncast:\n  - { name: Hedda, kind: hedgehog, clothes: \(own) }\n---\n"
            try testRun.folder.write(matter + Self.hedda, to: "stories/hedda.md")
        }
        try self.write(Self.cast)
        try write(own: "a white coat")
        _ = try await testRun.run()
        let shown = try await pages(of: "hedda", showing: "hedda").shown
        let first = images.requests.count
        #expect(images.requests.count { $0.concept.contains("a white coat") } == shown.count)
        try self.write(Self.cast.replacing("a red scarf", with: "a blue cape"))
        #expect(try await testRun.run().notices.isEmpty)
        try write(own: "a pink dress")
        _ = try await testRun.run(refresh: true)
        #expect(images.requests.dropFirst(first).map(\.pageNumber).sorted() == shown)
        #expect(images.requests.dropFirst(first).allSatisfy { $0.concept.contains("a pink dress") })
    }

    private static func page(answering request: LanguageRequest) -> String {
        let text = request.turns.last?.text ?? ""
        let last = text.firstMatch(of: #/from ([0-9]+) to [0-9]+; end it/#).map { String($0.1) } ?? "1"
        let lines = text.split(separator: "\n")
        let isHeddas = lines.contains { $0.contains("Hedda") && $0.prefix(4).filter(\.isNumber) == last }
        let cast = isHeddas ? #"[{"character":"hedda","pose":"walking","holding":null,"target":null}]"# : "[]"
        return """
            {"last":\(last),"direction":"\(isHeddas ? "A hedgehog walks." : "A river.")","alt":"Page \(last).",
            "setting":"forest","timeOfDay":"day","weather":"clear","mood":"calm","props":[],"cast":\(cast)}
            """
    }
}
