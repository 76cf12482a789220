import Foundation
import SystemPackage
import Transport

/// The time of a request to a server on this machine that answers at once, on a kept connection, compared with curl for
/// the same requests.
struct ExchangeBenchmark {
    private static let requests = 2000
    private static let curl: FilePath = "/usr/bin/curl"

    func run() async throws {
        let server = try ReadyServer()
        let ours = try await milliseconds(of: server)
        printNow("a request to a local server that answers at once, \(Self.requests) in a row on one connection:")
        printNow("  nightpress: \(ours.hundredths) ms each")
        guard FileManager.default.isExecutableFile(atPath: Self.curl.string) else { return }
        let one = try ProgramRun(Self.curl, curlArguments(server, 1)).seconds
        let all = try ProgramRun(Self.curl, curlArguments(server, Self.requests + 1)).seconds
        let theirs = (all - one) * 1000 / Double(Self.requests)
        printNow("  curl in one process: \(theirs.hundredths) ms each; ratio \((ours / theirs).hundredths)")
    }

    private func milliseconds(of server: ReadyServer) async throws -> Double {
        let endpoint = try Endpoint("http://127.0.0.1:\(server.port)")
        return try await HTTPTransport.open { transport in
            let request = HTTPRequest(.get, "/one", of: endpoint, backend: "benchmark")
            _ = try await transport.exchange(request)
            let elapsed = try await ContinuousClock().measure {
                for _ in 0..<Self.requests { _ = try await transport.exchange(request) }
            }
            return elapsed / .milliseconds(1) / Double(Self.requests)
        }
    }

    private func curlArguments(_ server: ReadyServer, _ count: Int) -> [String] {
        ["--silent", "--output", "/dev/null", "http://127.0.0.1:\(server.port)/[1-\(count)]"]
    }
}
