import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// The manual page agrees with the program's own help.
struct ManualPageTests {
    private let page: String

    init() async throws {
        let outcome = try await BuiltProgram.runAnywhere(["manual"])
        #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
        page = outcome.output
    }

    /// A section by its heading, without the markup of the page.
    private func section(_ heading: String) throws -> String {
        let parts = page.components(separatedBy: "\n.SH ")
        let part = try #require(parts.first { $0.hasPrefix("\"\(heading)\"") })
        return part.replacing("\\-", with: "-")
    }

    /// A command's part of the page.
    private func command(_ name: String) throws -> String {
        let parts = try section("COMMANDS").components(separatedBy: "\n.SS ")
        return try #require(
            parts.first { $0.hasPrefix("\"nightpress \(name)\"") || $0.hasPrefix("\"nightpress \(name) ") })
    }

    @Test func isPlainASCII() {
        #expect(page.utf8.allSatisfy { $0 < 128 })
        #expect(page.hasSuffix("\n"))
    }

    @Test func namesEveryCommandAndOption() async throws {
        let dump = try await HelpDump.ofProgram()
        #expect(dump.commands.count >= 15)
        let common = try section("OPTIONS OF EVERY COMMAND")
        for command in dump.commands where command.commandName != "help" {
            let text = try self.command(command.commandName)
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                if argument.kind == "positional" {
                    #expect(text.contains("\n.B \"\(argument.valueName ?? "")\"\n"), "\(command.commandName)")
                }
                for option in argument.options {
                    let pattern = try Regex("\\n\\.B \"(?:[^\"]*, )?\(option)[\", ]")
                    #expect(
                        text.contains(pattern) || common.contains(pattern), "\(command.commandName) \(option)")
                }
            }
        }
        #expect(!page.contains("nightpress manual"))
    }

    /// An option that is in no other section and in no command belongs to another program.
    @Test func namesNoOptionThatDoesNotExist() async throws {
        let dump = try await HelpDump.ofProgram()
        let known = Set(dump.commands.flatMap { $0.arguments ?? [] }.flatMap(\.options))
        for match in page.replacing("\\-", with: "-").matches(of: /(?:^|[\s("“])(--[a-z][a-z-]+)/) {
            #expect(known.contains(String(match.1)), "\(match.1)")
        }
    }

    @Test func explainsEveryExitCodeAsTheHandbookDoes() throws {
        let status = try section("EXIT STATUS")
        let handbook = try ShownDocument(name: "\(ShownDocument.catalogue)/ExitCodes.md").text
        let rows = handbook.matches(of: /(?m)^\| (\d+) \| (.+) \| (.+) \|$/)
        #expect(rows.count == 11)
        for row in rows {
            let words = "\(row.2) \(row.3)".replacing(/`([^`]+)`/) { code in
                code.1.hasPrefix("--") ? "\(code.1)" : "\\(lq\(code.1)\\(rq"
            }
            #expect(status.contains("\n.B \"\(row.1)\"\n\(words)\n"), "\(row.1): \(words)")
        }
        #expect(status.matches(of: /\n\.B "\d+"\n/).count == rows.count)
    }

    /// Every variable that the source reads by name.
    @Test func namesTheEnvironment() throws {
        let environment = try section("ENVIRONMENT")
        let sources = ProjectFolder.path("Sources").string
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
            for match in text.matches(of: /"(NIGHTPRESS_[A-Z_]+|SOURCE_DATE_EPOCH|NO_COLOR|TERM)"/) {
                #expect(environment.contains("\n.B \"\(match.1)\"\n"), "\(match.1) of \(file)")
            }
        }
    }

    @Test(.enabled(if: Program.isInstalled("groff"), "groff is not installed"))
    func isSetWithoutAWarning() async throws {
        let work = try WorkFolder()
        try work.folder.write(page, to: "nightpress.1")
        for device in ["ascii", "utf8"] {
            let warnings = try await BuiltProgram.shell(
                "groff -ww -man -T\(device) nightpress.1 2>&1 >/dev/null", in: work.path)
            #expect(warnings == "")
        }
        let set = try await BuiltProgram.shell("groff -man -Tascii -P-c -P-b -P-u nightpress.1", in: work.path)
        #expect(set.contains("NIGHTPRESS(1)"))
        #expect(set.contains("nightpress run pipelines/lanterns"))
        #expect(!set.contains("\\"))
    }
}
