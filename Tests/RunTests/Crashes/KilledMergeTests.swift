import Foundation
import LibraryFixtures
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A merge that is killed leaves a library that the next merge completes.
struct KilledMergeTests {
    private static let kills = 20

    private let work: WorkFolder

    init() async throws {
        work = try WorkFolder()
        let stories = (1...6).map {
            "  - { name: tale-\($0), write: { hero: Mira, age: 4, theme: animals, pages: 4, seed: \($0) } }\n"
        }
        try work.folder.write(
            "collection: Tales\nstories:\n\(stories.joined())size: 64x64\n", to: "tales/pipeline.yaml")
        for number in 1...2 {
            let words = ["run", "tales", "--shard", "\(number)/2", "--library", "shards/{shard}"]
            #expect(try await BuiltProgram.run(words, in: work.path).code == 0)
        }
    }

    private func merge(into root: String) -> [String] {
        ["merge", "--into", root, "shards/1", "shards/2", "--summary", "\(root).json"]
    }

    @Test func theNextMergeCompletesIt() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await BuiltProgram.run(merge(into: "whole"), in: work.path).code == 0)
        var length = clock.now - start
        let whole = try work.folder.read("whole.json")
        var unfinished = 0
        for kill in 0..<Self.kills {
            let root = "killed-\(kill)"
            let delay = length * (Double(kill) + 0.5) / Double(Self.kills)
            let code = try await BuiltProgram.run(merge(into: root), in: work.path, signalling: .kill) {
                try await Task.sleep(for: delay)
            }
            // Merges are faster than the first one if the machine has less to do.
            if code == 0 { length = length * 0.8 } else { unfinished += 1 }
            #expect(try await BuiltProgram.run(merge(into: root), in: work.path).code == 0)
            #expect(try work.folder.read("\(root).json") == whole)
            let database = LibraryDatabase(of: work.path.appending(root))
            #expect(try database.strings("SELECT * FROM pragma_foreign_key_check").isEmpty)
            #expect(try database.integers("SELECT count(*) FROM attempt") == [24])
        }
        #expect(unfinished >= Self.kills / 4)
    }
}
