import Domain
import Generation
import LibraryStore
import PipelineFiles

/// Plans the stories that have no page specs yet, several at the same time if the text generator supports that. Asks
/// each generator in turn, validates, records.
struct PlanPages: Sendable {
    /// The last generator is the built-in planner.
    let requester: TextRequester
    let validator: PlanValidator
    let ranker: PageRanker

    private var run: RunContext { requester.run }
    private var library: Library { run.library }

    /// Returns why stories stay unplanned, and which backends' plans were not usable, in the order of the stories.
    func callAsFunction(_ collection: RunContext.Collection) async throws -> [Diagnostic] {
        let pipeline = collection.pipeline
        let splitter = SentenceSplitter(language: pipeline.collection.language)
        let stories = try await library.collections.storiesToPlan(in: collection.id)
        guard !stories.isEmpty, run.limits.allowsWork() else { return [] }
        run.listener(.expecting(.storiesPlanned, stories.count))
        let width: Int
        do {
            width = try await requester.width(for: pipeline.collection.language)
        } catch is CancellationError where run.isOver {
            return []
        }
        var problems = [[Diagnostic]](repeating: [], count: stories.count)
        try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
            var running = 0
            for (index, story) in stories.enumerated() {
                while running >= width, let (done, found) = try await group.next() {
                    problems[done] = found
                    run.listener(.advanced(.storiesPlanned))
                    running -= 1
                }
                try await requester.waitWhilePaused()
                guard run.stop.reason == nil, run.limits.allowsWork() else { break }
                group.addTask {
                    let request = PlanRequest(
                        title: story.title, sentences: splitter.sentences(of: story.text),
                        language: pipeline.collection.language, audience: pipeline.collection.audience,
                        theme: story.theme, pages: pipeline.wantedPages(of: story.slug))
                    return (index, try await plan(story, request, in: collection))
                }
                running += 1
            }
            while let (done, found) = try await group.next() {
                problems[done] = found
                run.listener(.advanced(.storiesPlanned))
            }
        }
        return problems.flatMap(\.self)
    }

    private func plan(
        _ story: StoryToPlan, _ request: PlanRequest, in collection: RunContext.Collection
    ) async throws -> [Diagnostic] {
        let facts = collection.pipeline.collection
        let staleness = run.staleness(of: collection.pipeline)
        let answer: TextRequester.Answer<StoryPlan>
        do {
            answer = try await requester.answer(
                for: story.slug, in: collection.id, language: request.language, what: "plan it"
            ) { planner, journal in
                try await validPlan(of: story, request, from: planner, journal)
            }
        } catch is CancellationError where run.isOver {
            return []
        }
        guard let plan = answer.value, let planner = answer.generator else {
            return answer.problems + [Diagnostic("\(story.slug)", "has no page specs; no text backend could plan it")]
        }
        let basis = staleness.planBasis(by: planner)
        if let earlier = story.asidePlan, staleness.isWorthMore(earlier, than: basis) {
            try await library.collections.restorePlan(of: story.id)
            return answer.problems + [
                Diagnostic(
                    "\(story.slug)",
                    "keeps its plan by “\(earlier.backend)”: no language model could make another; "
                        + "add --refresh again when one can")
            ]
        }
        let texts = plan.pages.map { request.sentences[($0.sentences.first - 1)..<$0.sentences.last].joinedText }
        try await library.collections.storePlan(
            plan, pageTexts: texts, for: story.id, plannedBy: planner.name,
            basis: basis, ranking: ranker.ranking(of: story.slug, pages: texts))
        run.listener(
            .planned(
                StoryName(collection: facts.slug, story: story.slug, title: story.title), pages: plan.pages.count,
                backend: planner.name))
        let shortcoming = planner.shortcoming(in: request.language)
        return answer.problems + (shortcoming.map { [Diagnostic("\(facts.slug)", $0)] } ?? [])
    }

    /// The built-in planner uses the story's own words, so the rating's word list does not apply to its plans.
    private func validPlan(
        of story: StoryToPlan, _ request: PlanRequest, from planner: any TextGenerator, _ journal: TextJournal
    ) async throws -> StoryPlan {
        let plan = try await planner.plan(request, journal: journal)
        let isEnglish = LanguageTag.primary(of: request.language) == "en"
        let mistakes = validator.problems(
            in: plan, sentences: request.sentences, audience: request.audience, pages: request.pages,
            checkingRating: isEnglish && !planner.isBuiltIn)
        guard mistakes.isEmpty else {
            throw TextRequester.Unusable(
                problems: mistakes.map {
                    Diagnostic("\(story.slug): \($0.path)", "\($0.message) (from \(planner.name))")
                })
        }
        return plan
    }
}

extension PipelineFile {
    /// How many pages the pipeline wants for a story that is written from parameters. Nil for other stories.
    func wantedPages(of story: Slug) -> Int? {
        guard case .parameters(let parameters)? = stories.first(where: { $0.slug == story })?.source else { return nil }
        return parameters.pages
    }
}
