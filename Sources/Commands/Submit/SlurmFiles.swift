import Domain
import Foundation
import Reports

/// Files for Slurm: an array of shards, a merge, an export, and a script that submits them.
struct SlurmFiles {
    static let script = "submit.sh"

    let job: ClusterJob
    /// Further options of the array, such as `--gres=gpu:1`.
    let options: [String]

    /// The jobs in the order in which they are submitted.
    enum Step: String, CaseIterable {
        case shards, merge, export

        var fileName: String { "\(rawValue).sbatch" }
        /// As wide as the longest.
        var label: String { rawValue.padding(toLength: 6, withPad: " ", startingAt: 0) }

        /// Options of `sbatch`, with the id of the job before.
        func options(after id: String) -> [String] {
            switch self {
            case .shards: ["--parsable"]
            case .merge: ["--parsable", "--dependency=afterany:\(id)"]
            case .export: ["--parsable", "--dependency=afterok:\(id)", "--kill-on-invalid-dep=yes"]
            }
        }
    }

    var steps: [Step] { Step.allCases.filter { $0 != .export || !job.exports.isEmpty } }

    var files: [ClusterFile] {
        steps.map { ClusterFile(name: $0.fileName, text: text(of: $0)) }
            + [ClusterFile(name: Self.script, text: script)]
    }

    private func text(of step: Step) -> String {
        switch step {
        case .shards: shards
        case .merge: merge
        case .export: export
        }
    }

    /// With `exec` the program is the batch shell and gets the signal. Slurm starts a requeued job from its first line.
    private var shards: String {
        let limit = job.atOnce.map { "%\($0)" } ?? ""
        return """
            #!/bin/bash
            # The shards. Repeat only some of them with: sbatch --array=3,7 \(ShellWord.quoted(job.path("shards.sbatch")))
            #SBATCH --job-name=nightpress
            #SBATCH --array=1-\(job.shards)\(limit)
            #SBATCH --output=\(job.path("logs/%A_%a.log"))
            #SBATCH --signal=B:TERM@120
            \(common(options))

            exec \(ClusterJob.line(job.run("auto/\(job.shards)", number: "{shard}")))

            """
    }

    /// It begins when all shards have ended, with whatever result, and itself says which are missing.
    private var merge: String {
        """
        #!/bin/bash
        # Merges the shards. Exit code 35: some are missing or not finished.
        #SBATCH --job-name=nightpress-merge
        #SBATCH --output=\(job.path("logs/merge-%j.log"))
        \(common([]))

        exec \(ClusterJob.line(job.merge([job.shardList]) + ["--wait-lock", "600"], plain: [job.shardList]))

        """
    }

    private var export: String {
        """
        #!/bin/bash
        # Writes the books from the merged library.
        #SBATCH --job-name=nightpress-export
        #SBATCH --output=\(job.path("logs/export-%j.log"))
        \(common([]))

        set -e
        \(job.exports.map { ClusterJob.line($0) }.joined(separator: "\n"))

        """
    }

    private func common(_ options: [String]) -> String {
        ([
            "--chdir=\(job.workingFolder)", "--open-mode=append", "--requeue",
        ] + options).map { "#SBATCH \($0)" }.joined(separator: "\n")
    }

    /// For people. “submit” itself submits without a shell.
    private var script: String {
        """
        #!/bin/sh
        # Submits the shards, the merge for when all of them have ended, and the export for when none is missing.
        # Options are passed to the first, such as --array=3,7 for only some shards.
        set -e
        cd \(ShellWord.quoted(job.workingFolder))
        mkdir -p \(ShellWord.quoted(job.path("logs")))
        \(zip(steps, [nil] + steps).map(submission).joined(separator: "\n"))

        """
    }

    private func submission(of step: Step, after before: Step?) -> String {
        let options = step.options(after: "${\(before?.rawValue ?? "")%%;*}").map {
            $0.contains("$") ? "\"\($0)\"" : $0
        }
        let words = options + (before == nil ? ["\"$@\""] : []) + [ShellWord.quoted(job.path(step.fileName))]
        return """
            \(step.rawValue)=$(sbatch \(words.joined(separator: " ")))
            echo "\(step.label)  ${\(step.rawValue)%%;*}"
            """
    }
}
