import BackendFixtures
import TestServer
import Testing

@testable import Transport

struct NetworkPolicyTests {
    private func request(_ url: String) throws -> HTTPRequest {
        HTTPRequest(.get, "v1", of: try Endpoint(url), backend: "fake")
    }

    @Test(arguments: [["127.0.0.1"], ["::1", "127.0.0.1"], ["127.0.0.1", "::1"], ["::ffff:127.0.0.1"]])
    func asksANameOfThisMachine(addresses: [String]) async throws {
        try await ScriptedServer.run([.text("a"), .text("b")]) { server async throws in
            let resolver = FakeResolver(["lantern.example": addresses])
            try await HTTPTransport.open(resolver: resolver) { transport async throws in
                let request = try request("http://LANTERN.example:\(server.port)")
                #expect(try await transport.exchange(request).text == "a")
                #expect(try await transport.exchange(request).text == "b")
            }
            #expect(resolver.count == 1)
            #expect(server.connectionCount == 1)
            #expect(
                server.requests.map { $0[header: "host"] }
                    == Array(repeating: "lantern.example:\(server.port)", count: 2))
        }
    }

    @Test(arguments: [["192.0.2.1"], ["127.0.0.1", "192.0.2.1"], ["192.0.2.1", "127.0.0.1"]])
    func staysAwayFromANameOfAnother(addresses: [String]) async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let resolver = FakeResolver(["lantern.example": addresses])
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open(resolver: resolver) {
                    _ = try await $0.exchange(request("http://lantern.example:\(server.port)"))
                }
            }
            #expect(
                error?.description
                    == "cannot ask “http://lantern.example:\(server.port)/v1”: “lantern.example” is 192.0.2.1, which is "
                    + "not this machine; to allow it, set allow-network: true in the pipeline file, or give "
                    + "--allow-network"
            )
            #expect(server.connectionCount == 0)
        }
    }

    @Test(arguments: ["0.0.0.0", "192.0.2.1", "[::]", "[2001:db8::1]", "[::ffff:192.0.2.1]"])
    func staysAwayFromAddressesOfOthers(host: String) async throws {
        let resolver = FakeResolver([:])
        let error = await #expect(throws: TransportError.self) {
            try await HTTPTransport.open(resolver: resolver) { _ = try await $0.exchange(request("http://\(host):9")) }
        }
        guard case .offLimits = error?.cause else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(resolver.count == 0)
    }

    @Test(arguments: ["127.1", "2130706433", "localhost"])
    func takesOtherSpellingsForWhatTheyResolveTo(host: String) async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let reply = try await HTTPTransport.open {
                try await $0.exchange(request("http://\(host):\(server.port)"))
            }
            #expect(reply.text == "ok")
            #expect(reply.address == "127.0.0.1:\(server.port)")
        }
    }

    @Test func looksUpAgainWhenNoOneAnswers() async throws {
        let server = try await ScriptedServer.start([])
        await server.stop()
        let resolver = FakeResolver(["lantern.example": ["127.0.0.1", "127.0.0.2"]])
        try await HTTPTransport.open(resolver: resolver) { transport async throws in
            for _ in 0..<2 {
                let error = await #expect(throws: TransportError.self) {
                    try await transport.exchange(request("http://lantern.example:\(server.port)"))
                }
                let tried = ["127.0.0.1:\(server.port)", "127.0.0.2:\(server.port)"]
                #expect(error?.cause == .cannotConnect(to: tried, reason: "connection refused"))
            }
        }
        #expect(resolver.count == 2)
    }

    @Test func saysWhichNameIsUnknown() async throws {
        let error = await #expect(throws: TransportError.self) {
            try await HTTPTransport.open(resolver: FakeResolver([:])) {
                _ = try await $0.exchange(request("http://lantern.example"))
            }
        }
        #expect(error?.cause == .cannotResolve(host: "lantern.example", reason: "Name or service not known"))
    }

    /// An address that is not of this machine as the policy goes, and yet leads to it: nothing leaves for elsewhere.
    @Test func asksAnyoneWhereTheNetworkIsAllowed() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let reply = try await HTTPTransport.open(policy: .anywhere) {
                try await $0.exchange(request("http://0.0.0.0:\(server.port)"))
            }
            #expect(reply.text == "ok")
        }
    }
}
