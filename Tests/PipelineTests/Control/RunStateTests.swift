import LibraryFixtures
import PipelineFixtures
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline

struct RunStateTests {
    /// The run ends between reading its row and checking the lock.
    @Test func aRunThatEndsBetweenTwoLooksHasNotDied() async throws {
        let testRun = try TestRun()
        let run = try testRun.newRun()
        _ = try await run()
        let library = try Library.beside(testRun.library)
        var stale = try #require(try await library.runs.run())
        (stale.finished, stale.end) = (nil, nil)
        let (now, state) = try await library.state(of: stale)
        #expect(now.end == .whole && now.finished != nil)
        #expect(state == .ended(.whole))
        try library.close()
    }
}
