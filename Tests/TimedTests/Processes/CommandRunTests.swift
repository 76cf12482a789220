import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite(.serialized, .timeLimit(.minutes(5)))
struct CommandRunTests {
    private let fixture = Fixture()

    @Test func givesOutputErrorsAndExitCode() async throws {
        let result = try await fixture.run(fixture.shell("printf out; printf err >&2; exit 3"))
        #expect(String(decoding: result.output, as: UTF8.self) == "out")
        #expect(result.errorTail == "err")
        #expect(result.termination == .exited(code: 3))
        #expect(!result.termination.isSuccess)
        #expect(result.duration > .zero)
    }

    @Test(arguments: [Int32(9), 15, 11])
    func saysTheSignalThatEndedIt(_ number: Int32) async throws {
        let result = try await fixture.run(fixture.unruly("signal", "\(number)"))
        #expect(result.termination == .signalled(number))
    }

    @Test func passesArgumentsAsTheyAre() async throws {
        let arguments = ["$HOME", "a b", "", "'; echo oh", "ä\n*"]
        let command = Command("printf", ["%s|"] + arguments, environment: fixture.environment)
        let result = try await fixture.run(command)
        #expect(String(decoding: result.output, as: UTF8.self) == "$HOME|a b||'; echo oh|ä\n*|")
    }

    @Test func givesTheEnvironmentAndNoMore() async throws {
        let result = try await fixture.run(Command("/usr/bin/env", environment: ["B": "2=3", "A": "ü"]))
        #expect(String(decoding: result.output, as: UTF8.self) == "A=ü\nB=2=3\n")
    }

    @Test func runsInTheWorkingDirectory() async throws {
        let folder = try TemporaryFolder()
        var command = fixture.shell("pwd")
        command.workingDirectory = folder.path
        let result = try await fixture.run(command)
        #expect(String(decoding: result.output, as: UTF8.self) == "\(folder.path)\n")
    }

    @Test func takesARelativePathFromTheWorkingDirectory() async throws {
        let folder = try TemporaryFolder()
        try folder.writeProgram("#!/bin/sh\necho told\n", to: "tell")
        let command = Command("./tell", environment: [:], workingDirectory: folder.path)
        #expect(String(decoding: try await fixture.run(command).output, as: UTF8.self) == "told\n")
    }

    @Test func movesTenMegabytesBothWaysAtOnce() async throws {
        var input: [UInt8] = []
        let part = (0..<10_007).map { UInt8(truncatingIfNeeded: $0 * $0) }
        while input.count < 10_000_000 { input += part }
        let result = try await fixture.run(
            fixture.shell("tee /dev/stderr"), input: input, outputBytes: input.count, errorBytes: 1)
        #expect(result.output == input)
    }

    @Test func acceptsThatInputIsNotRead() async throws {
        let input = [UInt8](repeating: 1, count: 1_000_000)
        #expect(try await fixture.run(fixture.shell("exit 0"), input: input).termination.isSuccess)
        #expect(try await fixture.run(fixture.shell("exec 0<&-; sleep 0.1"), input: input).termination.isSuccess)
    }

    @Test func endsInputWhereItEnds() async throws {
        #expect(try await fixture.run(Command("/bin/cat", environment: [:])).output.isEmpty)
    }

    @Test func waitsForACommandThatHasClosedItsOutput() async throws {
        let result = try await fixture.run(fixture.unruly("close-output"))
        #expect(result.termination == .exited(code: 7))
        #expect(String(decoding: result.output, as: UTF8.self) == "before\n")
        #expect(result.errorTail == "after\n")
    }

    @Test func takesARequestLargerThanAPipe() async throws {
        let arguments = (0..<20).map { String(repeating: "\($0 % 10)", count: 20_000) }
        let result = try await fixture.run(Command("printf", ["%s"] + arguments, environment: fixture.environment))
        #expect(String(decoding: result.output, as: UTF8.self) == arguments.joined())
    }

    @Test func runsManyAtOnce() async throws {
        let fixture = fixture
        let codes = try await withThrowingTaskGroup(of: Termination.self) { group in
            for code in 0..<20 {
                group.addTask { try await fixture.run(fixture.shell("sleep 0.05; exit \(code)")).termination }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(codes == Set((0..<20).map { .exited(code: $0) }))
    }
}
