import BackendFixtures
import TestServer
import Testing

@testable import Transport

/// Limits end what would otherwise last 20 s or for ever.
struct TimeLimitTests {
    @Test func coversTheWholeReply() async throws {
        let failure = try await failure(
            of: .drip(Array(repeating: 0x61, count: 100), every: .milliseconds(200)),
            limits: RequestLimits(total: .seconds(1)))
        #expect(failure.cause == .timedOut(.reading, after: .seconds(1)))
        #expect((1.0...1 + secondsOfSlack).contains(failure.seconds), "\(failure.seconds) s")
    }

    @Test func coversTheTimeBeforeTheReply() async throws {
        let failure = try await failure(of: .hang, limits: RequestLimits(total: .milliseconds(300)))
        #expect(failure.cause == .timedOut(.waiting, after: .milliseconds(300)))
        #expect((0.3...0.3 + secondsOfSlack).contains(failure.seconds), "\(failure.seconds) s")
    }

    @Test func endsSilenceWithinAReply() async throws {
        let failure = try await failure(
            of: .hangInBody(sent: Array("abc".utf8), announced: 10), limits: RequestLimits(idle: .milliseconds(300)))
        #expect(failure.cause == .timedOut(.silence, after: .milliseconds(300)))
        #expect((0.3...0.3 + secondsOfSlack).contains(failure.seconds), "\(failure.seconds) s")
    }

    @Test func goesByTheClockItIsGiven() async throws {
        try await ScriptedServer.run([.hang]) { server async throws in
            let clock = ManualClock()
            try await HTTPTransport.open(clock: clock) { transport async throws in
                let limits = RequestLimits(total: .seconds(28_800))
                let task = Task { try await transport.exchange(server.request(limits: limits)) }
                #expect(try await server.waits { $0.requests.count == 1 && clock.sleeperCount == 2 })
                clock.advance(by: .seconds(28_799))
                #expect(try await server.waits { _ in clock.sleeperCount == 2 })
                clock.advance(by: .seconds(1))
                let error = await #expect(throws: TransportError.self) { try await task.value }
                #expect(error?.cause == .timedOut(.waiting, after: .seconds(28_800)))
            }
        }
    }

    @Test func refusedConnectionsFailAtOnce() async throws {
        let server = try await ScriptedServer.start([])
        await server.stop()
        try await HTTPTransport.open { transport async throws in
            let start = ContinuousClock.now
            let error = await #expect(throws: TransportError.self) { try await transport.exchange(server.request()) }
            #expect(
                error?.description
                    == "cannot ask “\(server.url)/v1/models”: nothing answers at 127.0.0.1:\(server.port) (connection "
                    + "refused); start the server or correct its url")
            #expect(ContinuousClock.now.secondsSince(start) < secondsOfSlack)
        }
    }

    @Test func boundsTheTimeToConnect() async throws {
        guard let deaf = DeafPort() else { return }
        let request = HTTPRequest(
            .get, "v1", of: try Endpoint("http://127.0.0.1:\(deaf.port)"), backend: "fake",
            limits: RequestLimits(connect: .milliseconds(300)))
        try await HTTPTransport.open { transport async throws in
            let start = ContinuousClock.now
            let error = await #expect(throws: TransportError.self) { try await transport.exchange(request) }
            #expect(error?.cause == .timedOut(.connecting, after: .milliseconds(300)))
            #expect((0.25...0.25 + secondsOfSlack).contains(ContinuousClock.now.secondsSince(start)))
        }
    }

    @Test func boundsTheTimeToFindAnAddress() async throws {
        let request = HTTPRequest(
            .get, "v1", of: try Endpoint("http://lantern.example"), backend: "fake",
            limits: RequestLimits(connect: .milliseconds(200)))
        try await HTTPTransport.open(resolver: SilentResolver()) { transport async throws in
            let start = ContinuousClock.now
            let error = await #expect(throws: TransportError.self) { try await transport.exchange(request) }
            #expect(error?.cause == .timedOut(.resolving, after: .milliseconds(200)))
            #expect(ContinuousClock.now.secondsSince(start) < secondsOfSlack)
        }
    }
}
