import Foundation
import PipelineFixtures
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// Runs with a limit on pictures.
struct ImageLimitTests {
    @Test(arguments: [1, 2, 3, 4, 7])
    func makesAsManyPicturesAsAllowedAndNotOneMore(limit: Int) async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: limit)) { _, _ in
            .drawTogether(min(3, limit))
        }
        #expect(summary.outcome == .stopped)
        #expect(summary.limit == .images)
        #expect(model.requests.count == limit)
        #expect(model.mostRunning == min(3, limit))
        let left = summary.panels[.pending, default: 0]
        #expect(summary.panels == [.ready: limit, .pending: left])
        #expect(summary.drawn == limit)
        #expect(
            summary.notices == [
                "the limit of \(limit) \(limit == 1 ? "image" : "images") is reached, \(left) pages are left; "
                    + "run it again to go on, or raise --max-images"
            ])
        #expect(summary.notices == testRun.events.notices)
    }

    @Test func goesOnRunAfterRunAndDrawsNothingTwice() async throws {
        let testRun = try TestRun.ofThreeStories(export: true)
        var seeds: [UInt64] = []
        var testRuns = 0
        while testRuns < 20 {
            let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: 4))
            testRuns += 1
            seeds += model.requests.map(\.seed)
            if summary.outcome == .whole { break }
            #expect(model.requests.count == 4)
        }
        let pages = try await testRun.outcome().counts[.ready, default: 0]
        #expect(testRuns == (pages + 3) / 4)
        #expect(seeds.count == pages)
        #expect(Set(seeds).count == pages)
        #expect(try await testRun.runWithModel(limits: RunLimits(images: 4)).summary.books.count == 4)
    }

    @Test func isNotStoppedByALimitThatIsJustEnough() async throws {
        let testRun = try TestRun()
        let pages = try await TestRun().run().drawn
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: pages))
        #expect(summary.outcome == .whole)
        #expect(summary.limit == nil)
        #expect(summary.notices.isEmpty)
        #expect(model.requests.count == pages)
    }

    @Test func countsNoRequestThatBroughtNoPicture() async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: 4)) { number, _ in
            number % 2 == 0 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        #expect(summary.outcome == .stopped)
        #expect(summary.panels[.ready] == 4)
        #expect(model.requests.count >= 8)
    }

    /// An unusable picture counts: it was made and, if it has a price, paid for.
    @Test func countsPicturesThatAreNotUsable() async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: 5)) { number, _ in
            // Two of these give the page a placeholder, so there is one.
            number == 1 ? .fail(GenerationError(.badPicture, "it is all black")) : .drawSlowly
        }
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 5)
        #expect(summary.panels[.ready] == 4)
        #expect(Set(summary.panels.keys) == [.ready, .pending])
        #expect(try await testRun.outcome().attempts.count == 5, "what was tried is on record")
    }

    @Test func countsNoPictureThatTheLibraryHas() async throws {
        let testRun = try TestRun()
        let first = try await testRun.runWithModel(limits: RunLimits())
        try testRun.writeSecondCollection()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let second = try await testRun.run(["second.yaml"], limits: RunLimits(images: 1))
        #expect(second.outcome == .whole)
        #expect(second.drawn == first.summary.drawn)
        #expect(model.requests.isEmpty)
    }

    @Test func letsTheBuiltInIllustratorGoOn() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n",
            to: "other.yaml")
        testRun.amend = { if $0.collection.title == "Other" { $0.images = [.stub] } }
        let model = ScriptedImageGenerator("model", width: 3)
        testRun.images = [model]
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"], limits: RunLimits(images: 1))
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 1)
        let pages = summary.panels.values.reduce(0, +) / 2
        #expect(summary.panels == [.ready: pages + 1, .pending: pages - 1])
        #expect(testRun.events.announcedPictures == [2 * pages])
    }

    @Test func announcesOnlyPicturesThatSomeoneMayBeAskedFor() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n",
            to: "other.yaml")
        testRun.amend = { if $0.collection.title == "Other" { $0.images = [.stub] } }
        testRun.images = [ScriptedImageGenerator("model")]
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"], limits: RunLimits(images: 0))
        #expect(summary.outcome == .stopped)
        #expect(testRun.events.announcedPictures == [summary.drawn])
        #expect(summary.panels == [.ready: summary.drawn, .pending: summary.drawn])
    }

    @Test func asksNoOneWhereNoPictureIsAllowed() async throws {
        let testRun = try TestRun()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(images: 0))
        #expect(summary.outcome == .stopped)
        #expect(!model.isMet)
        #expect(!model.isLetGo)
        #expect(testRun.events.announcedPictures.isEmpty)
        let left = summary.panels[.pending, default: 0]
        #expect(left > 1)
        #expect(
            summary.notices == [
                "the limit of 0 images is reached, \(left) pages are left; raise --max-images to go on"
            ])
    }

    @Test func ofSeveralPipelinesTheTightestHoldsForAll() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n"
                + "limits: { images: 3 }\n", to: "other.yaml")
        testRun.amend = { if $0.collection.title == "Test" { $0.limits.images = 50 } }
        let model = ScriptedImageGenerator("model", width: 3)
        testRun.images = [model]
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"])
        #expect(summary.outcome == .stopped)
        #expect(model.requests.count == 3)
    }

    @Test func writesBooksThatAreWholeAndTheReport() async throws {
        let testRun = try TestRun(
            stories: ["long.md": TestRun.story, "short.txt": "A fox sat in the forest."], export: true)
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(images: 2))
        #expect(summary.outcome == .stopped)
        #expect(summary.books.map { $0.name } == ["short.epub"])
        #expect(summary.notices.count == 1, "\(summary.notices)")
        let report = try #require(summary.report).parent.appending("run.json").string
        let json = try String(contentsOfFile: report, encoding: .utf8)
        #expect(json.contains("\"end\" : \"stopped\""))
        #expect(json.contains("the limit of 2 images is reached"))
    }

    @Test func anInterruptionWins() async throws {
        let testRun = try TestRun.ofThreeStories()
        let stop = testRun.stop
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(images: 2)) { number, _ in
            if number == 2 { stop.raise(.interrupted) }
            return .draw
        }
        #expect(summary.outcome == .interrupted)
        #expect(summary.limit == nil)
        #expect(summary.notices.isEmpty)
    }
}
