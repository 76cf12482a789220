import Domain
import Generation
import LibraryStore

/// Records outcomes in the library, and claims panels from its queue.
extension PanelScheduler {
    /// Records finished panels and the panels that are `starting`, and claims the next panels, in one transaction.
    /// Returns how many panels were claimed.
    @discardableResult
    func recordAndClaim(
        _ progress: inout Progress, starting: [PanelJob] = [], claiming: Bool = false
    ) async throws -> Int {
        let batch = progress.batch
        let claim = PanelClaim(
            collections: work.collections, limit: claiming && run.control.pause == nil ? batch.room : 0,
            queue: work.queue, severalPerStory: work.traits.drawsPagesIndependently, busyStories: batch.waitingStories,
            lateStories: batch.drawnStories)
        let marked = recorded(starting, at: \.id)
        guard claim.limit > 0 || !marked.isEmpty || !batch.finished.isEmpty else { return 0 }
        let panels = try await run.library.panels.recordAndClaim(
            batch.finished, starting: marked, asking: backends(for: marked), claiming: claim, run: run.record.id,
            now: run.environment.now())
        await drawer.requester.areRecorded(batch.finished.map(\.panel))
        progress.batch.restock(with: panels, asked: claim.limit)
        for panel in panels {
            // What was tried for an earlier request does not apply to this one.
            progress.draws[panel.id] = nil
            progress.builders[panel.id] = try await builder(for: panel, &progress)
        }
        if drawer.backends.hasSeveralServers {
            let unknown = progress.servers.unknown(among: panels)
            progress.servers.add(try await run.library.panels.queueLengths(of: unknown, upTo: work.queue))
        }
        return panels.count
    }

    /// The backend that is asked first for each panel.
    private func backends(for panels: [PanelJob]) -> [PanelID: String] {
        panels.reduce(into: [:]) { $0[$1.id] = drawer.firstBackend(for: $1.pageRequest) }
    }

    /// Those of `all` that are recorded one by one.
    func recorded<Element>(_ all: [Element], at panel: KeyPath<Element, PanelID>) -> [Element] {
        work.traits.isFree ? all.filter { suspects.contains($0[keyPath: panel]) } : all
    }

    func builder(for panel: PanelJob, _ progress: inout Progress) async throws -> PictureRequestBuilder {
        PictureRequestBuilder(
            panel: panel, story: try await progress.contexts.context(of: panel.story),
            settings: work.settings[panel.collection] ?? PictureSettings(sizes: [.page], negativePrompt: ""),
            softening: softening, run: run.record.name)
    }
}
