import SystemPackage
import TestSupport
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

struct MergeOutcomeTests {
    private func library(_ number: Int, ended: Bool = true) -> MergedLibrary {
        MergedLibrary(
            mark: "m\(number)", path: "shards/\(number)", shard: Shard(number: number, count: 3), ended: ended,
            lastRun: 1)
    }

    private func outcome(_ libraries: [MergedLibrary], absent: [FilePath] = []) -> MergeOutcome {
        var result = MergeResult()
        for (index, library) in libraries.enumerated() {
            var counts = MergeCounts()
            (counts.rows, counts.picturesLinked, counts.picturesLost) = (index * 40, index * 3, index / 2)
            result.merged.append(MergeResult.Part(library: library, counts: counts))
        }
        (result.libraries, result.absent) = (libraries, absent)
        return MergeOutcome(result: result)
    }

    @Test func saysWhatIsThereAndWhatIsMissing() throws {
        let outcome = outcome([library(1), library(2, ended: false)], absent: ["shards/3"])
        #expect(
            outcome.text == """
                merged  shards/1 (shard 1/3): nothing new
                merged  shards/2 (shard 2/3): 40 rows, 3 pictures
                absent  shards/3
                shards  2 of 3 shards; missing: 3; not finished: 2

                """)
        #expect(outcome.status == .stopped)
    }

    @Test func aLostPictureIsMissing() throws {
        let outcome = outcome([library(1), library(2), library(3)])
        #expect(outcome.status == .stopped)
        #expect(
            outcome.text.contains(
                "lost    1 picture of “shards/3”, whose pages are to be drawn: repair it with “nightpress verify "
                    + "--repair --library shards/3”, run it and merge again\n"))
    }

    @Test func itsDocumentAgreesWithItsSchema() throws {
        for outcome in [outcome([library(1)], absent: ["shards/2"]), outcome([])] {
            let document = CommandDocument(
                command: "merge", library: "library", status: outcome.status, body: outcome.document)
            let schema = try PublishedSchema("Reports/Schemas/merge.schema.json")
            let problems = try schema.problems(with: Array(JSONText.encode(document).utf8))
            #expect(problems == [])
        }
    }
}
