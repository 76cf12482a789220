import ArgumentParser
import Foundation
import SystemPackage

/// Parses the command line, runs the command, and turns whatever comes of it into words and an exit code.
package enum Entry {
    package static func run(_ arguments: [String]) async -> Int32 {
        // A reader that goes away must not take a run with it.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try NightpressCommand.parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            return ExitStatus.whole.rawValue
        } catch {
            return status(for: error)
        }
    }

    private static func status(for error: any Error) -> Int32 {
        let messages = Terminal(.standardError, environment: ProcessInfo.processInfo.environment)
        let code = NightpressCommand.exitCode(for: error)
        if code == .success {
            Terminal(.standardOutput, environment: [:]).line(NightpressCommand.fullMessage(for: error))
            return ExitStatus.whole.rawValue
        }
        if code == .validationFailure {
            messages.line(NightpressCommand.fullMessage(for: error))
            return ExitStatus.usage.rawValue
        }
        let failure = CommandFailure(error)
        if let message = failure.message {
            for line in message.split(separator: "\n") { messages.note("error: ", String(line), .bad) }
        }
        return failure.status.rawValue
    }
}
