import Domain
import Generation
import LibraryStore
import Platform

/// Draws every pending panel, by priority, a bounded number at a time; those of one story one after another, unless
/// they are drawn independently.
///
/// Outcomes are recorded together with the claim of the next panels. Where pictures are free the record covers a group;
/// where they cost something, each is recorded the moment it is whole, and the next is prepared while it is drawn. So is,
/// whatever it costs, a panel that was in hand when a run died: only what is recorded shows which panels a run dies of.
struct PanelScheduler {
    private enum Event: Sendable {
        case finished(PanelOutcome, PanelJob)
        /// A picture could not be stored, or the library not be asked.
        case failed(any Error, PanelJob)
        case stopped
        /// Another program asked something of the run.
        case asked
    }

    /// What is done so far.
    struct Progress {
        var batch: PanelBatch
        var contexts: StoryContexts
        var builders: [PanelID: PictureRequestBuilder] = [:]
        var drawn = 0
        var isStopping = false
        var failure: (any Error)?

        /// Whether the stage goes on though nothing is drawn.
        func isWaiting(for control: RunControl) -> Bool { control.pause != nil && !isStopping }

        mutating func stop(because error: (any Error)? = nil) {
            failure = failure ?? error
            isStopping = true
            batch.releaseWaiting()
        }
    }

    let run: RunContext
    let work: PictureWork
    let drawer: PanelDrawer
    let softening: SofteningTable
    /// Panels that were in hand when a run died.
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
        // What is done is recorded if that can be; the error that stopped the work is the one to throw.
        try? await recordAndClaim(&progress)
        throw failure
    }

    /// An error ends the work and is kept in `progress`; what is in flight is waited for all the same.
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
                    guard progress.batch.running > 0 || progress.isWaiting(for: run.control) else {
                        // Nothing was begun because it was paused or something else was asked of what waited.
                        if run.control.changes != changes { progress.batch.resetQueueHint() }
                        if progress.isStopping || !progress.batch.queueMayHaveMore { break }
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
        case .failed(let error, let panel):
            let outcome = PanelOutcome(panel, .released)
            progress.batch.finish(outcome, story: panel.story)
            progress.stop(because: error)
            // What is in flight has its room.
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

    /// While the library is paused, whether the run has reached its deadline is looked up as well.
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

    /// Draws until there is an outcome or something else is asked of the panel.
    @concurrent
    private static func draw(
        _ builder: PictureRequestBuilder, by drawer: PanelDrawer, until isSuperseded: StopSignal
    ) async throws -> PanelOutcome {
        try await withThrowingTaskGroup(of: PanelOutcome?.self) { group in
            group.addTask { try await drawer.draw(builder) }
            group.addTask {
                await isSuperseded.wait()
                return nil
            }
            var outcome: PanelOutcome?
            while outcome == nil, let next = try await group.next() {
                outcome = next
                group.cancelAll()
            }
            return outcome
                ?? PanelOutcome(builder.panel, .released)
        }
    }

    /// Records, claims and begins whatever can be.
    private func begin(_ progress: inout Progress, in group: inout TaskGroup<Event>) async throws {
        guard progress.failure == nil else { return }
        var starting = allowed(&progress)
        repeat {
            // From here on their signals are raised; what was asked of them before is looked up once they are started.
            let signals = starting.map(run.control.follow)
            if progress.batch.wantsExchange || !recorded(starting, at: \.id).isEmpty
                || !recorded(progress.batch.finished, at: \.panel).isEmpty
            {
                try await recordAndClaim(&progress, starting: starting, claiming: !progress.isStopping)
            }
            let superseded = try await release(supersededAmong: starting, &progress)
            for (panel, isSuperseded) in zip(starting, signals) where !superseded.contains(panel.id) {
                let builder: PictureRequestBuilder
                if let prepared = progress.builders.removeValue(forKey: panel.id) {
                    builder = prepared
                } else {
                    builder = try await self.builder(for: panel, &progress)
                }
                progress.batch.start(panel)
                group.addTask { [drawer] in
                    do {
                        return .finished(try await Self.draw(builder, by: drawer, until: isSuperseded), panel)
                    } catch {
                        return .failed(error, panel)
                    }
                }
            }
            starting = allowed(&progress)
        } while !starting.isEmpty
    }

    /// Panels of which something else was asked while they waited are the run's no more, and not begun. Returns them.
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

    /// The panels that can be begun now and are allowed to be. Where a limit forbids all of them, those being
    /// drawn are the last.
    private func allowed(_ progress: inout Progress) -> [PanelJob] {
        if progress.isWaiting(for: run.control), !run.limits.allowsWork() { progress.stop() }
        let startable = progress.isStopping || run.control.pause != nil ? [] : progress.batch.startable
        guard !startable.isEmpty else { return [] }
        let capacity = run.limits.capacity(for: drawer.nextTraits)
        guard capacity > 0 else {
            progress.stop()
            return []
        }
        return Array(startable.prefix(max(0, capacity - progress.batch.running)))
    }

    private func finish(_ panel: PanelJob, _ outcome: PanelOutcome, _ progress: inout Progress) async throws {
        progress.batch.finish(outcome, story: panel.story)
        let isSuperseded = run.control.leave(panel)
        if outcome.lacksWantedPicture { run.limits.countFailure() }
        // A limit forbade its next request.
        if case .released = outcome.result, !isSuperseded { progress.stop() }
        if case .drawn = outcome.result { progress.drawn += 1 }
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
        case .released: .released
        }
    }

    /// Whether the panel ended without the picture that was wanted.
    fileprivate var lacksWantedPicture: Bool {
        switch result {
        case .drawn(let picture): picture.provenance == .placeholder
        case .failed: true
        case .kept: true
        case .released: false
        }
    }
}
