import ArgumentParser
import BuiltIn
import Domain
import Generation
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import Prompts
import Reports
import SystemPackage

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Make what is missing: plan stories, draw pages, write books and a report.",
        discussion: """
            Each PIPELINE is a pipeline file, a folder with a pipeline.yaml, or a folder of such folders. What is there \
            already is left alone, so running again resumes a run that was cut off and otherwise does nothing.

            Ctrl-C ends a run cleanly; a second one ends it at once. Neither loses a finished page. SIGTERM and the closing \
            of its terminal end a run like the first Ctrl-C, with 143 and 129; under nohup it outlives its terminal.

            A run that comes to a limit finishes what is in flight, writes the report and the books that are whole, and \
            exits with 35. Limits may also stand in a pipeline under “limits:”; those given here win, and of several \
            pipelines the tightest holds for the whole run.

            With --shard each of several machines makes a part of the stories in a library of its own, without books; \
            “merge” joins the libraries. --summary and --exit-zero are for programs that start runs, such as Snakemake.

            With --dry-run nothing is touched and no backend is asked: it says which pictures would be drawn and why, and \
            what that would take by what backends took in the library so far. With --verbose it lists each picture.

              nightpress run pipelines/lanterns
              nightpress run pipelines --dry-run --verbose
              nightpress run pipelines --deadline 06:00 --max-cost 5
              nightpress run pipelines --shard 1/4 --library 'shards/{shard}'
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @OptionGroup var global: GlobalOptions

    @Flag(
        name: [.customShort("n"), .long],
        help: "Only say what would be made, why, by which backends, how long it would take and what it would cost.")
    var dryRun = false

    @Flag(name: .long, help: "Use the built-in generators only, whatever the pipelines name.")
    var stub = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "Redo what is stale: plans and pages whose text, style, size, prompts, settings or similarity changed, and texts and plans for which the built-in generators stood in."
        ))
    var refresh = false

    @Flag(
        name: .long,
        help:
            "Draw pages again that failed or show a placeholder, and ask language models for text stand-ins. Refused pages are drawn again only if something has changed."
    )
    var retry = false

    @Option(
        name: [.customShort("R"), .long],
        help: ArgumentHelp(
            "Draw this collection, story or page again even though it is ready, named as by “status”. Repeatable. (default: none)",
            valueName: "name"))
    var force: [String] = []

    @OptionGroup(title: "Many machines") var driver: DriverOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var cache: CacheOptions

    @OptionGroup var lock: LockOptions

    @OptionGroup(title: "Afterwards") var after: AfterOptions

    @OptionGroup(title: "Records") var records: RecordOptions

    mutating func run() async throws {
        let session = try CommandSession(
            of: Self.self, global, records: dryRun ? nil : records, shard: driver.shard)
        global = session.global
        try await run(in: session)
    }

    private func run(in session: CommandSession) async throws {
        let (machine, progress) = (session.machine, session.progress)
        let summaryFile = try driver.summaryFile(on: machine)
        guard !dryRun else {
            let request = try await makeRequest(for: try readPipelines(on: machine), on: machine, progress)
            return try await forecast(request, try global.loadPrompts(on: machine), in: session)
        }
        let runSession = RunSession(session, exchanges: network.logFolder, after: after)
        let found = try await runSession.preparing { try readPipelines(on: machine) }
        let (request, prompts) = try await runSession.preparing(for: found.pipelines) {
            (try await makeRequest(for: found, on: machine, progress), try global.loadPrompts(on: machine))
        }
        let summary = try await runSession.carryOut(request, prompts)
        let status = driver.exitStatus(for: runSession.exitStatus(of: summary))
        if status == .whole {
            try await summaryFile?.write(request.pipelines.map(\.collection.slug), of: session.root, session)
        }
        try session.print(
            ResultDocument(runSession.ending(of: summary, status, request.pipelines)), status: status,
            or: summary.text(columns: machine.output.columns))
        if status != .whole { throw CommandFailure(status) }
    }
}

extension RunCommand {
    /// An unusable pipeline does not keep the others from being made.
    private func readPipelines(
        on machine: CommandEnvironment
    ) throws -> (pipelines: [PipelineFile], problems: [Diagnostic]) {
        var found = machine.pipelineReader.usablePipelines(at: pipelines.map { FilePath($0) })
        guard !found.pipelines.isEmpty else { throw PipelineError(found.problems) }
        if !global.quiet { noteUnusedDrawings(of: found.pipelines, on: machine) }
        found.pipelines = limits.applied(to: network.applied(to: found.pipelines))
        return found
    }

    private func noteUnusedDrawings(of files: [PipelineFile], on machine: CommandEnvironment) {
        for drawing in files.flatMap(\.art.drawings) where !drawing.problems.isEmpty {
            for problem in drawing.problems { machine.messages.note("note: ", "\(problem)", .notable) }
            let path = drawing.file.path.onOneLine
            machine.messages.note("note: ", "the drawing “\(path)” is left out until that is corrected", .notable)
        }
    }

    private func makeRequest(
        for found: (pipelines: [PipelineFile], problems: [Diagnostic]), on machine: CommandEnvironment,
        _ progress: ProgressPrinter
    ) async throws -> RunRequest {
        var request = RunRequest(pipelines: found.pipelines, library: global.libraryPath(on: machine))
        request.unusable = found.problems
        request.stubOnly = stub
        request.refresh = refresh
        request.retry = retry
        request.forced = try await forcedPanels(of: found.pipelines, on: machine, progress: progress)
        request.lockPatience = lock.patience
        request.cache = cache.folder(on: machine)
        guard let shard = try driver.shard?.shard(in: machine.environment) else { return request }
        return request.limited(to: shard)
    }

    /// The panels to redraw. All must be in collections that the pipelines make.
    private func forcedPanels(
        of files: [PipelineFile], on machine: CommandEnvironment, progress: ProgressPrinter
    ) async throws -> [PanelID] {
        guard !force.isEmpty else { return [] }
        try requireLibrary(on: machine)
        let library = try await libraryToRead(on: machine, progress: progress)
        let named = try await NameResolver(of: library).pages(force)
        let made = Set(files.map(\.collection.slug))
        for (id, facts) in try await library.collections.all() where !made.contains(facts.slug) {
            guard let other = named.first(where: { $0.selection.collection == id }) else { continue }
            throw CommandFailure(
                .input, "“\(other.name)” is not of the pipelines of this run; name the pipeline of “\(facts.slug)”")
        }
        let panels = try await library.collections.panels(in: named.map(\.selection))
        try library.close()
        return panels.map(\.id)
    }

    /// Throws if the library does not exist, because then no page can be named.
    private func requireLibrary(on machine: CommandEnvironment) throws {
        do {
            try Library.requirePresence(at: global.libraryPath(on: machine), fileSystem: machine.fileSystem)
        } catch .missing(let root) {
            throw CommandFailure(
                .input,
                "there is no library at “\(root)” yet, so that “--force \(force[0])” has nothing to draw again; leave it "
                    + "out, and all pages are drawn, or name another with --library")
        }
    }

    /// A dry run gets a copy, so that the library does not change.
    private func libraryToRead(on machine: CommandEnvironment, progress: ProgressPrinter) async throws -> Library {
        let root = global.libraryPath(on: machine)
        guard dryRun else {
            return try await Library.openForReading(
                at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
        }
        return try SnapshotCopy(
            of: root, fileSystem: machine.fileSystem, makeScratchFolder: machine.run.makeScratchFolder
        ).library
    }
}
