import ArgumentParser
import Pipeline
import PipelineFiles
import Prompts
import Reporting
import SystemPackage

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Make what is missing: plan stories, draw pages, write books and a report.",
        discussion: """
            Each PIPELINE is a pipeline file, a folder with a pipeline.yaml, or a folder of such folders. What is there \
            already is left alone, so running again resumes a run that was cut off and otherwise does nothing.

            Ctrl-C ends a run cleanly; a second one ends it at once. Neither loses a finished page.

            A run that comes to a limit finishes what is in flight, writes the report and the books that are whole, and \
            exits with 35. Limits may also stand in a pipeline under “limits:”; those given here win, and of several \
            pipelines the tightest holds for the whole run.
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"))
    var pipelines: [String] = ["pipelines"]

    @OptionGroup var global: GlobalOptions

    @Flag(name: .long, help: "Use the built-in generators only, whatever the pipelines name.")
    var stub = false

    @Flag(name: .long, help: "Make anew the pages of stories whose text changed, and pages drawn in another size.")
    var refresh = false

    @Flag(name: .long, help: "Draw again the pages that failed or show a placeholder.")
    var retry = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var cache: CacheOptions

    @OptionGroup var lock: LockOptions

    func run() async throws {
        let machine = try Machine.current()
        let prompts = try global.loadPrompts(on: machine)
        let files = limits.applied(
            to: network.applied(
                to: try PipelineReader(fileSystem: machine.fileSystem).pipelines(at: pipelines.map { FilePath($0) })))
        let stop = StopSignal()
        let watch = SignalWatch(stop: stop)
        let progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now)
        let request = RunRequest(
            pipelines: files, library: global.libraryPath(on: machine), stubOnly: stub, refresh: refresh,
            retry: retry, lockPatience: lock.patience, cache: cache.folder(on: machine))
        let summary: RunSummary
        do {
            summary = try await Workshop.open(
                on: machine, prompts: prompts, pipelines: files, library: request.library,
                exchanges: network.logFolder, notice: { progress.show(.notice($0)) },
                body: { workshop in
                    try await NightRun(
                        request: request, environment: machine.run, generators: workshop.factory, prompts: prompts,
                        stop: stop, listener: progress.show)()
                })
        } catch {
            progress.finish()
            throw error
        }
        progress.finish()
        let status = summary.exitStatus(stoppedBy: stop.reason)
        try machine.output.result(global.json ? try summary.json(status) : summary.text())
        _ = consume watch
        if status != .whole { throw CommandFailure(status) }
    }
}

extension RunSummary {
    /// The gravest thing that is so: interrupted, then stopped at a limit, then failed pages, then placeholders, then
    /// unreadable stories.
    func exitStatus(stoppedBy reason: StopSignal.Reason?) -> ExitStatus {
        if outcome == .interrupted, reason == .terminated { return .terminated }
        let status = ExitStatus(outcome)
        return status == .whole && hasInputProblems ? .input : status
    }
}
