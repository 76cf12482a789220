import Foundation
import Platform
import SystemPackage

/// A program that uses the module and is ended in every way by tests. `run LOG END PROGRAM ARGUMENT…` starts a server,
/// prints “ready”, and ends as `END` says. `repeat COUNT PROGRAM` runs a command `COUNT` times and prints its open
/// descriptors before and after.
@main
struct KeeperFixture {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let code = ProcessSupervisor.runIfAsked(arguments) { exit(code) }
        // The parent process may have changed it.
        signal(SIGPIPE, SIG_DFL)
        if arguments.first == "repeat" {
            try await repeatedly(Int(arguments[1]) ?? 0, arguments[2])
        } else {
            try await serve(log: FilePath(arguments[1]), end: arguments[2], command: Array(arguments[3...]))
        }
    }

    private static let runner = ChildRunner(
        keeper: ProcessSupervisor(program: FilePath(URL(filePath: CommandLine.arguments[0]).standardizedFileURL.path)))

    private static func serve(log: FilePath, end: String, command: [String]) async throws {
        let command = Command(
            command[0], Array(command.dropFirst()), environment: ProcessInfo.processInfo.environment)
        let server = try await runner.startServer(command, log: log, grace: .milliseconds(300))
        // A program prints “ready” once its own children exist.
        while server.logTail(lines: 1).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8))
        switch end {
        case "leave": _exit(3)
        case "crash": abort()
        case "return": break
        default: try await Task.sleep(for: .seconds(60))
        }
        withExtendedLifetime(server) {}
    }

    private static func repeatedly(_ count: Int, _ program: String) async throws {
        let command = Command(program, environment: [:])
        // More than a pipe holds, for a program that does not read it.
        let input = [UInt8](repeating: 0, count: 100_000)
        for round in 0...count {
            // In the first run the runtime opens files that it never closes.
            if round == 1 { try report() }
            _ = try await runner.run(command, input: input, limits: CommandLimits(time: .seconds(10)))
        }
        try report()
    }

    private static func report() throws {
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        try FileHandle.standardOutput.write(contentsOf: Data("\(open)\n".utf8))
    }
}
