import LibraryFixtures
import Testing

@testable import LibraryStore
@testable import Pipeline

struct RunStandingTests {
    /// Between the look at its row and the question of who holds the lock.
    @Test func aRunThatEndsBetweenTwoLooksHasNotDied() async throws {
        let night = try TestNight()
        let run = try night.night()
        _ = try await run()
        let library = try Library.beside(night.library)
        var stale = try #require(try await library.run())
        (stale.finished, stale.outcome) = (nil, nil)
        let (now, standing) = try await library.standing(of: stale)
        #expect(now.outcome == "whole" && now.finished != nil)
        #expect(standing.inProgress == nil)
        guard case .ended = standing else {
            Issue.record("\(standing)")
            return
        }
        try library.close()
    }
}
