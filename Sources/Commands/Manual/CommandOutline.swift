import Foundation

/// A command as the argument parser describes it in the output of `--experimental-dump-help`.
struct CommandOutline: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool
    var arguments: [ArgumentOutline]?
    var subcommands: [CommandOutline]?

    /// Reads the root command of a dump.
    init(dump: String) throws {
        struct Tool: Decodable { var command: CommandOutline }
        self = try JSONDecoder().decode(Tool.self, from: Data(dump.utf8)).command
    }

    var shownArguments: [ArgumentOutline] { (arguments ?? []).filter(\.shouldDisplay) }

    var shownSubcommands: [CommandOutline] { (subcommands ?? []).filter(\.shouldDisplay) }
}

/// An argument, an option or a flag of a command.
struct ArgumentOutline: Decodable, Equatable {
    enum Kind: String, Decodable {
        case positional, option, flag
    }

    struct Name: Decodable, Equatable {
        enum Kind: String, Decodable {
            case long, short, longWithSingleDash
        }

        var kind: Kind
        var name: String

        /// The name as it is typed.
        var text: String { (kind == .long ? "--" : "-") + name }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?

    /// The argument in a synopsis: `[pipeline ...]`.
    var synopsis: String {
        let word = (valueName ?? "") + (isRepeating ? " ..." : "")
        return isOptional ? "[\(word)]" : word
    }

    /// The help text, with the allowed values and the default if the text does not name them.
    var explanation: String {
        var facts: [String] = []
        if let allValues { facts.append("values: \(allValues.joined(separator: ", "))") }
        if let defaultValue { facts.append("default: \(defaultValue)") }
        return [abstract ?? "", facts.isEmpty ? "" : "(\(facts.joined(separator: "; ")))"]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
