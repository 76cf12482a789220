import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite(.serialized, .timeLimit(.minutes(5)))
struct StartFailureTests {
    private let fixture = Fixture()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["llama-cli-of-nobody", ""])
    func aProgramThatPathDoesNotHave(_ name: String) async throws {
        #expect(try await failure(Command(name, environment: ["PATH": "/usr/bin:/bin"])) == .notInPath)
    }

    @Test func noPathAtAll() async throws {
        #expect(try await failure(Command("sh", environment: [:])) == .notInPath)
    }

    @Test func aDirectoryOfPathThatIsNotAbsolute() async throws {
        try folder.writeProgram("#!/bin/sh\n", to: "tell")
        let command = Command("tell", environment: ["PATH": ".:"], workingDirectory: folder.path)
        #expect(try await failure(command) == .notInPath)
    }

    @Test func aFileThatIsNotExecutable() async throws {
        let path = try folder.writeProgram("text", to: "text", mode: "644").string
        #expect(try await failure(Command(path, environment: [:])) == .program(.permissionDenied))
        #expect(
            try await failure(Command("text", environment: ["PATH": folder.path.string]))
                == .program(.permissionDenied))
    }

    @Test func aFileThatIsNoProgram() async throws {
        let path = try folder.writeProgram("text", to: "text").string
        #expect(try await failure(Command(path, environment: [:])) == .program(.execFormatError))
    }

    @Test func aScriptWhoseInterpreterIsMissing() async throws {
        let path = try folder.writeProgram("#!/no/such/interpreter\n", to: "script").string
        #expect(try await failure(Command(path, environment: [:])) == .program(.noSuchFileOrDirectory))
    }

    @Test func aWorkingDirectoryThatIsNotThere() async throws {
        let command = Command("/bin/true", environment: [:], workingDirectory: "/no/such")
        #expect(try await failure(command) == .directory("/no/such", .noSuchFileOrDirectory))
    }

    @Test func anArgumentThatIsTooLong() async throws {
        let command = Command("/bin/true", [String(repeating: "x", count: 1_000_000)], environment: [:])
        #expect(try await failure(command) == .program(.argListTooLong))
    }

    @Test func aZeroByte() async throws {
        #expect(try await failure(Command("/bin/true", ["a\0b"], environment: [:])) == .zeroByte)
        #expect(try await failure(Command("/bin/true", environment: ["A": "\0"])) == .zeroByte)
    }

    @Test(arguments: ["", "A=B"])
    func aVariableWithoutAName(_ name: String) async throws {
        #expect(try await failure(Command("/bin/true", environment: [name: "x"])) == .variableName(name))
    }

    @Test func aKeeperThatIsMissing() async throws {
        let runner = ChildRunner(keeper: ProcessSupervisor(program: "/no/nightpress"))
        await #expect(
            throws: ChildProcessError.cannotStart(
                program: "/bin/true", .keeper("/no/nightpress", .noSuchFileOrDirectory))
        ) {
            try await runner.run(Command("/bin/true", environment: [:]), limits: CommandLimits(time: .seconds(5)))
        }
    }

    @Test func aKeeperThatIsAnotherProgram() async throws {
        let runner = ChildRunner(keeper: ProcessSupervisor(program: "/bin/true"))
        await #expect(throws: ChildProcessError.cannotStart(program: "/bin/true", .keeperLost)) {
            try await runner.run(Command("/bin/true", environment: [:]), limits: CommandLimits(time: .seconds(5)))
        }
    }

    @Test func aKeeperThatAUserStarts() throws {
        let outcome = try Program("sh")?.run(["-c", "\(Fixture.keeperProgram) \(ProcessSupervisor.argument)"])
        #expect(outcome?.status == 64)
    }

    private func failure(_ command: Command) async throws -> StartFailure? {
        let error = await #expect(throws: ChildProcessError.self) { try await fixture.run(command) }
        guard case .cannotStart(command.program, let failure) = error else { return nil }
        return failure
    }
}
