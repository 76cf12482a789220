import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// The statements of the README about the code and the program are true.
struct ReadmeTests {
    private func read(_ name: String) throws -> String { try ProjectFolder.text(name) }

    @Test func isShort() throws {
        #expect(try read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }

    @Test func theMapNamesTheTargetsInTheOrderOfTheManifest() throws {
        let named = try read("\(ShownDocument.catalogue)/Architecture.md").matches(of: /\n\| `([A-Za-z]+)` \| [a-zA-Z]/)
            .map { String($0.1) }
        let targets = try read("Package.swift").matches(of: /\.(?:target|executableTarget)\(\s*name: "([A-Za-z]+)"/)
            .map { String($0.1) }
            .filter(Self.isSource).filter {
                !["CPlatform", "CEmbedded", "CCrypto", "CCurl", "CImageCodecs"].contains($0)
            }
        #expect(named.filter(Self.isSource) == targets)
    }

    private static func isSource(_ target: String) -> Bool {
        FileManager.default.fileExists(atPath: ProjectFolder.path("Sources/\(target)").string)
    }

    @Test(arguments: ["README.md", "pipelines/README.md"])
    func linksToFilesThatAreThere(_ name: String) throws {
        let folder = ProjectFolder.path(name).parent
        for match in try read(name).matches(of: /\]\(([^)]+)\)/) {
            #expect(
                FileManager.default.fileExists(atPath: folder.resolving(String(match.1)).string), "\(match.1)")
        }
    }

    /// Each command has a row, or shares one, and accepts the options in that row.
    @Test func saysOfEveryCommandWhatItTakes() async throws {
        let dump = try await HelpDump.ofProgram()
        let rows = try read("README.md").matches(of: /(?m)^\| (`nightpress .+?) \| (.+) \|$/)
        var notified: [String] = []
        for row in rows {
            let names = row.1.matches(of: /`(?:nightpress )?([a-z-]+)/).map { String($0.1) }
            notified += names
            for name in names {
                let command = try #require(dump.commands.first { $0.commandName == name }, "\(name)")
                let options = (command.arguments ?? []).flatMap(\.options)
                for option in row.0.matches(of: /`(--[a-z-]+)/).map({ String($0.1) }) {
                    #expect(options.contains(option), "\(name) has no \(option)")
                }
            }
        }
        #expect(notified.sorted() == dump.commands.map(\.commandName).filter { $0 != "help" }.sorted())
    }

    @Test func namesTheOptionsThatAllTake() async throws {
        let sentence = try #require(try read("README.md").firstMatch(of: /All take(?s:.+?)\.\n/)).0
        let options = sentence.matches(of: /`(--[a-z-]+)/).map { String($0.1) }
        #expect(options.count >= 5)
        for command in try await HelpDump.ofProgram().commands where command.commandName != "help" {
            let own = (command.arguments ?? []).flatMap(\.options)
            #expect(options.filter { !own.contains($0) } == [], "\(command.commandName)")
        }
    }

    /// The exit codes in the program's own help.
    @Test func givesTheExitCodesThatHelpGives() async throws {
        func codes(_ text: String) -> [Int] { text.matches(of: /\b\d+\b/).compactMap { Int($0.0) }.sorted() }
        let help = try await BuiltProgram.runAnywhere(["--help"]).output
        let section = try #require(help.firstMatch(of: /EXIT CODES\n((?: .+\n)+)/)).1
        let rows = try read("README.md").matches(of: /\n\| ([0-9, ]+) \|/).map { String($0.1) }
        #expect(rows.count == 9)
        #expect(codes(rows.joined(separator: " ")) == codes(String(section)))
    }
}
