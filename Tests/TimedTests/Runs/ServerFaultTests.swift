import FakeImageServers
import Foundation
import PipelineFixtures
import Synchronization
import TestServer
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// A real connection to a server that fails three times out of ten, with every fault that does not disable a backend.
struct ServerFaultTests {
    private static let isSoak = ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK"] != nil
    /// Each has at least 72 panels.
    private static let stories = isSoak ? 14 : 4

    @Test func endsEveryPanelThoughTheServerFailsAtRandom() async throws {
        let product = FakeSDServer()
        let waits = Mutex(0)
        let server = try await ScriptedServer.start(lifetime: .seconds(300)) { request in
            guard product.isQuestion(request) else { return product.step(for: request, in: .drawing) }
            var random = SeededGenerator(seed: StableHash(of: "\(request.number)").value)
            guard random.nextUnit() < 0.3 else { return product.step(for: request, in: .drawing) }
            let fault = Self.faults[Int(random.nextUnit() * Double(Self.faults.count)) % Self.faults.count]
            waits.withLock { $0 += fault.wait }
            return product.step(for: request, in: fault.situation)
        }
        let long = (1...16).map { "# Part \($0)\n\n\(TestRun.story)" }.joined(separator: "\n\n")
        let testRun = try TestRun(
            stories: Dictionary(uniqueKeysWithValues: (1...Self.stories).map { ("\($0).md", long) }))
        try await ConnectedModel.with(serverAt: server.url, width: 4) { model in
            testRun.images = [model]
            _ = try await testRun.run()
        }
        await server.stop()
        let (counts, attempts) = try await testRun.outcome()
        let panels = counts.values.reduce(0, +)
        #expect(panels >= 72 * Self.stories)
        #expect(Set(counts.keys).isSubset(of: [.ready, .placeholder]))
        #expect(Double(counts[.ready, default: 0]) >= 0.95 * Double(panels), "\(counts)")
        #expect(attempts.map(\.number).max() ?? 0 <= Ladder.attemptLimit)
        let failures = Dictionary(grouping: attempts.filter { $0.outcome != .ready }, by: \.outcome).mapValues(\.count)
        #expect(
            Set(failures.keys) == Set([.refused, .badPicture, .busy, .transient].map(AttemptOutcome.failed)),
            "\(failures)")
        #expect((0.2...0.4).contains(Double(failures.values.reduce(0, +)) / Double(attempts.count)))
        let backoff = failures[.failed(.transient), default: 0] * 5
        #expect(testRun.clock.slept.reduce(.zero, +) <= .seconds(waits.withLock(\.self) + backoff))
        print("\(panels) panels, \(attempts.count) requests, failures \(failures), \(counts)")
    }

    /// For example while a language model still uses the graphics card.
    @Test func waitsForACardThatIsFullAtTheFirstRequest() async throws {
        let product = FakeSDServer()
        let asked = Mutex(0)
        let server = try await ScriptedServer.start(lifetime: .seconds(60)) { request in
            guard product.isQuestion(request) else { return product.step(for: request, in: .drawing) }
            let isFirst = asked.withLock { asked in
                asked += 1
                return asked == 1
            }
            let full = #"{"error":{"message":"CUDA out of memory. Tried to allocate 2 GiB"}}"#
            return product.step(for: request, in: isFirst ? .playing(.json(full, status: 500)) : .drawing)
        }
        let testRun = try TestRun()
        try await ConnectedModel.with(serverAt: server.url, width: 1) { model in
            testRun.images = [model]
            let summary = try await testRun.run()
            #expect(summary.outcome == .whole)
            #expect(summary.notices.isEmpty)
        }
        await server.stop()
        #expect(try await testRun.outcome().attempts.prefix(2).map(\.outcome) == [.failed(.transient), .ready])
        #expect(testRun.clock.slept.count == 1)
    }

    private struct Fault: Sendable {
        var situation: ImageSituation
        /// Seconds of the requested pause.
        var wait = 0

        init(_ situation: ImageSituation, wait: Int = 0) {
            self.situation = situation
            self.wait = wait
        }
    }

    private static let whole = FakePicture.png(width: 64, height: 112, seed: 5)

    private static let faults = [
        Fault(.playing(.json(#"{"error":"server_error","message":"it fell over"}"#, status: 500))),
        Fault(.playing(.html(status: 502))),
        Fault(.playing(.reset())),
        Fault(.playing(.closeEarly(sent: Array("{\"data\":[".utf8), announced: 1000))),
        Fault(.playing(.notHTTP)),
        Fault(.playing(.reply(status: 429, headers: [("Retry-After", "7")])), wait: 7),
        Fault(.playing(.reply(status: 503, headers: [("Retry-After", "20")])), wait: 20),
        Fault(.playing(.json(#"{"error":{"code":"moderation_blocked","message":"no"}}"#, status: 400))),
        Fault(.empty),
        Fault(.sending(FakePicture.oneColour(0, 0, 0, width: 64, height: 112))),
        Fault(.sending(Array(whole.prefix(whole.count / 2)))),
        Fault(.sending(FakePicture.png(width: 640, height: 112, seed: 5))),
        Fault(.sending(whole)),
        Fault(.sending(Array("<svg/>".utf8))),
    ]
}
