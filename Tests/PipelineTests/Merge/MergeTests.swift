import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// Merging the shards of one pipeline.
struct MergeTests {
    /// Six of the 24 orders of four shards. Each shard is at each place, and each pair is there in both orders.
    private static let orders = [
        [1, 2, 3, 4], [2, 1, 4, 3], [3, 4, 1, 2], [4, 3, 2, 1], [1, 3, 4, 2], [4, 2, 1, 3],
    ]

    @Test func anyOrderGivesTheBooksOfOneRun() async throws {
        let sharded = try ShardedRun(count: 4)
        _ = try await sharded.testRun.run()
        let whole = try await sharded.books(of: sharded.testRun.library)
        #expect(whole.count > 8)
        let summary = try await sharded.summary(of: sharded.testRun.library)
        try await sharded.runAll()
        for (index, order) in Self.orders.enumerated() {
            let root = sharded.merged("merged-\(index)")
            let result = try await sharded.merge(order.map(sharded.folder), into: root)
            #expect(result.shards?.isWhole == true)
            #expect(try await sharded.summary(of: root).content == summary.content)
            #expect(try sharded.database(of: root).strings("SELECT * FROM pragma_foreign_key_check").isEmpty)
        }
        let first = try await sharded.books(of: sharded.merged("merged-0"))
        let last = try await sharded.books(of: sharded.merged("merged-5"))
        #expect(first == whole)
        #expect(last == whole)
    }

    @Test func mergingAgainChangesNoRow() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        let root = sharded.merged("merged")
        #expect(try await sharded.merge(into: root).rows > 0)
        #expect(try await sharded.merge(into: root).rows == 0)
        // Without the recorded states, every row is compared.
        try sharded.database(of: root).execute("UPDATE merged_library SET state = NULL")
        let again = try await sharded.merge(into: root)
        #expect(again.rows == 0)
        #expect(again.merged.allSatisfy { $0.counts.picturesLinked + $0.counts.picturesCopied == 0 })
    }

    @Test func aMergeOfMergesIsTheSame() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        try await sharded.merge(into: sharded.merged("all"))
        let summary = try await sharded.summary(of: sharded.merged("all"))
        try await sharded.merge([sharded.folder(1), sharded.folder(2)], into: sharded.merged("two"))
        try await sharded.merge([sharded.folder(3)], into: sharded.merged("one"))
        let root = sharded.merged("merged")
        let result = try await sharded.merge([sharded.merged("one"), sharded.merged("two")], into: root)
        #expect(result.shards?.merged == [1, 2, 3])
        #expect(try await sharded.summary(of: root).content == summary.content)
        #expect(try await sharded.merge([sharded.folder(2)], into: root).rows == 0, "it has come with another library")
        for table in ["run", "attempt", "picture", "text_attempt"] {
            let count = "SELECT count(*) FROM \(table)"
            #expect(
                try sharded.database(of: root).integers(count)
                    == sharded.database(of: sharded.merged("all")).integers(count))
        }
    }

    @Test func picturesAreLinkedAndRunsKeepTheirNames() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        let root = sharded.merged("merged")
        let result = try await sharded.merge(into: root)
        #expect(result.merged.allSatisfy { $0.counts.picturesLinked > 0 && $0.counts.picturesCopied == 0 })
        let names = try sharded.database(of: root).strings("SELECT name FROM run ORDER BY name")
        #expect(names.map { $0.suffix(8) } == ["-shard-1", "-shard-2", "-shard-3"].map { $0.suffix(8) })
        #expect(try sharded.database(of: root).integers("SELECT count(*) FROM attempt WHERE run_id IS NULL") == [0])
    }

    /// The test's file system has no links.
    @Test func picturesAreCopiedWhereTheyCannotBeLinked() async throws {
        let sharded = try ShardedRun(stories: 2, count: 1)
        try await sharded.runAll()
        sharded.testRun.fileSystem = SteeredFileSystem()
        let result = try await sharded.merge(into: sharded.merged("merged"))
        #expect(result.merged.allSatisfy { $0.counts.picturesLinked == 0 && $0.counts.picturesCopied > 0 })
        let verified = try await VerifyLibrary(
            root: sharded.merged("merged"), isRepairing: false, width: 2, patience: .zero,
            placeholders: { [placeholders = try sharded.testRun.placeholders()] in placeholders },
            environment: sharded.testRun.environment,
            listener: sharded.testRun.events.add)()
        #expect(verified.problems.isEmpty)
    }

    @Test func aShardThatIsNotDoneIsNamedAndMergedAgainLater() async throws {
        let sharded = try ShardedRun()
        sharded.testRun.images = [ScriptedImageGenerator("one")]
        try await sharded.run(1)
        try await sharded.run(2, limits: RunLimits(images: 2))
        let root = sharded.merged("merged")
        let first = try await sharded.merge(into: root)
        #expect(first.absent == [sharded.folder(3)])
        #expect(first.shards?.text == "2 of 3 shards; missing: 3; not finished: 2")
        try await sharded.run(2)
        try await sharded.run(3)
        let second = try await sharded.merge(into: root)
        #expect(second.merged.map { $0.counts.rows > 0 } == [false, true, true])
        #expect(second.shards?.text == "3 of 3 shards")
        try await sharded.merge(into: sharded.merged("at-once"))
        #expect(
            try await sharded.summary(of: root).content
                == (try await sharded.summary(of: sharded.merged("at-once"))).content)
        for table in ["run", "attempt", "earlier_picture", "scene"] {
            let count = "SELECT count(*) FROM \(table)"
            #expect(
                try sharded.database(of: root).integers(count)
                    == sharded.database(of: sharded.merged("at-once")).integers(count))
        }
    }

    @Test func requireAllMergesNothing() async throws {
        let sharded = try ShardedRun()
        try await sharded.run(1)
        var error = await #expect(throws: MergeError.self) {
            try await sharded.merge(into: sharded.merged("merged"), requiresAll: true)
        }
        #expect(
            error?.description == """
                “\(sharded.folder(2))”, “\(sharded.folder(3))” have no library, so that nothing was merged; run these \
                shards, or leave out --require-all
                """)
        error = await #expect(throws: MergeError.self) {
            try await sharded.merge([sharded.folder(1)], into: sharded.merged("merged"), requiresAll: true)
        }
        #expect(
            error?.description == """
                not all 3 shards are there (missing: 2, 3), so that nothing was merged; name their libraries, too, run \
                them again, or leave out --require-all
                """)
        #expect(!FileManager.default.fileExists(atPath: sharded.merged("merged").string))
    }

    @Test func aPageThatAPersonChangedStaysWhateverIsMergedLast() async throws {
        let sharded = try ShardedRun(stories: 2, count: 1)
        sharded.testRun.images = [ScriptedImageGenerator("one")]
        try await sharded.runAll()
        let root = sharded.merged("merged")
        try await sharded.merge(into: root)
        let before = try await sharded.summary(of: root)
        let library = try Library.open(at: sharded.folder(1), fileSystem: LocalFileSystem(), for: .asking)
        let (id, _) = try #require(try await library.collections.all().first)
        let panel = try #require(try await library.collections.panels(in: [PanelSelection(collection: id)]).first)
        try await library.panels.redraw([panel.id], as: PageRequest(direction: "An owl with a hat."))
        try library.close()
        try await sharded.run(1)
        let changed = try await sharded.merge(into: root)
        #expect(changed.rows > 0)
        let after = try await sharded.summary(of: root)
        #expect(after.content != before.content)
        #expect(after.content == (try await sharded.summary(of: sharded.folder(1))).content)
        #expect(try sharded.database(of: root).strings("SELECT reason FROM earlier_picture") == ["replaced"])
        try sharded.database(of: root).execute("UPDATE merged_library SET state = NULL")
        #expect(try await sharded.merge(into: root).rows == 0)
    }

    /// A copy of a story without them was read before libraries had them.
    @Test func headingsStayWhateverIsMergedLast() async throws {
        let sharded = try ShardedRun(stories: 1, count: 1)
        try await sharded.runAll()
        let copy = sharded.merged("copy")
        try FileManager.default.copyItem(atPath: sharded.folder(1).string, toPath: copy.string)
        try sharded.database(of: copy).execute("UPDATE control SET library_mark = 'copy'")
        try sharded.database(of: copy).execute("UPDATE page SET headings = 1 WHERE number = 1")
        try sharded.database(of: copy).execute("UPDATE story SET headings = '[0]', text_stored = text_stored + 1000")
        for (index, order) in [[sharded.folder(1), copy], [copy, sharded.folder(1)]].enumerated() {
            let root = sharded.merged("merged-\(index)")
            for library in order { try await sharded.merge([library], into: root) }
            #expect(try sharded.database(of: root).integers("SELECT max(headings) FROM page") == [1])
            #expect(try sharded.database(of: root).strings("SELECT headings FROM story") == ["[0]"])
        }
    }

    /// A story that is no longer listed leaves the merged books, too.
    @Test func whatThePipelineNoLongerListsLeavesTheBooks() async throws {
        let sharded = try ShardedRun(stories: 4, count: 2)
        try await sharded.runAll()
        let root = sharded.merged("merged")
        try await sharded.merge(into: root)
        try sharded.testRun.folder.write(
            "collection: Test\nstories: [{ file: stories/tale-1.txt }, { file: stories/tale-3.txt }]\nsize: 64x112\n"
                + "audience: { ages: 1-2 }\n", to: "pipeline.yaml")
        try await sharded.runAll()
        try await sharded.merge(into: root)
        #expect(try await sharded.stories(of: root) == ["tale-1", "tale-3"])
    }

    @Test func aLostPictureIsNotMerged() async throws {
        let sharded = try ShardedRun(stories: 2, count: 1)
        try await sharded.runAll()
        let path = try sharded.database(of: sharded.folder(1)).strings(
            "SELECT 'images/' || substr(digest, 1, 2) || '/' || digest || '.png' FROM picture LIMIT 1")[0]
        let file = sharded.folder(1).appending(path)
        let bytes = try #require(FileManager.default.contents(atPath: file.string))
        try FileManager.default.removeItem(atPath: file.string)
        let root = sharded.merged("merged")
        #expect(try await sharded.merge(into: root).picturesLost == 1)
        #expect(try await sharded.summary(of: root).panels[.pending] == 1)
        try bytes.write(to: URL(filePath: file.string))
        #expect(try await sharded.merge(into: root).picturesLost == 0)
        #expect(try await sharded.summary(of: root).panels[.pending] == nil)
    }

    /// As after “verify --repair” and “remove”.
    @Test func whatTheMergedLibraryHasLostComesBack() async throws {
        let sharded = try ShardedRun(stories: 2, count: 2)
        try await sharded.runAll()
        let root = sharded.merged("merged")
        try await sharded.merge(into: root)
        let content = try await sharded.summary(of: root).content
        #expect(try await sharded.merge(into: root).rows == 0)
        try sharded.database(of: root).execute(
            "UPDATE panel SET status = 'pending', picture = NULL, queue = 3 WHERE id = (SELECT min(id) FROM panel)")
        #expect(try await sharded.merge(into: root).rows > 0)
        #expect(try await sharded.summary(of: root).content == content)
        let library = try Library.open(at: root, fileSystem: LocalFileSystem(), for: .writing)
        let (id, _) = try #require(try await library.collections.all().first)
        let story = try #require(try await library.collections.stories(of: id).first)
        try await library.integrity.remove([Removal(collection: id, story: story.id)])
        try library.close()
        #expect(try await sharded.merge(into: root).rows > 0)
        #expect(try await sharded.stories(of: root) == ["tale-1", "tale-2"])
    }

    /// A library that was restored from an older snapshot gets its own later runs back, once.
    @Test func runsThatALibraryHasLostComeBackOnce() async throws {
        let sharded = try ShardedRun(stories: 2, count: 2)
        try await sharded.runAll()
        let (root, other) = (sharded.merged("merged"), sharded.merged("other"))
        try await sharded.merge(into: root)
        let own = "UPDATE run SET origin = NULL, origin_name = NULL WHERE id = (SELECT max(id) FROM run)"
        try sharded.database(of: root).execute(own)
        try await sharded.merge([root], into: other)
        try sharded.database(of: root).execute("DELETE FROM run WHERE origin IS NULL")
        #expect(try await sharded.merge([other], into: root).rows > 0)
        try sharded.database(of: root).execute("UPDATE merged_library SET state = NULL")
        #expect(try await sharded.merge([other], into: root).rows == 0)
    }

    /// A page that waits again makes a shard unfinished, also after a run for single pages.
    @Test func aShardWithPagesThatWaitIsNotFinished() async throws {
        let sharded = try ShardedRun(stories: 2, count: 1)
        try await sharded.runAll()
        try sharded.database(of: sharded.folder(1)).execute(
            "UPDATE panel SET status = 'pending', picture = NULL, queue = 3 WHERE id = (SELECT min(id) FROM panel)")
        let result = try await sharded.merge(into: sharded.merged("merged"))
        #expect(result.shards?.text == "1 of 1 shards; not finished: 1")
    }

    /// A shard that was lost and made again has a new library.
    @Test func theNewestLibraryOfAShardCounts() throws {
        func library(_ mark: String, ended: Bool, at time: Double) -> MergedLibrary {
            MergedLibrary(
                mark: mark, path: mark, shard: Shard(number: 1, count: 1), ended: ended, lastRun: time, state: nil)
        }
        let (old, new) = (library("a", ended: true, at: 1), library("b", ended: false, at: 2))
        #expect(MergedShards([old, new])?.unfinished == [1])
        #expect(MergedShards([new, old])?.unfinished == [1])
    }

    /// Shards of another division are refused also if they were merged before.
    @Test func anotherDivisionIsFoundInsideAMergedLibrary() async throws {
        let (two, three) = (try ShardedRun(count: 2), try ShardedRun(count: 3))
        for sharded in [two, three] {
            try await sharded.run(1)
            try await sharded.merge([sharded.folder(1)], into: sharded.merged("merged"))
        }
        await #expect(throws: MergeError.self) {
            try await two.merge([three.merged("merged")], into: two.merged("merged"))
        }
    }

    @Test func whatCannotBeMergedIsRefused() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        let (one, two) = (sharded.folder(1), sharded.folder(2))
        func message(_ folders: [FilePath], into root: FilePath) async -> String? {
            await #expect(throws: MergeError.self) { try await sharded.merge(folders, into: root) }?.description
        }
        #expect(
            await message([one], into: two)
                == "the library “\(two)” is that of a shard, and nothing is merged into it; name another folder with --into"
        )
        #expect(
            await message([one, one], into: sharded.merged("a"))
                == "“\(one)” and “\(one)” are the same library, or one is a copy of the other; leave one out")
        let none = sharded.merged("none")
        #expect(
            await message([none], into: sharded.merged("a")) == """
                there is nothing to merge: “\(none)” has no library; name the libraries that “run --shard” has made
                """)
        try sharded.database(of: two).execute("UPDATE control SET shards = 5")
        #expect(
            await message([one, two], into: sharded.merged("a")) == """
                “\(one)” is shard 1/3, and “\(two)” is shard 2/5; merge shards of one division only, or name a new folder \
                with --into
                """)
        try await sharded.merge([one], into: sharded.merged("b"))
        #expect(
            await message([sharded.merged("b")], into: sharded.merged("b"))
                == "“\(sharded.merged("b"))” is the library into which to merge, or a copy of it; leave it out")
    }
}
