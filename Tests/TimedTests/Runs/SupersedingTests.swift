import LibraryFixtures
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Page requests for pages that a run has in progress.
struct SupersedingTests {
    /// A run whose second page hangs at its first request, until another page request arrives.
    private func testRun() throws -> (TestRun, ScriptedImageGenerator) {
        let testRun = try TestRun()
        let asked = Mutex(0)
        let model = ScriptedImageGenerator("model") { _, request in
            guard request.pageNumber == 2 else { return .draw }
            return asked.withLock { count in
                count += 1
                return count == 1 ? .hang : .draw
            }
        }
        testRun.images = [model]
        return (testRun, model)
    }

    /// Runs, and calls `ask` once the second page is in flight.
    private func run(
        _ testRun: TestRun, _ model: ScriptedImageGenerator,
        ask: @escaping @Sendable (Library, PanelID) async throws -> Void
    ) async throws -> RunResult {
        let root = testRun.library
        let isInFlight: @Sendable () -> Bool = { model.requests.contains { $0.pageNumber == 2 } }
        async let asked: Void = Self.ask(at: root, when: isInFlight) {
            try await ask($0, try #require(try await $0.panel(2)).id)
        }
        let summary = try await testRun.run()
        try await asked
        return summary
    }

    /// Sends a page request as soon as a condition is true.
    private static func ask(
        at root: FilePath, when isTime: @Sendable () -> Bool, _ question: @Sendable (Library) async throws -> Void
    ) async throws {
        while !isTime() { try await Task.sleep(for: .milliseconds(5)) }
        let library = try Library.beside(root)
        try await question(library)
        try library.close()
    }

    @Test(.timeLimit(.minutes(5))) func aNewRequestEndsTheOneInFlight() async throws {
        let (testRun, model) = try testRun()
        let summary = try await run(testRun, model) { library, panel in
            try await library.panels.redraw(
                [panel], as: PageRequest(direction: "Pim sleeps under a blue blanket.", seed: 7))
        }
        #expect(summary.outcome == .whole)
        let requests = model.requests.filter { $0.pageNumber == 2 }
        #expect(requests.count == 2)
        #expect(requests.last?.seed == 7)
        #expect(requests.last?.concept.contains("blue blanket") == true)
    }

    @Test(.timeLimit(.minutes(5))) func aCancelledPageIsLeftAloneUntilItIsAskedForAgain() async throws {
        let (testRun, model) = try testRun()
        let summary = try await run(testRun, model) { library, panel in
            let cancelled = try await library.panels.cancel([panel])
            #expect(cancelled == 1)
        }
        #expect(summary.panels[.cancelled] == 1)
        #expect(summary.outcome == .failures)
        let again = try await testRun.run()
        #expect(again.run == nil)
        #expect(model.requests.count { $0.pageNumber == 2 } == 1)
        let panel = try #require(try await testRun.panel(2)).id
        let library = try testRun.openBeside()
        try await library.panels.retry([panel])
        try library.close()
        #expect(try await testRun.run().outcome == .whole)
        #expect(try #require(try await testRun.panel(2)).status == .ready)
    }

    @Test(.timeLimit(.minutes(5))) func whatIsInHandIsNotPaidForTwiceWhenItIsToBeRetried() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model") { _, request in
            request.pageNumber == 2 ? .drawIfAwaited(.milliseconds(400)) : .draw
        }
        testRun.images = [model]
        let summary = try await run(testRun, model) { library, panel in
            for _ in 1...2 {
                try await library.panels.retry([panel])
                // Several checks.
                try await Task.sleep(for: .milliseconds(60))
            }
        }
        #expect(summary.outcome == .whole)
        #expect(model.requests.count { $0.pageNumber == 2 } == 1)
        #expect(try await testRun.run().run == nil, "nothing of it is left in the queue")
    }

    /// The run does not check for page requests before the page's turn.
    @Test(.timeLimit(.minutes(5)), arguments: [nil, PageRequest(direction: "A boat under a blue blanket.")])
    func aPageThatWaitsIsNotAskedForAsItWasOnceSomethingElseIsWanted(_ pageRequest: PageRequest?) async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest.", "b.txt": "A boat lay on the sea."])
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { number, _ in number == 1 ? .drawWhen(gate) : .draw }
        testRun.images = [model]
        testRun.nextLook = { try await Task.sleep(for: .seconds(600)) }
        let run = try testRun.newRun()
        async let summary = run()
        while model.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let library = try Library.beside(testRun.library)
        var waiting: [PanelRecord] = []
        while waiting.isEmpty {
            waiting = try await library.collections.panels(
                in: library.collections.all().map { PanelSelection(collection: $0.id) }
            )
            .filter { $0.isInProgress && $0.status == .scheduled }
        }
        if let pageRequest {
            try await library.panels.redraw(waiting.map(\.id), as: pageRequest)
        } else {
            #expect(try await library.panels.cancel(waiting.map(\.id)) == 1)
        }
        try library.close()
        gate.open()
        #expect(try await summary.panels == (pageRequest == nil ? [.ready: 1, .cancelled: 1] : [.ready: 2]))
        #expect(model.requests.count == (pageRequest == nil ? 1 : 2))
        if pageRequest != nil { #expect(model.requests.last?.concept.contains("blue blanket") == true) }
    }

    @Test(.timeLimit(.minutes(5))) func aRunGoesOnWhereAllThatItHasInHandIsRequestedAgain() async throws {
        let (testRun, model) = try testRun()
        let summary = try await run(testRun, model) { library, _ in
            let panels = try await library.panelsInProgress()
            #expect(!panels.isEmpty)
            _ = try await library.panels.cancel(panels)
            _ = try await library.panels.retry(panels)
        }
        #expect(summary.outcome == .whole)
        #expect(model.requests.count { $0.pageNumber == 2 } == 2)
    }

    @Test(.timeLimit(.minutes(5))) func aRunThatIsToStopEndsAsIfInterrupted() async throws {
        let (testRun, model) = try testRun()
        let summary = try await run(testRun, model) { library, _ in
            try await library.control.stop(try #require(try await library.runs.run()).id)
        }
        #expect(summary.outcome == .interrupted)
        #expect(testRun.stop.reason == .interrupted)
        #expect(summary.panels[.generating, default: 0] + summary.panels[.scheduled, default: 0] == 0)
    }
}
