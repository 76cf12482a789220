import ArgumentParser
import Domain
import PipelineFiles
import Platform
import SystemPackage

/// The command or option that a wrong command line probably means.
struct CommandSuggestion {
    private let commands: [CommandOutline]
    private let arguments: [String]
    private let fileSystem: any FileSystem

    /// Nil if the description of the commands cannot be read.
    init?(for arguments: [String], fileSystem: any FileSystem) {
        guard let outline = try? CommandOutline(dump: NightpressCommand._dumpHelp()) else { return nil }
        commands = outline.shownSubcommands
        self.arguments = arguments
        self.fileSystem = fileSystem
    }

    private init(commands: [CommandOutline], arguments: [String], fileSystem: any FileSystem) {
        self.commands = commands
        self.arguments = arguments
        self.fileSystem = fileSystem
    }

    /// The parser's message about a wrong command line, with what is probably meant in its first line.
    func completed(_ message: String) -> String {
        guard let line = unknownCommand ?? unknownOption(in: message) else { return message }
        return line + message.drop { $0 != "\n" }
    }

    private var unknownCommand: String? {
        let names = commands.map(\.commandName) + ["help"]
        guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
        if let command = command(forFile: word) {
            return "Error: '\(word)' is a file, not a command. Did you mean '\(command)'?"
        }
        let head = "Error: Unknown command '\(word)'."
        guard var meant = Spelling.nearest(to: word, among: names) else { return head }
        // “make story.docx”
        if meant == "run", arguments.count > 1, let command = command(forFile: arguments[1]) {
            meant = command
        }
        return "\(head) Did you mean '\(meant)'?"
    }

    /// The message about a command without help, in “help COMMAND”; nil if there is help.
    var unknownTopic: String? {
        guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-") else { return nil }
        return CommandSuggestion(commands: commands, arguments: Array(arguments.dropFirst()), fileSystem: fileSystem)
            .unknownCommand
    }

    /// What makes books of a file or folder; nil if there is none that can be looked at.
    private func command(forFile word: String) -> String? {
        guard let there = try? fileSystem.status(of: FilePath(word)) else { return nil }
        let isPipeline = there.kind == .directory || [".yaml", ".yml"].contains { word.lowercased().hasSuffix($0) }
        return "nightpress \(isPipeline ? "run" : "book") \(ShellWord.quoted(word))"
    }

    private func unknownOption(in message: String) -> String? {
        guard let match = message.prefixMatch(of: /Error: Unknown option '--([^']+)'/) else { return nil }
        let option = String(match.1)
        let head = "Error: Unknown option '--\(option)'."
        let own = commands.first { $0.commandName == arguments.first }
        if ExportFormat(rawValue: option) != nil {
            let isOwn = own?.longOptions.contains("format") == true
            return isOwn
                ? "\(head) Did you mean '--format \(option)'?" : "\(head) 'nightpress export' has --format \(option)."
        }
        if let meant = own.flatMap({ Spelling.nearest(to: option, among: $0.longOptions) }) {
            return "\(head) Did you mean '--\(meant)'?"
        }
        let others = commands.compactMap { command in
            Spelling.nearest(to: option, among: command.longOptions).map { (command: command.commandName, option: $0) }
        }
        // Most options that people look for elsewhere are those of “export”.
        let exact = others.filter { $0.option == option }
        let likely = exact.isEmpty ? others : exact
        let other = likely.first { $0.command == "export" } ?? likely.first
        return other.map { "\(head) 'nightpress \($0.command)' has --\($0.option)." } ?? head
    }
}

extension CommandOutline {
    fileprivate var longOptions: [String] {
        shownArguments.flatMap { $0.names ?? [] }.filter { $0.kind == .long }.map(\.name)
    }
}
