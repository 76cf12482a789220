import Foundation
import ProgramFixtures

/// The program's machine-readable description of its own command line.
struct HelpDump: Decodable {
    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool
        var arguments: [Argument]?
        var subcommands: [Command]?
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String
        }

        var kind: String
        var names: [Name]?
        var valueName: String?
        var defaultValue: String?
        var isOptional: Bool
        var abstract: String?
        var shouldDisplay: Bool

        /// As typed on the command line.
        var options: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
    }

    private var command: Command

    /// The commands that help lists.
    var commands: [Command] { (command.subcommands ?? []).filter(\.shouldDisplay) }

    static func ofProgram() async throws -> HelpDump {
        let outcome = try await BuiltProgram.runAnywhere(["--experimental-dump-help"])
        return try JSONDecoder().decode(HelpDump.self, from: Data(outcome.output.utf8))
    }
}
