import Domain
import Generation
import LibraryStore
import PipelineFiles

/// Asks the text generators in turn until one has a usable answer.
struct TextRequester: Sendable {
    /// A complete answer that cannot be used, with its problems.
    struct Unusable: Error {
        var problems: [Diagnostic]
    }

    struct Answer<Value: Sendable>: Sendable {
        var value: Value?
        var generator: (any TextGenerator)?
        /// Why the generators before gave no usable answer.
        var problems: [Diagnostic]
    }

    let run: RunContext
    let pipeline: PipelineFile
    let pool: TextGeneratorPool

    private var settings: [BackendSettings] { run.request.stubOnly ? [.stub] : pipeline.text }

    /// How many stories are worked on at the same time: as many as the first generator takes.
    func width(for language: String) async throws -> Int {
        try await waitWhilePaused()
        let backends = try await run.stop.racing { await pool.generators(for: settings) }
        return candidates(for: language, in: backends).first.map { max(1, $0.generator.width) } ?? 1
    }

    /// `what` completes “could not …”: `plan it`. `ask` throws ``GenerationError`` or ``Unusable`` if the next
    /// generator is to be asked. Throws `CancellationError` if the run is stopped, or if it ends while it is paused.
    func answer<Value: Sendable>(
        for story: Slug, in collection: CollectionID, language: String, what: String,
        ask: @escaping @Sendable (any TextGenerator, TextJournal) async throws -> Value
    ) async throws -> Answer<Value> {
        var answer = Answer<Value>(problems: [])
        try await waitWhilePaused()
        let backends = try await run.stop.racing { await pool.generators(for: settings) }
        let isGivenUp = StopSignal()
        let journal = journal(of: story, in: collection, givingUpBy: isGivenUp)
        for (index, generator) in candidates(for: language, in: backends) where !backends.isDisabled(index) {
            do {
                answer.value = try await run.stop.racing {
                    try await isGivenUp.racing { try await ask(generator, journal) }
                }
                answer.generator = generator
                backends.recordAnswer(of: index)
                return answer
            } catch let error as Unusable {
                answer.problems += error.problems
                let reason = error.problems.first.map { "\($0)" } ?? "no plan"
                backends.record(GenerationError(.badReply, reason), of: index, at: "\(collection)/\(story)")
            } catch let error as GenerationError {
                backends.record(error, of: index, at: "\(collection)/\(story)")
                guard !error.kind.policy.disablesBackend else { continue }
                answer.problems.append(Diagnostic("\(story)", "\(generator.name) could not \(what): \(error)"))
            }
        }
        return answer
    }

    /// If the run is paused before the next request and ends during the pause, the story is given up.
    private func journal(
        of story: Slug, in collection: CollectionID, givingUpBy isGivenUp: StopSignal
    ) -> TextJournal {
        TextJournal(run: run.record.id, collection: collection, story: story) { attempt in
            do {
                try await run.library.runs.record(attempt)
            } catch {
                run.notices.post("an attempt for “\(story)” could not be recorded: \(error)")
            }
            run.listener(.asked(StoryName(collection: pipeline.collection.slug, story: story, title: ""), attempt))
            // The next request waits here. If this wait is cancelled, the next wait is cancelled too.
            try? await waitWhilePaused()
            if run.control.pause != nil { isGivenUp.raise(.superseded) }
        }
    }

    /// Returns when work may begin again, or when the run is to end.
    func waitWhilePaused() async throws {
        try await run.control.waitWhilePaused { !run.limits.allowsWork() }
    }

    /// The generators that serve the language. The others are named once, with their reason.
    private func candidates(for language: String, in backends: TextGeneratorPool.Backends) -> [(
        index: Int, generator: any TextGenerator
    )] {
        backends.generators.enumerated().compactMap { index, generator in
            guard !backends.isDisabled(index) else { return nil }
            guard let reason = generator.reasonNotToServe(language) else { return (index, generator) }
            run.notices.post("\(generator.name) passed over for stories in “\(language)”: \(reason)")
            return nil
        }
    }
}
