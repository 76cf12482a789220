import Domain
import Reports

/// A Snakefile: a rule for the shards, one for the merge, one for the export.
///
/// Only summaries are outputs: Snakemake deletes outputs before a job, and a library must not be begun again.
struct SnakemakeFiles {
    let job: ClusterJob

    var files: [ClusterFile] { [ClusterFile(name: "Snakefile", text: snakefile)] }

    private var snakefile: String {
        let command =
            "snakemake --snakefile \(ShellWord.quoted(job.path("Snakefile"))) --cores \(job.atOnce ?? job.shards)"
        let shard = job.run("\(Self.number)/\(job.shards)", number: Self.number).map {
            $0 == job.path("done/\(Self.number).json") ? Self.output : $0
        }
        let merge = job.merge([job.shardList]).map { $0 == job.mergeSummary ? Self.output : $0 }
        return """
            # \(command)
            # Each shard is repeated twice if it fails. Snakemake runs again what is missing; finished shards are left alone.

            workdir: \(Self.literal(job.workingFolder))

            rule all:
                input: \(Self.literal(job.exports.isEmpty ? job.mergeSummary : job.path("books.txt")))

            rule shard:
                output: \(Self.literal(job.path("done/{i}.json")))
                retries: 2
                shell: \(shell(shard, plain: [Self.output]))

            rule merge:
                input: expand(\(Self.literal(job.path("done/{i}.json"))), i=range(1, \(job.shards + 1)))
                output: \(Self.literal(job.mergeSummary))
                shell: \(shell(merge, plain: [Self.output, job.shardList]))

            """ + (job.exports.isEmpty ? "" : export)
    }

    /// The list of books is the output, because their names are known only when they are written.
    private var export: String {
        let lines = job.exports.map { ClusterJob.line($0) }.joined(separator: " && ")
        return """

            rule export:
                input: \(Self.literal(job.mergeSummary))
                output: \(Self.literal(job.path("books.txt")))
                shell: \(Self.literal("( \(Self.escaped(lines)) ) > \(Self.output)"))

            """
    }

    private func shell(_ words: [String], plain: Set<String>) -> String {
        let line = [Self.output, Self.number].reduce(Self.escaped(ClusterJob.line(words, plain: plain))) {
            $0.replacing(Self.escaped($1), with: $1)
        }
        return Self.literal(line)
    }

    /// The rule's output, quoted for the shell by Snakemake.
    private static let output = "{output:q}"
    /// The number of the shard.
    private static let number = "{wildcards.i}"

    /// Snakemake replaces what is in braces.
    private static func escaped(_ text: String) -> String {
        text.replacing("{", with: "{{").replacing("}", with: "}}")
    }

    /// A text as Python writes it.
    private static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
