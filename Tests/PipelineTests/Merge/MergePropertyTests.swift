import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// Libraries with different versions of the same stories, as they come from a shard that ran twice, and from persons
/// who changed pages in several libraries.
struct MergePropertyTests {
    private static let statuses = ["ready", "placeholder", "failed", "pending", "cancelled"]

    /// Copies of one library, each changed at random.
    private func versions(seed: UInt64, _ sharded: ShardedRun) async throws -> [FilePath] {
        sharded.testRun.images = [ScriptedImageGenerator("one")]
        try await sharded.run(1)
        var random = SeededGenerator(seed: seed)
        return try (0..<3).map { index in
            let folder = sharded.merged("version-\(index)")
            try FileManager.default.copyItem(atPath: sharded.folder(1).string, toPath: folder.string)
            let database = sharded.database(of: folder)
            try database.execute("UPDATE control SET library_mark = 'version-\(index)'")
            try database.execute("UPDATE run SET origin = 'first', origin_name = name")
            for _ in 0..<random.next(below: 6) { try database.execute(change(&random)) }
            return folder
        }
    }

    private func change(_ random: inout SeededGenerator) -> String {
        let time = 1_800_000_000 + 100 * random.next(below: 4)
        let panel = "id = 1 + \(random.next(below: 8)) % (SELECT count(*) FROM panel)"
        let story = "id = 1 + \(random.next(below: 2))"
        let picture = "(SELECT digest FROM picture ORDER BY digest LIMIT 1 OFFSET \(random.next(below: 4)))"
        switch random.next(below: 6) {
        case 0:
            return """
                UPDATE panel SET request = request + 1, picture = \(picture), drawn_at = \(time),
                    shown_direction = 'direction \(time)' WHERE \(panel)
                """
        case 1: return "UPDATE panel SET picture = \(picture), drawn_at = \(time), shown_alt = NULL WHERE \(panel)"
        case 2:
            return
                "UPDATE panel SET status = '\(random.pick(Self.statuses))', request = \(random.next(below: 2)) WHERE \(panel)"
        case 3:
            return """
                UPDATE story SET text = text || ' More \(time).', source_digest = 'digest \(time)', text_stored = \(time),
                    plan_stored = \(time) WHERE \(story)
                """
        case 4:
            return "UPDATE story SET position = NULLIF(\(random.next(below: 4)), 0), placed = \(time) WHERE \(story)"
        default: return "UPDATE story SET characters = NULL, text_stored = \(time) WHERE \(story)"
        }
    }

    @Test(arguments: 1...6)
    func neitherOrderNorGroupingNorRepetitionMatters(seed: Int) async throws {
        let sharded = try ShardedRun(stories: 2, count: 1)
        let versions = try await versions(seed: UInt64(seed), sharded)
        var contents: Set<String> = []
        for (index, order) in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0, 1, 2]].enumerated() {
            let root = sharded.merged("merged-\(index)")
            for version in order {
                try await sharded.merge([versions[version]], into: root)
                try sharded.database(of: root).execute("UPDATE merged_library SET state = NULL")
            }
            #expect(try await sharded.merge(versions, into: root).rows == 0)
            contents.insert(try await sharded.summary(of: root).content.hex)
        }
        let (pair, root) = (sharded.merged("pair"), sharded.merged("of-merges"))
        try await sharded.merge([versions[1], versions[2]], into: pair)
        try await sharded.merge([versions[0], pair], into: root)
        contents.insert(try await sharded.summary(of: root).content.hex)
        #expect(contents.count == 1)
        #expect(try sharded.database(of: root).strings("SELECT * FROM pragma_foreign_key_check").isEmpty)
    }
}
