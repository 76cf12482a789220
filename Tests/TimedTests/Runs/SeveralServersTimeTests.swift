import FakeImageServers
import PipelineFixtures
import TestServer
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Pipeline

/// The wall time of runs with several servers for one backend, over real sockets.
@Suite(.serialized) struct SeveralServersTimeTests {
    private static let planned = PlannedLibrary(stories: TestRun.tales(24))
    /// How long a server takes for a picture.
    private static let pause = Duration.milliseconds(200)

    /// The seconds of the stage illustrate. The other stages take a second in a debug build, as long as ten pictures.
    private func seconds(with count: Int) async throws -> Double {
        let testRun = try TestRun(stories: Self.planned.stories)
        let pages = try await Self.planned.copy(to: testRun.library)
        testRun.hostClock = ScaledClock(speed: 1).hostClock
        var servers: [ScriptedServer] = []
        for _ in 0..<count {
            let product = FakeSDServer()
            servers.append(
                try await ScriptedServer.start { request in
                    let step = product.step(for: request, in: .drawing)
                    return product.isQuestion(request) ? .after(Self.pause, step) : step
                })
        }
        let urls = servers.map(\.url)
        let seconds = try await ConnectedModel.with(serversAt: urls, width: 1) { models in
            testRun.imageServers = zip(urls, models).map { ($0, $1) }
            let summary = try await testRun.run()
            #expect(summary.outcome == .whole)
            #expect(summary.drawn == pages)
            return testRun.events.seconds(of: .illustrate)
        }
        for server in servers { await server.stop() }
        return seconds
    }

    @Test(.enabled(if: Soak.isOn), .timeLimit(.minutes(2)))
    func severalServersTakeTheirShareOfTheTime() async throws {
        // The first run of a process is slower.
        _ = try await seconds(with: 3)
        let one = try await seconds(with: 1)
        let (two, three) = (try await seconds(with: 2), try await seconds(with: 3))
        print("one server took \(one) s, two \(two) s, three \(three) s")
        #expect(one / two >= 1.9, "\(one) s and \(two) s")
        #expect(one / three >= 2.7, "\(one) s and \(three) s")
    }
}
