import FakeImageServers
import Foundation
import ProgramFixtures
import TestServer
import TestSupport
import Testing

/// Backends with several servers, through the built program.
struct SeveralServersRunTests {
    private static let stories = (1...4).map { "A fox named Pim \($0) sat in the forest." }

    /// Addresses with no server now.
    private static func freeAddresses(_ count: Int) async throws -> [String] {
        var servers: [ScriptedServer] = []
        for _ in 0..<count { servers.append(try await ScriptedServer.start([])) }
        for server in servers { await server.stop() }
        return servers.map(\.url)
    }

    /// Each has its own port and its own log.
    @Test(.timeLimit(.minutes(2))) func startsSeveralServersAndNamesThem() async throws {
        let servers = try await Self.freeAddresses(2)
        let start = "[\"\(ModelRun.fixture)\", serve-pictures, \"{port}\"]"
        let testRun = try PictureRun(
            [("sd", "kind: sdcpp, servers: [\(servers.joined(separator: ", "))], start: \(start)")],
            stories: Self.stories)
        #expect(try await testRun.run("-q").code == 0)
        let attempts = try testRun.document.pages.flatMap(\.attempts)
        #expect(attempts.allSatisfy { $0.backend == "sd" })
        #expect(Set(attempts.compactMap(\.server)) == Set(servers))
        let logs = try testRun.work.files(below: "library/reports").filter { $0.hasSuffix(".log") }
        #expect(logs.count == 2, "\(logs)")
        let why = try await BuiltProgram.run(["status", "--why", "tale-1/1"], in: testRun.work.path).output
            .replacing(/\s+/, with: " ")
        #expect(servers.contains { why.contains("sd at \($0) (full), ready") }, "\(why)")
    }

    @Test(.timeLimit(.minutes(2))) func serversThatDifferAreNamed() async throws {
        try await PictureRun.serving(FakeSDServer()) { first in
            let other = FakeSDServer(capabilities: FakeSDServer.capabilities(model: "nightmare"))
            try await PictureRun.serving(other) { second in
                let testRun = try PictureRun(
                    [("sd", "kind: sdcpp, servers: [\(first.url), \(second.url)]")], stories: Self.stories)
                let difference =
                    "the model at \(second.url) is “nightmare.safetensors”, and at \(first.url) it is “dream.safetensors”: all servers of “sd” "
                    + "must be alike; start the same on all of them, or make two backends of them"
                let doctor = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: testRun.work.path).output
                    .replacing(/\s+/, with: " ")
                #expect(doctor.contains("images: sd at \(first.url) is ready: stable-diffusion.cpp"), "\(doctor)")
                #expect(
                    doctor.contains("images: sd at \(second.url) is passed over: \(difference)"), "\(doctor)")
                #expect(try await testRun.run("-q").code == 0)
                #expect(try testRun.document.notices == ["sd at \(second.url) passed over: \(difference)"])
                #expect(Set(try testRun.document.pages.flatMap(\.attempts).map(\.server)) == [first.url])
            }
        }
    }
}
