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

    @Test func itsMapNamesTheTargetsInTheOrderOfTheManifest() throws {
        let named = try read("README.md").matches(of: /\n  ([A-Za-z]+) {2,}[a-zA-Z]/).map { String($0.1) }
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

    @Test func linksToFilesThatAreThere() throws {
        for match in try read("README.md").matches(of: /\]\(([^)]+)\)/) {
            #expect(
                FileManager.default.fileExists(atPath: Self.root.pushing(FilePath(String(match.1))).string),
                "\(match.1)")
        }
    }

    /// The pipeline shown is read by the program itself, with its stories in place.
    @Test func showsAPipelineThatIsValid() async throws {
        let readme = try read("README.md")
        let yaml = try #require(readme.firstMatch(of: /```yaml\n((?:.|\n)*?)```/)).1
        let work = try WorkFolder()
        try work.folder.write(String(yaml), to: "pipeline.yaml")
        try work.folder.write("A fox sat in the forest.", to: "stories/the-lantern-fox.md")
        try work.folder.write("A boat lay on the shore.", to: "stories/other.txt")
        try work.folder.write("story,page,views,seconds\n", to: "stats.csv")
        let outcome = try await BuiltProgram.run(["validate", "pipeline.yaml"], in: work.path)
        #expect(outcome.code == 0, "\(outcome.messages)")
    }

    /// So are the backends that the page about pipelines describes.
    @Test func describesBackendsThatAreValid() async throws {
        let blocks = try read("pipelines/README.md").matches(of: /```yaml\n((?:.|\n)*?)```/).map { String($0.1) }
        #expect(blocks.count == 3)
        for block in blocks {
            let work = try WorkFolder()
            let backends = block.contains("backends:") ? block : "backends:\n\(block)"
            try work.folder.write("collection: A\nstories: [{ file: a.txt }]\n\(backends)", to: "pipeline.yaml")
            try work.folder.write("A fox sat in the forest.", to: "a.txt")
            try work.folder.write("{}", to: "workflows/picture-book.json")
            let outcome = try await BuiltProgram.run(["validate", "pipeline.yaml"], in: work.path)
            #expect(outcome.code == 0, "\(outcome.messages)")
        }
    }

    @Test(arguments: [
        "run", "status", "report", "export", "verify", "clean", "remove", "validate", "doctor",
    ])
    func namesCommandsAndOptionsThatExist(_ command: String) async throws {
        let work = try WorkFolder()
        let help = try await BuiltProgram.run([command, "--help"], in: work.path).output
        #expect(help.contains("USAGE: nightpress \(command)"))
        let row = try #require(
            try read("README.md").split(separator: "\n").first { $0.hasPrefix("| `nightpress \(command)") })
        for option in row.matches(of: /`(--[a-z-]+)`/) {
            #expect(help.contains(option.1), "\(command) has no \(option.1)")
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
