import ArgumentParser
import Domain
import Media
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct SubmitCommand: AsyncParsableCommand {
    enum Engine: String, CaseIterable, ExpressibleByArgument {
        case slurm
        case snakemake
        case kubernetes
    }

    static let configuration = CommandConfiguration(
        commandName: "submit",
        abstract: "Write the files with which Slurm, Snakemake or Kubernetes runs shards, and submit them to Slurm.",
        usage: """
            nightpress submit <pipeline> ... --engine <engine> --shards <n>
                --output <dir> [<options>]
            """,
        discussion: """
            The engine decides when and where a shard runs; Nightpress decides what is left to make. The files are plain: \
            change them as the site needs. All machines need the same paths, and “nightpress” in PATH.

            For Slurm it writes an array of shards, a merge that waits for all of them, an export that waits for a whole \
            merge, and submit.sh for submitting again, and submits them. For Snakemake it writes a Snakefile; for Kubernetes the manifests \
            of an Indexed Job and of a Job for merge and export. Words after --run are added to each run.

              nightpress submit pipelines --engine slurm --shards 16 --output cluster --dry-run
              nightpress submit pipelines --engine slurm --shards 16 --output cluster --sbatch=--time=08:00:00
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String]

    @Option(name: .long, help: ArgumentHelp("slurm, snakemake or kubernetes.", valueName: "engine"))
    var engine: Engine

    @Option(
        name: .long, help: ArgumentHelp("Into how many shards the stories are divided.", valueName: "n"),
        transform: { text in
            guard let count = Int(text), Shard.counts.contains(count) else {
                throw ValidationError("must be a whole number from 1 to \(Shard.counts.upperBound).")
            }
            return count
        })
    var shards: Int

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the files, the libraries of the shards and the logs. All machines must reach it.",
            valueName: "dir"),
        completion: .directory)
    var output: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How many shards run at the same time. (default: as many as the engine can)", valueName: "n"),
        transform: { text in
            guard let count = Int(text), Shard.counts.contains(count) else {
                throw ValidationError("must be a whole number from 1 to \(Shard.counts.upperBound).")
            }
            return count
        })
    var atOnce: Int?

    @Option(
        name: .long, parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "For Slurm: a further option of the array, such as --sbatch=--time=08:00:00. Repeatable. (default: none)",
            valueName: "option"))
    var sbatch: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "For Kubernetes: the container image. (default: nightpress:\(Version.current))", valueName: "name"))
    var image: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "For Kubernetes: the claim of the volume with this folder. (default: books)", valueName: "name"))
    var claim: String?

    @Flag(name: [.customShort("n"), .long], help: "Print the files; write and submit nothing.")
    var dryRun = false

    @Option(
        name: .customLong("run"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A further word of the command of each shard, such as --run=--retry. Repeatable. (default: none)",
            valueName: "word"))
    var runOptions: [String] = []

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--output", output, "a folder")
        if output.contains(where: \.isNewline) { throw ValidationError("--output must be on one line.") }
        if engine != .slurm, !sbatch.isEmpty { throw ValidationError("--sbatch is for --engine slurm.") }
        if engine != .kubernetes, image != nil || claim != nil {
            throw ValidationError("--image and --claim are for --engine kubernetes.")
        }
        if sbatch.contains(where: { $0.contains(where: \.isNewline) || !$0.hasPrefix("-") }) {
            throw ValidationError("--sbatch must be one option of sbatch, such as --sbatch=--time=08:00:00.")
        }
        if let wrong = runOptions.first, (try? RunCommand.parse(runOptions)) == nil {
            throw ValidationError("“\(wrong)” after --run is no option of “run”.")
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let job = try job(in: session)
        let files = files(for: job)
        var outcome = SubmitOutcome(files: files, folder: output, engine: engine, isWritten: !dryRun)
        if !dryRun {
            try write(files, session.machine)
            if engine == .slurm { outcome.jobs = try await submit(job, on: session.machine) }
        }
        try session.print(outcome.document, or: outcome.text)
    }
}

extension SubmitCommand {
    /// All pipelines must be usable, because all machines would fail.
    private func job(in session: CommandSession) throws -> ClusterJob {
        let files = try session.machine.pipelineReader.pipelines(at: pipelines.map { FilePath($0) })
        return ClusterJob(
            pipelines: pipelines, shards: shards, atOnce: atOnce, folder: output, library: session.root.string,
            workingFolder: session.machine.run.workingFolder.string, runOptions: runOptions,
            books: files.map { ($0.collection.slug, $0.exports) })
    }

    private func files(for job: ClusterJob) -> [ClusterFile] {
        switch engine {
        case .slurm: SlurmFiles(job: job, options: sbatch).files
        case .snakemake: SnakemakeFiles(job: job).files
        case .kubernetes:
            KubernetesFiles(
                job: job, image: image ?? "nightpress:\(Version.current)", claim: claim ?? "books"
            ).files
        }
    }

    private func write(_ files: [ClusterFile], _ machine: CommandEnvironment) throws {
        let folder = FilePath(output)
        for name in ["", "logs", "done", "shards"] {
            try machine.fileSystem.makeDirectory(name.isEmpty ? folder : folder.appending(name))
        }
        for file in files {
            try machine.fileSystem.write(Array(file.text.utf8), to: folder.appending(file.name), durably: false)
        }
    }

    /// Submits each job after those before it.
    private func submit(
        _ job: ClusterJob, on machine: CommandEnvironment
    ) async throws -> [(step: SlurmFiles.Step, id: String)] {
        var jobs: [(step: SlurmFiles.Step, id: String)] = []
        for step in SlurmFiles(job: job, options: sbatch).steps {
            let file = job.path(step.fileName)
            do {
                let command = Command(
                    "sbatch", step.options(after: jobs.last?.id ?? "") + [file], environment: machine.environment,
                    workingDirectory: machine.run.workingFolder)
                let result = try await ChildRunner(keeper: .thisProgram).run(
                    command, limits: CommandLimits(time: .seconds(120)))
                guard result.termination.isSuccess else {
                    throw failure(of: file, "\(result.termination): \(result.errorTail.singleLine)", after: jobs)
                }
                // With several clusters, the name of the cluster follows.
                let id = String(decoding: result.output, as: UTF8.self).split { $0 == ";" || $0.isNewline }.first
                jobs.append((step, id.map { String($0) } ?? ""))
            } catch let error as ChildProcessError {
                throw failure(of: file, "\(error)", after: jobs)
            }
        }
        return jobs
    }

    private func failure(
        of file: String, _ reason: String, after jobs: [(step: SlurmFiles.Step, id: String)]
    ) -> CommandFailure {
        let submitted = jobs.map { " “scancel \($0.id)” cancels its \($0.step.rawValue);" }.joined()
        return CommandFailure(
            .failure,
            "“sbatch” did not submit “\(file)”: \(reason);\(submitted) the files are written: see whether “sbatch” works "
                + "here, then run this command again")
    }
}
