import BackendFixtures
import Foundation
import TestServer
import TestSupport
import Testing

@testable import Transport

/// Neither memory nor descriptors grow with the number of requests. Runs alone: other tests open files, too.
@Suite(.serialized) struct ManyRequestsTests {
    private static let isSoak = Soak.isOn

    @Test func oneAfterTheOther() async throws {
        let count = Self.isSoak ? 10_000 : 2000
        try await grows(connections: 1, over: count) { transport, server, count in
            for _ in 0..<count { _ = try await transport.exchange(server.request()) }
        }
    }

    @Test func sixtyFourAtOnce() async throws {
        try await grows(connections: 64, over: 20) { transport, server, count in
            for _ in 0..<count {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<64 { group.addTask { _ = try await transport.exchange(server.request()) } }
                    try await group.waitForAll()
                }
            }
        }
    }

    private func grows(
        connections: Int, over count: Int, _ ask: (HTTPTransport, ScriptedServer, Int) async throws -> Void
    ) async throws {
        let server = try await ScriptedServer.start { _ in .text("ok") }
        // Each connection has two ends here.
        let descriptors = Self.descriptors + 2 * connections + 8
        try await HTTPTransport.open { transport async throws in
            try await ask(transport, server, max(1, count / 10))
            let memory = Self.megabytes
            try await ask(transport, server, count - count / 10)
            #expect(Self.descriptors <= descriptors)
            #expect(Self.megabytes <= memory + 30)
        }
        await server.stop()
    }

    /// Open ones; 0 where the system does not list them.
    private static var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// Resident; 0 where the system does not say.
    private static var megabytes: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? 0
    }
}
