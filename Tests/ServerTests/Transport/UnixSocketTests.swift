import BackendFixtures
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Transport

struct UnixSocketTests {
    @Test func asksAServerOverItsSocket() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("llama.sock").string
        try await ScriptedServer.run([.text("a"), .json(#"{"b":1}"#)], host: path) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let plain = try await transport.exchange(
                    HTTPRequest(.get, "v1/models", of: try Endpoint("unix:\(path)"), backend: "fake"))
                #expect(plain.text == "a")
                #expect(plain.address == "unix:\(path)")
                let below = try await transport.exchange(
                    HTTPRequest(
                        .post, "models", of: try Endpoint("unix:\(path):/v1/"), backend: "fake",
                        body: .json(Array("{}".utf8))))
                #expect(below.text == #"{"b":1}"#)
            }
            #expect(server.requests.map(\.path) == ["/v1/models", "/v1/models"])
            #expect(server.requests.map { $0[header: "host"] } == ["localhost", "localhost"])
            #expect(server.connectionCount == 1)
        }
    }

    @Test func saysThatNoServerIsThere() async throws {
        let path = try TemporaryFolder().path.appending("llama.sock").string
        let error = await #expect(throws: TransportError.self) {
            try await HTTPTransport.open {
                _ = try await $0.exchange(HTTPRequest(.get, "v1", of: try Endpoint("unix:\(path)"), backend: "fake"))
            }
        }
        #expect(
            error?.description
                == "cannot ask “unix:\(path):/v1”: nothing answers at unix:\(path) (no such file or directory); start the "
                + "server or correct its url")
    }

    @Test(arguments: [
        ("unix:/run/llama.sock", "unix:/run/llama.sock"), ("unix:/run/llama.sock:", "unix:/run/llama.sock"),
        ("unix:/run/llama.sock:/v1/", "unix:/run/llama.sock:/v1"),
    ])
    func readsAddresses(text: String, shown: String) throws {
        #expect(try Endpoint(text).description == shown)
    }

    @Test(arguments: [
        "unix:", "unix:/", "unix:llama.sock", "unix://run/llama.sock:v1", "unix:/\(String(repeating: "a", count: 107))",
    ])
    func refusesOtherAddresses(text: String) {
        #expect(throws: EndpointError.self) { try Endpoint(text) }
    }
}
