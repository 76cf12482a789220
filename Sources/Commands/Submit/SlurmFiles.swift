import Reports

/// Files for Slurm: an array of shards, a merge, an export, and a script that submits them.
struct SlurmFiles {
    static let script = "submit.sh"

    let job: ClusterJob
    /// Further options of the array, such as `--gres=gpu:1`.
    let options: [String]

    var files: [ClusterFile] {
        var files = [
            ClusterFile(name: "shards.sbatch", text: shards), ClusterFile(name: "merge.sbatch", text: merge),
        ]
        if !job.exports.isEmpty { files.append(ClusterFile(name: "export.sbatch", text: export)) }
        return files + [ClusterFile(name: Self.script, text: script)]
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
        let list = "\(ShellWord.quoted(job.path("shards")))/{1..\(job.shards)}"
        return """
            #!/bin/bash
            # Merges the shards. Exit code 35: some are missing or not finished.
            #SBATCH --job-name=nightpress-merge
            #SBATCH --output=\(job.path("logs/merge-%j.log"))
            \(common([]))

            exec \(ClusterJob.line(job.merge([list]) + ["--wait-lock", "600"], plain: [list]))

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

    private var script: String {
        """
        #!/bin/sh
        # Submits the shards, the merge for when all of them have ended, and the export for when none is missing.
        # Options are passed to the first, such as --array=3,7 for only some shards.
        set -e
        cd \(ShellWord.quoted(job.workingFolder))
        mkdir -p \(ShellWord.quoted(job.path("logs")))
        shards=$(sbatch --parsable "$@" \(ShellWord.quoted(job.path("shards.sbatch"))))
        echo "shards  ${shards%%;*}"
        merge=$(sbatch --parsable --dependency="afterany:${shards%%;*}" \(ShellWord.quoted(job.path("merge.sbatch"))))
        echo "merge   ${merge%%;*}"

        """ + (job.exports.isEmpty ? "" : exportLines)
    }

    private var exportLines: String {
        """
        export=$(sbatch --parsable --dependency="afterok:${merge%%;*}" --kill-on-invalid-dep=yes \
        \(ShellWord.quoted(job.path("export.sbatch"))))
        echo "export  ${export%%;*}"

        """
    }
}
