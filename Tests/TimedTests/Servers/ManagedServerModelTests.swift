import BackendFixtures
import Domain
import FakeModelServers
import Foundation
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Generation
@testable import Platform

/// Servers that the program starts for a run.
struct ManagedServerModelTests {
    private struct OneRun {
        let model: any LanguageModel
        let machine: TestMachine
        let port: Int

        /// `words`: the seconds that the server loads, and its behaviour.
        static func pass(
            _ words: String..., patience: Duration = .seconds(20), port: Int? = nil,
            _ body: (OneRun) async throws -> Void
        ) async throws {
            let port = if let port { port } else { try await QuietPort.free() }
            let command = CommandLineSpec([TestMachine.program.string, "serve", "\(port)"] + words)
            let settings = BackendSettings(
                name: "our llama", kind: "openai", url: "http://127.0.0.1:\(port)",
                start: ServerStart(command: command, patience: patience))
            try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
                let testRun = OneRun(model: machine.model(settings), machine: machine, port: port)
                try await body(testRun)
                await testRun.model.release()
            }
        }

        var log: String {
            get throws {
                let path = machine.path.appending("logs").appending("our-llama.log")
                return String(decoding: try LocalFileSystem().read(path, limit: 1_000_000), as: UTF8.self)
            }
        }

        var starts: Int {
            get throws { try log.split(separator: "\n").count { $0 == "loading model.gguf" } }
        }

        /// Whether a server accepts connections at the port.
        var isServed: Bool {
            get async throws {
                try await TestMachine().run { machine async throws in
                    let model = machine.model(
                        BackendSettings(name: "probe", kind: "openai", url: "http://127.0.0.1:\(port)"))
                    guard let reason = await model.probe().refusal?.reason else { return true }
                    return !reason.contains("nothing answers")
                }
            }
        }

        func facts() async throws -> ModelFacts? {
            if case .ready(let facts) = await model.probe() { facts } else { nil }
        }

        func failure() async throws -> (reason: String, remedy: String) {
            await model.probe().refusal ?? ("ready", "")
        }
    }

    @Test func startsWaitsUsesAndStops() async throws {
        try await OneRun.pass("0.6", "good") { testRun async throws in
            #expect(try await testRun.facts()?.product == "llama.cpp")
            #expect(try await testRun.model.reply(to: .colour).text == #"{"colour":"red"}"#)
            #expect(try await testRun.isServed)
            await testRun.model.release()
            #expect(try await !testRun.isServed)
            #expect(try testRun.log.hasPrefix("loading model.gguf\nlistening on http://127.0.0.1:\(testRun.port)\n"))
        }
    }

    /// Facts about a stopped server are not used for the next one.
    @Test func startsAgainAfterItWasLetGo() async throws {
        try await OneRun.pass("0", "good") { testRun async throws in
            for _ in 1...2 {
                #expect(try await testRun.facts() != nil)
                #expect(try await testRun.model.reply(to: .colour).text == #"{"colour":"red"}"#)
                await testRun.model.release()
            }
            #expect(try testRun.starts == 2)
        }
    }

    @Test(arguments: ["good", "late-to-listen"])
    func startsOneServerForSeveralThatAsk(_ manner: String) async throws {
        try await OneRun.pass("0.6", manner) { testRun async throws in
            let model = testRun.model
            let standings = await withTaskGroup(of: ModelAvailability<ModelFacts>.self) { group in
                for _ in 1...4 { group.addTask { await model.probe() } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            for standing in standings {
                guard case .ready = standing else {
                    Issue.record("\(standing)")
                    continue
                }
            }
            #expect(try testRun.starts == 1)
        }
    }

    @Test func usesAServerThatIsThereAndLeavesItAlone() async throws {
        let product = FakeLlamaCPP()
        let server = try await ScriptedServer.start { product.step(for: $0, in: .answering("{}")) }
        try await OneRun.pass("0", "good", port: server.port) { testRun async throws in
            #expect(try await testRun.facts() != nil)
            #expect(try await testRun.model.reply(to: .colour).text == "{}")
            await testRun.model.release()
            #expect(try await testRun.isServed)
            #expect(throws: FileSystemError.self) { try testRun.log }
        }
        await server.stop()
    }

    @Test func saysTheLastWordsOfAServerThatDiesAtOnce() async throws {
        try await OneRun.pass("0", "dies-at-once") { testRun async throws in
            let failure = try await testRun.failure()
            #expect(
                failure.reason
                    == "its server “\(TestMachine.program)” has ended; it last wrote: loading model.gguf / "
                    + "error: failed to load model.gguf: out of memory")
            #expect(
                failure.remedy
                    == "look at “\(testRun.machine.path)/logs/our-llama.log”, and at “start:” of “our llama” in the "
                    + "pipeline file")
        }
    }

    @Test func saysTheLastWordsOfAServerThatDiesInMidRun() async throws {
        try await OneRun.pass("0", "dies-when-asked") { testRun async throws in
            #expect(try await testRun.facts() != nil)
            let error = await #expect(throws: GenerationError.self) { try await testRun.model.reply(to: .colour) }
            #expect(error?.kind == .transient)
            #expect(error?.message.hasSuffix(" / ggml_abort: out of memory in slot 0") == true, "\(error as Any)")
            #expect(try await testRun.facts() != nil, "it is started again")
            #expect(try testRun.starts == 2)
        }
    }

    @Test func losesItsPatience() async throws {
        try await OneRun.pass("0", "never-ready", patience: .seconds(1)) { testRun async throws in
            let failure = try await testRun.failure()
            #expect(
                failure.reason.hasPrefix(
                    "its server did not answer as it should within 1 s: http://127.0.0.1:\(testRun.port) is loading "
                        + "its model"), "\(failure)")
            #expect(
                failure.remedy == "give it more “patience:”, or look at “\(testRun.machine.path)/logs/our-llama.log”")
            #expect(try await !testRun.isServed)
        }
    }

    @Test func saysThatThereIsNoSuchServer() async throws {
        let settings = BackendSettings(
            name: "our llama", kind: "openai", url: "http://127.0.0.1:\(QuietPort.unused)",
            start: ServerStart(command: ["/no/such/lantern"]))
        try await TestMachine().run { machine async throws in
            guard let reason = await machine.model(settings).probe().refusal?.reason else {
                Issue.record("ready")
                return
            }
            #expect(reason.hasPrefix("cannot start “/no/such/lantern”: "))
        }
    }

    /// A program started here cannot answer at an address of another machine.
    @Test func startsNothingForAnAddressThatIsOffLimits() async throws {
        let folder = try TemporaryFolder()
        let sign = folder.path.appending("started")
        let settings = BackendSettings(
            name: "far llama", kind: "openai", url: "http://192.0.2.1:8080",
            start: ServerStart(command: ["/usr/bin/touch", sign.string]))
        try await TestMachine().run { machine async throws in
            let refusal = await machine.model(settings).probe().refusal
            #expect(refusal?.reason.contains("is not this machine") == true)
            #expect(try LocalFileSystem().status(of: sign) == nil)
        }
    }

    @Test func stopsItsServerWhenItIsCancelledWhileStarting() async throws {
        try await OneRun.pass("0", "never-ready") { testRun async throws in
            let model = testRun.model
            let task = Task { await model.probe() }
            for _ in 0..<500 {
                if let log = try? testRun.log, log.contains("listening") { break }
                try await Task.sleep(for: .milliseconds(10))
            }
            task.cancel()
            #expect(
                await task.value
                    == .unavailable(reason: "the run was stopped while its server was starting", remedy: "run again"))
            #expect(try await !testRun.isServed)
        }
    }
}
