import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform

/// Plans the stories that have no page specs yet, and pages of plans that a language model is to plan again. Several
/// stories are planned at the same time if the text generator supports that. Asks each generator in turn, validates,
/// records.
struct PlanPages: Sendable {
    /// The last generator is the built-in planner.
    let requester: TextRequester
    let validator: PlanValidator
    let ranker: PageRanker
    /// The only stories to plan; nil for all that have no plan.
    let only: Set<StoryID>?
    /// Whether the stories are counted for the display of the stage.
    var isCounted = true

    /// What came of one story.
    private struct Planned: Sendable {
        var index: Int
        var problems: [Diagnostic]
        /// Nil unless the text is far above the audience.
        var reading: ReadingGrade?
    }

    private var run: RunContext { requester.run }
    private var library: Library { run.library }

    /// Returns why stories stay unplanned, and which backends' plans were not usable, in the order of the stories.
    func callAsFunction(_ collection: RunContext.Collection) async throws -> [Diagnostic] {
        let pipeline = collection.pipeline
        let splitter = SentenceSplitter(language: pipeline.collection.language)
        let stories = try await stories(in: collection)
        guard !stories.isEmpty, run.limits.allowsWork() else { return [] }
        if isCounted { run.listener(.expecting(.storiesPlanned, stories.count)) }
        let width: Int
        do {
            width = try await requester.width(for: pipeline.collection.language)
        } catch is CancellationError where run.isOver {
            return []
        }
        let check = try run.setup.rules().audienceCheck(of: pipeline)
        var planned: [Planned] = []
        try await withThrowingTaskGroup(of: Planned.self) { group in
            var running = 0
            for (index, story) in stories.enumerated() {
                while running >= width, let story = try await group.next() {
                    planned.append(story)
                    if isCounted { run.listener(.advanced(.storiesPlanned)) }
                    running -= 1
                }
                try await requester.waitWhilePaused()
                guard run.stop.reason == nil, run.limits.allowsWork() else { break }
                group.addTask {
                    let sentences = splitter.sentences(of: story.text).marked(
                        headings: story.headings, passages: story.passages)
                    let cast = story.cast.orElse(pipeline.cast).map(\.facts).filter { $0.isNamed(in: story.text) }
                    var request = PlanRequest(
                        title: story.title, sentences: sentences, language: pipeline.collection.language,
                        audience: pipeline.collection.audience, theme: story.theme,
                        pages: pipeline.wantedPages(of: story.slug), cast: cast)
                    request.comic = pipeline.comic(story.slug)
                    request.passages = story.passages
                    request.art = pipeline.art
                    request.present = story.present?.plan(of: sentences)
                    return Planned(
                        index: index, problems: try await plan(story, request, check, in: collection),
                        reading: story.present == nil ? check.readingGrade(of: sentences) : nil)
                }
                running += 1
            }
            while let story = try await group.next() {
                planned.append(story)
                if isCounted { run.listener(.advanced(.storiesPlanned)) }
            }
        }
        planned.sort { $0.index < $1.index }
        let hard = planned.compactMap { one in one.reading.map { (name: stories[one.index].slug.text, reading: $0) } }
        return planned.flatMap(\.problems)
            + (hard.isEmpty
                ? []
                : [
                    Diagnostic(
                        hard.count == 1 ? hard[0].name : pipeline.collection.slug.text, check.levelMessage(of: hard))
                ])
    }

    private func stories(in collection: RunContext.Collection) async throws -> [StoryToPlan] {
        let unplanned = try await library.collections.storiesToPlan(in: collection.id)
            .filter { only?.contains($0.id) ?? true }
        guard isCounted, run.staleness(of: collection.pipeline).asksModel else { return unplanned }
        return unplanned + (try await library.collections.storiesToImprove(in: collection.id))
    }

    private func plan(
        _ story: StoryToPlan, _ request: PlanRequest, _ check: AudienceCheck, in collection: RunContext.Collection
    ) async throws -> [Diagnostic] {
        if request.present == nil, try await recast(story, request, in: collection) { return [] }
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
        guard var plan = answer.value, let planner = answer.generator else {
            return answer.problems + [Diagnostic("\(story.slug)", "has no page specs; no text backend could plan it")]
        }
        if let present = request.present, plan.pages == present.pages {
            try await library.collections.storeStandIns(plan.standIns, inPlanOf: story.id)
            return answer.problems
        }
        if request.present == nil, let reason = answer.standInReason {
            plan.standIns = [TextStandIn(.plan, reason: reason)]
            if let earlier = story.asidePlan,
                let kept = try await keep(
                    earlier, of: story, insteadOf: plan, basis(by: planner, of: story, in: collection))
            {
                return answer.problems + kept
            }
        }
        let isPresent = request.present != nil
        try await store(
            plan, of: story, request.sentences, in: collection,
            by: isPresent ? story.present?.plannedBy ?? planner.name : planner.name,
            basis: isPresent ? story.asidePlan : basis(by: planner, of: story, in: collection), isNew: !isPresent)
        let shortcoming = planner.shortcoming(in: request.language)
        return answer.problems
            + (shortcoming.map { [Diagnostic("\(collection.pipeline.collection.slug)", $0)] } ?? [])
            + (isPresent ? [] : words(above: check, in: plan, of: story, request.sentences))
    }

    private func words(
        above check: AudienceCheck, in plan: StoryPlan, of story: StoryToPlan, _ sentences: [Sentence]
    ) -> [Diagnostic] {
        check.message(of: check.findings(in: sentences), pages: plan.pages.map(\.sentences)).map {
            [Diagnostic("\(story.slug)", $0)]
        } ?? []
    }

    /// What decides the plan of a story by a generator.
    private func basis(
        by planner: any TextGenerator, of story: StoryToPlan, in collection: RunContext.Collection
    ) -> PlanBasis {
        let pipeline = collection.pipeline
        return run.staleness(of: pipeline).planBasis(of: story.slug, by: planner)
            .with(story.cast.orElse(pipeline.cast), own: story.cast, text: story.text)
    }

    /// Stores the earlier plan of a language model again, with other looks of its characters, if only given facts about
    /// them have changed. The pages without these characters stay as they are. Returns false if there is no such plan.
    private func recast(
        _ story: StoryToPlan, _ request: PlanRequest, in collection: RunContext.Collection
    ) async throws -> Bool {
        let staleness = run.staleness(of: collection.pipeline)
        guard let earlier = story.asidePlan, !staleness.isBuiltIn(earlier.backend),
            staleness.reasons(for: earlier, of: story.slug, isStandIn: false).isEmpty
        else { return false }
        let basis = earlier.with(
            story.cast.orElse(collection.pipeline.cast), own: story.cast, text: story.text)
        guard basis != earlier, let aside = try await library.collections.asidePlan(of: story.id, in: collection.id),
            !aside.standIns.contains(where: { $0.isRequested || $0.part == .plan }),
            let plan = aside.plan(of: request.sentences)
        else { return false }
        let described = try await run.setup.generators.builtInTextGenerator().plan(request, journal: .none).characters
        guard let recast = plan.recast(to: request.cast, described: described) else { return false }
        try await store(
            recast, of: story, request.sentences, in: collection, by: aside.plannedBy, basis: basis, isNew: false)
        return true
    }

    /// Restores an earlier plan of the same text if a language model made it, or if the built-in planner would make it
    /// again. Nil if neither is the case.
    private func keep(
        _ earlier: PlanBasis, of story: StoryToPlan, insteadOf plan: StoryPlan, _ basis: PlanBasis
    ) async throws -> [Diagnostic]? {
        guard earlier.backend == basis.backend else {
            try await library.collections.restorePlan(of: story.id)
            return [
                Diagnostic(
                    "\(story.slug)",
                    "keeps its plan by “\(earlier.backend)”: no language model could make another; "
                        + "repeat the command with --refresh when a language model can be asked")
            ]
        }
        guard earlier == basis else { return nil }
        try await library.collections.restorePlan(of: story.id)
        try await library.collections.storeStandIns(plan.standIns, inPlanOf: story.id)
        return []
    }

    /// The pages of a plan that is not new have their pictures chosen.
    private func store(
        _ plan: StoryPlan, of story: StoryToPlan, _ sentences: [Sentence], in collection: RunContext.Collection,
        by planner: String, basis: PlanBasis?, isNew: Bool
    ) async throws {
        let texts = plan.pages.map { sentences[($0.sentences.first - 1)..<$0.sentences.last].joinedText }
        let headings = plan.pages.map { sentences[($0.sentences.first - 1)..<$0.sentences.last].headingCount }
        let ranking = ranker.ranking(of: story.slug, pages: texts)
        let illustrated =
            isNew
            ? plan.illustrated(
                collection.pipeline.pictures(story.slug), ranking.pages.map(\.level), headings: headings)
            : plan
        let panels = try await library.collections.storePlan(
            illustrated, pageTexts: texts, headings: headings,
            choices: story.passages.choices(at: plan.pages.map(\.sentences), of: sentences), for: story.id,
            plannedBy: planner, basis: basis,
            ranking: ranking, at: run.environment.now())
        if run.request.isPageRequestOnly { try await library.panels.request(panels) }
        let name = StoryName(
            collection: collection.pipeline.collection.slug, story: story.slug, title: story.title)
        run.planning.noteStory()
        run.listener(.planned(name, pages: plan.pages.count, backend: planner, standIns: plan.standIns))
    }

    /// The built-in planner uses the story's own words, so the rating's word list does not apply to its plans.
    private func validPlan(
        of story: StoryToPlan, _ request: PlanRequest, from planner: any TextGenerator, _ journal: TextJournal
    ) async throws -> StoryPlan {
        if let present = request.present, planner.isBuiltIn { return present.withoutRequests }
        let plan = try await planner.plan(request, journal: journal)
        // The other pages were validated when they were planned, and the new ones when the model answered.
        guard request.present == nil else { return plan }
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

extension PresentPlan {
    /// Nil if the pages or their panels do not have these sentences. Then the whole story is planned again.
    func plan(of sentences: [Sentence]) -> StoryPlan? {
        var specs: [PageSpec] = []
        var first = 1
        for page in pages {
            var last = first
            while last < sentences.count,
                sentences[(first - 1)..<last].joinedText.utf8.count < page.text.utf8.count
            {
                last += 1
            }
            guard last <= sentences.count, sentences[(first - 1)..<last].joinedText == page.text else { return nil }
            let words = page.panels.compactMap(\.spec.words)
            guard words.isEmpty || words.joined().filter({ !$0.isWhitespace }) == page.text.filter({ !$0.isWhitespace })
            else { return nil }
            let range = SentenceRange(first: first, last: last)
            specs.append(PageSpec(number: page.number, sentences: range, panels: page.panels.map(\.spec)))
            first = last + 1
        }
        guard first == sentences.count + 1 else { return nil }
        return StoryPlan(theme: theme, characters: characters, pages: specs, standIns: standIns)
    }
}

extension StoryPlan {
    fileprivate var withoutRequests: StoryPlan {
        var plan = self
        for index in plan.standIns.indices { plan.standIns[index].isRequested = false }
        return plan
    }
}
