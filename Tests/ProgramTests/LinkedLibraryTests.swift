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

    /// All commands with `make soak`, otherwise a quarter of them, others for each place.
    private static func commands(for place: String) -> [[String]] {
        guard !Soak.isOn, let index = places.firstIndex(of: place) else { return commands }
        return commands.indices.filter { ($0 + index) % 4 == 0 }.map { commands[$0] }
    }

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
        for command in Self.commands(for: place) {
            let outcome = try await BuiltProgram.run(command, in: work.path)
            #expect(try decoy.facts() == before, "\(command)")
            // A command that does not use the path does its work.
            let isNamed = outcome.messages.contains("library/\(link)") || outcome.output.contains(link)
            #expect(outcome.code == 0 || isNamed, "\(command): \(outcome)")
            #expect(outcome.code != 40, "\(command): \(outcome)")
        }
        withExtendedLifetime(outside) {}
    }
}
