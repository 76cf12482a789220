import BackendFixtures
import TestServer
import Testing

@testable import Transport

struct CancellationTests {
    @Test(
        arguments: [
            .hang, .hangInBody(sent: Array("abc".utf8), announced: 10),
            .drip(Array(repeating: 0x61, count: 1000), every: .milliseconds(10)),
        ] as [ServerStep])
    func closesTheConnectionAtOnce(step: ServerStep) async throws {
        try await ScriptedServer.run([step]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let task = Task { try await transport.exchange(server.request()) }
                #expect(try await server.waits { $0.requests.count == 1 })
                try await Task.sleep(for: .milliseconds(60))
                let start = ContinuousClock.now
                task.cancel()
                await #expect(throws: CancellationError.self) { try await task.value }
                #expect(try await server.waits { $0.isClosed(connection: 1) })
                #expect(ContinuousClock.now.secondsSince(start) < secondsOfSlack)
            }
        }
    }

    @Test func sendsNothingOnceCancelled() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let task = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return try await transport.exchange(server.request())
                }
                await #expect(throws: CancellationError.self) { try await task.value }
                try await Task.sleep(for: .milliseconds(50))
                #expect(server.connectionCount == 0)
            }
        }
    }

    @Test func leavesAResolverBehind() async throws {
        let request = HTTPRequest(.get, "v1", of: try Endpoint("http://lantern.example"), backend: "fake")
        try await HTTPTransport.open(resolver: SilentResolver()) { transport async throws in
            let task = Task { try await transport.exchange(request) }
            try await Task.sleep(for: .milliseconds(20))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(ContinuousClock.now.secondsSince(start) < secondsOfSlack)
        }
    }

    @Test func stopsConnecting() async throws {
        guard let deaf = DeafPort() else { return }
        let request = HTTPRequest(.get, "v1", of: try Endpoint("http://127.0.0.1:\(deaf.port)"), backend: "fake")
        try await HTTPTransport.open { transport async throws in
            let task = Task { try await transport.exchange(request) }
            try await Task.sleep(for: .milliseconds(50))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(ContinuousClock.now.secondsSince(start) < secondsOfSlack)
        }
    }
}
