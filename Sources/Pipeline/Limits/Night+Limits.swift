import Domain
import Generators
import LibraryStore
import PipelineFiles

/// Where the night ends before its work is done.
extension Night {
    func tellLimits() {
        guard !allowance.words.isEmpty else { return }
        order.listener(.limits(allowance.words, deadline: allowance.end))
    }

    /// The one notice on the limit that ended the night. An interruption needs none.
    func tellReachedLimit() async throws {
        guard order.stop.reason == nil, let reached = allowance.reached else { return }
        board.post(reached.notice(left: try await whatIsLeft()))
    }

    /// Whether so many pages may be set out on; says which pictures a limit on cost does not hold for.
    func mayIllustrate(_ pages: Int) -> Bool {
        guard pages > 0 else { return true }
        allowance.setOut(toDraw: pages)
        guard allowance.admitsWork() else { return false }
        if let notice = unpricedNotice { board.post(notice) }
        return true
    }

    /// Whether the notice on the limit says enough of a book that is not exported.
    func isExplained(_ refusal: String, of result: ExportBooks.Result) -> Bool {
        allowance.reached != nil && result.unfinished.contains(refusal)
    }

    /// `12 pages and 1 story without pages are left`.
    private func whatIsLeft() async throws -> String {
        let undrawn = try await library.queueLength(in: collections, upTo: .missing)
        var unplanned = 0
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let planned = Set(try await library.stories(of: collection).filter(\.isPlanned).map(\.slug))
            unplanned += pipeline.stories.count { !planned.contains($0.slug) }
        }
        guard undrawn + unplanned > 0 else { return "nothing is left" }
        let stories = unplanned == 1 ? "1 story without pages" : "\(unplanned) stories without pages"
        let parts = (undrawn > 0 ? [pages(undrawn)] : []) + (unplanned > 0 ? [stories] : [])
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
