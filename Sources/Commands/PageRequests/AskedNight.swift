import Domain
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

    /// An answer, and the collections that it is not about: no pipeline draws their pages.
    struct Course {
        var answer: Answer
        var leftOut: Set<CollectionID> = []
    }

    /// A run that draws no more is over soon, and is waited for.
    private static let patienceForAnEnd = Duration.seconds(60)

    let machine: Machine
    let prompts: Prompts
    let progress: ProgressPrinter
    let options: AskingOptions
    /// Options given that only a run of its own heeds.
    let givenForOwnRun: [String]
    let library: Library
    /// What something is asked of.
    let panels: [PanelPlace]
    /// The backend that alone is to be asked.
    var backend: String?
    /// Whether collections without a pipeline file are told and left out, where others have one.
    var sparesOthers = false
    /// Whether the panels show what they are to show once that is recorded.
    var drawsNothing = false
    /// How the command ends, once the run has.
    let exitStatus: (Course) async throws -> ExitStatus

    /// Nothing is recorded where it is known before that it could not be done: the library is paused, or in use by
    /// something that does not take it up, or a pipeline file cannot be read. `record` is given the panels that it can be
    /// done for.
    func callAsFunction(recording record: ([PanelPlace]) async throws -> Void) async throws -> Course {
        let running = try await library.runInProgress()
        let taker = running.flatMap { takesUp($0) ? $0 : nil }
        var found = AskedPipelines.Found()
        if let taker { try refuseOptions(of: taker) }
        if taker == nil || backend != nil { found = try await findPipelines() }
        if let backend { try check(backend, in: found.files, of: taker) }
        var patience = options.lock.patience
        if taker == nil { patience = try await self.patience(with: running) }
        let asked = panels.filter { !found.lost.contains($0.collection) }
        try await record(asked)
        if let running = try await library.runInProgress(), takesUp(running) {
            if taker == nil { tellUnheeded(by: running) }
            let isPaused = try await library.control().pause != nil
            return Course(answer: .takenUp(by: running, isPaused: isPaused), leftOut: found.lost)
        }
        if found.files.isEmpty { (found, patience) = (try await findPipelines(), Self.patienceForAnEnd) }
        let answer = try await draw(asked.count, by: found, patience)
        return Course(answer: answer, leftOut: found.lost)
    }

    /// How long to wait for the library. Throws where that is of no use.
    private func patience(with running: RunInProgress?) async throws -> Duration {
        if let pause = try await library.control().pause {
            throw PausedLibrary(library.root, pause, in: machine.run.timeZone)
        }
        let patience = max(
            options.lock.patience, running?.takesRequests == false ? Self.patienceForAnEnd : .zero)
        if patience == .zero, let holder = try library.lockHolder() {
            throw LibraryError.locked(library.root, by: holder)
        }
        return patience
    }

    private func draw(_ count: Int, by found: AskedPipelines.Found, _ patience: Duration) async throws -> Answer {
        let shift = NightShift(
            machine: machine, progress: progress, library: library.root, exchanges: options.network.logFolder,
            after: options.after)
        do {
            let request = RunRequest(
                pipelines: found.files, library: library.root, stubOnly: options.stub, isAskedOnly: true,
                lockPatience: patience, cache: options.cache.folder(on: machine))
            let summary = try await shift.carryOut(request, prompts) { summary in
                try await exitStatus(Course(answer: .done(summary, shift.stop.reason), leftOut: found.lost))
            }
            return .done(summary, shift.stop.reason)
        } catch LibraryError.locked(let root, let holder) {
            throw recorded(count, not: .locked, because: "the library “\(root)” is in use by \(holder)")
        } catch let paused as PausedLibrary {
            throw recorded(count, not: .locked, because: "\(paused)")
        } catch let stopped as StoppedWaiting {
            throw recorded(count, not: CommandFailure(stopped).status, because: "the command was ended")
        }
    }

    /// It is asked for, and asking again would be asking for another.
    private func recorded(_ count: Int, not status: ExitStatus, because reason: String) -> CommandFailure {
        CommandFailure(
            status,
            drawsNothing
                ? "\(Counted(count, "page shows", "pages show")) another picture, and books are not written yet: \(reason); "
                    + "the next run writes them"
                : "\(Counted(count, "page is", "pages are")) asked for and not drawn yet: \(reason); the next run draws "
                    + "\(count == 1 ? "it" : "them"), or “nightpress retry” when that has ended")
    }

    private func takesUp(_ running: RunInProgress) -> Bool {
        running.takesRequests && Set(collections).isSubset(of: running.run.collections)
    }

    private var collections: [CollectionID] {
        panels.map(\.collection).reduce(into: []) { ids, id in if !ids.contains(id) { ids.append(id) } }
    }

    /// Throws where there is none at all. What is wrong with the others is told.
    private func findPipelines() async throws -> AskedPipelines.Found {
        let pipelines = AskedPipelines(
            library: library, fileSystem: machine.fileSystem, reader: machine.pipelineReader,
            workingFolder: machine.run.workingFolder,
            named: options.pipeline.map { FilePath($0) })
        var found = AskedPipelines.Found()
        if sparesOthers {
            found = try await pipelines.found(for: collections)
            for problem in found.problems { progress.show(.problem(problem)) }
        } else {
            found.files = try await pipelines.files(of: collections)
        }
        found.files = options.limits.applied(to: options.network.applied(to: found.files))
        return found
    }
}
