import FakeImageServers
import PipelineFixtures
import TestServer
import TestSupport
import Testing

@testable import Domain
@testable import Pipeline
@testable import Reports

/// Stories drawn in parallel by a server that takes several requests at a time.
struct SideBySideTests {
    /// With a server that takes 200 ms for a picture.
    private func seconds(for stories: Int) async throws -> Double {
        let product = FakeSDServer()
        let server = try await ScriptedServer.start { request in
            let step = product.step(for: request, in: .drawing)
            return product.isQuestion(request) ? .after(.milliseconds(200), step) : step
        }
        let files = Dictionary(uniqueKeysWithValues: (1...stories).map { ("\($0).md", TestRun.story) })
        let testRun = try TestRun(stories: files)
        let clock = ContinuousClock()
        var seconds = 0.0
        try await ConnectedModel.with(serverAt: server.url, width: 3) { model in
            testRun.images = [model]
            let start = clock.now
            let summary = try await testRun.run()
            #expect(summary.outcome == .whole)
            seconds = start.duration(to: clock.now) / .seconds(1)
        }
        await server.stop()
        return seconds
    }

    @Test(.timeLimit(.minutes(5))) func threeStoriesTakeLittleLongerThanOne() async throws {
        // The first connection of a process is slower.
        _ = try await seconds(for: 1)
        let one = try await seconds(for: 1)
        let three = try await seconds(for: 3)
        #expect(three <= 1.5 * one, "\(three) s beside \(one) s")
        print("three stories took \(three) s, one \(one) s")
    }
}
