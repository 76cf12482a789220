import Domain
import Generation
import LibraryStore
import PipelineFiles

/// From story files to page specs.
extension RunStages {
    mutating func gather() async throws {
        let wishes = StoryParameterRules(ratings: try PlanRules(prompts: order.prompts).ratings)
        order.listener(.expecting(.storiesRead, order.request.pipelines.reduce(0) { $0 + $1.stories.count }))
        for pipeline in order.request.pipelines where order.stop.reason == nil {
            let gather = GatherStories(
                library: library, requester: textRequester(for: pipeline), wishes: wishes,
                refresh: order.request.refresh,
                stop: order.stop, allowance: allowance, listener: order.listener, staleness: staleness(of: pipeline))
            let result = try await gather(pipeline)
            gathered.append(result)
            for problem in result.problems { board.post(problem.description, isInputProblem: true) }
            for detour in result.detours { board.post(detour.description) }
            if let stale = Self.staleNotice(result.stale) { board.post(stale) }
            for notice in result.stalePlans { board.post(notice) }
        }
    }

    mutating func plan() async throws {
        let validator = try PlanRules(prompts: order.prompts).validator
        for ((pipeline, collection), readership) in zip(zip(order.request.pipelines, collections), readerships)
        where order.stop.reason == nil {
            let plan = PlanPages(
                library: library, requester: textRequester(for: pipeline), validator: validator,
                ranker: readership.ranker,
                staleness: staleness(of: pipeline),
                stop: order.stop, allowance: allowance, listener: order.listener)
            for problem in try await plan(pipeline, collection) { board.post(problem.description) }
            let standIns = FallbackStories(
                among: try await library.collections.stories(of: collection), by: staleness(of: pipeline))
            if let notice = standIns.notice { board.post(notice) }
            for notice in readership.unknownPages(try await library.panels.pageCounts(of: collection)) {
                board.post(notice.description)
            }
        }
    }

    private func textRequester(for pipeline: PipelineFile) -> TextRequester {
        TextRequester(
            run: context, settings: order.request.stubOnly ? [.stub] : pipeline.text, pool: generators,
            collection: pipeline.collection.slug)
    }
}
