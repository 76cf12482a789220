import BackendFixtures
import Domain
import FakeImageServers
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Backends
@testable import Generation
@testable import Platform

/// Image servers that the program starts for a run.
struct ManagedServerImageModelTests {
    private func serving(
        _ more: [String] = [], _ body: (any ImageModel, TestMachine) async throws -> Void
    ) async throws {
        let port = try await QuietPort.free()
        let settings = BackendSettings(
            name: "our sd", kind: "sdcpp", url: "http://127.0.0.1:\(port)",
            start: ServerStart(
                command: CommandLineSpec([TestMachine.program.string, "serve-pictures", "\(port)"] + more),
                patience: .seconds(20)))
        try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
            let model = machine.backends.imageModel(settings)
            try await body(model, machine)
            await model.release()
        }
    }

    private func isStarted(_ machine: TestMachine) throws -> Bool {
        try LocalFileSystem().status(of: machine.path.appending("logs").appending("our-sd.log")) != nil
    }

    @Test func startsItsServerWhenItIsAskedHowItStands() async throws {
        try await serving { model, _ async throws in
            #expect(model.hasOwnServer)
            guard case .ready = await model.probe() else {
                Issue.record("\(await model.probe())")
                return
            }
            #expect(try await !model.draw(.fox()).bytes.isEmpty)
            await model.release()
            #expect(await model.probe().refusal == nil, "and starts it again")
        }
    }

    /// A backend that is not first in the list is not started before it is needed.
    @Test func startsItsServerForTheFirstPicture() async throws {
        try await serving { model, machine async throws in
            #expect(try !isStarted(machine))
            #expect(try await !model.draw(.fox()).bytes.isEmpty)
            #expect(try isStarted(machine))
        }
    }

    /// Facts about a dead server are not used for the next one.
    @Test func startsAServerThatDiedAgainWhenTheNextPictureIsWanted() async throws {
        try await serving(["2"]) { model, _ async throws in
            var ends: [ErrorKind] = []
            var drawn = 0
            for _ in 1...8 {
                do {
                    #expect(try await !model.draw(.fox()).bytes.isEmpty)
                    drawn += 1
                } catch let error as GenerationError {
                    #expect(error.message.contains("has ended"), "\(error)")
                    ends.append(error.kind)
                }
            }
            #expect(drawn == 6)
            #expect(ends == [.transient, .transient])
        }
    }

    @Test func saysWhyItsServerDoesNotStart() async throws {
        let settings = BackendSettings(
            name: "our sd", kind: "sdcpp", url: "http://127.0.0.1:\(QuietPort.unused)",
            start: ServerStart(command: [TestMachine.program.string, "nonsense"], patience: .seconds(20)))
        try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
            let model = machine.backends.imageModel(settings)
            let error = try #require(
                await #expect(throws: GenerationError.self) { try await model.draw(.fox()) })
            #expect(error.kind == .unavailable)
            #expect(error.message.contains("has ended; it last wrote: model.gguf: no such model"), "\(error)")
        }
    }
}
