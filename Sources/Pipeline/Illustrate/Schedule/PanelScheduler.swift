import Domain
import Generation
import LibraryStore
import Platform

/// Draws every pending panel by priority, a limited number at the same time. Panels of one story are drawn one after
/// another, unless they are drawn independently.
///
/// Outcomes are recorded together with the claim of the next panels. If pictures are free, a group of outcomes is
/// recorded together. If pictures cost something, each is recorded as soon as it is complete, and the next one is
/// prepared while it is drawn. A panel that was being drawn when a run died is also recorded alone, even if it is free:
/// only recorded panels show which panels cause runs to die.
struct PanelScheduler {
    enum Event: Sendable {
        case finished(PanelOutcome, PanelJob)
        case held(PanelDraw)
        /// A backend that is away may be back, or the wait for it may be over.
        case backendsChanged
        /// A picture could not be stored, or the library could not be read.
        case failed(any Error, PanelJob)
        case stopped
        /// Another program requested something of the run.
        case asked
        /// A story was planned, or all were.
        case planned
    }

    /// What is done so far.
    struct Progress {
        var batch: PanelBatch
        var servers = StoryServers()
        var contexts: StoryContexts
        var builders: [PanelID: PictureRequestBuilder] = [:]
        /// Panels in progress that wait for a backend.
        var draws: [PanelID: PanelDraw] = [:]
        /// When the wait of a held panel is over, in seconds of uptime.
        var waitEnd: Double?
        var isWatchingBackends = false
        var redraws = Redraws()
        var drawn = 0
        var isStopping = false
        var failure: (any Error)?

        /// Whether the stage continues although nothing is drawn.
        func isWaiting(for control: RunControl) -> Bool { control.pause != nil && !isStopping }

        mutating func stop(because error: (any Error)? = nil) {
            failure = failure ?? error
            isStopping = true
            let begun = draws.mapValues {
                PanelOutcome($0.builder.panel, .released, attempts: $0.recorder.attempts)
            }
            batch.releaseWaiting(begun: begun)
            draws = [:]
        }
    }

    let run: RunContext
    let work: PictureWork
    let drawer: PanelDrawer
    let softening: SofteningTable
    /// Panels that were being drawn when a run died.
    let suspects: Set<PanelID>

    /// Returns how many pictures were made.
    func callAsFunction() async throws -> Int {
        let batch = PanelBatch(
            isGroupCommitted: work.traits.isFree, width: max(1, work.traits.width),
            isOneAStory: !work.traits.drawsPagesIndependently)
        var progress = Progress(batch: batch, contexts: StoryContexts(library: run.library))
        await drawAll(&progress)
        guard let failure = progress.failure else {
            try await recordAndClaim(&progress)
            return progress.drawn
        }
        // Finished panels are recorded if possible. The error to throw is the one that stopped the work.
        _ = try? await recordAndClaim(&progress)
        throw failure
    }

    /// An error ends the work and is kept in `progress`. Panels in progress are still awaited.
    private func drawAll(_ progress: inout Progress) async {
        await withTaskGroup(of: Event.self) { group in
            group.addTask {
                await run.stop.wait()
                return .stopped
            }
            awaitChange(in: &group)
            awaitPlan(in: &group)
            while true {
                do {
                    let changes = run.control.changes
                    try await begin(&progress, in: &group)
                    watchBackends(&progress, in: &group)
                    guard
                        progress.batch.running > 0 || !progress.batch.held.isEmpty
                            || progress.isWaiting(for: run.control) || isExpectingPages && !progress.isStopping
                    else {
                        // Nothing began because the library is paused, or because other requests replaced the claims of
                        // the waiting panels.
                        if run.control.changes != changes { progress.batch.resetQueueHint() }
                        if progress.isStopping { break }
                        if try await redrawPlaceholders(&progress) { continue }
                        if !progress.batch.queueMayHaveMore { break }
                        continue
                    }
                    guard let event = await group.next() else { break }
                    try await take(event, &progress, in: &group)
                } catch {
                    progress.stop(because: error)
                    group.cancelAll()
                }
            }
            group.cancelAll()
        }
    }

    private func take(_ event: Event, _ progress: inout Progress, in group: inout TaskGroup<Event>) async throws {
        switch event {
        case .finished(let outcome, let panel): try await finish(panel, outcome, &progress)
        case .held(let draw) where progress.isStopping:
            // Nothing waits in a run that ends.
            try await finish(draw.builder.panel, drawer.outcome(of: draw, .released), &progress)
        case .held(let draw):
            progress.batch.hold(draw.builder.panel)
            progress.servers.end(draw.builder.panel, isDrawn: false)
            progress.draws[draw.builder.panel.id] = draw
        case .backendsChanged:
            progress.isWatchingBackends = false
            _ = try await redrawPlaceholders(&progress)
        case .failed(let error, let panel):
            let outcome = PanelOutcome(panel, .released)
            progress.batch.finish(outcome, story: panel.story)
            progress.servers.end(panel, isDrawn: false)
            progress.stop(because: error)
            // For the pictures in progress, there is still room on the disk.
            if (error as? FileSystemError)?.isForeseen != true { group.cancelAll() }
        case .stopped:
            progress.stop()
            group.cancelAll()
        case .asked where progress.isStopping: break
        case .asked:
            progress.batch.resetQueueHint()
            let outdated = try await run.library.panels.outdated(among: progress.batch.unbegun, run: run.record.id)
            progress.batch.drop(outdated)
            awaitChange(in: &group)
        case .planned where run.planning.hasFailed: progress.stop()
        case .planned:
            progress.batch.resetQueueHint()
            awaitPlan(in: &group)
        }
    }

    /// Whether stories are planned meanwhile.
    private var isExpectingPages: Bool { run.planning.isExpecting(work.collections) }

    private func awaitPlan(in group: inout TaskGroup<Event>) {
        let changes = run.planning.changes
        guard isExpectingPages else { return }
        group.addTask {
            await run.planning.change(since: changes)
            return .planned
        }
    }

    /// While the library is paused, the deadline of the run is checked as well.
    private func awaitChange(in group: inout TaskGroup<Event>) {
        let (count, isPaused) = (run.control.changes, run.control.pause != nil)
        group.addTask {
            if isPaused {
                try? await run.environment.nextLook()
            } else {
                await run.control.change(after: count)
            }
            return .asked
        }
    }

    /// Watches the backends as long as one of them is away.
    private func watchBackends(_ progress: inout Progress, in group: inout TaskGroup<Event>) {
        let backends = drawer.backends
        guard !progress.isStopping, !progress.isWatchingBackends, backends.isWatched else { return }
        progress.isWatchingBackends = true
        let (changes, end) = (backends.health.changes, progress.waitEnd)
        group.addTask {
            try? await backends.health.change(of: backends.members, since: changes, until: end)
            return .backendsChanged
        }
    }

    /// Draws until there is an outcome, until the panel has to wait for a backend, or until another request replaces the
    /// claim of the panel.
    @concurrent
    static func draw(
        _ draw: PanelDraw, by drawer: PanelDrawer, until isSuperseded: StopSignal
    ) async throws -> Event {
        let panel = draw.builder.panel
        return try await withThrowingTaskGroup(of: PanelDrawer.Step?.self) { group in
            group.addTask { try await drawer.draw(draw) }
            group.addTask {
                await isSuperseded.wait()
                return nil
            }
            var step: PanelDrawer.Step?
            while step == nil, let next = try await group.next() {
                step = next
                group.cancelAll()
            }
            switch step {
            case .done(let outcome)?: return .finished(outcome, panel)
            case .waiting(let draw)?: return .held(draw)
            case nil: return .finished(PanelOutcome(panel, .released), panel)
            }
        }
    }

    private func finish(_ panel: PanelJob, _ outcome: PanelOutcome, _ progress: inout Progress) async throws {
        progress.batch.finish(outcome, story: panel.story)
        progress.servers.end(panel, isDrawn: !outcome.isReleased)
        let isSuperseded = run.control.leave(panel)
        if !outcome.isReleased { run.limits.count(panel.id, isFailure: outcome.lacksWantedPicture) }
        // A limit forbade its next request.
        if case .released = outcome.result, !isSuperseded { progress.stop() }
        if case .drawn = outcome.result, !progress.redraws.isRedraw(panel.id) { progress.drawn += 1 }
        progress.redraws.note(outcome)
        run.listener(.finished(try await name(of: panel, &progress), outcome.end))
    }

    private func name(of panel: PanelJob, _ progress: inout Progress) async throws -> PanelName {
        let story = try await progress.contexts.context(of: panel.story)
        return PanelName(
            story: StoryName(collection: story.collection.slug, story: story.slug, title: story.title),
            page: panel.pageNumber, number: panel.number)
    }
}

extension Provenance {
    /// The status of a panel that shows such a picture.
    var panelStatus: PanelStatus { self == .placeholder ? .placeholder : .ready }
}

extension PanelOutcome {
    fileprivate var end: RunEvent.PanelEnd {
        switch result {
        case .drawn(let picture): .drawn(picture.provenance.panelStatus, backend: picture.backend)
        case .kept: .kept
        case .failed: .failed
        case .released, .setAside: .released
        }
    }

    /// Whether the panel is still to be drawn.
    fileprivate var isReleased: Bool {
        switch result {
        case .released, .setAside: true
        case .drawn, .kept, .failed: false
        }
    }

    /// Whether the panel ended without the wanted picture.
    fileprivate var lacksWantedPicture: Bool {
        switch result {
        case .drawn(let picture): picture.provenance == .placeholder
        case .failed: true
        case .kept: true
        case .released, .setAside: false
        }
    }
}
