/// The manual page nightpress(1): all commands and options from the argument parser, and the sections that apply to
/// all.
struct ManualPage {
    private let outline: CommandOutline
    private let version: String
    private var roff = Roff()

    init(of outline: CommandOutline, version: String) {
        self.outline = outline
        self.version = version
        write()
    }

    var text: String { roff.text }

    /// Every shown command except `help`, which takes none of their options.
    private var commands: [CommandOutline] { outline.shownSubcommands.filter { $0.commandName != "help" } }

    /// Options that every command takes.
    private var commonOptions: [ArgumentOutline] {
        (commands.first?.shownArguments ?? []).filter { option in
            option.kind != .positional && commands.allSatisfy { $0.shownArguments.contains(option) }
        }
    }

    private mutating func write() {
        roff.macro("TH", "NIGHTPRESS", "1", "", "Nightpress \(version)", "User Commands")
        roff.macro("SH", "NAME")
        roff.fill("nightpress - make illustrated story collections overnight, offline")
        roff.macro("SH", "SYNOPSIS")
        roff.fill("nightpress command [options] [name ...]")
        roff.macro("SH", "DESCRIPTION")
        roff.paragraphs(ManualText.description)
        writeCommands()
        roff.macro("SH", "OPTIONS OF EVERY COMMAND")
        for option in commonOptions { write(option) }
        roff.macro("SH", "EXIT STATUS")
        for status in ExitStatus.allCases {
            roff.item("\(status.rawValue)", "\(status.meaning) \(status.remedy)")
        }
        roff.paragraphs(ManualText.exitOrder)
        write("ENVIRONMENT", ManualText.environment)
        write("FILES", ManualText.files)
        roff.macro("SH", "EXAMPLES")
        for (command, words) in ManualText.examples {
            roff.macro("PP")
            roff.fill(words)
            roff.verbatim(["", "  \(command)"])
        }
    }

    private mutating func writeCommands() {
        roff.macro("SH", "COMMANDS")
        let common = commonOptions
        for command in commands {
            let options = command.shownArguments.filter { $0.kind != .positional && !common.contains($0) }
            let positional = command.shownArguments.filter { $0.kind == .positional }
            let words = ["nightpress", command.commandName] + (options.isEmpty ? [] : ["[options]"])
            roff.macro("SS", (words + positional.map(\.synopsis)).joined(separator: " "))
            roff.fill(command.abstract ?? "")
            roff.paragraphs(command.discussion ?? "")
            for argument in positional + options { write(argument) }
        }
        roff.macro("SS", "nightpress help [command]")
        roff.fill("Show the help of a command. nightpress COMMAND --help does the same.")
    }

    private mutating func write(_ argument: ArgumentOutline) {
        let names = (argument.names ?? []).map(\.text).joined(separator: ", ")
        let value = argument.valueName ?? ""
        switch argument.kind {
        case .positional: roff.item(value, argument.explanation)
        case .option: roff.item("\(names) <\(value)>", argument.explanation)
        case .flag: roff.item(names, argument.explanation)
        }
    }

    private mutating func write(_ title: String, _ items: [(term: String, words: String)]) {
        roff.macro("SH", title)
        for (term, words) in items { roff.item(term, words) }
    }
}
