import LibraryFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Each shard requests the portraits it needs. The merged library has one of each character.
struct MergedPortraitTests {
    @Test func anyOrderKeepsTheSamePortraitOfEachCharacter() async throws {
        let sharded = try ShardedRun()
        try sharded.testRun.folder.write(
            "collection: Test\nstories:\n" + (1...7).map { "  - file: stories/tale-\($0).txt\n" }.joined()
                + "size: 64x96\naudience: { ages: 1-2 }\ncast:\n  - { name: Fox, kind: fox }\n"
                + "  - { name: owl, kind: owl }\n",
            to: "pipeline.yaml")
        var requests: [ImageRequest] = []
        for number in 1...3 {
            // Each machine draws another picture.
            let images = ScriptedImageGenerator(
                "model", takesPortraits: true,
                script: { _, request in .send(Self.picture(for: request, of: "machine \(number)")) })
            sharded.testRun.images = [images]
            try await sharded.run(number)
            requests += images.requests
        }
        #expect(requests.filter(Self.isPortrait).count == 6)

        var merged: Set<[String]> = []
        for order in [[1, 2, 3], [3, 2, 1], [2, 3, 1]] {
            let root = sharded.merged("merged-\(order.map(String.init).joined())")
            try await sharded.merge(order.map(sharded.folder), into: root)
            let database = sharded.database(of: root)
            merged.insert(try database.strings("SELECT character || ' ' || picture FROM portrait ORDER BY character"))
            #expect(try database.strings("SELECT * FROM pragma_foreign_key_check").isEmpty)
            #expect(try await sharded.merge(order.map(sharded.folder), into: root).rows == 0)
        }
        #expect(merged.count == 1 && merged.first?.count == 2, "\(merged)")

        // A run in the merged library draws with them.
        let images = ScriptedImageGenerator("model", takesPortraits: true)
        sharded.testRun.images = [images]
        let root = sharded.merged("merged-123")
        try sharded.database(of: root).execute("UPDATE panel SET picture = NULL, status = 'pending', queue = 1")
        sharded.testRun.amendRequest = { $0.library = root }
        _ = try await sharded.testRun.run()
        #expect(!images.requests.isEmpty)
        #expect(!images.requests.contains(where: Self.isPortrait))
        #expect(images.requests.allSatisfy { $0.reference != nil })
    }

    private static func isPortrait(_ request: ImageRequest) -> Bool {
        request.panel.direction.hasPrefix("A portrait of ")
    }

    private static func picture(for request: ImageRequest, of machine: String) -> [UInt8] {
        var request = request
        request.seed = StableHash(of: machine, "\(request.seed)").value
        return (try? ScriptedImageGenerator.picture(of: request).bytes) ?? []
    }
}
