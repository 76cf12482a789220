import Domain
import Generators
import LibraryStore
import Pipeline
import Reporting
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// What another program asks of pages while a run has them in hand.
struct SupersedingTests {
    /// A night whose second page hangs at the first request for it, until something else is asked.
    private func night() throws -> (TestNight, ScriptedImageGenerator) {
        let night = try TestNight()
        let asked = Mutex(0)
        let model = ScriptedImageGenerator("model") { _, request in
            guard request.pageNumber == 2 else { return .draw }
            return asked.withLock { count in
                count += 1
                return count == 1 ? .hang : .draw
            }
        }
        night.images = [model]
        return (night, model)
    }

    /// Runs while `ask` asks, once the second page is in flight.
    private func run(
        _ night: TestNight, _ model: ScriptedImageGenerator,
        ask: @escaping @Sendable (Library, PanelID) async throws -> Void
    ) async throws -> RunSummary {
        let root = night.library
        let isInFlight: @Sendable () -> Bool = { model.requests.contains { $0.pageNumber == 2 } }
        async let asked: Void = Self.ask(at: root, when: isInFlight) {
            try await ask($0, try #require(try await $0.panel(2)).id)
        }
        let summary = try await night.run()
        try await asked
        return summary
    }

    /// Asks something of a library as soon as the time has come.
    private static func ask(
        at root: FilePath, when isTime: @Sendable () -> Bool, _ question: @Sendable (Library) async throws -> Void
    ) async throws {
        while !isTime() { try await Task.sleep(for: .milliseconds(5)) }
        let library = try Library.beside(root)
        try await question(library)
        try library.close()
    }

    @Test(.timeLimit(.minutes(1))) func aNewRequestEndsTheOneInFlight() async throws {
        let (night, model) = try night()
        let summary = try await run(night, model) { library, panel in
            try await library.redraw([panel], as: PageWish(direction: "Pim sleeps under a blue blanket.", seed: 7))
        }
        #expect(summary.outcome == .whole)
        let requests = model.requests.filter { $0.pageNumber == 2 }
        #expect(requests.count == 2)
        #expect(requests.last?.seed == 7)
        #expect(requests.last?.concept.contains("blue blanket") == true)
    }

    @Test(.timeLimit(.minutes(1))) func aCancelledPageIsLeftAloneUntilItIsAskedForAgain() async throws {
        let (night, model) = try night()
        let summary = try await run(night, model) { library, panel in
            let cancelled = try await library.cancel([panel])
            #expect(cancelled == 1)
        }
        #expect(summary.panels[.cancelled] == 1)
        #expect(summary.outcome == .failures)
        let again = try await night.run()
        #expect(again.run == nil)
        #expect(model.requests.count { $0.pageNumber == 2 } == 1)
        let panel = try #require(try await night.panel(2)).id
        let library = try night.openBeside()
        try await library.retry([panel])
        try library.close()
        #expect(try await night.run().outcome == .whole)
        #expect(try #require(try await night.panel(2)).status == .ready)
    }

    @Test(.timeLimit(.minutes(1))) func aRunThatIsToStopEndsAsIfInterrupted() async throws {
        let (night, model) = try night()
        let summary = try await run(night, model) { library, _ in
            try await library.stop(try #require(try await library.run()).id)
        }
        #expect(summary.outcome == .interrupted)
        #expect(night.stop.reason == .interrupted)
        #expect(summary.panels[.generating, default: 0] + summary.panels[.scheduled, default: 0] == 0)
    }
}
