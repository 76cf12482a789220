import BackendFixtures
import Foundation
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Transport

private let openssl = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

/// A server with a certificate that no authority has signed.
@Suite(.enabled("openssl is missing: certificates are not tested") { openssl != nil })
struct CertificateTests {
    @Test func refusesACertificateThatIsNotTrusted() async throws {
        let folder = try TemporaryFolder()
        let (key, certificate) = (folder.path.appending("key.pem").string, folder.path.appending("cert.pem").string)
        try Self.start([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", key,
            "-out", certificate,
        ]).waitUntilExit()
        let closed = try await ScriptedServer.start([])
        let port = closed.port
        await closed.stop()
        let server = try Self.start([
            "s_server", "-accept", "127.0.0.1:\(port)", "-key", key, "-cert", certificate, "-www",
        ])
        defer { server.terminate() }
        let request = HTTPRequest(.get, "", of: try Endpoint("https://127.0.0.1:\(port)"), backend: "fake")
        var error: TransportError?
        // The server needs a moment to listen.
        for _ in 0..<200 {
            error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(request) }
            }
            guard case .cannotConnect = error?.cause else { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(error?.cause == .tls(reason: "its certificate is not trusted"))
    }

    private static func start(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: openssl ?? "")
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
