import FakeImageServers
import Foundation
import LibraryFixtures
import PipelineFixtures
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// A run that is stopped, or whose pages are cancelled, at any instant. No connection stays open and no page stays in
/// progress.
struct CancellationTests {
    /// `NIGHTPRESS_KILLS`.
    private static let rounds = ProcessInfo.processInfo.environment["NIGHTPRESS_KILLS"].flatMap { Int($0) } ?? 12

    private static let minutes = 5 + rounds / 15

    /// A server that answers a third of the requests soon and the others never.
    private func server(for product: FakeSDServer) async throws -> ScriptedServer {
        try await ScriptedServer.start(lifetime: .seconds(60 * Self.minutes)) { request in
            guard product.isQuestion(request) else { return product.step(for: request, in: .drawing) }
            guard request.number % 3 == 0 else { return .hang }
            return .after(.milliseconds(10), product.step(for: request, in: .drawing))
        }
    }

    @Test(.timeLimit(.minutes(minutes))) func leavesNoRequestOpenAndNoPanelInHand() async throws {
        let product = FakeSDServer()
        let server = try await server(for: product)
        let long = (1...10).map { "# Part \($0)\n\n\(TestRun.story)" }.joined(separator: "\n\n")
        let testRun = try TestRun(
            // A story has fifty pages. A round draws one or two.
            stories: Dictionary(uniqueKeysWithValues: (1...4 + Self.rounds / 25).map { ("\($0).md", long) }))
        var random = SeededGenerator(seed: 20_261_121)
        var slowest = 0.0
        try await ConnectedModel.with(serverAt: server.url, width: 3) { model in
            testRun.images = [model]
            for round in 1...Self.rounds {
                testRun.stop = StopSignal()
                let pause = Duration.milliseconds(Int(random.nextUnit() * 120))
                let (stop, root) = (testRun.stop, testRun.library)
                async let asked: Void = Self.interrupt(
                    stop, of: server, at: root, after: pause, firstCancellingPages: round % 4 == 0)
                let summary = try await testRun.run()
                try await asked
                #expect(summary.outcome == .interrupted, "round \(round): \(summary.panels)")
                slowest = max(slowest, try await Self.secondsUntilClosed(server, product))
                let inHand = [PanelStatus.scheduled, .generating, .retrying].map { summary.panels[$0, default: 0] }
                #expect(inHand == [0, 0, 0], "round \(round)")
                let leases = try await testRun.leases()
                #expect(leases == 0, "round \(round)")
            }
        }
        await server.stop()
        #expect(slowest < 1)
        print("last: \(try await testRun.outcome().counts)")
        print("\(Self.rounds) cancellations, the last request closed at most \(slowest) s later")
    }

    /// Raises the signal some time after the next request. Cancels the pages in flight before, if requested.
    private static func interrupt(
        _ stop: StopSignal, of server: ScriptedServer, at root: FilePath, after pause: Duration,
        firstCancellingPages: Bool
    ) async throws {
        let before = server.requests.count
        _ = try await server.waits { $0.requests.count > before }
        try await Task.sleep(for: pause)
        if firstCancellingPages {
            let library = try Library.beside(root)
            let panels = try await library.panelsInProgress()
            _ = try await library.panels.cancel(panels)
            try await library.panels.retry(panels)
            try library.close()
            try await Task.sleep(for: pause)
        }
        stop.raise(.interrupted)
    }

    /// Waits until every request is answered or closed.
    private static func secondsUntilClosed(_ server: ScriptedServer, _ product: FakeSDServer) async throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let unanswered = server.requests.filter { product.isQuestion($0) && $0.number % 3 != 0 }
        let isClosed = try await server.waits(atMost: .seconds(5)) { server in
            unanswered.allSatisfy { server.isClosed(connection: $0.connection) }
        }
        #expect(isClosed)
        return start.duration(to: clock.now) / .seconds(1)
    }
}
