import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

struct ShardRunTests {
    @Test func everyStoryIsMadeInOneShardOnly() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        var all: [String] = []
        for folder in sharded.folders { all += try await sharded.stories(of: folder) }
        #expect(all.sorted() == (1...7).map { "tale-\($0)" })
    }

    @Test func itWritesNoBooksAndEndsWhole() async throws {
        let sharded = try ShardedRun()
        let result = try await sharded.run(2)
        #expect(result.outcome == .whole)
        #expect(result.books.isEmpty && !result.lacksBooks)
        #expect(result.notices.isEmpty)
        #expect(result.run?.hasSuffix("-shard-2") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: sharded.folder(2).string).contains("bundles") == false)
    }

    @Test func runAgainItHasNothingToDo() async throws {
        let sharded = try ShardedRun()
        try await sharded.run(1)
        let before = try await sharded.summary(of: sharded.folder(1))
        let again = try await sharded.run(1)
        #expect(again.run == nil)
        #expect(again.outcome == .whole)
        #expect(try await sharded.summary(of: sharded.folder(1)).content == before.content)
    }

    @Test func aShardWithoutStoriesIsASuccess() async throws {
        let sharded = try ShardedRun(stories: 1, count: 2)
        var stories: [Int] = []
        for number in 1...2 {
            let result = try await sharded.run(number)
            #expect(result.outcome == .whole)
            stories.append(result.counts.stories)
            #expect(try await sharded.run(number).run == nil)
        }
        #expect(stories.sorted() == [0, 1])
        #expect(try await sharded.merge(into: sharded.merged("all")).shards?.isWhole == true)
    }

    @Test func aLibraryIsOfOneShardOnly() async throws {
        let sharded = try ShardedRun()
        try await sharded.run(1)
        let folder = sharded.folder(1)
        let error = await #expect(throws: ShardError.self) { try await sharded.run(2, in: folder) }
        #expect(
            error?.description == """
                the library “\(folder)” is that of shard 1/3, and the run is for shard 2/3; name another folder with \
                --library, best with {shard} in it, or add --shard 1/3
                """)
        sharded.testRun.amendRequest = { $0.library = folder }
        let whole = await #expect(throws: ShardError.self) { try await sharded.testRun.run() }
        #expect(
            whole?.description == """
                the library “\(folder)” is that of shard 1/3; add --shard 1/3, or name another folder with --library
                """)
        #expect(try await sharded.run(1).run == nil, "it is as it was")
    }

    @Test func aLibraryOfAllStoriesBecomesNoShard() async throws {
        let sharded = try ShardedRun()
        _ = try await sharded.testRun.run()
        let folder = sharded.testRun.library
        let error = await #expect(throws: ShardError.self) { try await sharded.run(1, in: folder) }
        #expect(
            error?.description == """
                the library “\(folder)” has stories of all shards, and the run is for shard 1/3; name another folder with \
                --library, best with {shard} in it
                """)
    }

    /// The positions are those in the whole file, so that the merged library has the order of the file.
    @Test func storiesKeepTheirPositionsInTheFile() async throws {
        let sharded = try ShardedRun()
        try await sharded.runAll()
        var positions: [String: Int] = [:]
        for folder in sharded.folders {
            for (slug, position) in zip(
                try sharded.database(of: folder).strings("SELECT slug FROM story ORDER BY id"),
                try sharded.database(of: folder).integers("SELECT position FROM story ORDER BY id"))
            {
                positions[slug] = position
            }
        }
        #expect(positions == Dictionary(uniqueKeysWithValues: (1...7).map { ("tale-\($0)", $0 - 1) }))
    }

    @Test func equalLibrariesHaveEqualSummaries() async throws {
        let sharded = try ShardedRun()
        try await sharded.run(1)
        try await sharded.run(1, in: sharded.merged("other"))
        let (one, other) = (
            try await sharded.summary(of: sharded.folder(1)), try await sharded.summary(of: sharded.merged("other"))
        )
        #expect(one.content == other.content)
        #expect(one.shard == (try sharded.shard(1)))
        try sharded.database(of: sharded.folder(1)).execute("UPDATE page SET text = 'Another.' WHERE id = 1")
        #expect(try await sharded.summary(of: sharded.folder(1)).content != other.content)
    }
}
