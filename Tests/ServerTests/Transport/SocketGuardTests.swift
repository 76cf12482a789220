import BackendFixtures
import TestServer
import Testing

@testable import Transport

/// The last check of an address, at the socket. It does not depend on what a name resolved to before.
struct SocketGuardTests {
    private func cause(
        of destination: Destination, url: String = "http://lantern.example", policy: NetworkPolicy = .loopbackOnly
    ) async throws -> TransportError.Cause? {
        let request = HTTPRequest(.get, "v1", of: try Endpoint(url), backend: "fake")
        let loop = TransferLoop()
        let error = await #expect(throws: TransportError.Cause.self) {
            _ = try await loop.reply(
                to: Transfer(request: request, target: "/v1", destination: destination, policy: policy) {})
        }
        await loop.shutdown()
        return error
    }

    @Test(arguments: ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
    func refusesAddressesOfOtherMachines(address: String) async throws {
        let address = try #require(IPAddress(address))
        let cause = try await cause(of: .address(address, port: 9))
        guard case .offLimits(host: "lantern.example", address: let refused?) = cause else {
            Issue.record("\(String(describing: cause))")
            return
        }
        #expect(!refused.isLoopback)
    }

    /// A hostile name server could answer like this to avoid the check.
    @Test func refusesANameThatResolvesElsewhereTheSecondTime() async throws {
        let first = try await ScriptedServer.start([])
        await first.stop()
        let resolver = ChangingResolver([["127.0.0.1"], ["192.0.2.1"]])
        let request = HTTPRequest(
            .get, "v1", of: try Endpoint("http://lantern.example:\(first.port)"), backend: "fake")
        try await HTTPTransport.open(resolver: resolver) { transport async throws in
            let refused = await #expect(throws: TransportError.self) { try await transport.exchange(request) }
            #expect(
                refused?.cause
                    == .cannotConnect(to: ["127.0.0.1:\(first.port)"], reason: "connection refused"))
            let elsewhere = await #expect(throws: TransportError.self) { try await transport.exchange(request) }
            #expect(elsewhere?.cause == .offLimits(host: "lantern.example", address: IPAddress("192.0.2.1")))
        }
    }

    /// The transfer's address is used; the name is never looked up.
    @Test func neverAsksANameServer() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let loop = TransferLoop()
            let address = try #require(IPAddress("127.0.0.1"))
            let request = HTTPRequest(
                .get, "v1", of: try Endpoint("http://no-such-name.invalid:1"), backend: "fake")
            let reply = try await loop.reply(
                to: Transfer(
                    request: request, target: "/v1", destination: .address(address, port: server.port),
                    policy: .loopbackOnly
                ) {})
            #expect(reply.text == "ok")
            await loop.shutdown()
        }
    }
}
