import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// A Snakefile that “submit” wrote, run by Snakemake. `NIGHTPRESS_SNAKEMAKE` is its command.
@Suite(.enabled(if: ClusterFolder.snakemake != nil, "NIGHTPRESS_SNAKEMAKE names no Snakemake"), .serialized)
struct SnakemakeTests {
    private func snakemake(_ words: String, in folder: ClusterFolder) async throws -> String {
        try await folder.shell(
            "HOME=$PWD \(try #require(ClusterFolder.snakemake)) --snakefile cluster/Snakefile --cores 2 \(words) 2>&1; echo \"code $?\""
        )
    }

    private func submit(in folder: ClusterFolder) async throws {
        let words = ["submit", "tales", "--engine", "snakemake", "--shards", "4", "--output", "cluster"]
        #expect(try await folder.run(words).code == 0)
    }

    @Test(.timeLimit(.minutes(5))) func itsBooksAreThoseOfOneRun() async throws {
        let folder = try ClusterFolder()
        try await submit(in: folder)
        let said = try await snakemake("", in: folder)
        #expect(said.hasSuffix("code 0\n"), "\(said)")
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()))
        let again = try await snakemake("", in: folder)
        #expect(again.contains("Nothing to be done") && again.hasSuffix("code 0\n"), "\(again)")
    }

    @Test(.timeLimit(.minutes(5))) func aShardThatFailsOnceIsRepeated() async throws {
        let folder = try ClusterFolder()
        try await submit(in: folder)
        // The first attempt of each shard fails, as on a machine with a full disk.
        let snakefile = try String(decoding: folder.work.folder.read("cluster/Snakefile"), as: UTF8.self)
        try folder.work.folder.write(
            snakefile.replacing(
                "shell: \"nightpress run",
                with: "shell: \"test -e tried-{wildcards.i} || (touch tried-{wildcards.i}; exit 40) && nightpress run"),
            to: "cluster/Snakefile")
        let said = try await snakemake("", in: folder)
        #expect(said.hasSuffix("code 0\n"), "\(said)")
        #expect(said.contains("Trying to restart job"), "\(said)")
        #expect(try folder.books(of: "library") == (try await folder.wholeBooks()))
    }
}
