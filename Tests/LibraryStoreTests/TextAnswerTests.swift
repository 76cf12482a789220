import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

/// Answers of language models about stories in progress, and what the built-in generators made in place of them.
struct TextAnswerTests {
    private static let story = Slug(title: "a")
    private static let question = SHA256Digest(of: "What is on page 1?")
    private let test: TestLibrary
    private let collection: CollectionID
    private let id: StoryID

    init() async throws {
        test = try TestLibrary()
        collection = try await test.collection("Tales", stories: [("a", 2), ("b", 1)])
        id = try await test.library.collections.stories(of: collection)[0].id
    }

    private var store: CollectionStore { test.library.collections }

    private func record(_ value: JSONValue, story: Slug = Self.story) async throws {
        let run = try await test.begin([collection])
        let attempt = TextAttempt(
            run: run, collection: collection, story: story, backend: "model", subject: "page 1", number: 1, started: 1,
            seconds: 1, outcome: .ready)
        try await test.library.runs.record(
            attempt, answer: RecordedAnswer(question: Self.question, value: value))
    }

    private func answer(of story: Slug = Self.story) async throws -> JSONValue? {
        try await store.answer(to: Self.question, of: story, in: collection)
    }

    private func storePlan(_ standIns: [TextStandIn]) async throws {
        var plan = TestLibrary.plan(pages: 2)
        plan.standIns = standIns
        try await store.storePlan(plan, pageTexts: ["One.", "Two."], for: id, plannedBy: "model")
    }

    private func standIns() async throws -> [TextStandIn] {
        try await store.stories(of: collection)[0].standIns
    }

    @Test func anAnswerIsThereUntilItsStoryIsPlanned() async throws {
        let value = JSONValue.object(["last": .number(3), "alt": .string("A “fox”.")])
        try await record(value)
        #expect(try await answer() == value)
        #expect(try await answer(of: Slug(title: "b")) == nil)
        try await storePlan([TextStandIn(.page(2), reason: "no")])
        #expect(try await answer() == nil)
    }

    @Test func anAnswerStaysWhileTheBuiltInPlannerStandsInForTheWholePlan() async throws {
        try await record(.null)
        try await storePlan([TextStandIn(.plan, reason: "no")])
        #expect(try await answer() == .null)
    }

    @Test func anAnswerMayBeOfAStoryThatIsNotThereYet() async throws {
        let slug = Slug(title: "new")
        try await record(.bool(true), story: slug)
        #expect(try await answer(of: slug) == .bool(true))
        _ = try await store.storeStory(
            NewStory(
                slug: slug, position: 2, text: StoryText(title: "New", body: "One."), sourceDigest: "",
                writtenBy: "model"),
            in: collection)
        #expect(try await answer(of: slug) == nil)
    }

    @Test func aRemovedStoryHasNoAnswers() async throws {
        try await record(.null)
        try await test.library.integrity.remove([Removal(collection: collection, story: id)])
        #expect(try await answer() == nil)
    }

    @Test func standInsAreOfThePlanThatIsStored() async throws {
        let earlier = [TextStandIn(.cast, reason: "cast"), TextStandIn(.page(2), reason: "two")]
        try await storePlan(earlier)
        #expect(try await standIns() == earlier)
        try await storePlan([TextStandIn(.page(10), reason: "ten"), TextStandIn(.page(9), reason: "nine")])
        #expect(try await standIns().map(\.part) == [.page(9), .page(10)])
        try await storePlan([])
        #expect(try await standIns().isEmpty)
    }

    @Test func aNewTextHasTheStandInsOfItsOwn() async throws {
        try await storePlan([TextStandIn(.plan, reason: "no")])
        _ = try await store.storeStory(
            NewStory(
                slug: Self.story, position: 0, text: StoryText(title: "A", body: "One."), sourceDigest: "",
                writtenBy: "stub", standInReason: "model: refused"), in: collection)
        #expect(try await standIns() == [TextStandIn(.story, reason: "model: refused")])
    }

    @Test func requestsAreForStoriesOrForSingleParts() async throws {
        try await storePlan([TextStandIn(.page(1), reason: "one"), TextStandIn(.page(2), reason: "two")])
        try await store.requestStandIns([(story: id, part: .page(2))])
        #expect(try await standIns().map(\.isRequested) == [false, true])
        let present = try #require(try await store.storiesToImprove(in: collection).first?.present)
        #expect(present.plannedBy == "model")
        #expect(present.pages.map(\.text) == ["One.", "Two."])
        try await store.requestStandIns(in: [collection])
        #expect(try await standIns().map(\.isRequested) == [true, true])
        try await store.forgetStandIns(in: collection)
        #expect(try await standIns().isEmpty)
    }

    @Test(arguments: [("story", TextStandIn.Part.story), ("plan", .plan), ("cast", .cast), ("page 12", .page(12))])
    func partsAreWords(word: String, part: TextStandIn.Part) {
        #expect(part.rawValue == word)
        #expect(TextStandIn.Part(rawValue: word) == part)
        #expect(TextStandIn.Part(rawValue: "\(word)x") == nil)
    }
}
