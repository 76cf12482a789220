import Foundation
import SystemPackage
import Testing

@testable import Platform

/// The programs to run, and an environment variable that marks a command and all processes it starts.
struct Fixture: Sendable {
    static let programs = FilePath(CommandLine.arguments[0]).parent
    static let keeperProgram = programs.appending("KeeperFixture")
    static let unruly = programs.appending("UnrulyProgram").string

    let runner = ChildRunner(keeper: ProcessSupervisor(program: keeperProgram))
    let mark = UUID().uuidString

    var environment: [String: String] { ["NIGHTPRESS_TEST_MARK": mark, "PATH": "/usr/bin:/bin"] }

    func unruly(_ arguments: String...) -> Command {
        Command(Self.unruly, arguments, environment: environment)
    }

    func shell(_ script: String) -> Command {
        Command("/bin/sh", ["-c", script], environment: environment)
    }

    func run(
        _ command: Command, input: [UInt8] = [], time: Duration = .seconds(10), outputBytes: Int = 1_000_000,
        errorBytes: Int = 1000, grace: Duration = .milliseconds(200)
    ) async throws -> CommandResult {
        try await runner.run(
            command, input: input,
            limits: CommandLimits(time: time, outputBytes: outputBytes, errorBytes: errorBytes, grace: grace))
    }

    /// Processes with the mark that have not ended. An ended process has an empty environment.
    func survivors() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard let bytes = FileManager.default.contents(atPath: "/proc/\(name)/environ") else { return false }
            return bytes.range(of: Data("NIGHTPRESS_TEST_MARK=\(mark)".utf8)) != nil
        }
    }

    /// The parent of a command. Throws if it is not a keeper, so that no test signals another process.
    func keeper(of process: Int32) throws -> Int32 {
        let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let parent = line.split(separator: ") ")[1].split(separator: " ")[1]
        guard try String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8) == "press-keeper\n" else {
            throw Errno.noSuchProcess
        }
        return try #require(Int32(parent))
    }

    /// Whether no process with the mark is left within 2 s.
    func leavesNothing() async throws -> Bool {
        try await eventually { try survivors().isEmpty }
    }
}

/// Whether a condition becomes true within 2 s.
func eventually(_ condition: () throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(2)
    while try !condition() {
        if ContinuousClock.now > deadline { return false }
        try await Task.sleep(for: .milliseconds(10))
    }
    return true
}
