import LibraryFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import LibraryStore
@testable import Pipeline

/// A merge keeps the plans of growing collections.
struct MergedGrowthTests {
    @Test func theMergedLibraryGoesOnWithThePlan() async throws {
        let sharded = try ShardedRun()
        let testRun = sharded.testRun
        try testRun.folder.write(
            "collection: Test\nsize: 64x64\ngrow: { stories: 4, heroes: [Mira], pages: 4, each-run: 2 }\n",
            to: "pipeline.yaml")
        let rows = "SELECT number || ' ' || made || ' ' || story FROM grown_story ORDER BY number"
        _ = try await testRun.run()
        let root = sharded.merged("merged")
        try await sharded.merge([testRun.library], into: root)
        let first = try testRun.database.strings(rows)
        #expect(first.count == 2)
        #expect(try sharded.database(of: root).strings(rows) == first)
        #expect(try await sharded.merge([testRun.library], into: root).rows == 0)
        // Two libraries that go on in the same way are one plan.
        _ = try await testRun.run()
        try await sharded.merge([testRun.library], into: root)
        #expect(try sharded.database(of: root).strings(rows) == testRun.database.strings(rows))
        #expect(try sharded.database(of: root).strings(rows).count == 4)
        #expect(try await sharded.merge([testRun.library], into: root).rows == 0)
    }
}
