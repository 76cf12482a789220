import BackendFixtures
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

    /// Twelve stories of twenty pages. The clock of run and servers is ten times as fast as real time.
    private static let long = PlannedLibrary(
        stories: Dictionary(
            uniqueKeysWithValues: (1...12).map { number in
                let parts = (1...4).map { "# Part \($0) of tale \(number)\n\n\(TestRun.story)" }
                return ("\(number).md", parts.joined(separator: "\n\n"))
            }))

    /// After 20 pages, for 60 seconds.
    @Test(.enabled(if: Soak.isOn), .timeLimit(.minutes(5)))
    func aServerThatGoesAwayAndComesBackDrawsAgain() async throws {
        let testRun = try TestRun(stories: Self.long.stories)
        let pages = try await Self.long.copy(to: testRun.library)
        let clock = ScaledClock(speed: 10)
        testRun.hostClock = clock.hostClock
        var servers: [FaultyServer] = []
        for _ in 1...3 {
            let server = FaultyServer(port: try await QuietPort.free(), clock: clock) { _, _ in nil }
            try await server.place(.painter)
            servers.append(server)
        }
        let urls = servers.map(\.url)
        let leaving = servers[0]
        let before = try await ConnectedModel.with(serversAt: urls, width: 1, clock: clock.hostClock) { models in
            testRun.imageServers = zip(urls, models).map { ($0, $1) }
            async let before = {
                try await leaving.play([.init(.requests(20), nil)])
                let pages = leaving.counts.pictures
                try await leaving.play([.init(.later(60), .painter)])
                return pages
            }()
            let summary = try await testRun.run()
            #expect(summary.outcome == .whole, "\(summary.notices)")
            #expect(summary.drawn == pages)
            return try await before
        }
        let attempts = try await testRun.outcome().attempts.filter { $0.outcome == .ready }
        #expect(attempts.count == pages, "none is lost")
        #expect(Set(attempts.map(\.panel)).count == pages, "none is drawn twice")
        let later = leaving.counts.pictures - before
        print("\(pages) pages, of which the server that went away drew \(before), and \(later) when it was back")
        #expect(later > 5, "it takes stories again")
        for server in servers { try await server.place(nil) }
    }
}
