import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Every command on a library in which a path is replaced by a symbolic link.
struct LinkedLibraryTests {
    /// `SHARD` stands for the folder of the first picture.
    private static let places = [
        "temporary", "lock", "images", "images/SHARD", "reports", "bundles", "bundles/nightly", "bundles/nightly.epub",
        "snapshots", "nightpress-library", "pictures.jsonl", "library.sqlite", "library.sqlite-wal",
    ]

    private static let commands = [
        ["run", "nightly"], ["run", "nightly", "--refresh"], ["retry", "nightly"], ["regenerate", "nightly/story/1"],
        ["status"], ["log"], ["report"], ["export"], ["verify"], ["verify", "--repair"], ["clean"], ["clean", "-f"],
        ["pause"], ["resume"], ["cancel"], ["verify-bundle", "library/bundles/nightly.epub"], ["doctor"],
        ["remove", "nightly", "-f"],
    ]

    /// The commands that use every path, so that they find every link.
    private static func findsEveryLink(_ command: [String]) -> Bool { command[0] == "run" }

    @Test(arguments: places) func nothingBehindALinkChanges(place: String) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        #expect(try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path).code == 0)
        let shard = try #require(try work.files(below: "library/images").first).prefix(2)
        let outside = try TemporaryFolder()
        let decoy = DecoyFolder(path: outside.path)
        let link = place.replacing("SHARD", with: shard)
        try decoy.replace(link, in: work.path.appending("library"))
        let before = try decoy.facts()
        #expect(!before.isEmpty)
        for command in Self.commands {
            let outcome = try await BuiltProgram.run(command, in: work.path)
            #expect(try decoy.facts() == before, "\(command)")
            let isNamed = outcome.messages.contains("symbolic link") && outcome.messages.contains("library/\(link)")
            let isNamedInOutput = outcome.output.contains("symbolic link") && outcome.output.contains(link)
            #expect(
                isNamed || isNamedInOutput || outcome.code == 0 && !Self.findsEveryLink(command),
                "\(command): \(outcome)")
            #expect(outcome.code != 40, "\(command): \(outcome)")
        }
        let isLink = try FileManager.default.attributesOfItem(atPath: work.path.resolving("library/\(link)").string)
        #expect(isLink[.type] as? FileAttributeType == .typeSymbolicLink)
        withExtendedLifetime(outside) {}
    }
}
