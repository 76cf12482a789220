import SystemPackage
import Transport

/// Requests to a server on this machine that answers at once, one after another on one connection.
struct ExchangeDuel {
    private static let requests = 2000

    let server: ReadyServer

    var duel: Duel {
        Duel(
            task: "\(Self.requests) requests on one connection", peer: "curl", ours: exchange,
            theirs: Peer.program("curl").map { curl in
                {
                    // Without the start of the program.
                    let one = try ProgramRun(curl, arguments(1)).milliseconds
                    return try ProgramRun(curl, arguments(Self.requests + 1)).milliseconds - one
                }
            })
    }

    private func exchange() async throws -> Double {
        let endpoint = try Endpoint("http://127.0.0.1:\(server.port)")
        return try await HTTPTransport.open { transport in
            let request = HTTPRequest(.get, "/one", of: endpoint, backend: "benchmark")
            _ = try await transport.exchange(request)
            let elapsed = try await ContinuousClock().measure {
                for _ in 0..<Self.requests { _ = try await transport.exchange(request) }
            }
            return elapsed / .milliseconds(1)
        }
    }

    private func arguments(_ count: Int) -> [String] {
        ["--silent", "--output", "/dev/null", "http://127.0.0.1:\(server.port)/[1-\(count)]"]
    }
}
