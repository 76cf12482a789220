import LibraryFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Pages without cost at which a run may have died.
struct PoisonGuardTests {
    /// A library whose run died with the first two pages in progress.
    private func afterACrash() async throws -> TestRun {
        let testRun = try TestRun()
        testRun.images = [ScriptedImageGenerator("pen")]
        _ = try await testRun.pageCount()
        let library = try testRun.openBeside()
        let (dead, _) = try await library.runs.begin(
            NewRun(name: "dead", started: 0, host: "", programVersion: "", promptsDigest: "", collections: []))
        try testRun.database.markInProgress(pages: 1...2, by: dead)
        try library.close()
        try testRun.folder.write("process 7 on attic", to: "library/lock")
        return testRun
    }

    @Test(.timeLimit(.minutes(5))) func areCountedAndRecordedOneByOneAfterACrash() async throws {
        let testRun = try await afterACrash()
        let gate = Gate()
        let model = ScriptedImageGenerator("pen") { _, request in request.pageNumber == 1 ? .draw : .drawWhen(gate) }
        testRun.images = [FreeImageGenerator(inner: model, width: 3)]
        let run = try testRun.newRun()
        async let summary = run()
        while model.requests.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
        let library = try testRun.openBeside()
        for _ in 1...200 where try await library.panel(1)?.status != .ready {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(try await library.panel(1)?.status == .ready, "though the others are not done")
        #expect(try testRun.database.startedPages() == [2], "a crash now would count against this one")
        try library.close()
        gate.open()
        #expect(try await summary.outcome == .whole)
    }
}

private struct FreeImageGenerator: ImageGenerator {
    let inner: ScriptedImageGenerator
    let width: Int

    var name: String { inner.name }
    var traits: ImageGeneratorTraits {
        ImageGeneratorTraits(width: width, drawsPagesIndependently: true, isFree: true, provenance: .stub)
    }
    func availability() async -> Availability { await inner.availability() }
    func picture(for request: ImageRequest) async throws -> GeneratedPicture { try await inner.picture(for: request) }
    func recipe(for request: ImageRequest) -> String { inner.recipe(for: request) }
    func release() async {}
}
