import LibraryFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// What a run that died leaves to the next run, also after other events between them.
struct CrashMarkTests {
    /// A paused library whose run died with its second page in flight for the third time.
    private func pausedAfterACrash() async throws -> TestRun {
        let testRun = try TestRun()
        _ = try await testRun.run()
        let panel = try #require(try await testRun.panel(2)).id
        let library = try testRun.openBeside()
        let (dead, _) = try await library.runs.begin(
            NewRun(name: "dead", started: 0, host: "", programVersion: "", promptsDigest: "", collections: []))
        try testRun.database.markInProgress(panel, by: dead, interruptions: PanelStore.interruptionLimit - 1)
        _ = try await library.control.pause(at: 0, by: "anna on studio")
        try library.close()
        try testRun.folder.write("process 7 on attic", to: "library/lock")
        return testRun
    }

    @Test func aCrashCountsThoughTheNextRunIsRefused() async throws {
        let testRun = try await pausedAfterACrash()
        await #expect(throws: LibraryPausedError.self) { try await testRun.run() }
        let library = try testRun.openBeside()
        _ = try await library.control.resume(at: 1)
        try library.close()
        let summary = try await testRun.run()
        #expect(summary.panels[.failed] == 1)
        #expect(summary.notices == ["1 page given up after 3 runs that died while drawing it"])
    }

    /// Otherwise a new page request would be reported as taken by the dead run.
    @Test func theDeadRunIsForgottenBeforeTheNextBegins() async throws {
        let testRun = try await pausedAfterACrash()
        await #expect(throws: LibraryPausedError.self) { try await testRun.run() }
        let control = try await testRun.open().control.state()
        #expect(control.currentRun == nil)
        #expect(!control.takesRequests)
    }
}
