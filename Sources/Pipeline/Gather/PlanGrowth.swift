import Domain
import Generation
import LibraryStore
import PipelineFiles

/// Has language models plan the stories of growing collections, and stores the plans. The grammar plans what no model
/// does, until one can be asked.
struct PlanGrowth {
    let generators: TextGeneratorPool

    /// The run with the stories of the plans.
    func callAsFunction(_ run: RunContext) async throws -> RunContext {
        var run = run
        for index in run.collections.indices {
            let collection = run.collections[index]
            guard let growth = collection.pipeline.growth else { continue }
            var stored = try await run.library.collections.grownStories(of: collection.pipeline.collection.slug)
            if let request = run.growthRequest(of: collection.pipeline, after: stored) {
                stored += try await run.stage(.gather) { try await stories(request, of: collection, run) } ?? []
            }
            let pipeline = collection.pipeline.grown(after: stored, addsStories: !run.request.isPageRequestOnly)
            let made = Set(pipeline.grown.map(\.slug))
            try await run.library.collections.storeGrownStories(
                pipeline.grown
                    + growth.plan(after: stored).filter { story in
                        !made.contains(story.slug) && stored.contains { $0.slug == story.slug }
                    }, of: collection.id)
            run.collections[index].pipeline = pipeline
            run.collections[index].staleness = run.setup.staleness(of: pipeline)
            run.setup.request.pipelines[index] = pipeline
        }
        return run
    }

    private func stories(
        _ request: GrowthRequest, of collection: RunContext.Collection, _ run: RunContext
    ) async throws -> [GrownStory] {
        let name = collection.pipeline.collection.slug
        let requester = TextRequester(run: run, pipeline: collection.pipeline, pool: generators, recordsAnswers: false)
        do {
            let answer = try await requester.answer(
                for: name, in: collection.id, language: request.language, what: "plan its stories"
            ) { generator, journal in
                try await generator.stories(request, journal: journal)
            }
            for problem in answer.problems { run.notices.post(problem.description) }
            let stories = answer.value?.flatMap(\.self) ?? []
            if stories.count < request.count {
                run.notices.post(
                    "\(name): the built-in plan stands in for \(Counted.stories(request.count - stories.count))"
                        + (answer.standInReason.map { " (\($0))" } ?? "")
                        + "; the next run asks a language model again")
            }
            return stories
        } catch is CancellationError where run.isOver {
            return []
        } catch {
            await generators.release()
            throw error
        }
    }
}

extension RunContext {
    fileprivate func growthRequest(of pipeline: PipelineFile, after stored: [GrownStory]) -> GrowthRequest? {
        guard !request.isPageRequestOnly, limits.allowsWork() else { return nil }
        return setup.growthRequest(of: pipeline, after: stored)
    }
}

extension RunSetup {
    /// What a language model is to plan of a growing collection; nil if none is to be asked.
    func growthRequest(of pipeline: PipelineFile, after stored: [GrownStory]) -> GrowthRequest? {
        guard !request.stubOnly, pipeline.asksLanguageModel else { return nil }
        return pipeline.growth?.request(after: stored, of: pipeline.collection)
    }
}
