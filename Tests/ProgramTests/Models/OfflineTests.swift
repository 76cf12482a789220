import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Without permission, nothing leaves the machine, not even a name lookup. Checked from outside with a system-call
/// trace.
struct OfflineTests {
    private static let strace = "/usr/bin/strace"

    /// Whether the tracing program is installed and may trace here. Containers often forbid it.
    private static func canTrace() async throws -> Bool {
        guard FileManager.default.isExecutableFile(atPath: strace) else { return false }
        let result = try await Subprocess.run(
            .path(FilePath(strace)), arguments: ["-f", "-e", "trace=connect", "/bin/true"], output: .discarded,
            error: .discarded)
        return result.terminationStatus.isSuccess
    }

    private static let backends = [
        (name: "name", settings: "kind: openai, url: \"http://example.org\""),
        (name: "numbers", settings: "kind: openai, url: \"http://192.0.2.1:8080\""),
        (
            name: "gpt",
            settings: "kind: openai, url: \"https://api.openai.com\", model: gpt-5-mini, key: { env: A_KEY }"
        ),
        (name: "gemini", settings: "kind: gemini, model: gemini-3.8-flash, key: { env: A_KEY }"),
        (name: "ollama", settings: "kind: ollama, url: \"http://ollama.example.org:11434\", model: llama3.2"),
        (name: "near", settings: "kind: openai, url: \"http://localhost:9\""),
    ]

    @Test(
        .enabled("strace is missing or cannot trace here: whether the machine is left is not tested") {
            try await canTrace()
        })
    func asksNoOne() async throws {
        let testRun = try ModelRun(Self.backends, more: "start-patience: 0")
        let outcome = try await testRun.run(
            environment: ["A_KEY": "lantern-key-1234"],
            through: [Self.strace, "-f", "-e", "trace=connect,sendto,sendmsg,sendmmsg", "-o", "trace"])
        #expect(outcome.code == 31, "\(outcome.messages)")
        let trace = String(decoding: try testRun.work.folder.read("trace"), as: UTF8.self)
        let reached = trace.split(separator: "\n").filter { $0.contains("sa_family=AF_INET") }
        #expect(reached.contains { $0.contains("connect(") && $0.contains("htons(9)") }, "it does connect to loopback")
        for line in reached {
            #expect(line.contains(#"inet_addr("127.0.0.1")"#) || line.contains(#""::1""#), "\(line)")
        }
        #expect(!trace.contains("example"), "no name was looked up")
        #expect(try testRun.document.planners == ["stub"])
    }

    @Test func saysWhatToDoAboutEach() async throws {
        let testRun = try ModelRun(Self.backends, more: "start-patience: 0")
        let outcome = try await testRun.run(environment: ["A_KEY": "lantern-key-1234"])
        #expect(outcome.code == 31)
        let notices = try testRun.document.notices
        #expect(notices.count == Self.backends.count + 1)
        #expect(notices.last?.hasPrefix("the built-in generators stand in for language models: ") == true, "\(notices)")
        for (notice, words) in zip(
            notices,
            [
                "name passed over: cannot ask “http://example.org/",
                "numbers passed over: cannot ask “http://192.0.2.1:8080/",
                "gpt passed over: cannot ask “https://api.openai.com/", "gemini passed over: cannot ask “https://",
                "ollama passed over: cannot ask “http://ollama.example.org:11434/",
            ])
        {
            #expect(notice.hasPrefix(words), "\(notice)")
            #expect(
                notice.contains(
                    "; to allow it, set allow-network: true in the pipeline file, or give --allow-network"), "\(notice)"
            )
        }
        #expect(
            notices[0].contains("“example.org” is not in /etc/hosts, and a name server is another machine"))
        #expect(notices[1].contains("“192.0.2.1” is not this machine"))
    }
}
