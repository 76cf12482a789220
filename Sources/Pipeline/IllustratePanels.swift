import Domain
import Generators
import LibraryStore
import PageSpecs

/// Draws every pending panel, by priority, a bounded number at a time.
///
/// What becomes of panels is recorded together with the claim of the next ones. Where pictures are free the record
/// covers a group; where they cost something, each is recorded the moment it is whole.
struct IllustratePanels {
    private enum Event: Sendable {
        case finished(PanelOutcome, ClaimedPanel)
        /// A picture could not be stored, or the library not be asked.
        case failed(any Error, ClaimedPanel)
        case stopped
    }

    let library: Library
    let run: RunID
    let collections: [CollectionID]
    let artist: PanelArtist
    let traits: ImageGeneratorTraits
    let stop: StopSignal
    let environment: RunEnvironment
    let listener: @Sendable (RunEvent) -> Void

    /// Returns how many pictures were made.
    func callAsFunction() async throws -> Int {
        var desk = Desk(isGroupCommitted: traits.isFree, width: max(1, traits.width))
        var failure: (any Error)?
        let drawn = try await work(at: &desk, failure: &failure)
        guard let failure else {
            try await exchange(&desk, claiming: false)
            return drawn
        }
        // What is done is recorded if that can be; the error that stopped the work is the one to tell.
        try? await exchange(&desk, claiming: false)
        throw failure
    }

    private func work(at desk: inout Desk, failure: inout (any Error)?) async throws -> Int {
        try await withThrowingTaskGroup(of: Event.self) { group in
            group.addTask {
                await stop.wait()
                return .stopped
            }
            var contexts = StoryContexts(library: library)
            var drawn = 0
            var isStopping = false
            while true {
                if failure == nil, desk.wantsExchange { try await exchange(&desk, claiming: !isStopping) }
                while !isStopping, let panel = desk.takeNext() {
                    let context = try await contexts.context(of: panel.story)
                    group.addTask {
                        do {
                            return .finished(try await artist.draw(panel, in: context), panel)
                        } catch {
                            return .failed(error, panel)
                        }
                    }
                }
                guard desk.running > 0, let event = try await group.next() else { break }
                switch event {
                case .finished(let outcome, let panel):
                    desk.finish(outcome, story: panel.story)
                    guard case .drawn(let picture) = outcome.result else { continue }
                    drawn += 1
                    let title = try await contexts.context(of: panel.story).title
                    listener(.drawn(story: title, page: panel.pageNumber, status: picture.provenance.panelStatus))
                case .failed(let error, let panel):
                    failure = failure ?? error
                    desk.finish(PanelOutcome(panel: panel.id, result: .released, attempts: []), story: panel.story)
                    isStopping = true
                    group.cancelAll()
                    desk.releaseWaiting()
                case .stopped:
                    isStopping = true
                    group.cancelAll()
                    desk.releaseWaiting()
                }
            }
            group.cancelAll()
            return drawn
        }
    }

    private func exchange(_ desk: inout Desk, claiming: Bool) async throws {
        let claim = PanelClaim(
            collections: collections, limit: claiming ? desk.room : 0, severalPerStory: traits.drawsPagesIndependently,
            busyStories: desk.busyStories, countsInterruptions: !traits.isFree)
        guard claim.limit > 0 || !desk.finished.isEmpty else { return }
        let panels = try await library.exchange(desk.finished, claiming: claim, run: run, now: environment.now())
        desk.restock(with: panels, asked: claim.limit)
    }
}

extension Provenance {
    /// The status of a panel that shows such a picture.
    var panelStatus: PanelStatus { self == .placeholder ? .placeholder : .ready }
}
