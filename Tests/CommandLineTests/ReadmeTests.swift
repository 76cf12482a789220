import Foundation
import SystemPackage
import TestSupport
import Testing

/// What the README says of the code and of the program is so.
struct ReadmeTests {
    private static let root = FilePath(#filePath).removingLastComponent().removingLastComponent()
        .removingLastComponent()

    private func read(_ name: String) throws -> String {
        try String(contentsOfFile: Self.root.pushing(FilePath(name)).string, encoding: .utf8)
    }

    @Test func isShort() throws {
        #expect(try read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }

    @Test func theMapNamesTheTargetsInTheOrderOfTheManifest() throws {
        let named = try read("\(ShownDocument.catalogue)/Architecture.md").matches(of: /\n\| `([A-Za-z]+)` \| [a-zA-Z]/)
            .map { String($0.1) }
        let targets = try read("Package.swift").matches(of: /\.(?:target|executableTarget)\(\s*name: "([A-Za-z]+)"/)
            .map { String($0.1) }
            .filter {
                ![
                    "Prompts", "CFileSystems", "CImageCodecs", "CProcessKeeper", "Benchmark", "ContactSheets",
                    "TestSupport",
                    "TestServer",
                    "FakeModelServers", "FakeImageServers", "FixtureModelServer", "KeeperFixture", "UnrulyProgram",
                ].contains($0)
            }
        #expect(
            named.filter { FileManager.default.fileExists(atPath: Self.root.appending("Sources").appending($0).string) }
                == targets)
    }

    @Test(arguments: ["README.md", "pipelines/README.md"])
    func linksToFilesThatAreThere(_ name: String) throws {
        let folder = Self.root.pushing(FilePath(name)).removingLastComponent()
        for match in try read(name).matches(of: /\]\(([^)]+)\)/) {
            #expect(
                FileManager.default.fileExists(atPath: folder.pushing(FilePath(String(match.1))).string), "\(match.1)")
        }
    }

    @Test(arguments: [
        "run", "retry", "regenerate", "cancel", "status", "report", "export", "verify", "verify-bundle", "clean",
        "remove",
        "validate", "doctor",
    ])
    func namesCommandsAndOptionsThatExist(_ command: String) async throws {
        let work = try WorkFolder()
        let help = try await BuiltProgram.run([command, "--help"], in: work.path).output
        #expect(help.contains("USAGE: nightpress \(command)"))
        let row = try #require(
            try read("README.md").split(separator: "\n").first {
                $0.hasPrefix("| `nightpress \(command) ") || $0.hasPrefix("| `nightpress \(command)`")
            })
        for option in row.matches(of: /`(--[a-z-]+)`/) {
            #expect(help.contains(option.1), "\(command) has no \(option.1)")
        }
    }

    /// Each has its row, or shares one.
    @Test func hasEveryCommand() async throws {
        let work = try WorkFolder()
        let help = try await BuiltProgram.run(["--help"], in: work.path).output
        let commands = try #require(help.firstRange(of: "SUBCOMMANDS:\n").map { help[$0.upperBound...] })
            .matches(of: /(?m)^  ([a-z-]+)\s/).map { String($0.1) }
        #expect(commands.count >= 15)
        let rows = try read("README.md").split(separator: "\n").filter { $0.hasPrefix("| `nightpress ") }
        for command in commands {
            let isThere = rows.contains { $0.hasPrefix("| `nightpress \(command)") || $0.contains(", `\(command)` |") }
            #expect(isThere, "\(command)")
        }
    }

    @Test func givesTheExitCodesThatHelpGives() async throws {
        let work = try WorkFolder()
        let help = try await BuiltProgram.run(["--help"], in: work.path).output
        let rows = try read("README.md").matches(of: /\n\| ([0-9, ]+) \|/).map { String($0.1) }
        #expect(rows.count == 9)
        for row in rows { #expect(help.contains("\(row) "), "exit code \(row)") }
    }
}
