import Foundation
import ProgramFixtures
import Testing

/// The help of every command, for a reader without prior knowledge.
struct HelpTests {
    private func eachCommand(_ body: (HelpDump.Command) async throws -> Void) async throws {
        let commands = try await HelpDump.ofProgram().commands.filter { $0.commandName != "help" }
        #expect(commands.count >= 15)
        for command in commands { try await body(command) }
    }

    @Test func showsAnExampleOfEveryCommand() async throws {
        try await eachCommand { command in
            #expect(command.abstract?.hasSuffix(".") == true, "\(command.commandName)")
            let examples = (command.discussion ?? "").split(separator: "\n")
                .filter { $0.hasPrefix("  nightpress \(command.commandName)") }
            #expect(!examples.isEmpty, "\(command.commandName)")
        }
    }

    @Test func fitsAPlainTerminal() async throws {
        let work = try WorkFolder()
        try await eachCommand { command in
            let help = try await BuiltProgram.run([command.commandName, "--help"], in: work.path).output
            for line in help.split(separator: "\n") {
                #expect(line.count <= 80, "\(command.commandName): \(line)")
            }
        }
    }

    @Test func saysOfEveryOptionWhatItIsWithoutIt() async throws {
        try await eachCommand { command in
            for option in command.arguments ?? [] where option.kind == "option" && option.shouldDisplay {
                let name = option.options.first ?? ""
                #expect(
                    !option.isOptional || option.defaultValue != nil || option.abstract?.contains("(default") == true,
                    "\(command.commandName) \(name)")
                #expect(option.valueName != nil, "\(command.commandName) \(name)")
            }
        }
    }
}
