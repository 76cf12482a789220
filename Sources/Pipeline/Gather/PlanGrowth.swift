import Domain
import Generation
import LibraryStore
import PipelineFiles

/// Has language models plan the stories of growing collections, and stores the plans. The grammar plans what no model
/// does, until a model can be asked or the story is made.
struct PlanGrowth {
    let generators: TextGeneratorPool

    /// The run with the stories of the plans.
    func callAsFunction(_ run: RunContext) async throws -> RunContext {
        var run = run
        for index in run.collections.indices {
            let collection = run.collections[index]
            guard let growth = collection.pipeline.growth else { continue }
            let name = collection.pipeline.collection.slug
            var stored = try await run.library.collections.grownStories(of: name)
            var addsStories = !run.request.isPageRequestOnly
            while addsStories, let request = run.setup.growthRequest(of: collection.pipeline, after: stored) {
                guard let planned = try await stories(request, of: collection, run) else {
                    // The run is over. The next one goes on with the plan.
                    addsStories = false
                    break
                }
                guard !planned.isEmpty else { break }
                stored += planned
                try await run.library.collections.storeGrownStories(stored, of: collection.id)
            }
            let pipeline = collection.pipeline.grown(after: stored, addsStories: addsStories)
            if addsStories {
                let (made, planned) = (Set(pipeline.grown.map(\.slug)), Set(stored.map(\.slug)))
                let toCome = growth.plan(after: stored).filter {
                    planned.contains($0.slug) && !made.contains($0.slug)
                }
                try await run.library.collections.storeGrownStories(pipeline.grown + toCome, of: collection.id)
            }
            run.collections[index].pipeline = pipeline
            run.collections[index].staleness = run.setup.staleness(of: pipeline)
            run.setup.request.pipelines[index] = pipeline
        }
        return run
    }

    /// Those that a model plans, none if no model can; nil if the run is over.
    private func stories(
        _ request: GrowthRequest, of collection: RunContext.Collection, _ run: RunContext
    ) async throws -> [GrownStory]? {
        guard run.limits.allowsWork() else { return nil }
        return try await run.stage(.gather) { try await answer(to: request, of: collection, run) } ?? nil
    }

    private func answer(
        to request: GrowthRequest, of collection: RunContext.Collection, _ run: RunContext
    ) async throws -> [GrownStory]? {
        let name = collection.pipeline.collection.slug
        let requester = TextRequester(
            run: run, pipeline: collection.pipeline, pool: generators, recordsAnswers: false)
        do {
            let answer = try await requester.answer(
                for: Slug(title: "\(name) plan"), in: collection.id, language: request.language,
                what: "plan its stories"
            ) { generator, journal in
                try await generator.stories(request, journal: journal)
            }
            for problem in answer.problems { run.notices.post("\(name): \(problem.message)") }
            if let stories = answer.value ?? nil { return stories }
            let missing = collection.pipeline.growth?.missing(after: request.known) ?? request.count
            let next =
                collection.pipeline.growth?.eachRun == nil
                ? "they stay in the collection" : "those that are not made yet are planned again by the next run"
            let reason = answer.standInReason.map { " (\($0))" } ?? ""
            run.notices.post(
                "\(name): the built-in plan stands in for \(Counted.stories(missing))\(reason); \(next)")
            return []
        } catch is CancellationError where run.isOver {
            return nil
        }
    }
}

extension RunSetup {
    /// What a language model is to plan of a growing collection; nil if none is to be asked.
    func growthRequest(of pipeline: PipelineFile, after stored: [GrownStory]) -> GrowthRequest? {
        guard !request.stubOnly, pipeline.asksLanguageModel else { return nil }
        return pipeline.growth?.request(after: stored, of: pipeline.collection)
    }
}
