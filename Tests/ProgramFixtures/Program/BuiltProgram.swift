import Foundation
import Platform
package import Subprocess
package import SystemPackage
import Testing

/// The program built for these tests, run in its own process.
package struct BuiltProgram {
    package struct Outcome: Sendable {
        package var output: String
        package var messages: String
        /// The exit code, or 128 plus the number of the signal that ended it.
        package var code: Int32

        package init(output: String, messages: String, code: Int32) {
            self.output = output
            self.messages = messages
            self.code = code
        }
    }

    /// `NIGHTPRESS_PROGRAM`, such as one of a release build, or the program beside the tests.
    package static let path =
        ProcessInfo.processInfo.environment["NIGHTPRESS_PROGRAM"].map { FilePath($0) }
        ?? FilePath(CommandLine.arguments[0]).parent.appending("nightpress")

    /// Runs to the end. The environment has only the given variables and a plain `PATH`.
    package static func run(
        _ arguments: [String], in folder: FilePath, environment: [String: String] = [:], through wrapper: [String] = []
    ) async throws -> Outcome {
        let words = wrapper + [path.string] + arguments
        let result = try await Subprocess.run(
            words[0].hasPrefix("/") ? .path(FilePath(words[0])) : .name(words[0]),
            arguments: Arguments(Array(words.dropFirst())),
            environment: .custom(plain(environment)), workingDirectory: folder, input: .none,
            output: .string(limit: 4_000_000),
            error: .string(limit: 4_000_000))
        let output = result.standardOutput
        for problem in try JSONOutput(of: arguments)?.problems(with: output) ?? [] {
            Issue.record("\(problem): \(output)")
        }
        return Outcome(output: output, messages: result.standardError, code: code(result.terminationStatus))
    }

    /// Runs in a new, empty folder.
    package static func runAnywhere(_ arguments: [String]) async throws -> Outcome {
        let work = try WorkFolder()
        let outcome = try await run(arguments, in: work.path)
        withExtendedLifetime(work) {}
        return outcome
    }

    /// The output of a shell command.
    package static func shell(_ command: String, in folder: FilePath) async throws -> String {
        try await Subprocess.run(
            .name("sh"), arguments: ["-c", command], environment: .custom(plain([:])), workingDirectory: folder,
            input: .none, output: .string(limit: 1_000_000), error: .combinedWithOutput
        ).standardOutput
    }

    /// Starts the program, waits for the instant, sends the signal, and waits for the end.
    package static func run(
        _ arguments: [String], in folder: FilePath, environment: [String: String] = [:], signalling signal: Signal,
        at instant: @Sendable () async throws -> Void
    ) async throws -> Int32 {
        let result = try await Subprocess.run(
            .path(path), arguments: Arguments(arguments), environment: .custom(plain(environment)),
            workingDirectory: folder, input: .none, output: .discarded, error: .discarded
        ) { execution in
            try await instant()
            // Sending fails if the process has already ended, which is one of the intended instants.
            try? execution.send(signal: signal)
        }
        return code(result.terminationStatus)
    }

    package static func plain(_ more: [String: String]) -> [Environment.Key: String] {
        var environment: [Environment.Key: String] = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C"]
        for (key, value) in more { environment[Environment.Key(stringLiteral: key)] = value }
        return environment
    }

    package static func code(_ status: TerminationStatus) -> Int32 {
        switch status {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
    }
}
