import Domain
import LibraryStore
import Pipeline
import PipelineFiles
import SystemPackage

/// Records a page request and has it carried out, by the run in progress or by a run of its own.
struct PageRequestRun {
    enum Answer {
        case takenUp(by: RunInProgress, isPaused: Bool)
        case done(RunResult, StopSignal.Reason?)
    }

    /// How long to wait for a run that draws no more pages. Such a run ends soon.
    private static let patienceForAnEnd = Duration.seconds(60)

    let session: PageRequestSession
    /// The action in messages: `drawn`.
    let done: String
    let panels: [PanelRecord]
    /// What a language model is to make again.
    var standIns = SelectedStandIns()
    /// The only backend to ask.
    var backend: String?
    /// If collections have no pipeline file, they are reported and skipped, as long as others have one.
    var sparesOthers = false
    /// The number of refused pages that are left out.
    var refused = 0
    /// Whether recording the request is enough, because the pictures already exist.
    var drawsNothing = false

    private var collections: Set<CollectionID> { Set(panels.map(\.collection)).union(standIns.collections) }
    private var library: Library { session.library }
    private var options: PageRequestOptions { session.options }

    /// Prints the result. Records nothing if the request cannot be carried out: the library is paused, a process that
    /// takes no page requests uses it, or a pipeline file cannot be read. `record` gets only the panels that can be
    /// drawn.
    func callAsFunction(recording record: ([PanelRecord]) async throws -> Void) async throws {
        let running = try await library.runInProgress()
        let taker = running.flatMap { takesUp($0) ? $0 : nil }
        var found = PipelineLookup.Found()
        if let taker { try refuseOptions(of: taker) }
        if taker == nil || backend != nil { found = try await findPipelines() }
        if let backend { try check(backend, in: found.files, of: taker) }
        var patience = options.lock.patience
        if taker == nil { patience = try await self.patience(with: running) }
        let requested = panels.filter { !found.lost.contains($0.collection) }
        try await record(requested)
        let standIns = standIns.without(found.lost)
        let panelsBefore = try await library.collections.panels(in: standIns.pages)
        try await standIns.request(in: library)
        if let running = try await library.runInProgress(), takesUp(running) {
            if taker == nil { reportUnheededOptions(of: running) }
            let isPaused = try await library.control.state().pause != nil
            return try await finish(.takenUp(by: running, isPaused: isPaused), without: found.lost, panelsBefore)
        }
        if found.files.isEmpty { (found, patience) = (try await findPipelines(), Self.patienceForAnEnd) }
        try await finish(
            try await draw(by: found, patience, panelsBefore), without: found.lost, panelsBefore)
    }

    private func finish(
        _ answer: Answer, without lost: Set<CollectionID>, _ panelsBefore: [PanelRecord]
    ) async throws {
        let report = try await report(of: answer, without: lost, panelsBefore)
        try library.close()
        try session.command.print(report.document, status: report.status, or: report.text())
        if report.status != .whole { throw CommandFailure(report.status) }
    }

    /// `lost` are the collections to leave out. No pipeline draws their pages. `panelsBefore` are those that text
    /// stand-ins concerned before the run.
    private func report(
        of answer: Answer, without lost: Set<CollectionID>, _ panelsBefore: [PanelRecord]
    ) async throws -> PageRequestReport {
        var panels = panels.filter { !lost.contains($0.collection) }
        let standIns = standIns.without(lost)
        var standInsLeft: Int?
        if case .done = answer, !standIns.isEmpty {
            standInsLeft = try await standIns.left(in: library)
            // Pages that were planned again and do not keep their pictures.
            let before = Dictionary(uniqueKeysWithValues: panelsBefore.map { ($0.id, $0) })
            panels += try await library.collections.panels(in: standIns.pages).filter { panel in
                before[panel.id].map {
                    $0.picture != panel.picture || $0.drawnRun != panel.drawnRun || panel.status != .ready
                } ?? true
            }
        }
        let pages = try await session.outcomes(of: panels, answer, areRestored: drawsNothing)
        return PageRequestReport(
            pages: pages, standIns: standIns.count, standInsLeft: standInsLeft, answer: answer, done: done,
            root: library.root.string, nextStep: try await session.nextStep(after: pages, panels),
            outdatedBooks: try await session.outdatedBooks(after: pages, panels),
            libraryOption: session.command.global.libraryOption, refused: refused,
            hasInputProblems: !lost.isEmpty,
            isStrict: options.after.strict)
    }

    /// How long to wait for the library. Throws if waiting cannot succeed.
    private func patience(with running: RunInProgress?) async throws -> Duration {
        if let pause = try await library.control.state().pause {
            throw LibraryPausedError(library.root, pause, in: session.command.machine.run.timeZone)
        }
        let patience = max(
            options.lock.patience, running?.takesRequests == false ? Self.patienceForAnEnd : .zero)
        if patience == .zero, let holder = try library.lockHolder() {
            throw LibraryError.locked(library.root, by: holder)
        }
        return patience
    }

    private func draw(
        by found: PipelineLookup.Found, _ patience: Duration, _ panelsBefore: [PanelRecord]
    ) async throws -> Answer {
        let runSession = RunSession(
            session.command, exchanges: options.network.logFolder, after: options.after)
        do {
            var request = RunRequest(pipelines: found.files, library: library.root)
            request.stubOnly = options.stub
            request.isPageRequestOnly = true
            request.redoesStandIns = !standIns.isEmpty
            request.lockPatience = patience
            request.cache = options.cache.folder(on: session.command.machine)
            let summary = try await runSession.carryOut(request, session.prompts) { summary in
                try await report(of: .done(summary, runSession.stop.reason), without: found.lost, panelsBefore).status
            }
            return .done(summary, runSession.stop.reason)
        } catch LibraryError.locked(let root, let holder) {
            throw recorded(without: found.lost, not: .locked, because: "the library “\(root)” is in use by \(holder)")
        } catch let paused as LibraryPausedError {
            throw recorded(without: found.lost, not: .locked, because: "\(paused)")
        } catch let stopped as LockWaitStopped {
            throw recorded(without: found.lost, not: CommandFailure(stopped).status, because: "the command was ended")
        }
    }

    /// The page request stays recorded. Repeating the command would record a second one.
    private func recorded(
        without lost: Set<CollectionID>, not status: ExitStatus, because reason: String
    ) -> CommandFailure {
        let pages = panels.count { !lost.contains($0.collection) }
        guard !drawsNothing else {
            return CommandFailure(
                status,
                "\(Counted(pages, "page shows", "pages show")) another picture, and books are not written yet: \(reason); "
                    + "the next run writes them")
        }
        let standIns = standIns.without(lost).count
        let requested = [
            pages > 0 ? Counted.pages(pages).description : nil,
            standIns > 0 ? Counted.textStandIns(standIns).description : nil,
        ].compactMap(\.self)
        let isOne = pages + standIns == 1
        return CommandFailure(
            status,
            "\(requested.joined(separator: " and ")) \(isOne ? "is" : "are") requested and not ready yet: \(reason); "
                + "the next run makes \(isOne ? "it" : "them"), or “nightpress retry” when that has ended")
    }

    private func takesUp(_ running: RunInProgress) -> Bool {
        running.takesRequests && collections.isSubset(of: running.run.collections)
    }

    /// Throws if there is no pipeline at all. Problems with single pipelines are reported.
    private func findPipelines() async throws -> PipelineLookup.Found {
        var found = try await session.pipelines(of: collections, sparingOthers: sparesOthers)
        for problem in found.problems { session.command.progress.show(.problem(problem)) }
        found.files = options.limits.applied(to: options.network.applied(to: found.files))
        return found
    }
}
