import FakeImageServers
import FakeModelServers
import TestServer

/// Fakes of the servers that documents name. They run at other addresses than the documented ones.
struct DocumentedPeers {
    private static let languageModels: [(address: String, product: any FakeProduct)] = [
        ("http://127.0.0.1:8080", FakeLlamaCPP()), ("http://127.0.0.1:11434", FakeOllama()),
    ]
    private static let imageModels: [(address: String, product: any FakeImageProduct)] = [
        ("http://127.0.0.1:7860", FakeAutomatic1111(.a1111)), ("http://127.0.0.1:8188", FakeComfyUI()),
        ("http://127.0.0.1:1234", FakeSDServer()),
    ]

    private var servers: [(address: String, server: ScriptedServer)] = []

    /// Runs `body` while all fakes are up.
    static func up(_ body: (DocumentedPeers) async throws -> Void) async throws {
        var peers = DocumentedPeers()
        for (address, product) in languageModels {
            peers.servers.append(
                (address, try await .start(lifetime: .seconds(300)) { product.step(for: $0, in: .obliging) }))
        }
        for (address, product) in imageModels {
            peers.servers.append(
                (address, try await .start(lifetime: .seconds(300)) { product.step(for: $0, in: .drawing) }))
        }
        do {
            try await body(peers)
        } catch {
            await peers.stop()
            throw error
        }
        await peers.stop()
    }

    private func stop() async {
        for (_, server) in servers { await server.stop() }
    }

    /// Replaces the documented addresses by those of the fakes.
    func addressed(_ text: String) -> String {
        servers.reduce(text) { $0.replacing($1.address, with: $1.server.url) }
    }

    /// Replaces the fakes' addresses by the documented ones.
    func documented(_ text: String) -> String {
        servers.reduce(text) { $0.replacing($1.server.url, with: $1.address) }
    }
}
