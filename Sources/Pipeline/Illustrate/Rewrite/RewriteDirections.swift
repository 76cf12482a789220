import Domain
import Generation
import LibraryStore

/// Asks a language model for other words for refused directions.
///
/// It asks for all pages that were set aside at once, when nothing else is left to draw: both models may use the same
/// graphics card, so the image models are released before and the language model afterwards. A language model that is
/// away is not waited for, because the table of softened words can take its place.
struct RewriteDirections {
    let run: RunContext

    /// Returns whether panels were set aside, up to a queue.
    func callAsFunction(upTo queue: PanelQueue) async throws -> Bool {
        var waiting: [CollectionID: [PanelJob]] = [:]
        for collection in run.collectionIDs {
            waiting[collection] = try await run.library.panels.panelsSetAside(in: collection, upTo: queue)
        }
        // A limit counts only while there is work.
        guard waiting.values.contains(where: { !$0.isEmpty }), !run.isOver, run.limits.allowsWork() else {
            return false
        }
        let pool = TextGeneratorPool(of: run)
        let result: Result<Void, any Error>
        do {
            result = .success(try await rewrite(waiting, by: pool))
        } catch {
            result = .failure(error)
        }
        await pool.release()
        do {
            try result.get()
            return true
        } catch is CancellationError where run.isOver {
            return false
        }
    }

    private func rewrite(_ waiting: [CollectionID: [PanelJob]], by pool: TextGeneratorPool) async throws {
        var contexts = StoryContexts(library: run.library)
        for collection in run.collections {
            let facts = RewritingFacts(of: collection.pipeline, run.setup.prompts)
            // The words are stored with the panel.
            let requester = TextRequester(
                run: run, pipeline: collection.pipeline, pool: pool, isPatient: false, recordsAnswers: false)
            for panel in waiting[collection.id, default: []] {
                let story = try await contexts.context(of: panel.story)
                let words = try await words(for: panel, of: story, from: requester)
                let basis = words == nil ? nil : facts?.basis(for: panel.spec.direction)
                try await run.library.panels.storeRewrite(words ?? "", of: panel.id, basis: basis ?? "")
            }
        }
    }

    /// Empty if no language model has words that can be used: the record of attempts says why. Nil if none could be
    /// asked.
    private func words(
        for panel: PanelJob, of story: StoryContext, from requester: TextRequester
    ) async throws -> String? {
        let shown = Set(panel.spec.cast.map(\.character))
        let request = RewriteRequest(
            subject: "page \(panel.pageNumber)\(panel.number > 1 ? ", picture \(panel.number)," : "") in other words",
            direction: panel.spec.direction, shown: story.characters.filter { shown.contains($0.id) }.map(\.name),
            others: story.characters.filter { !shown.contains($0.id) }.map(\.name),
            audience: story.collection.audience)
        // A direction is in English in every collection.
        let answer = try await requester.answer(
            for: story.slug, in: panel.collection, language: "en", what: "put page \(panel.pageNumber) in other words"
        ) { generator, journal in
            try await generator.rewrite(request, journal: journal)
        }
        return answer.value.flatMap(\.self) ?? (answer.problems.isEmpty ? nil : "")
    }
}
