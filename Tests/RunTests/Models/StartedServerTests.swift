import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import TestSupport
import Testing

/// Servers that the built program starts for a run.
@Suite(.serialized)
struct StartedServerTests {
    @Test func isStartedUsedAndStopped() async throws {
        let (testRun, port) = try await ModelRun.startingServer("obliging")
        let outcome = try await testRun.run("--quiet")
        #expect(outcome.code == 0, "\(outcome.messages)")
        #expect(try testRun.document.planners == ["llama"])
        let log = try String(decoding: testRun.work.folder.read("\(testRun.report)/logs/llama.log"), as: UTF8.self)
        #expect(log.hasPrefix("loading model.gguf\nlistening on http://127.0.0.1:\(port)\n"), "\(log)")
        #expect(Self.servers(at: port).isEmpty)
    }

    @Test func theDoctorStopsItToo() async throws {
        let (testRun, port) = try await ModelRun.startingServer("obliging")
        let outcome = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: testRun.work.path)
        #expect(outcome.output.contains("text: llama is ready: llama.cpp"), "\(outcome.output)")
        #expect(Self.servers(at: port).isEmpty)
        #expect(!testRun.work.exists("library"))
    }

    /// It is started again after the first requests.
    @Test func itsLastWordsAreReported() async throws {
        let (testRun, port) = try await ModelRun.startingServer("dies-when-asked")
        let outcome = try await testRun.run("--no-wait")
        #expect(outcome.code == 31, "\(outcome.messages)")
        let document = try testRun.document
        #expect(document.planners == ["stub"])
        #expect(document.textAttempts.map(\.outcome) == ["transient", "transient", "transient"])
        let words = try #require(document.textAttempts.first?.message)
        #expect(words.hasSuffix(" / ggml_abort: out of memory in slot 0"), "\(words)")
        try #require(document.notices.count == 2, "\(document.notices)")
        #expect(document.notices[0].hasPrefix("llama is away: transient: its server “"))
        #expect(
            document.notices[1]
                == "the built-in generators stand in for language models: plan of “tale-1”; add --retry to ask a language model "
                + "again")
        #expect(outcome.messages.contains("ggml_abort: out of memory in slot 0"), "\(outcome.messages)")
        #expect(Self.servers(at: port).isEmpty)
    }

    /// During a request, and while the server is still starting.
    @Test(arguments: [Subprocess.Signal.kill, .interrupt], ["silent", "never-ready"])
    func doesNotOutliveTheProgram(_ signal: Subprocess.Signal, _ manner: String) async throws {
        let (testRun, port) = try await ModelRun.startingServer(manner)
        let sent = Mutex(ContinuousClock.now)
        let code = try await BuiltProgram.run(["run", "pipeline.yaml"], in: testRun.work.path, signalling: signal) {
            #expect(try await eventually { !Self.servers(at: port).isEmpty })
            // During a request, or just before it.
            try await Task.sleep(for: .milliseconds(400))
            sent.withLock { $0 = .now }
        }
        let time = sent.withLock(\.self).duration(to: .now)
        print("ended \(time) after the signal")
        #expect(code == 128 + signal.rawValue)
        #expect(time < .seconds(20))
        #expect(try await eventually(within: .seconds(2)) { Self.servers(at: port).isEmpty })
    }

    /// Command lines of processes that serve that port, without the program itself.
    private static func servers(at port: Int) -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { process in
            guard Int(process) != nil, let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            else { return nil }
            let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            return words.contains("serve") && words.contains("\(port)") ? words.joined(separator: " ") : nil
        }
    }
}

/// Whether a condition becomes true within the limit.
func eventually(within limit: Duration = .seconds(10), _ holds: () throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while try !holds() {
        guard ContinuousClock.now < end else { return false }
        try await Task.sleep(for: .milliseconds(10))
    }
    return true
}
