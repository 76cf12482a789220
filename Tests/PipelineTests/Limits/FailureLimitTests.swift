import LibraryFixtures
import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// A run that ends when too many pages failed or show placeholders.
struct FailureLimitTests {
    @Test(arguments: [1, 2, 3])
    func beginsNoPageAfterSoManyFailed(limit: Int) async throws {
        let testRun = try TestRun.ofThreeStories()
        let model = ScriptedImageGenerator("model") { number, _ in
            number <= 4 ? .draw : .fail(GenerationError(.badReply, "no"))
        }
        testRun.images = [model]
        let summary = try await testRun.run(limits: RunLimits(failures: .pages(limit)))
        #expect(summary.outcome == .stopped)
        #expect(summary.limit == .failures)
        let left = summary.panels[.pending, default: 0]
        #expect(summary.panels == [.ready: 4, .placeholder: limit, .pending: left])
        let outages = limit == 3 ? 1 : 0
        let notices = Array(summary.notices.dropFirst(outages))
        let out = "model is away: bad-reply: no; others take its place until it answers"
        #expect(summary.notices.prefix(outages).allSatisfy { $0 == out })
        #expect(notices.first?.hasSuffix(" is a placeholder: model failed: bad-reply: no") == true)
        let pages = 4 + limit + left
        let reached = """
            the limit of \(limit) on failures is reached: \(limit) of \(pages) pages \
            ended without the picture that was wanted, \(left) pages are left; \
            see the report for the reasons, then run it again with --retry
            """
        #expect(notices.dropFirst() == [reached])
        testRun.images = [ScriptedImageGenerator("model")]
        let next = try await testRun.run(retry: true)
        #expect(next.outcome == .whole)
        #expect(next.drawn == limit + left)
    }

    /// Pages in progress are finished, with further attempts on the ladder.
    @Test func finishesThePagesInHand() async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(failures: .pages(1))) { _, request in
            request.pageNumber == 1 ? .fail(GenerationError(.badReply, "no")) : .draw
        }
        #expect(summary.outcome == .stopped)
        let failed = summary.panels[.placeholder, default: 0]
        #expect((1...3).contains(failed))
        #expect(summary.panels[.ready, default: 0] <= 2)
        #expect(Set(summary.panels.keys).isSubset(of: [.ready, .placeholder, .pending]))
    }

    @Test(arguments: [1, 10, 50, 100])
    func takesAShareOfThePagesThatItSetOutToDraw(percent: Int) async throws {
        let testRun = try TestRun.ofThreeStories()
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.refused, "no")) }]
        let summary = try await testRun.run(limits: RunLimits(failures: .percent(percent)))
        let pages = summary.panels.values.reduce(0, +)
        let allowed = FailureLimit.percent(percent).count(of: pages)
        #expect(summary.panels[.placeholder] == allowed)
        #expect(summary.outcome == (allowed == pages ? .placeholders : .stopped))
        if percent == 10 {
            #expect(
                summary.notices.contains {
                    $0.hasPrefix("the limit of 10% on failures is reached: \(allowed) of \(pages) pages ended")
                })
        }
    }

    /// Page requests that arrive during the last pages are added to the run's number of pages.
    @Test func takesTheShareOfAllPagesThatItDraws() async throws {
        let testRun = try TestRun()
        let isAsked = Mutex(false)
        let model = ScriptedImageGenerator("model") { _, request in
            [2, 4].contains(request.pageNumber) && !isAsked.withLock(\.self)
                ? .fail(GenerationError(.badReply, "no")) : .draw
        }
        testRun.images = [
            PartingImageGenerator(inner: model) { [path = testRun.library] in
                let wasAsked = isAsked.withLock { isAsked in
                    defer { isAsked = true }
                    return isAsked
                }
                guard !wasAsked else { return }
                let library = try Library.beside(path)
                try await library.panels.redraw([try #require(try await library.panel(1)).id], as: PageRequest())
                try library.close()
            }
        ]
        let summary = try await testRun.run(limits: RunLimits(failures: .percent(80)))
        #expect(summary.panels.values.reduce(0, +) >= 4, "two failures are less than that share of the pages")
        #expect(summary.outcome == .placeholders, "\(summary.notices)")
        #expect(model.requests.count { $0.pageNumber == 1 } == 2)
    }

    @Test func holdsWhereNoOneIsThereToDraw() async throws {
        let testRun = try TestRun.ofThreeStories()
        testRun.images = [
            ScriptedImageGenerator("model", availability: .unavailable(reason: "it is off", remedy: "start it"))
        ]
        let summary = try await testRun.run(limits: RunLimits(failures: .pages(2)))
        #expect(summary.outcome == .stopped)
        // In these tests the built-in illustrator draws two at a time.
        #expect((2...3).contains(summary.panels[.placeholder, default: 0]))
    }

    @Test func theFirstFailureCanEndTheRunWithoutBooks() async throws {
        let testRun = try TestRun(
            stories: ["long.md": TestRun.story, "short.txt": "A fox sat in the forest."], export: true)
        let model = ScriptedImageGenerator("model") { _, request in
            request.pageNumber == 1 ? .draw : .fail(GenerationError(.badReply, "no"))
        }
        testRun.images = [model]
        let summary = try await testRun.run(limits: RunLimits(failures: .first))
        #expect(summary.outcome == .stopped)
        #expect(summary.books.isEmpty)
        #expect(summary.report != nil)
        let left = summary.panels[.pending, default: 0]
        #expect(
            summary.notices == [
                "long/2 is a placeholder: model failed: bad-reply: no",
                "the first failure ends the run: 1 of \(left + 3) pages ended without the picture that was wanted, "
                    + "\(left) pages are left; see the report for the reasons, then run it again with --retry",
            ])
        testRun.images = [ScriptedImageGenerator("model")]
        let next = try await testRun.run(retry: true, limits: RunLimits(failures: .first))
        #expect(next.outcome == .whole)
        #expect(next.books.count == 3)
    }

    @Test func theFirstFailureEndsTheRunWhereItIsTheLastPage() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat in the forest."])
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.badReply, "no")) }]
        let summary = try await testRun.run(limits: RunLimits(failures: .first))
        #expect(summary.outcome == .stopped)
        #expect(
            summary.notices == [
                "one/1 is a placeholder: model failed: bad-reply: no",
                "the first failure ends the run: 1 of 1 page ended without the picture that was wanted, "
                    + "nothing is left; see the report for the reasons, then run it again with --retry",
            ])
    }

    @Test func aPictureOfTheNextBackendIsNoFailure() async throws {
        let testRun = try TestRun()
        testRun.images = [
            ScriptedImageGenerator("strict") { _, _ in .fail(GenerationError(.refused, "no")) },
            ScriptedImageGenerator("lenient"),
        ]
        #expect(try await testRun.run(limits: RunLimits(failures: .first)).outcome == .whole)
    }

    @Test func aStubThatIsWantedIsNoFailure() async throws {
        #expect(try await TestRun().run(limits: RunLimits(failures: .first)).outcome == .whole)
    }
}
