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
    private enum Event: Sendable {
        case finished(PanelOutcome, PanelJob)
        case held(PanelDraw)
        /// A backend that is away may be back, or the wait for it may be over.
        case backendsChanged
        /// A picture could not be stored, or the library could not be read.
        case failed(any Error, PanelJob)
        case stopped
        /// Another program requested something of the run.
        case asked
    }

    /// What is done so far.
    struct Progress {
        var batch: PanelBatch
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
        try? await recordAndClaim(&progress)
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
            while true {
                do {
                    let changes = run.control.changes
                    try await begin(&progress, in: &group)
                    watchBackends(&progress, in: &group)
                    guard
                        progress.batch.running > 0 || !progress.batch.held.isEmpty
                            || progress.isWaiting(for: run.control)
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
            progress.draws[draw.builder.panel.id] = draw
        case .backendsChanged:
            progress.isWatchingBackends = false
            _ = try await redrawPlaceholders(&progress)
        case .failed(let error, let panel):
            let outcome = PanelOutcome(panel, .released)
            progress.batch.finish(outcome, story: panel.story)
            progress.stop(because: error)
            // For the pictures in progress, there is still room on the disk.
            if (error as? FileSystemError)?.isForeseen != true { group.cancelAll() }
        case .stopped:
            progress.stop()
            group.cancelAll()
        case .asked where progress.isStopping: break
        case .asked:
            progress.batch.resetQueueHint()
            let superseded = try await run.library.panels.superseded(among: progress.batch.unbegun, run: run.record.id)
            progress.batch.drop(superseded)
            awaitChange(in: &group)
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
    private static func draw(
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

    /// Records, claims and begins as many panels as possible.
    private func begin(_ progress: inout Progress, in group: inout TaskGroup<Event>) async throws {
        guard progress.failure == nil else { return }
        var starting = allowed(&progress)
        repeat {
            // From here on, the signals of these panels are raised. Earlier requests for them are read after the panels
            // are recorded as started.
            let signals = starting.map(run.control.follow)
            if progress.batch.wantsExchange || !recorded(starting, at: \.id).isEmpty
                || !recorded(progress.batch.finished, at: \.panel).isEmpty
            {
                try await recordAndClaim(&progress, starting: starting, claiming: !progress.isStopping)
            }
            let superseded = try await release(supersededAmong: starting, &progress)
            for (panel, isSuperseded) in zip(starting, signals) where !superseded.contains(panel.id) {
                let draw = try await draw(of: panel, &progress)
                progress.batch.start(panel)
                group.addTask { [drawer] in
                    do {
                        return try await Self.draw(draw, by: drawer, until: isSuperseded)
                    } catch {
                        return .failed(error, panel)
                    }
                }
            }
            starting = allowed(&progress)
        } while !starting.isEmpty
    }

    /// Continues a panel that waited, or begins a new one.
    private func draw(of panel: PanelJob, _ progress: inout Progress) async throws -> PanelDraw {
        if let draw = progress.draws.removeValue(forKey: panel.id) { return draw }
        let isRedraw = progress.redraws.isRedraw(panel.id)
        if let prepared = progress.builders.removeValue(forKey: panel.id) {
            return drawer.begin(prepared, isRedraw: isRedraw)
        }
        return drawer.begin(try await builder(for: panel, &progress), isRedraw: isRedraw)
    }

    /// Removes panels whose claim another request replaced while they waited. They no longer belong to the run and do
    /// not begin. Returns them.
    private func release(
        supersededAmong panels: [PanelJob], _ progress: inout Progress
    ) async throws -> Set<PanelID> {
        guard !panels.isEmpty else { return [] }
        let superseded = try await run.library.panels.superseded(among: panels, run: run.record.id)
        progress.batch.drop(superseded)
        if !superseded.isEmpty { progress.batch.resetQueueHint() }
        for panel in superseded { _ = run.control.leave(panel) }
        return Set(superseded.map(\.id))
    }

    /// The panels that can begin now and are allowed to. If a limit forbids all of them, no panels begin after those
    /// being drawn.
    private func allowed(_ progress: inout Progress) -> [PanelJob] {
        if progress.isWaiting(for: run.control), !run.limits.allowsWork() { progress.stop() }
        let startable = progress.isStopping || run.control.pause != nil ? [] : startable(&progress)
        guard !startable.isEmpty else {
            // The time limit also ends the wait for a backend.
            if !progress.batch.held.isEmpty, !run.limits.allowsWork() { progress.stop() }
            return []
        }
        let capacity = run.limits.capacity(for: drawer.nextTraits)
        guard capacity > 0 else {
            progress.stop()
            return []
        }
        return Array(startable.prefix(max(0, capacity - progress.batch.running)))
    }

    /// Panels that begin now, without those whose backend is away.
    private func startable(_ progress: inout Progress) -> [PanelJob] {
        let (draws, redraws) = (progress.draws, progress.redraws)
        var end: Double?
        let panels = progress.batch.startable { panel in
            switch drawer.choice(for: panel, begun: draws[panel.id], isRedraw: redraws.isRedraw(panel.id)) {
            case .ask, .none: return false
            case .wait(let until):
                end = [end, until].compactMap(\.self).min()
                return true
            }
        }
        progress.waitEnd = end
        return panels
    }

    private func finish(_ panel: PanelJob, _ outcome: PanelOutcome, _ progress: inout Progress) async throws {
        progress.batch.finish(outcome, story: panel.story)
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
