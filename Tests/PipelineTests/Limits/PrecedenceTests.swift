import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

/// The reported run end when several apply. The order is: failure of this machine, interruption, limit, failed pages,
/// placeholders.
struct PrecedenceTests {
    @Test func aFullDiskComesFirst() async throws {
        let testRun = try TestRun.ofThreeStories()
        let stop = testRun.stop
        testRun.fileSystem = FillingFileSystem(failsAtPicture: 1)
        testRun.images = [
            ScriptedImageGenerator("model") { _, _ in
                stop.raise(.terminated)
                return .draw
            }
        ]
        let error = await #expect(throws: StageError.self) { try await testRun.run(limits: RunLimits(images: 1)) }
        #expect((error?.underlying as? FileSystemError)?.isFullDisk == true)
    }

    /// The first pipeline spends the whole budget. The run is interrupted when the backend of the second is checked.
    @Test func anInterruptionComesBeforeALimit() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n",
            to: "other.yaml")
        testRun.amend = { pipeline in
            pipeline.images.removeAll { $0.name == (pipeline.collection.title == "Test" ? "free" : "dear") }
        }
        let stop = testRun.stop
        testRun.images = [
            ScriptedImageGenerator("dear", price: .of("0.04")),
            ScriptedImageGenerator("free", price: .zero, whenMet: { stop.raise(.interrupted) }),
        ]
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"], limits: RunLimits(cost: .of("0.04")))
        #expect(summary.panels[.ready] == 1, "the limit is reached")
        #expect(summary.outcome == .interrupted)
        #expect(summary.limit == nil)
    }

    @Test func aLimitComesBeforePlaceholders() async throws {
        let testRun = try TestRun.ofThreeStories()
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.badReply, "no")) }]
        let summary = try await testRun.run(limits: RunLimits(failures: .pages(1)))
        #expect(summary.outcome == .stopped)
        #expect(summary.panels[.placeholder] == 1)
    }

    @Test func aFailedPageComesBeforePlaceholders() {
        #expect(RunEnd(panels: [.ready: 3, .failed: 1, .placeholder: 2], textStandIns: 1) == .failures)
        #expect(RunEnd(panels: [.ready: 3, .placeholder: 2], textStandIns: 0) == .placeholders)
        #expect(RunEnd(panels: [.ready: 3], textStandIns: 1) == .placeholders)
        #expect(RunEnd(panels: [.ready: 3], textStandIns: 0) == .whole)
    }
}
