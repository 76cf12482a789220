import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

struct CompletionTests {
    private static let shells = ["bash", "zsh", "fish"]

    private static let installed = shells.filter(Program.isInstalled)

    private func script(for shell: String) async throws -> String {
        let outcome = try await BuiltProgram.runAnywhere(["--generate-completion-script", shell])
        #expect(outcome.code == 0)
        return outcome.output
    }

    @Test(arguments: installed)
    func areWellFormed(_ shell: String) async throws {
        let work = try WorkFolder()
        try work.folder.write(try await script(for: shell), to: "completions")
        let outcome = try #require(Program(shell)).run(["-n", work.path.appending("completions").string])
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    @Test(arguments: shells)
    func nameEveryCommand(_ shell: String) async throws {
        let script = try await script(for: shell)
        for command in try await HelpDump.ofProgram().commands {
            #expect(script.contains(command.commandName), "\(command.commandName)")
        }
        #expect(!script.contains("manual"))
    }

    @Test(arguments: ["--events", "--log", "--metrics", "--notify"])
    func filesAreNamedWhereAFileIsMeant(_ option: String) async throws {
        let lines = try await script(for: "zsh").split(separator: "\n").filter { $0.contains("'\(option)[") }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.hasSuffix(":_files'") }, "\(lines)")
    }

    @Test(
        .enabled(if: Program.isInstalled("bash"), "bash is not installed"),
        arguments: [
            ("nightpress ver", ["verify", "verify-bundle"]), ("nightpress reg", ["regenerate"]),
            ("nightpress run --dead", ["--deadline"]), ("nightpress clean --keep-rep", ["--keep-reports"]),
            ("nightpress manu", []), ("nightpress export --format ep", ["epub"]),
            ("nightpress run --log-level w", ["warning"]),
        ])
    func completeInBash(_ typed: String, _ expected: [String]) async throws {
        let work = try WorkFolder()
        try work.folder.write(try await script(for: "bash"), to: "completions")
        try work.folder.write(
            """
            source ./completions
            COMP_LINE='\(typed)'; COMP_POINT=${#COMP_LINE}
            read -ra COMP_WORDS <<< "$COMP_LINE"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            how=$(complete -p nightpress) && how=${how#*-F } && ${how%% *} nightpress "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """, to: "complete.sh")
        let completed = try await BuiltProgram.shell("bash complete.sh", in: work.path)
        #expect(completed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.sorted() == expected)
    }
}
