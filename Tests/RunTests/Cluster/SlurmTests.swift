import Foundation
import LibraryFixtures
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Jobs that “submit” gave to Slurm. `NIGHTPRESS_SLURM` is the configuration file of a running cluster (`SLURM_CONF`).
@Suite(.enabled(if: ClusterFolder.slurm != nil, "NIGHTPRESS_SLURM names no configuration of Slurm"), .serialized)
struct SlurmTests {
    private func folder(size: String = "64x64", pages: Int = 4) throws -> ClusterFolder {
        try ClusterFolder(pages: pages, size: size, more: ["SLURM_CONF": try #require(ClusterFolder.slurm)])
    }

    /// Returns the ids of the jobs by what they do.
    private func submit(in folder: ClusterFolder) async throws -> [String: String] {
        let words = ["submit", "tales", "--engine", "slurm", "--shards", "4", "--at-once", "2"]
        let outcome = try await folder.run(words + ["--output", "cluster"])
        #expect(outcome.code == 0, "\(outcome.messages)")
        return jobs(in: outcome.output)
    }

    private func jobs(in text: String) -> [String: String] {
        Dictionary(
            text.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }.filter { $0.count == 2 }
                .map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    private func hasEnded(_ job: String?, in folder: ClusterFolder) async throws -> Bool {
        try await folder.shell("squeue --noheader --jobs=\(try #require(job)) 2>/dev/null").isEmpty
    }

    private func logs(in folder: ClusterFolder) throws -> String {
        try folder.work.files(below: "cluster/logs").map { name in
            "\(name):\n" + String(decoding: try folder.work.folder.read("cluster/logs/\(name)"), as: UTF8.self)
        }.joined()
    }

    @Test(.timeLimit(.minutes(5))) func itsBooksAreThoseOfOneRun() async throws {
        let folder = try folder()
        let jobs = try await submit(in: folder)
        let ended = try await folder.wait { try await hasEnded(jobs["export"], in: folder) }
        #expect(ended)
        let said = try logs(in: folder)
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()), "\(said)")
    }

    /// Slurm starts a requeued task from the first line of the script.
    @Test(.timeLimit(.minutes(5))) func aTaskThatIsRequeuedContinues() async throws {
        let folder = try folder(size: "512x896", pages: 8)
        let jobs = try await submit(in: folder)
        let begun = try await folder.wait { folder.work.exists("cluster/shards/1/images") }
        #expect(begun)
        _ = try await folder.shell("scontrol requeue \(jobs["shards"] ?? "")_1")
        let ended = try await folder.wait { try await hasEnded(jobs["export"], in: folder) }
        #expect(ended)
        let said = try logs(in: folder)
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()), "\(said)")
        let runs = LibraryDatabase(of: folder.work.path.resolving("cluster/shards/1"))
        #expect(try runs.integers("SELECT count(*) FROM run")[0] >= 2)
    }

    /// A task that gets SIGTERM ends cleanly, the merge names it, and only that task is submitted again.
    @Test(.timeLimit(.minutes(5))) func onlyTasksThatWereStoppedAreRepeated() async throws {
        let folder = try folder(size: "512x896", pages: 8)
        let jobs = try await submit(in: folder)
        let begun = try await folder.wait { folder.work.exists("cluster/shards/1/images") }
        #expect(begun)
        _ = try await folder.shell("scancel --batch --signal=TERM \(jobs["shards"] ?? "")_1")
        let merged = try await folder.wait { try await hasEnded(jobs["merge"], in: folder) }
        #expect(merged)
        let mergeLog = try logs(in: folder)
        #expect(mergeLog.contains("shards  4 of 4 shards; not finished: 1"), "\(mergeLog)")
        #expect(!folder.work.exists("cluster/done/1.json") && folder.work.exists("cluster/done/2.json"))
        let again = self.jobs(in: try await folder.shell("sh cluster/submit.sh --array=1"))
        let ended = try await folder.wait { try await hasEnded(again["export"], in: folder) }
        #expect(ended)
        let said = try logs(in: folder)
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()), "\(said)")
    }

    /// Slurm may start one index twice. The second finds the library in use.
    @Test(.timeLimit(.minutes(5))) func oneIndexThatRunsTwiceDoesNoHarm() async throws {
        let folder = try folder(size: "512x896", pages: 8)
        let words = ["submit", "tales", "--engine", "slurm", "--shards", "4", "--output", "cluster"]
        let outcome = try await BuiltProgram.run(words, in: folder.work.path, environment: ["PATH": "/nowhere"])
        #expect(outcome.code == 40 && outcome.messages.contains("“sbatch” did not submit “cluster/shards.sbatch”"))
        let twins = try await folder.shell(
            "for i in 1 2; do sbatch --parsable --array=1 cluster/shards.sbatch; done")
        for twin in twins.split(separator: "\n") {
            let ended = try await folder.wait { try await hasEnded(String(twin), in: folder) }
            #expect(ended)
        }
        let mergeLog = try logs(in: folder)
        #expect(mergeLog.contains("is in use by process"), "\(mergeLog)")
        let jobs = jobs(in: try await folder.shell("sh cluster/submit.sh"))
        let ended = try await folder.wait { try await hasEnded(jobs["export"], in: folder) }
        #expect(ended)
        let said = try logs(in: folder)
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()), "\(said)")
    }
}
