import ArgumentParser
import Domain
import Foundation
import PipelineFiles
import Platform
import SystemPackage

/// Parses the command line, runs the command, and converts its result into messages and an exit code.
package enum Entry {
    /// `unreadable` is the first argument with bytes that are not UTF-8. As text it would be the name of another file.
    package static func run(_ arguments: [String], unreadable: String? = nil) async -> Int32 {
        // A closed output pipe must not end a run.
        signal(SIGPIPE, SIG_IGN)
        if let argument = unreadable {
            Terminal(.standardError, environment: ProcessInfo.processInfo.environment).note(
                "error: ", "“\(argument.onOneLine)” is not UTF-8 text; rename the file, or type the word in UTF-8", .bad
            )
            return ExitStatus.usage.rawValue
        }
        if arguments.first == "help",
            let message = CommandSuggestion(for: arguments, fileSystem: LocalFileSystem())?.unknownTopic
        {
            Terminal(.standardError, environment: ProcessInfo.processInfo.environment).line(shown(message, arguments))
            return ExitStatus.usage.rawValue
        }
        do {
            var command = try NightpressCommand.parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            return ExitStatus.whole.rawValue
        } catch {
            return status(for: error, of: arguments)
        }
    }

    /// The maximum number of problems that are printed.
    private static let mostErrors = 50

    private static func status(for error: any Error, of arguments: [String]) -> Int32 {
        let messages = Terminal(
            .standardError, environment: ProcessInfo.processInfo.environment,
            mentions: CommandMentions(arguments: arguments))
        let code = NightpressCommand.exitCode(for: error)
        if code == .success {
            Terminal(.standardOutput, environment: [:]).line(NightpressCommand.fullMessage(for: error))
            return ExitStatus.whole.rawValue
        }
        if code == .validationFailure {
            let message = NightpressCommand.fullMessage(for: error)
            let suggestion = CommandSuggestion(for: arguments, fileSystem: LocalFileSystem())
            messages.line(shown(suggestion?.completed(message) ?? message, arguments))
            return ExitStatus.usage.rawValue
        }
        let failure = CommandFailure(error)
        if let message = failure.message {
            let lines = shown(message, arguments).split(separator: "\n")
            for line in lines.prefix(mostErrors) { messages.note("error: ", String(line), .bad) }
            if lines.count > mostErrors {
                let more = Counted(lines.count - mostErrors, "more problem", "more problems")
                messages.note("error: ", "\(more); fix these first, and repeat the command", .bad)
            }
        }
        return failure.status.rawValue
    }

    /// The message with each argument that it quotes on one line.
    private static func shown(_ message: String, _ arguments: [String]) -> String {
        arguments.filter { !$0.isEmpty && $0 != $0.onOneLine }
            .reduce(message) { $0.replacing($1, with: $1.onOneLine) }
    }
}
