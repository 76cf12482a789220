import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import SystemPackage

/// Everything before the first picture: from story files to page specs in the queues. A run for page requests only
/// redoes text stand-ins.
struct PrepareStories {
    /// Released at the end.
    let generators: TextGeneratorPool
    /// Whether pages are drawn meanwhile. Then each story is planned as soon as it is written.
    var isOverlapping = false

    /// Returns what was gathered, one result for each collection.
    func callAsFunction(_ run: RunContext) async throws -> [GatherStories.Result] {
        for problem in run.request.unusable { run.notices.post(problem.description, isInputProblem: true) }
        let readers = try await rankPages(run)
        let gathered: [GatherStories.Result]
        do {
            gathered = try await run.stage(.gather) { try await gather(run, generators, readers) } ?? []
            if !run.request.isPageRequestOnly { try await markStalePictures(run) }
            _ = try await run.stage(.plan) { [gathered] in try await plan(run, generators, readers, gathered) }
        } catch {
            await generators.release()
            throw error
        }
        // Both models use the same graphics card: the language model is released before the image model is loaded.
        await generators.release()
        guard !run.request.isPageRequestOnly else { return gathered }
        for collection in run.collections {
            let sizes = collection.pipeline.sizes
            try await run.library.panels.leaveQueues(after: .last(ofPasses: sizes.count), in: collection.id)
            for (index, next) in sizes.enumerated().dropFirst() {
                _ = try await run.library.collections.queueNextPass(
                    .pass(index + 1), from: sizes[index - 1], to: next, in: collection.id)
            }
        }
        return gathered
    }

    /// If statistics cannot be read, the order of pages does not change. Returns the readers, one result for each
    /// collection.
    private func rankPages(_ run: RunContext) async throws -> [CollectionReaders] {
        let readers = CollectionReaders.read(
            run.request.pipelines, words: try run.setup.rules().priorityWords, prompts: run.setup.prompts,
            fileSystem: run.library.fileSystem)
        for problem in readers.flatMap(\.problems) { run.notices.post(problem.description, isInputProblem: true) }
        for notice in readers.flatMap(\.notices) { run.notices.post(notice.description) }
        let known = zip(run.collectionIDs, readers).filter(\.1.isKnown)
        try await RankPages(library: run.library)(known.map { (id: $0.0, ranker: $0.1.ranker) })
        return readers
    }

    private func gather(
        _ run: RunContext, _ generators: TextGeneratorPool, _ readers: [CollectionReaders]
    ) async throws -> [GatherStories.Result] {
        let planRules = try run.setup.rules()
        let rules = StoryParameterRules(ratings: planRules.ratings)
        run.listener(.expecting(.storiesRead, run.request.pipelines.reduce(0) { $0 + $1.stories.count }))
        var results: [GatherStories.Result] = []
        for (collection, readers) in zip(run.collections, readers) where run.stop.reason == nil {
            let requester = TextRequester(run: run, pipeline: collection.pipeline, pool: generators)
            var gather = GatherStories(requester: requester, rules: rules)
            // Stale pictures are known when all stories are gathered. They are redrawn with a refresh.
            if isOverlapping, !run.request.refresh {
                gather.plan = { story in
                    run.planning.begin(run.collectionIDs)
                    let plan = PlanPages(
                        requester: requester, validator: planRules.validator, ranker: readers.ranker, only: [story],
                        isCounted: false)
                    for problem in try await plan(collection) { run.notices.post(problem.description) }
                }
            }
            let result = try await gather(collection)
            results.append(result)
            for problem in result.problems { run.notices.post(problem.description, isInputProblem: true) }
            for notice in result.notices { run.notices.post(notice.description) }
            for detour in result.detours { run.notices.post(detour.description) }
            if let stale = Staleness.notice(ofChanged: result.stale) { run.notices.post(stale) }
            for notice in result.stalePlans { run.notices.post(notice) }
        }
        return results
    }

    private func plan(
        _ run: RunContext, _ generators: TextGeneratorPool, _ readers: [CollectionReaders],
        _ gathered: [GatherStories.Result]
    ) async throws {
        let validator = try run.setup.rules().validator
        run.planning.begin(run.collectionIDs)
        for (collection, readers) in zip(run.collections, readers) where run.stop.reason == nil {
            let plan = PlanPages(
                requester: TextRequester(run: run, pipeline: collection.pipeline, pool: generators),
                validator: validator, ranker: readers.ranker,
                only: run.request.isPageRequestOnly
                    ? gathered.first { $0.collection == collection.id }?.replanned ?? [] : nil)
            for problem in try await plan(collection) { run.notices.post(problem.description) }
            let standIns = StandInSummary(
                among: try await run.library.collections.stories(of: collection.id),
                by: run.staleness(of: collection.pipeline))
            if let notice = standIns.notice { run.notices.post(notice) }
            if readers.areGiven {
                for notice in readers.unknownPages(try await run.library.panels.pageCounts(of: collection.id)) {
                    run.notices.post(notice.description)
                }
            }
            run.planning.end(collection.id)
        }
    }

    /// Stale pictures are redrawn only on request. At this point it is known which stories are listed.
    private func markStalePictures(_ run: RunContext) async throws {
        for collection in run.collections {
            let stale = StalePictures(
                try await run.library.collections.shownPictures(in: collection.id), of: collection.pipeline,
                by: run.staleness(of: collection.pipeline))
            if run.request.refresh {
                for group in stale.groups { try await run.library.collections.redraw(group) }
            } else {
                for notice in stale.notices { run.notices.post(notice) }
            }
        }
    }
}
