import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// What changed since pages were made, as notices, and what a refresh does.
struct StalenessTests {
    private func edit(_ testRun: TestRun, _ old: String, _ new: String) throws {
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        #expect(pipeline.contains(old))
        try testRun.folder.write(pipeline.replacing(old, with: new), to: "pipeline.yaml")
    }

    @Test(arguments: [
        ("size: 64x112", "size: 64x112\nstyle: pencil", "%d pages are stale: the style has changed"),
        (
            "size: 64x112", "size: 64x112\nnegative-prompt: umbrellas",
            "%d pages are stale: the negative prompt has changed"
        ),
    ])
    func changesOfThePipelineAreNamedAndDrawnOnlyWhenWanted(old: String, new: String, notice: String) async throws {
        let testRun = try TestRun(export: true)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let pages = try await testRun.run().drawn
        try edit(testRun, old, new)
        let notified = notice.replacing("%d", with: "\(pages)") + "; add --refresh to redraw them"
        let second = try await testRun.run()
        #expect(second.notices == [notified])
        #expect(second.drawn == 0)
        let third = try await testRun.run(refresh: true)
        #expect(third.drawn == pages)
        #expect(third.panels == [.ready: pages])
        #expect(model.requests.count == 2 * pages)
        #expect(try await testRun.run().notices.isEmpty)
    }

    /// They are removed from the books, and --refresh would not draw them.
    @Test func pagesOfAStoryThatIsListedNoMoreAreNotCounted() async throws {
        let testRun = try TestRun(stories: ["a.md": TestRun.story, "b.md": TestRun.story])
        testRun.images = [ScriptedImageGenerator("model")]
        let pages = try await testRun.run().drawn
        try edit(testRun, "  - file: stories/b.md\n", "")
        try edit(testRun, "size: 64x112", "size: [64x64, 128x224]")
        #expect(
            try await testRun.run().notices == [
                "\(pages / 2) pages are drawn in another size than the pipeline's 64x64, 128x224; "
                    + "add --refresh to redraw them"
            ])
        #expect(try await testRun.run(refresh: true).notices.isEmpty)
        let last = try await testRun.run()
        #expect(last.run == nil && last.notices.isEmpty)
    }

    @Test func pagesStayReadyUntilTheirNewPicturesAreThere() async throws {
        let testRun = try TestRun()
        testRun.images = [ScriptedImageGenerator("model")]
        let pages = try await testRun.run().drawn
        try edit(testRun, "size: 64x112", "size: 64x112\nstyle: pencil")
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.refused, "no")) }]
        let second = try await testRun.run(refresh: true)
        #expect(second.panels == [.ready: pages])
        #expect(try await testRun.run().notices.count == 1, "they are still stale")
    }

    @Test func anotherBackendIsNoReasonAsLongAsTheOldOneIsListed() async throws {
        let testRun = try TestRun()
        let old = BackendSettings(name: "old", kind: "sdcpp")
        let other = BackendSettings(name: "other", kind: "sdcpp")
        testRun.images = [ScriptedImageGenerator("old"), ScriptedImageGenerator("other")]
        testRun.usesPipelinesAsTheyAre = true
        func notices(_ images: [BackendSettings]) async throws -> [String] {
            testRun.amend = {
                $0.images = images
                $0.backends = images
            }
            return try await testRun.run().notices
        }
        #expect(try await notices([old]).isEmpty)
        let pages = try await testRun.pageCount()
        #expect(try await notices([other, old]).isEmpty)
        var changed = old
        changed.images.steps = 30
        let hint = "; add --refresh to redraw them"
        #expect(
            try await notices([changed]) == ["\(pages) pages are stale: the settings of “old” have changed" + hint])
        #expect(
            try await notices([other]) == ["\(pages) pages are stale: “old” is no longer in the pipeline" + hint])
        #expect(try await notices([.stub]) == ["\(pages) pages are stale: “old” is no longer in the pipeline" + hint])
    }

    @Test func builtInWorkIsStaleWhereAModelNowComesFirst() async throws {
        let testRun = try TestRun()
        let pages = try await testRun.run().drawn
        let model = BackendSettings(name: "model", kind: "sdcpp")
        testRun.usesPipelinesAsTheyAre = true
        testRun.amend = {
            $0.images = [model, .stub]
            $0.backends = [model]
        }
        testRun.images = [ScriptedImageGenerator("model")]
        #expect(
            try await testRun.run().notices == [
                "\(pages) pages are stale: it is built-in work, and the pipeline now asks “model” first; "
                    + "add --refresh to redraw them"
            ])
        #expect(try await testRun.run(refresh: true).drawn == pages)
    }

    /// A person chose its backend. The pipeline's list need not contain it.
    @Test func aPageDrawnByTheBackendThatAPersonNamedIsStaleOnlyByThatOne() async throws {
        let testRun = try TestRun()
        let listed = BackendSettings(name: "listed", kind: "sdcpp")
        let described = BackendSettings(name: "described", kind: "sdcpp")
        testRun.images = [ScriptedImageGenerator("listed"), ScriptedImageGenerator("described")]
        testRun.usesPipelinesAsTheyAre = true
        func describe(_ backends: [BackendSettings]) {
            testRun.amend = {
                $0.images = [listed, .stub]
                $0.backends = backends
            }
        }
        describe([listed, described])
        _ = try await testRun.run()
        let library = try testRun.openBeside()
        try await library.panels.redraw(
            [try #require(try await library.panel(1)).id], as: PageRequest(backend: "described"))
        try await library.panels.redraw([try #require(try await library.panel(2)).id], as: PageRequest(backend: "stub"))
        try library.close()
        #expect(try await testRun.run().drawn == 2)
        #expect(try await testRun.run().notices.isEmpty)
        #expect(try await testRun.run(refresh: true).drawn == 0)
        var changed = described
        changed.images.steps = 30
        describe([listed, changed])
        let hint = "; add --refresh to redraw it"
        #expect(try await testRun.run().notices == ["1 page is stale: the settings of “described” have changed" + hint])
        describe([listed])
        #expect(try await testRun.run().notices == ["1 page is stale: “described” is no longer in the pipeline" + hint])
    }

    @Test func anotherAudienceMakesPlansStale() async throws {
        let testRun = try TestRun()
        let pages = try await testRun.run().drawn
        try edit(testRun, "ages: 1-2", "ages: 6-8")
        let second = try await testRun.run()
        #expect(
            second.notices == [
                "the plan of “the-lantern-fox” is stale: the audience has changed; add --refresh to redo it"
            ])
        #expect(second.panels == [.ready: pages])
        let third = try await testRun.run(refresh: true)
        #expect(third.panels[.ready, default: 0] < pages, "older readers get more words a page")
        #expect(try await testRun.run().notices.isEmpty)
    }
}
