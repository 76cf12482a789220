import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// Reads from the library after a dry run what the run would do.
struct DryRunReader {
    /// The setup with the limits of the run.
    private let setup: RunSetup
    private let run: RunContext
    private let gathered: [GatherStories.Result]
    private let stalePlans: [StoryID: [String]]
    private let backends: BackendHistory
    private let listsPictures: Bool
    private var tally: PictureEstimate
    private var text = TextWork()
    /// Panels that would show another picture.
    private var changed: Set<PanelID> = []

    /// `stalePlans` are the reasons why plans were stale before the dry run.
    init(
        _ setup: RunSetup, _ run: RunContext, _ gathered: [GatherStories.Result], stalePlans: [StoryID: [String]],
        backends: BackendHistory, listsPictures: Bool
    ) throws {
        self.setup = setup
        self.run = run
        self.gathered = gathered
        self.stalePlans = stalePlans
        self.backends = backends
        self.listsPictures = listsPictures
        tally = try PictureEstimate(setup: setup, library: run.library, collections: run.collectionIDs)
    }

    private var library: Library { run.library }

    mutating func forecast(isLibraryNew: Bool) async throws -> DryRunResult {
        var collections: [DryRunResult.Collection] = []
        var books: [FilePath] = []
        for index in run.collections.indices {
            let panels = try await library.dryRun.panels(
                of: run.collections[index].id, upTo: setup.request.queues.last ?? .missing)
            collections.append(try await collection(index, panels))
            books += try await self.books(index, panels)
        }
        let (work, estimate) = try estimate()
        return DryRunResult(
            library: library.root, isLibraryNew: isLibraryNew, collections: collections,
            pictures: listsPictures ? tally.pictures : nil,
            work: work, books: books, estimate: estimate,
            panels: try await library.panels.panelCounts(in: run.collectionIDs), notices: run.notices.notices,
            inputProblems: run.notices.inputProblems,
            hasComic: setup.request.pipelines.contains(where: \.hasComic))
    }

    private mutating func collection(
        _ index: Int, _ panels: [DryRunPanel]
    ) async throws -> DryRunResult.Collection {
        let (id, pipeline) = (run.collections[index].id, run.collections[index].pipeline)
        let stories = try await library.dryRun.stories(of: id)
        let stale = StalePictures(
            try await library.collections.shownPictures(in: id), of: pipeline, by: run.staleness(of: pipeline))
        let slugs = Dictionary(uniqueKeysWithValues: stories.map { ($0.id, $0.slug) })
        var causes: [StoryID: [PictureCause: Int]] = [:]
        var reasons: [DryRunResult.Stale] = []
        for panel in panels {
            guard let story = slugs[panel.story] else { continue }
            let cause = PictureCause(of: panel)
            let staleness = cause == .stale ? stale.reasons(for: panel) : []
            for reason in staleness { reasons.count(reason) }
            for step in tally.steps(of: panel, in: id) {
                let now = step.isFirst ? cause : .laterPass
                causes[panel.story, default: [:]][now, default: 0] += 1
                let (backend, known) = try await tally.count(step)
                if known.map({ $0 != panel.picture.map { .stored(digest: $0) } }) ?? true { changed.insert(panel.id) }
                guard listsPictures else { continue }
                tally.list(
                    DryRunResult.Picture(
                        collection: pipeline.collection.slug, story: story, page: panel.page, panel: panel.number,
                        size: step.size, cause: now, priority: panel.priority,
                        staleness: step.isFirst ? staleness : [], backend: backend, isKnown: known != nil), at: step)
            }
        }
        let models = try setup.languageModels(of: pipeline)
        let listed = stories.map { step($0, causes[$0.id] ?? [:], by: models) }
        return DryRunResult.Collection(
            facts: pipeline.collection, stories: listed, staleness: reasons, left: try await left(index, stale))
    }

    private mutating func step(
        _ story: DryRunStory, _ pictures: [PictureCause: Int], by models: Set<String>
    ) -> DryRunResult.Story {
        let gathering: DryRunResult.GatherForecast? =
            story.isNew ? .new : story.isChanged ? .changed : story.isRewritten ? .rewritten : nil
        let planner = story.isPlannedNow ? story.plannedBy : nil
        let isGuess = planner.map(models.contains) ?? false
        let writer = gathering == nil ? nil : story.writtenBy.flatMap { models.contains($0) ? $0 : nil }
        text.add(writer: writer, planner: isGuess ? planner : nil, pages: story.pages)
        return DryRunResult.Story(
            slug: story.slug, title: story.title, gathering: gathering,
            planning: planner.map {
                DryRunResult.Planning(
                    backend: $0, isGuess: isGuess, isAgain: story.wasPlanned,
                    staleness: gathering == nil ? stalePlans[story.id] ?? [] : [])
            }, pages: story.pages, pictures: pictures)
    }

    private func left(_ index: Int, _ stale: StalePictures) async throws -> DryRunResult.Left {
        let collection = run.collections[index].id
        let panels = try await library.panels.panelCounts(in: [collection])
        let waiting = try await library.panels.queueLength(
            in: [collection], upTo: setup.request.queues.last ?? .missing, status: .placeholder)
        let refused = try await RefusedPages(
            in: library, prompts: setup.prompts, isStubOnly: setup.request.stubOnly
        ).unchanged(in: collection, of: run.collections[index].pipeline)
        let gathered = gathered.indices.contains(index) ? gathered[index] : nil
        return DryRunResult.Left(
            failed: panels[.failed, default: 0],
            placeholders: panels[.placeholder, default: 0] - waiting - refused.count,
            cancelled: panels[.cancelled, default: 0],
            stale: setup.request.refresh
                ? [] : stale.reasons.map { DryRunResult.Stale(reason: $0.text, pictures: $0.count) },
            changedStories: (gathered?.stale ?? []).map(\.text), stalePlans: gathered?.stalePlans ?? [])
    }

    private func books(_ index: Int, _ panels: [DryRunPanel]) async throws -> [FilePath] {
        let pipeline = run.collections[index].pipeline
        return try await setup.bookPlan.forecast(
            pipeline.exports, of: pipeline.collection, run.collections[index].id, in: library,
            changed: Set(panels.filter { changed.contains($0.id) }.map(\.story)),
            missing: Dictionary(panels.filter { $0.status != .ready }.map { ($0.story, 1) }, uniquingKeysWith: +))
    }

    private func estimate() throws -> ([BackendWork], RunEstimate) {
        var work: [BackendWork] = []
        var steps: [RunEstimate.Step] = []
        for batch in tally.batches {
            let traits = try backends.traits(of: batch.settings)
            let place = work.firstIndex { $0.name == batch.settings.name } ?? work.count
            if place == work.count {
                work.append(
                    BackendWork(
                        name: batch.settings.name, kind: .pictures, isBuiltIn: traits.isFree,
                        pace: backends.picturePace(of: batch.settings.name), price: traits.price))
            }
            let step = work[place].step(
                pictures: batch.pictures, asked: batch.asked, portraits: batch.portraits,
                stories: batch.stories.count, traits)
            work[place].add(step, portraits: batch.portraits)
            steps.append(step)
        }
        let texts = try text.work(by: backends)
        let preparation = texts.reduce(Quartiles?.some(.zero)) { sum, work in
            if let sum, let seconds = work.seconds { sum + seconds } else { nil }
        }
        let now = setup.environment.now()
        let limiter = RunLimiter(
            setup.request.pipelines.map(\.limits), started: now, environment: setup.environment)
        let limits = RunEstimate.Limits(
            seconds: limiter.end.map { max(0, $0 - now) }, images: limiter.imageLimit, cost: limiter.costLimit)
        return (
            texts + work,
            RunEstimate(
                steps: steps, preparation: preparation, isOverlapping: setup.overlapsPlanning(limits: limiter),
                limits: limits, limitWords: limiter.words)
        )
    }
}

extension StalePictures {
    /// Why the picture of a panel is stale. Empty if the panel shows no picture.
    fileprivate func reasons(for panel: DryRunPanel) -> [String] {
        panel.shownSize.map { reasons(status: panel.status, askedSize: $0, basisID: panel.basisID) } ?? []
    }
}

extension [DryRunResult.Stale] {
    fileprivate mutating func count(_ reason: String) {
        if let index = firstIndex(where: { $0.reason == reason }) {
            self[index].pictures += 1
        } else {
            append(DryRunResult.Stale(reason: reason, pictures: 1))
        }
    }
}
