import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// No picture is paid for twice: existing pictures are not requested again.
struct SavedCallTests {
    private static let length = 24

    /// Two pages are changed and one is inserted, a tenth of the pages. All pages after the inserted one move.
    private static func changed(_ sentences: [String]) -> [String] {
        var sentences = sentences
        sentences[4] = "Pim found a drum in the old mill."
        sentences[16] = "Ola flew over the hill with a bell."
        sentences.insert("Pim and Ola shared a pear under the bridge.", at: 9)
        return sentences
    }

    @Test(arguments: [false, true])
    func ofAChangedStoryOnlyTheChangedPagesAreAskedFor(takesReference: Bool) async throws {
        let reuse = try ReuseRun(takesReference: takesReference)
        let tale = ReuseRun.sentences(Self.length)
        try reuse.write("tales", ["pim": tale])
        #expect(try await reuse.requests("tales").count == Self.length)
        let before = try await reuse.pages("tales", "pim").map { $0.picture?.digest }
        try reuse.write("tales", ["pim": Self.changed(tale)])
        #expect(try await reuse.requests("tales").count == 0, "a changed story keeps its pages until a refresh")
        #expect(try await reuse.requests("tales", refresh: true).count == 3)
        let after = try await reuse.pages("tales", "pim")
        #expect(after.count == Self.length + 1)
        #expect(after.allSatisfy { $0.status == .ready })
        let kept = after.map { $0.picture?.digest }.enumerated().filter { ![4, 9, 17].contains($0.offset) }
        let expected = before.enumerated().filter { ![4, 16].contains($0.offset) }
        #expect(kept.map(\.element) == expected.map(\.element))
        #expect(try await reuse.requests("tales", refresh: true).count == 0)
    }

    @Test(arguments: [false, true])
    func aCollectionThatSharesHalfItsStoriesCostsHalf(takesReference: Bool) async throws {
        let reuse = try ReuseRun(takesReference: takesReference)
        let shared = ["one": ReuseRun.sentences(12), "two": ReuseRun.sentences(12, of: "Ola")]
        try reuse.write("first", shared)
        #expect(try await reuse.requests("first").count == 24)
        let own = [
            "three": ReuseRun.sentences(12, begin: "In week"), "four": ReuseRun.sentences(12, begin: "In year"),
        ]
        try reuse.write("second", shared.merging(own) { first, _ in first })
        let (count, summary) = try await reuse.requests("second")
        #expect(count == 24)
        #expect(summary.saved == [.library: 24])
        #expect(try reuse.report(summary).contains("\"saved\" : 24,"))
        for story in ["one", "two"] {
            let first = try await reuse.pages("first", story).map { $0.picture?.digest }
            #expect(try await reuse.pages("second", story).map { $0.picture?.digest } == first)
        }
    }

    /// Pages have other numbers than when they were drawn, and follow other pages than their references.
    @Test(arguments: [false, true])
    func aStoryThatWasChangedCostsNothingInAnotherCollection(takesReference: Bool) async throws {
        let reuse = try ReuseRun(takesReference: takesReference)
        let tale = ReuseRun.sentences(Self.length)
        try reuse.write("first", ["pim": tale])
        try await reuse.requests("first")
        try reuse.write("first", ["pim": Self.changed(tale)])
        try await reuse.requests("first", refresh: true)
        try reuse.write("second", ["pim": Self.changed(tale)])
        let (count, summary) = try await reuse.requests("second")
        #expect(count == 0)
        #expect(summary.saved == [.library: Self.length + 1])
    }

    @Test func oneRedrawnPageLeavesThePagesBehindItAsTheyAre() async throws {
        let reuse = try ReuseRun(takesReference: true)
        try reuse.write("first", ["pim": ReuseRun.sentences(6)])
        try await reuse.requests("first")
        try await reuse.redraw("first", "pim", 2)
        #expect(try await reuse.requests("first").count == 1)
        try reuse.write("second", ["pim": ReuseRun.sentences(6)])
        #expect(try await reuse.requests("second").count == 0)
        let first = try await reuse.pages("first", "pim").map { $0.picture?.digest }
        let second = try await reuse.pages("second", "pim").map { $0.picture?.digest }
        #expect(first == second, "both show the better picture")
    }

    /// Both are drawn in one run, several pictures at once.
    @Test(arguments: [1, 2, 4])
    func aStoryInTwoCollectionsOfOneRunIsDrawnOnce(width: Int) async throws {
        let reuse = try ReuseRun(width: width)
        for name in ["first", "second", "third"] { try reuse.write(name, ["pim": ReuseRun.sentences(8)]) }
        let (count, summary) = try await reuse.requests("first", "second", "third")
        #expect(summary.outcome == .whole)
        #expect(count == 8)
        #expect(summary.saved == [.library: 16])
    }

    @Test func anotherStyleIsAnotherPicture() async throws {
        let reuse = try ReuseRun()
        try reuse.write("first", ["pim": ReuseRun.sentences(4)])
        try reuse.write("second", ["pim": ReuseRun.sentences(4)], style: "bold ink")
        try await reuse.requests("first")
        #expect(try await reuse.requests("second").count == 4)
    }

    /// A refrain: two pages with the same content keep a picture each.
    @Test func pagesThatShowTheSameKeepEachItsPicture() async throws {
        let reuse = try ReuseRun()
        let refrain = ["Pim sang in the rain.", "Ola slept in the oak.", "Pim sang in the rain."]
        try reuse.write("first", ["pim": refrain])
        #expect(try await reuse.requests("first").count == 3)
        try reuse.write("second", ["pim": refrain])
        #expect(try await reuse.requests("second").count == 0)
        let second = try await reuse.pages("second", "pim").map { $0.picture?.digest }
        #expect(Set(second).count == 3)
        #expect(try await reuse.pages("first", "pim").map { $0.picture?.digest } == second)
    }

    @Test func aPageRedrawnIsDrawn() async throws {
        let reuse = try ReuseRun()
        for name in ["first", "second"] { try reuse.write(name, ["pim": ReuseRun.sentences(4)]) }
        try await reuse.requests("first", "second")
        try await reuse.redraw("second", "pim", 3)
        #expect(try await reuse.requests("second").count == 1)
        let first = try await reuse.pages("first", "pim").map { $0.picture?.digest }
        let second = try await reuse.pages("second", "pim").map { $0.picture?.digest }
        #expect(zip(first, second).map(==) == [true, true, false, true])
    }

    @Test func whatIsBuiltInSavesNothing() async throws {
        let reuse = try ReuseRun()
        reuse.testRun.images = []
        for name in ["first", "second"] { try reuse.write(name, ["pim": ReuseRun.sentences(4)]) }
        let (_, summary) = try await reuse.requests("first", "second")
        #expect(summary.saved.isEmpty)
        #expect(try reuse.report(summary).contains("\"saved\" : 0,"))
    }
}
