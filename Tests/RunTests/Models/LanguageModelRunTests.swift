import FakeModelServers
import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import TestServer
import TestSupport
import Testing

/// The built program with fake servers.
@Suite(.serialized)
struct LanguageModelRunTests {
    @Test func plansWithTheModelAndSaysSoInTheReport() async throws {
        try await ModelRun.withLlama { testRun, _ in
            let outcome = try await testRun.run("--quiet")
            #expect(outcome.code == 0, "\(outcome.messages)")
            #expect(outcome.messages.isEmpty)
            let document = try testRun.document
            #expect(document.planners == ["llama"])
            #expect(document.notices.isEmpty)
            #expect(
                document.textAttempts.map { "\($0.story) \($0.backend) \($0.subject) \($0.outcome)" } == [
                    "tale-1 llama cast ready", "tale-1 llama page 1 ready",
                ])
            #expect(document.textAttempts.allSatisfy { $0.promptTokens == 1021 })
        }
    }

    @Test func theDoctorSaysWhatAServerIs() async throws {
        try await ModelRun.withLlama { testRun, server in
            let outcome = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: testRun.work.path)
            #expect(outcome.code == 0)
            #expect(
                outcome.output.contains(
                    "text: llama is ready: llama.cpp b1-0c1e570, model tiny-random, 4096 tokens of context, holds "
                        + "replies to a schema\n"), "\(outcome.output)")
            let json = try await BuiltProgram.run(["doctor", "pipeline.yaml", "--json"], in: testRun.work.path)
            let llama = try #require(try Findings(json.output).generators.first { $0.backend == "llama" })
            #expect(llama.available)
            #expect(
                llama.facts == [
                    "product": "llama.cpp", "version": "b1-0c1e570", "model": "tiny-random", "contextSize": "4096",
                    "enforces": "schema",
                ])
            #expect(server.requests.allSatisfy { $0.path != FakeLlamaCPP().questionPath })
        }
    }

    @Test func theDoctorSaysWhyAServerIsPassedOver() async throws {
        let testRun = try ModelRun([("llama", "kind: openai, url: \"http://127.0.0.1:9\"")])
        let outcome = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: testRun.work.path)
        #expect(outcome.code == 0)
        let json = try await BuiltProgram.run(["doctor", "pipeline.yaml", "--json"], in: testRun.work.path)
        let llama = try #require(try Findings(json.output).generators.first { $0.backend == "llama" })
        #expect(!llama.available)
        #expect(llama.message.contains("nothing answers at 127.0.0.1:9 (connection refused)"), "\(llama.message)")
        let remedy = try #require(llama.remedy)
        #expect(!remedy.isEmpty)
        #expect(
            outcome.output.contains("text: llama is passed over: \(llama.message); \(remedy)\n"), "\(outcome.output)")
    }

    @Test(arguments: [(Subprocess.Signal.interrupt, Int32(130)), (.terminate, 143)])
    func aSignalEndsARequestThatHangs(_ signal: Subprocess.Signal, _ code: Int32) async throws {
        let hangs = Mutex(true)
        let answer: ModelRun.Answer = { _ in hangs.withLock(\.self) ? .hang : nil }
        try await ModelRun.withLlama(answer: answer) { testRun, server in
            let sent = Mutex(ContinuousClock.now)
            let ended = try await BuiltProgram.run(["run", "pipeline.yaml"], in: testRun.work.path, signalling: signal)
            {
                let isAsked = try await server.waits { $0.requests.contains { $0.method == "POST" } }
                #expect(isAsked)
                sent.withLock { $0 = .now }
            }
            let time = sent.withLock(\.self).duration(to: .now)
            print("ended \(time) after the signal")
            #expect(ended == code)
            // About 0.5 s on an idle machine.
            #expect(time < .seconds(20))
            let status = try await BuiltProgram.run(["status", "--json"], in: testRun.work.path)
            #expect(status.code == 0)
            #expect(try testRun.document.planners.compactMap(\.self).isEmpty)
            hangs.withLock { $0 = false }
            let next = try await testRun.run("--quiet")
            #expect(next.code == 0, "\(next.messages)")
            #expect(try testRun.document.planners == ["llama"])
        }
    }

    @Test func keepsExchangesWhereAsked() async throws {
        try await ModelRun.withLlama { testRun, server in
            let outcome = try await testRun.run("--log-exchanges", "exchanges")
            #expect(outcome.code == 0, "\(outcome.messages)")
            let files = try testRun.work.files(below: "exchanges")
            #expect(files.count == server.requests.count)
            #expect(files.allSatisfy { $0.wholeMatch(of: /\d{4}-llama-200\.json/) != nil }, "\(files)")
            let question = try String(
                decoding: testRun.work.folder.read("exchanges/\(files[files.count - 1])"), as: UTF8.self)
            #expect(question.contains("POST") && question.contains("It slept."), "\(question)")
        }
    }

    @Test func refusesATemplateThatAsksForWhatIsNotThere() async throws {
        let testRun = try ModelRun([("llama", "kind: openai, url: \"http://127.0.0.1:9\"")])
        try testRun.work.folder.write("Ages {{ages}}, rated {{rating}}, by {{owl}}.", to: "words/planner.mustache")
        let outcome = try await testRun.run("--prompts", "words")
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: prompts: “planner.mustache” cannot be used: it names {{owl}}, which is none of {{ages}}, {{rating}}\n"
        )
        #expect(!testRun.work.exists("library"))
    }

    private struct Findings: Decodable {
        struct Generator: Decodable {
            var backend: String
            var available: Bool
            var message: String
            var remedy: String?
            var facts: [String: String]?
        }

        var generators: [Generator]

        init(_ text: String) throws {
            self = try JSONDecoder().decode(Findings.self, from: Data(text.utf8))
        }
    }
}
