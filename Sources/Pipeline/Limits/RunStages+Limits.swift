import Domain
import Generation
import LibraryStore
import PipelineFiles

/// Where the night ends before its work is done.
extension RunStages {
    func postLimits() {
        guard !allowance.words.isEmpty else { return }
        order.listener(.limits(allowance.words, deadline: allowance.end))
    }

    /// The one notice on the limit that ended the night. An interruption needs none.
    func postReachedLimit() async throws {
        guard order.stop.reason == nil, let reached = allowance.reached else { return }
        board.post(reached.notice(left: try await whatIsLeft()))
    }

    /// How many pages the night sets out to draw: those of pipelines of which no limit forbids every picture. Says which
    /// pictures a limit on cost does not hold for.
    func setOut() async throws -> Int {
        var undrawn: [(pages: Int, images: [BackendSettings])] = []
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let pages = try await library.panels.queueLength(in: [collection], upTo: order.request.lastQueue)
            if pages > 0 { undrawn.append((pages, order.request.stubOnly ? [.stub] : pipeline.images)) }
        }
        allowance.setOut(toDraw: undrawn.reduce(0) { $0 + $1.pages })
        let admitted = undrawn.filter { allowance.admits($0.images) }
        if !admitted.isEmpty, let notice = unpricedNotice { board.post(notice) }
        return admitted.reduce(0) { $0 + $1.pages }
    }

    /// Whether the notice on the limit says enough of a book that is not exported.
    func isExplained(_ refusal: BookProblem) -> Bool {
        allowance.reached != nil && refusal.isUnfinished
    }

    /// `12 pages and 1 story without pages are left`.
    private func whatIsLeft() async throws -> String {
        let undrawn = try await library.panels.queueLength(in: collections, upTo: .missing)
        var unplanned = 0
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let planned = Set(try await library.collections.stories(of: collection).filter(\.isPlanned).map(\.slug))
            unplanned += pipeline.stories.count { !planned.contains($0.slug) }
        }
        guard undrawn + unplanned > 0 else {
            let small = try await library.panels.queueLength(in: collections, upTo: order.request.lastQueue)
            return small == 0 ? "nothing is left" : "\(Counted.pages(small)) could still be drawn in a larger size"
        }
        let stories = Counted(unplanned, "story without pages", "stories without pages")
        let parts = (undrawn > 0 ? ["\(Counted.pages(undrawn))"] : []) + (unplanned > 0 ? ["\(stories)"] : [])
        let isOne = undrawn + unplanned == 1
        return parts.joined(separator: " and ") + (isOne ? " is left" : " are left")
    }

    private var unpricedNotice: String? {
        guard let limit = allowance.costLimit, !order.request.stubOnly else { return nil }
        let names = order.request.pipelines.flatMap(\.images).filter { $0.kind != .stub && $0.images.price == nil }
            .reduce(into: [String]()) { names, settings in
                if !names.contains(settings.name) { names.append(settings.name) }
            }
        guard !names.isEmpty else { return nil }
        let quoted = names.map { "“\($0)”" }.joined(separator: ", ")
        return "the limit of \(limit) on cost does not hold for pictures of \(quoted), whose price is not known; "
            + "give each a “price:” under “backends:”, 0 where it is free"
    }
}
