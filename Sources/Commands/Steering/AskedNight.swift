import Domain
import FileSystems
import Generators
import LibraryStore
import Pipeline
import PipelineFiles
import Prompts
import SystemPackage

/// Records what a person asks of pages and has it done: by the run in progress, or by a run of its own.
struct AskedNight {
    enum Answer {
        case takenUp(by: RunInProgress, isPaused: Bool)
        case done(RunSummary, StopSignal.Reason?)
    }

    /// A run that draws no more is over soon, and is waited for.
    private static let patienceForAnEnd = Duration.seconds(60)

    let machine: Machine
    let prompts: Prompts
    let progress: ProgressPrinter
    let options: AskingOptions
    let library: Library
    /// The collections that something is asked of.
    let collections: [CollectionID]
    /// The backend that alone is to be asked.
    var backend: String?

    /// Nothing is recorded where it could not be done: the library is paused, or in use by something that does not
    /// take it up, or a pipeline file cannot be read.
    func callAsFunction(recording record: () async throws -> Void) async throws -> Answer {
        var patience = options.lock.patience
        var pipelines: [PipelineFile] = []
        let running = try await library.runInProgress()
        let isTakenUp = running.map(takesUp) ?? false
        if !isTakenUp || backend != nil {
            pipelines = try await files
            if let backend { try check(backend, in: pipelines, of: isTakenUp ? running : nil) }
        }
        if !isTakenUp {
            if let pause = try await library.control().pause { throw paused(pause) }
            if running?.takesRequests == false { patience = max(patience, Self.patienceForAnEnd) }
            if patience == .zero, let holder = try library.lockHolder() {
                throw LibraryError.locked(library.root, by: holder)
            }
        }
        try await record()
        if let running = try await library.runInProgress(), takesUp(running) {
            return .takenUp(by: running, isPaused: try await library.control().pause != nil)
        }
        if pipelines.isEmpty { (pipelines, patience) = (try await files, Self.patienceForAnEnd) }
        let shift = NightShift(
            machine: machine, prompts: prompts, progress: progress, exchanges: options.network.logFolder)
        let summary = try await shift.carryOut(
            RunRequest(
                pipelines: pipelines, library: library.root, stubOnly: options.stub, isAskedOnly: true,
                lockPatience: patience, cache: options.cache.folder(on: machine)))
        return .done(summary, shift.stop.reason)
    }

    private func takesUp(_ running: RunInProgress) -> Bool {
        running.takesRequests && Set(collections).isSubset(of: running.run.collections)
    }

    private var files: [PipelineFile] {
        get async throws {
            let pipelines = AskedPipelines(
                library: library, fileSystem: machine.fileSystem, workingFolder: machine.run.workingFolder,
                named: options.pipeline.map { FilePath($0) })
            return options.limits.applied(
                to: options.network.applied(to: try await pipelines.files(of: collections)))
        }
    }

    private func paused(_ pause: LibraryControl.Pause) -> PausedLibrary {
        PausedLibrary(library.root, pause, in: machine.run.timeZone)
    }

    /// A run that goes on has the generators that its pipelines list and cannot get another.
    private func check(_ backend: String, in pipelines: [PipelineFile], of running: RunInProgress?) throws {
        for pipeline in pipelines {
            let listed = pipeline.images.map(\.name)
            let known = (listed + pipeline.backends.filter(\.kind.makesImages).map(\.name) + ["stub"])
                .reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
            guard known.contains(backend) else {
                let hint =
                    Spelling.nearest(to: backend, among: known).map { "did you mean “\($0)”?" }
                    ?? "it has \(known.map { "“\($0)”" }.joined(separator: ", "))"
                throw CommandFailure(
                    .usage, "“\(pipeline.path)” describes no image backend “\(backend)”; \(hint)")
            }
            guard let running else { continue }
            let isInHand = backend == "stub" ? listed.first == backend : listed.contains(backend)
            guard isInHand else {
                throw CommandFailure(
                    .locked,
                    "the run in progress, \(running.holder), does not ask “\(backend)”, which is not listed under "
                        + "“images:”; ask for it when that run has ended")
            }
        }
    }
}
