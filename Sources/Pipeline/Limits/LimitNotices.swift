import Domain
import Generation
import LibraryStore
import PipelineFiles

/// The notices of a run on its limits.
struct LimitNotices {
    let run: RunContext

    func postLimits() {
        guard !run.limits.words.isEmpty else { return }
        run.listener(.limits(run.limits.words, deadline: run.limits.end))
    }

    /// Posts the one notice on the limit that ended the run. An interruption needs no notice.
    func postReachedLimit() async throws {
        guard run.stop.reason == nil, let reached = run.limits.reached else { return }
        run.notices.post(reached.notice(left: try await whatIsLeft()))
    }

    /// Returns how many pages the run is to draw, without pipelines whose pictures are all forbidden by a limit. Posts
    /// to which pictures a limit on cost does not apply.
    func addPlannedPages() async throws -> Int {
        var undrawn: [(pages: Int, images: [BackendSettings])] = []
        for collection in run.collections {
            let pages = try await run.library.panels.queueLength(
                in: [collection.id], upTo: run.request.lastQueue)
            if pages > 0 { undrawn.append((pages, run.settings(of: collection.pipeline))) }
        }
        run.limits.addPlannedPages(undrawn.reduce(0) { $0 + $1.pages })
        let allowed = undrawn.filter { run.limits.allows($0.images) }
        if !allowed.isEmpty, let notice = unpricedNotice { run.notices.post(notice) }
        return allowed.reduce(0) { $0 + $1.pages }
    }

    /// Whether the notice on the limit already explains why a book is not exported.
    func isExplained(_ refusal: BookProblem) -> Bool {
        run.limits.reached != nil && refusal.isUnfinished
    }

    /// `12 pages and 1 story without pages are left`.
    private func whatIsLeft() async throws -> String {
        let undrawn = try await run.library.panels.queueLength(in: run.collectionIDs, upTo: .missing)
        var unplanned = 0
        for collection in run.collections {
            let stories = try await run.library.collections.stories(of: collection.id)
            let planned = Set(stories.filter(\.isPlanned).map(\.slug))
            unplanned += collection.pipeline.stories.count { !planned.contains($0.slug) }
        }
        guard undrawn + unplanned > 0 else {
            let small = try await run.library.panels.queueLength(in: run.collectionIDs, upTo: run.request.lastQueue)
            return small == 0 ? "nothing is left" : "\(Counted.pages(small)) could still be drawn in a larger size"
        }
        let stories = Counted(unplanned, "story without pages", "stories without pages")
        let parts = (undrawn > 0 ? ["\(Counted.pages(undrawn))"] : []) + (unplanned > 0 ? ["\(stories)"] : [])
        let isOne = undrawn + unplanned == 1
        return parts.joined(separator: " and ") + (isOne ? " is left" : " are left")
    }

    private var unpricedNotice: String? {
        guard let limit = run.limits.costLimit, !run.request.stubOnly else { return nil }
        let names = run.request.pipelines.flatMap(\.images).filter { $0.kind != .stub && $0.images.price == nil }
            .reduce(into: [String]()) { names, settings in
                if !names.contains(settings.name) { names.append(settings.name) }
            }
        guard !names.isEmpty else { return nil }
        let quoted = names.map { "“\($0)”" }.joined(separator: ", ")
        return "the limit of \(limit) on cost does not hold for pictures of \(quoted), whose price is not known; "
            + "give each a “price:” under “backends:”, 0 where it is free"
    }
}
