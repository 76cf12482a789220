import Domain
import Generation
import LibraryStore
import Platform

/// Draws every pending panel, by priority, a bounded number at a time; those of one story one after another, unless
/// they are drawn independently.
///
/// What becomes of panels is recorded together with the claim of the next ones. Where pictures are free the record
/// covers a group; where they cost something, each is recorded the moment it is whole, and the next is prepared while it
/// is drawn. So is, whatever it costs, a panel that was in hand when a run died: only of what is recorded can be told
/// which panels a run dies of.
struct IllustratePanels {
    private enum Event: Sendable {
        case finished(PanelOutcome, ClaimedPanel)
        /// A picture could not be stored, or the library not be asked.
        case failed(any Error, ClaimedPanel)
        case stopped
        /// Another program asked something of the run.
        case asked
    }

    /// A stage under way.
    private struct Work {
        var desk: Desk
        var contexts: StoryContexts
        var briefs: [PanelID: PanelBrief] = [:]
        var drawn = 0
        var isStopping = false
        var failure: (any Error)?

        /// Whether the stage goes on though nothing is drawn.
        func isWaiting(for control: RunControl) -> Bool { control.pause != nil && !isStopping }

        mutating func stop(because error: (any Error)? = nil) {
            failure = failure ?? error
            isStopping = true
            desk.releaseWaiting()
        }
    }

    let library: Library
    let run: StoredRun
    let orders: [CollectionID: PictureOrder]
    let collections: [CollectionID]
    let artist: PanelArtist
    let allowance: Allowance
    /// The last queue that is drawn from.
    let queue: PanelQueue
    let control: RunControl
    let softening: SofteningTable
    let traits: ImageGeneratorTraits
    /// Panels that were in hand when a run died.
    let suspects: Set<PanelID>
    let stop: StopSignal
    let environment: RunEnvironment
    let listener: @Sendable (RunEvent) -> Void

    /// Returns how many pictures were made.
    func callAsFunction() async throws -> Int {
        let desk = Desk(
            isGroupCommitted: traits.isFree, width: max(1, traits.width), isOneAStory: !traits.drawsPagesIndependently)
        var work = Work(desk: desk, contexts: StoryContexts(library: library))
        await carryOut(&work)
        guard let failure = work.failure else {
            try await exchange(&work)
            return work.drawn
        }
        // What is done is recorded if that can be; the error that stopped the work is the one to tell.
        try? await exchange(&work)
        throw failure
    }

    /// What fails ends the work and stays in it; what is in flight is waited for all the same.
    private func carryOut(_ work: inout Work) async {
        await withTaskGroup(of: Event.self) { group in
            group.addTask {
                await stop.wait()
                return .stopped
            }
            awaitChange(in: &group)
            while true {
                do {
                    let changes = control.changes
                    try await begin(&work, in: &group)
                    guard work.desk.running > 0 || work.isWaiting(for: control) else {
                        // Nothing was begun because it was paused or something else was asked of what waited.
                        if control.changes != changes { work.desk.lookAgain() }
                        if work.isStopping || !work.desk.mayHaveMore { break }
                        continue
                    }
                    guard let event = await group.next() else { break }
                    try await take(event, &work, in: &group)
                } catch {
                    work.stop(because: error)
                    group.cancelAll()
                }
            }
            group.cancelAll()
        }
    }

    private func take(_ event: Event, _ work: inout Work, in group: inout TaskGroup<Event>) async throws {
        switch event {
        case .finished(let outcome, let panel): try await finish(panel, outcome, &work)
        case .failed(let error, let panel):
            let outcome = PanelOutcome(panel: panel.id, request: panel.request, result: .released, attempts: [])
            work.desk.finish(outcome, story: panel.story)
            work.stop(because: error)
            // What is in flight has its room.
            if (error as? FileSystemError)?.isForeseen != true { group.cancelAll() }
        case .stopped:
            work.stop()
            group.cancelAll()
        case .asked where work.isStopping: break
        case .asked:
            work.desk.lookAgain()
            work.desk.drop(try await library.superseded(among: work.desk.unbegun, run: run.id))
            awaitChange(in: &group)
        }
    }

    /// While the library is paused there is also to be looked whether the night is over.
    private func awaitChange(in group: inout TaskGroup<Event>) {
        let (count, isPaused) = (control.changes, control.pause != nil)
        group.addTask {
            if isPaused {
                try? await environment.nextLook()
            } else {
                await control.change(after: count)
            }
            return .asked
        }
    }

    /// Draws until there is an outcome or something else is asked of the panel.
    @concurrent
    private static func draw(
        _ brief: PanelBrief, by artist: PanelArtist, until isSuperseded: StopSignal
    ) async throws -> PanelOutcome {
        try await withThrowingTaskGroup(of: PanelOutcome?.self) { group in
            group.addTask { try await artist.draw(brief) }
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
                ?? PanelOutcome(
                    panel: brief.panel.id, request: brief.panel.request, result: .released, attempts: [])
        }
    }

    /// Records, claims and begins whatever can be.
    private func begin(_ work: inout Work, in group: inout TaskGroup<Event>) async throws {
        guard work.failure == nil else { return }
        var starting = admitted(&work)
        repeat {
            // From here on their signals are raised; what was asked of them before is looked up once they are started.
            let signals = starting.map(control.follow)
            if work.desk.wantsExchange || !recorded(starting, at: \.id).isEmpty
                || !recorded(work.desk.finished, at: \.panel).isEmpty
            {
                try await exchange(&work, starting: starting, claiming: !work.isStopping)
            }
            let superseded = try await letGo(ofSupersededAmong: starting, &work)
            for (panel, isSuperseded) in zip(starting, signals) where !superseded.contains(panel.id) {
                let brief: PanelBrief
                if let prepared = work.briefs.removeValue(forKey: panel.id) {
                    brief = prepared
                } else {
                    brief = try await self.brief(for: panel, &work)
                }
                work.desk.start(panel)
                group.addTask { [artist] in
                    do {
                        return .finished(try await Self.draw(brief, by: artist, until: isSuperseded), panel)
                    } catch {
                        return .failed(error, panel)
                    }
                }
            }
            starting = admitted(&work)
        } while !starting.isEmpty
    }

    /// Panels that waited on the desk when something else was asked of them are the run's no more, and not begun.
    private func letGo(ofSupersededAmong panels: [ClaimedPanel], _ work: inout Work) async throws -> Set<PanelID> {
        guard !panels.isEmpty else { return [] }
        let superseded = try await library.superseded(among: panels, run: run.id)
        work.desk.drop(superseded)
        if !superseded.isEmpty { work.desk.lookAgain() }
        for panel in superseded { _ = control.leave(panel) }
        return Set(superseded.map(\.id))
    }

    /// The panels that can be begun now and are allowed to be. Where a limit forbids all of them, those in hand are the
    /// last.
    private func admitted(_ work: inout Work) -> [ClaimedPanel] {
        if work.isWaiting(for: control), !allowance.admitsWork() { work.stop() }
        let startable = work.isStopping || control.pause != nil ? [] : work.desk.startable
        guard !startable.isEmpty else { return [] }
        let room = allowance.room(for: artist.nextTraits)
        guard room > 0 else {
            work.stop()
            return []
        }
        return Array(startable.prefix(max(0, room - work.desk.running)))
    }

    private func finish(_ panel: ClaimedPanel, _ outcome: PanelOutcome, _ work: inout Work) async throws {
        work.desk.finish(outcome, story: panel.story)
        let isSuperseded = control.leave(panel)
        if outcome.isWanting { allowance.countFailure() }
        // A limit forbade its next request.
        if case .released = outcome.result, !isSuperseded { work.stop() }
        if case .drawn = outcome.result { work.drawn += 1 }
        listener(.finished(try await name(of: panel, &work), outcome.end))
    }

    private func name(of panel: ClaimedPanel, _ work: inout Work) async throws -> PanelName {
        let story = try await work.contexts.context(of: panel.story)
        return PanelName(
            story: StoryName(collection: story.collection.slug, story: story.slug, title: story.title),
            page: panel.pageNumber, number: panel.number)
    }

    private func exchange(_ work: inout Work, starting: [ClaimedPanel] = [], claiming: Bool = false) async throws {
        let desk = work.desk
        let claim = PanelClaim(
            collections: collections, limit: claiming && control.pause == nil ? desk.room : 0, queue: queue,
            severalPerStory: traits.drawsPagesIndependently, busyStories: desk.waitingStories,
            lateStories: desk.drawnStories)
        let marked = recorded(starting, at: \.id)
        guard claim.limit > 0 || !marked.isEmpty || !desk.finished.isEmpty else { return }
        let panels = try await library.exchange(
            desk.finished, starting: marked, asking: backends(for: marked), claiming: claim, run: run.id,
            now: environment.now())
        artist.areRecorded(desk.finished.map(\.panel))
        work.desk.restock(with: panels, asked: claim.limit)
        for panel in panels {
            work.briefs[panel.id] = try await brief(for: panel, &work)
        }
    }

    /// Whom each is asked of first.
    private func backends(for panels: [ClaimedPanel]) -> [PanelID: String] {
        panels.reduce(into: [:]) { $0[$1.id] = artist.firstBackend(for: $1.wish) }
    }

    /// Of these those that are recorded one by one.
    private func recorded<Element>(_ all: [Element], at panel: KeyPath<Element, PanelID>) -> [Element] {
        traits.isFree ? all.filter { suspects.contains($0[keyPath: panel]) } : all
    }

    private func brief(for panel: ClaimedPanel, _ work: inout Work) async throws -> PanelBrief {
        PanelBrief(
            panel: panel, story: try await work.contexts.context(of: panel.story),
            order: orders[panel.collection] ?? PictureOrder(sizes: [.page], negativePrompt: ""), softening: softening,
            run: run.name)
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
    fileprivate var isWanting: Bool {
        switch result {
        case .drawn(let picture): picture.provenance == .placeholder
        case .failed: true
        case .kept: true
        case .released: false
        }
    }
}

extension ImageGeneratorTraits {
    /// How a stage works that may come to use any of these generators.
    init(of generators: [any ImageGenerator], orElse placeholder: any ImageGenerator) {
        let all = (generators.isEmpty ? [placeholder] : generators).map(\.traits)
        self.init(
            width: all.map(\.width).max() ?? 1, drawsPagesIndependently: all.allSatisfy(\.drawsPagesIndependently),
            isFree: all.allSatisfy(\.isFree), provenance: all[0].provenance)
    }
}
