import ArgumentParser
import Platform
import TestSupport
import Testing

@testable import Commands
@testable import Domain

/// The files that “submit” writes. Those for the example are in `pipelines/cluster`.
struct ClusterFileTests {
    private static func job(atOnce: Int? = 4, runOptions: [String] = []) -> ClusterJob {
        ClusterJob(
            pipelines: ["pipelines/lanterns"], shards: 16, atOnce: atOnce, folder: "cluster", library: "library",
            workingFolder: "/srv/books", runOptions: runOptions,
            books: [(Slug(title: "lanterns-in-the-forest"), [.epub, .cbz])])
    }

    static let examples =
        SlurmFiles(job: job(), options: ["--time=08:00:00"]).files + SnakemakeFiles(job: job()).files
        + KubernetesFiles(job: job(), image: "nightpress:1.0", claim: "books").files

    @Test(arguments: examples.map(\.name))
    func theExamplesAreWhatItWrites(_ name: String) throws {
        let file = try #require(Self.examples.first { $0.name == name })
        let golden = Golden(at: ProjectFolder.path("pipelines/cluster/\(name)"))
        let difference = try golden.difference(from: file.text)
        #expect(difference == nil, "\(difference?.description ?? "")")
    }

    @Test func theFolderOfExamplesHasNoOtherFiles() throws {
        #expect(
            Set(try ProjectFolder.names(in: "pipelines/cluster")) == Set(Self.examples.map(\.name) + ["README.md"]))
    }

    /// A shell, Python and YAML each have their own characters that mean something.
    @Test func unusualNamesAreQuoted() throws {
        var job = Self.job(runOptions: ["--cache", "/c d/{x}\"$HOME"])
        job.pipelines = ["my tales/it's"]
        job.folder = "a b"
        let slurm = try #require(SlurmFiles(job: job, options: []).files.first)
        #expect(
            slurm.text.hasSuffix(
                #"""
                exec nightpress run 'my tales/it'\''s' --shard auto/16 --library 'a b/shards/{shard}' --summary \#
                'a b/done/{shard}.json' --exit-zero failed,placeholders --quiet --cache '/c d/{x}"$HOME'

                """#))
        let snakemake = try #require(SnakemakeFiles(job: job).files.first)
        #expect(snakemake.text.contains(#"--cache '/c d/{{x}}\"$HOME'"#))
        #expect(snakemake.text.contains(#"run 'my tales/it'\\''s' --shard '{wildcards.i}/16'"#))
        #expect(snakemake.text.contains("--library 'a b/shards/{wildcards.i}' --summary {output:q}"))
        #expect(snakemake.text.contains("--into library 'a b/shards'/{{1..16}} --summary {output:q}"))
        let kubernetes = try #require(KubernetesFiles(job: job, image: "np", claim: "books").files.first)
        #expect(kubernetes.text.contains(#""--cache", "/c d/{x}\"$HOME"]"#))
    }

    @Test func withoutFormatsThereIsNoExport() {
        var job = Self.job()
        job.books = [(Slug(title: "tales"), [])]
        #expect(SlurmFiles(job: job, options: []).files.map(\.name) == ["shards.sbatch", "merge.sbatch", "submit.sh"])
        #expect(!SnakemakeFiles(job: job).files[0].text.contains("export"))
        #expect(!KubernetesFiles(job: job, image: "np", claim: "c").files[1].text.contains("export"))
    }

    @Test func collectionsWithTheSameFormatsAreExportedTogether() {
        var job = Self.job()
        job.books = [
            (Slug(title: "a"), [.epub]), (Slug(title: "b"), [.cbz, .html]), (Slug(title: "c"), [.epub]),
            (Slug(title: "d"), []),
        ]
        #expect(
            job.exports.map { $0.joined(separator: " ") } == [
                "export a c --format epub --library library", "export b --format cbz,html --library library",
            ])
    }

    @Test(arguments: [
        (["--sbatch=--time=1"], "snakemake", "--sbatch is for --engine slurm."),
        (["--image", "np"], "slurm", "--image and --claim are for --engine kubernetes."),
        (["--sbatch=time"], "slurm", "--sbatch must be one option of sbatch, such as --sbatch=--time=08:00:00."),
        (["--run=--nothing"], "slurm", "“--nothing” after --run is no option of “run”."),
        (["--output", ""], "slurm", "--output is empty; name a folder, or leave it out."),
    ])
    func impossibleOptionsAreRefused(words: [String], engine: String, message: String) {
        let error = #expect(throws: (any Error).self) {
            try SubmitCommand.parse(["tales", "--engine", engine, "--shards", "4", "--output", "cluster"] + words)
        }
        #expect(error.map { SubmitCommand.message(for: $0) } == message)
    }
}
