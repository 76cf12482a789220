import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// Writes the books of every collection of a run.
struct ExportRun {
    struct Result: Sendable {
        var books: [FilePath] = []
        /// Whether a book is not written for a reason that no page status shows.
        var lacksBooks = false
    }

    /// After an error, `result` contains what was written before it.
    func callAsFunction(_ run: RunContext, into result: inout Result) async throws {
        try await Self.dateChanges(run)
        // Books are written from the merged library.
        guard try await run.library.control.shard() == nil else { return }
        for collection in run.collections
        where run.stop.reason == nil && run.limits.reached?.endsAtOnce != true && !collection.pipeline.exports.isEmpty {
            let pipeline = collection.pipeline
            let export = ExportBooks(
                run.base, plan: run.setup.bookPlan, placeholders: run.setup.generators.placeholderGenerator,
                run: run.record.id)
            let exported = try await export(pipeline.exports, of: collection.id, pipeline.collection)
            result.books += exported.books
            // Requeued like the pictures that a run finds lost when it begins.
            try await run.library.pictures.requeue(exported.lost.sorted { $0.value < $1.value })
            result.lacksBooks = result.lacksBooks || exported.refused.contains { $0.missing?.areUnseen == true }
            let refused = exported.refused.filter { !LimitNotices(run: run).isExplained($0) }
                .map(\.whereLostPicturesAreDrawn)
            for notice in BookProblemNotices(collection: pipeline.collection.slug, refusals: refused).notices {
                run.notices.post(notice.text, isInputProblem: notice.isBlocked)
            }
        }
    }

    static func dateChanges(_ run: RunContext) async throws {
        let now = run.environment.now()
        for collection in run.collectionIDs { try await run.library.collections.dateChanges(in: collection, now: now) }
    }
}
