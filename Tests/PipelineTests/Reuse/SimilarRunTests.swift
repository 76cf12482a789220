import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// Pages that get the picture of a similar page, and pages that do not.
struct SimilarRunTests {
    private static let taking = "reuse: { similar: 0.6 }\n"
    private static let opening = "Once there was a wood."
    private static let scene = "Pim the fox lights a round lantern under the old oak tree while snow is falling."
    /// Differs in one word: 15 of 21 shingles are in both texts.
    private static let like = "Pim the fox lights a round lantern under the old elm tree while snow is falling."
    private static let unlike = "Pim the fox sails a paper boat over the wide lake while swallows are singing."

    private let reuse: ReuseRun

    init() throws {
        reuse = try ReuseRun()
    }

    /// Draws a story, then another one in the same library. Returns the requests of the second.
    private func draw(
        _ first: [String], then second: [String], style: String = "soft chalk", more: String = Self.taking
    ) async throws -> (count: Int, summary: RunResult) {
        try reuse.write("first", ["one": first])
        try await reuse.requests("first")
        try reuse.write("second", ["two": second], style: style, more: more)
        return try await reuse.requests("second")
    }

    @Test func aSimilarPageIsGivenThePictureWithoutARequest() async throws {
        let (count, summary) = try await draw(
            [Self.opening, Self.scene], then: ["A day begins.", Self.unlike, Self.like])
        #expect(count == 2)
        #expect(summary.saved == [.similar: 1])
        let source = try await reuse.pages("first", "one")[1]
        let page = try await reuse.pages("second", "two")[2]
        #expect(page.picture == source.picture)
        #expect(page.status == .ready)
        let similar = try #require(page.similar)
        #expect(similar.place == "first/one/2")
        #expect(similar.scene == Self.scene)
        #expect(similar.source == source.id)
        #expect((0.6..<1).contains(similar.similarity))
        #expect(source.similar == nil)
    }

    @Test func theAttemptAndTheReportSayWhoseItIs() async throws {
        let (_, summary) = try await draw([Self.opening, Self.scene], then: ["A day begins.", Self.like])
        let attempt = try #require(try await reuse.testRun.outcome().attempts.last)
        #expect(attempt.message == "the picture of first/one/2, 71 % similar")
        #expect(attempt.origin == .similar)
        #expect(attempt.price == nil)
        let report = try reuse.report(summary)
        #expect(report.contains("\"savedByOrigin\" : {\n      \"similar\" : 1\n    }"))
        #expect(report.contains("\"page\" : \"first/one/2\""))
        let html = String(
            decoding: try reuse.testRun.folder.read("library/reports/\(summary.run ?? "")/index.html"), as: UTF8.self)
        #expect(html.contains("1 page shows the picture of a similar one"))
        #expect(html.contains("Drawn for <bdi>first/one/2</bdi>"))
    }

    @Test func nothingIsTakenUnlessThePipelineAsksForIt() async throws {
        #expect(try await draw([Self.opening, Self.scene], then: ["A day begins.", Self.like], more: "").count == 2)
        #expect(try await reuse.pages("second", "two").allSatisfy { $0.similar == nil })
    }

    @Test(arguments: [
        (0.5, 1), (0.71, 1), (0.72, 2), (0.9, 2), (1.0, 2),
    ])
    func theThresholdDecides(threshold: Double, requests: Int) async throws {
        let (count, _) = try await draw(
            [Self.opening, Self.scene], then: ["A day begins.", Self.like],
            more: "reuse: { similar: \(threshold) }\n")
        #expect(count == requests)
    }

    @Test func theMostSimilarPictureIsTaken() async throws {
        let far = Self.scene.replacing("snow", with: "rain")
        let pages = [Self.opening, far, Self.scene, Self.unlike]
        _ = try await draw(pages, then: ["A day begins.", Self.like], more: "reuse: { similar: 0.5 }\n")
        #expect(try await reuse.pages("second", "two")[1].similar?.place == "first/one/3")
    }

    @Test func anotherStyleOrSizeOrModelOrOtherFiguresAreNotTheSame() async throws {
        let other = Self.like.replacing("Pim", with: "Ola")
        #expect(try await draw([Self.opening, Self.scene], then: ["A day begins.", other]).count == 2)
        try reuse.write("ink", ["three": ["A day begins.", Self.like]], style: "bold ink", more: Self.taking)
        #expect(try await reuse.requests("ink").count == 2)
        try reuse.write("large", ["four": ["A day begins.", Self.like]], more: Self.taking)
        reuse.testRun.amend = { $0.sizes = [PixelSize(width: 128, height: 224) ?? .page] }
        #expect(try await reuse.requests("large").count == 2)
        reuse.testRun.amend = { $0.backends = $0.images }
        reuse.replaceModel("another")
        try reuse.write("fifth", ["five": ["A day begins.", Self.like]], more: Self.taking)
        #expect(try await reuse.requests("fifth").count == 2)
    }

    /// Two pages of one story with the same picture look like a mistake.
    @Test func noStoryShowsAPictureTwice() async throws {
        let pages = [Self.opening, Self.scene, Self.unlike, Self.like]
        try reuse.write("first", ["one": pages], more: Self.taking)
        #expect(try await reuse.requests("first").count == 4, "a story's own pictures are not taken")
        let twice = ["A day begins.", Self.like, Self.unlike, Self.like.replacing("snow", with: "rain")]
        try reuse.write("second", ["two": twice], more: "reuse: { similar: 0.5 }\n")
        try await reuse.requests("second")
        let pictures = try await reuse.pages("second", "two").compactMap { $0.picture?.digest }
        #expect(Set(pictures).count == 4)
        #expect(try await reuse.pages("second", "two").count { $0.similar != nil } >= 2)
    }

    /// For the same story in another collection, each page gets its own picture again.
    @Test func theSameStoryElsewhereIsTheSameStory() async throws {
        try reuse.write("first", ["one": [Self.opening, Self.scene]])
        try await reuse.requests("first")
        try reuse.write("second", ["one": [Self.opening, Self.unlike, Self.like]], more: Self.taking)
        #expect(try await reuse.requests("second").count == 2)
        #expect(try await reuse.pages("second", "one").allSatisfy { $0.similar == nil })
    }

    @Test func aStorysFirstPageIsItsOwn() async throws {
        #expect(try await draw([Self.opening, Self.scene], then: [Self.like, "A day begins."]).count == 2)
    }

    @Test func aPageRedrawnGetsAPictureOfItsOwn() async throws {
        _ = try await draw([Self.opening, Self.scene], then: ["A day begins.", Self.like])
        try await reuse.redraw("second", "two", 2)
        #expect(try await reuse.requests("second").count == 1)
        let page = try await reuse.pages("second", "two")[1]
        #expect(page.similar == nil)
        #expect(page.picture != nil)
        #expect(try await reuse.pages("first", "one")[1].picture != page.picture)
    }

    /// A person rejected it.
    @Test func aPictureThatWasReplacedIsTakenByNoOne() async throws {
        try reuse.write("first", ["one": [Self.opening, Self.scene]])
        try await reuse.requests("first")
        let rejected = try await reuse.pages("first", "one")[1].picture
        try await reuse.redraw("first", "one", 2)
        try await reuse.requests("first")
        try reuse.write("second", ["two": ["A day begins.", Self.like]], more: Self.taking)
        #expect(try await reuse.requests("second").count == 1)
        let taken = try await reuse.pages("second", "two")[1].picture
        #expect(taken != rejected)
        #expect(try await reuse.pages("first", "one")[1].picture == taken)
    }

    /// Otherwise pictures would drift from their content with each reuse.
    @Test func aPictureIsComparedByWhatItWasDrawnFor() async throws {
        let far = Self.like.replacing("round", with: "square")
        _ = try await draw(
            [Self.opening, Self.scene], then: ["A day begins.", Self.like], more: "reuse: { similar: 0.7 }\n")
        try reuse.write("third", ["three": ["A night begins.", far]], more: "reuse: { similar: 0.7 }\n")
        #expect(
            try await reuse.requests("third").count == 2, "near to the second page, but that has a borrowed picture")
    }

    @Test func aDamagedPictureIsNotTaken() async throws {
        try reuse.write("first", ["one": [Self.opening, Self.scene]])
        try await reuse.requests("first")
        let path = try #require(try await reuse.pages("first", "one")[1].picture?.path)
        try reuse.testRun.folder.write("not what it was", to: "library/\(path)")
        try reuse.write("second", ["two": ["A day begins.", Self.like]], more: Self.taking)
        #expect(try await reuse.requests("second").count == 2)
    }

    @Test func pagesAreStaleWhereThePipelineWantsThemMoreSimilar() async throws {
        _ = try await draw([Self.opening, Self.scene], then: ["A day begins.", Self.like])
        #expect(try await reuse.requests("second").summary.notices.isEmpty)
        try reuse.write("second", ["two": ["A day begins.", Self.like]], more: "reuse: { similar: 0.9 }\n")
        let (count, summary) = try await reuse.requests("second")
        #expect(count == 0)
        #expect(
            summary.notices == [
                "1 page is stale: drawn for another page, which is not similar enough now; "
                    + "add --refresh to redraw it"
            ])
        #expect(try await reuse.requests("second", refresh: true).count == 1)
        #expect(try await reuse.pages("second", "two")[1].similar == nil)
    }

    /// The reported place is the current one.
    @Test func knowsWhereThePageStandsThatItWasDrawnFor() async throws {
        _ = try await draw([Self.opening, Self.scene], then: ["A day begins.", Self.like])
        try reuse.write("first", ["one": [Self.opening, "Then it was dark.", Self.scene]])
        try await reuse.requests("first", refresh: true)
        #expect(try await reuse.pages("second", "two")[1].similar?.place == "first/one/3")
        try reuse.write("first", ["one": [Self.opening]])
        try await reuse.requests("first", refresh: true)
        let similar = try await reuse.pages("second", "two")[1].similar
        #expect(similar?.place == "first/one/2", "the former place, because the page no longer exists")
        #expect(similar?.source == nil)
    }

    @Test func whatCameOfTheSimplestRungIsTakenByNoOne() async throws {
        try reuse.write("first", ["one": [Self.opening, Self.scene]])
        let strict = ScriptedImageGenerator("model") { _, request in
            request.concept.contains("gentle") ? .draw : .fail(GenerationError(.refused, "no"))
        }
        reuse.testRun.images = [strict]
        #expect(try await reuse.requests("first").summary.outcome == .whole)
        reuse.replaceModel("model")
        try reuse.write("second", ["two": ["A day begins.", Self.like]], more: Self.taking)
        #expect(try await reuse.requests("second").count == 2)
    }
}
