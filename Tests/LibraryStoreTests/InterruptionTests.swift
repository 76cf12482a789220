import Domain
import Testing

@testable import Generation
@testable import LibraryStore

struct InterruptionTests {
    @Test func countsOnlyPanelsThatWereStarted() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3)])
        let run = try await test.begin([id])
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 3), run: run, now: 0)
        #expect(claimed.count == 3)
        #expect(try await test.library.panels.startedPanelCount() == 0)
        _ = try await test.library.panels.recordAndClaim(
            [], starting: Array(claimed.prefix(2)), claiming: nil, run: run, now: 0)
        #expect(try await test.library.panels.startedPanelCount() == 2)
        _ = try await test.library.panels.recoverInterruptedPanels()
        #expect(try await test.library.panels.startedPanelCount() == 0)
    }

    @Test func pausesThatAreOverAreRemembered() async throws {
        let test = try TestLibrary()
        let library = test.library
        _ = try await library.control.pause(at: 100, by: "anna")
        #expect(try await library.control.pastPauses(since: 0).isEmpty)
        #expect(try await library.control.resume(at: 130)?.since == 100)
        #expect(try await library.control.resume(at: 140) == nil)
        _ = try await library.control.pause(at: 200, by: "anna")
        // The clock was set back.
        _ = try await library.control.resume(at: 150)
        let pauses = try await library.control.pastPauses(since: 0)
        #expect(pauses.map(\.start) == [100, 200] && pauses.map(\.end) == [130, 200])
        #expect(try await library.control.pastPauses(since: 131).map(\.start) == [200])
    }

    @Test func aRunWasLastSeenWithItsLastAttempt() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        #expect(try await test.library.runs.lastSeen(of: run) == nil)
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)
        let attempt = Attempt.sample(of: claimed[0].id, in: run, started: 100, seconds: 20)
        let outcome = PanelOutcome(panel: claimed[0].id, result: .failed, attempts: [attempt])
        _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 130)
        #expect(try await test.library.runs.lastSeen(of: run) == 120)
    }
}
