import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform

/// Reads or writes the listed stories and stores the new ones in the library, in their order. As many stories are
/// written or planned at the same time as the text generator takes.
///
/// A story that cannot be read is a diagnostic; the other stories are gathered. A story whose source changed after it
/// was planned keeps its pages and is reported as stale, unless a refresh was requested. A story that the built-in
/// writer wrote in place of a language model is written again on request. A run for page requests only gathers nothing
/// else.
struct GatherStories {
    struct Result: Sendable {
        var collection: CollectionID
        /// Problems to fix in the input.
        var problems: [Diagnostic] = []
        /// What story files contain and the stories do not.
        var notices: [Diagnostic] = []
        /// Why stories were not written by the first generator that was asked.
        var detours: [Diagnostic] = []
        /// Stories whose source changed after their pages were made.
        var stale: [Slug] = []
        /// Stories with stale texts or plans and the reasons, as text.
        var stalePlans: [String] = []
        /// Stories that are to be planned again.
        var replanned: Set<StoryID> = []
        /// New states of files, as they are stored.
        fileprivate var sourceStates: [StoryID: String] = [:]
    }

    /// What became of one entry of the pipeline.
    private enum Outcome: Sendable {
        case nothing
        case unchanged(StoredStory)
        /// It was not written again by a language model.
        case notBetter(StoredStory, detours: [Diagnostic])
        /// Its source changed, and its pages stay.
        case stale(Slug)
        case gathered(GatheredStory, known: StoryID?)
        case unusable([Diagnostic])
    }

    private struct Gathering: Sendable {
        var outcome: Outcome
        /// Of the file before it was read.
        var state: SourceState?
    }

    let requester: TextRequester
    let rules: StoryParameterRules
    /// Plans a story as soon as a language model has written it; nil if stories are planned later.
    var plan: (@Sendable (StoryID) async throws -> Void)?

    private var run: RunContext { requester.run }
    private var library: Library { run.library }

    func callAsFunction(_ collection: RunContext.Collection) async throws -> Result {
        let pipeline = collection.pipeline
        var result = Result(collection: collection.id)
        result.problems += try await KeepPortraits(library: library)(
            pipeline.cast + pipeline.stories.flatMap(\.cast), of: result.collection)
        let stored = Dictionary(
            uniqueKeysWithValues: try await library.collections.stories(of: collection.id).map { ($0.slug, $0) })
        let reader = StoryFileReader(
            fileSystem: library.fileSystem, documents: run.environment.documents,
            language: pipeline.collection.language)
        let sources = pipeline.stories.map { StorySource(entry: $0, reader: reader) }
        let positions = pipeline.positions
        let width = try await width(for: sources, stored, pipeline)
        // Nil is a story that was planned.
        try await withThrowingTaskGroup(of: (position: Int, gathering: Gathering)?.self) { group in
            // Outcomes wait for those before them.
            var done: [Int: Gathering] = [:]
            var (next, begun, planning) = (0, 0, 0)
            while true {
                while begun < sources.count, begun - next + planning < width, run.stop.reason == nil {
                    let (position, source) = (begun, sources[begun])
                    begun += 1
                    group.addTask {
                        let known = stored[source.entry.slug]
                        let state = SourceState(of: source, now: run.environment.now())
                        let outcome = try await outcome(
                            of: source, in: state, at: positions[position], known: known, in: collection)
                        return (position, Gathering(outcome: outcome, state: state))
                    }
                }
                guard let step = try await group.next() else { break }
                if let (position, gathering) = step { done[position] = gathering } else { planning -= 1 }
                while let gathering = done.removeValue(forKey: next) {
                    next += 1
                    guard let story = try await store(gathering, in: pipeline, &result), let plan else { continue }
                    planning += 1
                    group.addTask {
                        try await plan(story)
                        return nil
                    }
                }
            }
        }
        guard !run.request.isPageRequestOnly else { return result }
        try await library.collections.arrange(
            pipeline.order,
            tiers: Dictionary(pipeline.stories.map { ($0.slug, $0.tier) }, uniquingKeysWith: { first, _ in first }),
            elsewhere: Set(pipeline.elsewhere.values), in: result.collection, at: run.environment.now())
        try await library.collections.store(sourceStates: result.sourceStates)
        return result
    }

    /// How many stories are gathered at the same time. A generator is asked only if there are stories to write.
    private func width(
        for sources: [StorySource], _ stored: [Slug: StoredStory], _ pipeline: PipelineFile
    ) async throws -> Int {
        let toWrite = sources.count { source in
            guard case .parameters = source.entry.source else { return false }
            return stored[source.entry.slug].map { isWrittenAgain($0, from: source, pipeline) } ?? true
        }
        guard toWrite > 1, run.stop.reason == nil, run.limits.allowsWork() else { return 1 }
        do {
            return try await requester.width(for: pipeline.collection.language)
        } catch is CancellationError where run.isOver {
            return 1
        }
    }

    private func isWrittenAgain(_ story: StoredStory, from source: StorySource, _ pipeline: PipelineFile) -> Bool {
        guard (try? source.digest().hex) == story.sourceDigest else { return run.request.refresh || !story.isPlanned }
        return isWanted(story, pipeline)
    }

    /// Whether a language model is to write a story again that the built-in writer wrote.
    private func isWanted(_ story: StoredStory, _ pipeline: PipelineFile) -> Bool {
        let staleness = run.staleness(of: pipeline)
        return staleness.requestedStandIns(of: story).contains(.story)
            || run.request.refresh && staleness.couldBeWrittenBetter(story)
    }

    private func outcome(
        of source: StorySource, in state: SourceState?, at position: Int, known: StoredStory?,
        in collection: RunContext.Collection
    ) async throws -> Outcome {
        do {
            let wrong = rules.problems(in: source.entry, of: collection.pipeline)
            guard wrong.isEmpty else { throw PipelineError(wrong) }
            let outcome = try await gather(source, in: state, at: position, known: known, in: collection)
            if collection.pipeline.isAudienceStrict { try await check(outcome, of: source, known, in: collection) }
            return outcome
        } catch let error as PipelineError {
            return .unusable(error.problems)
        } catch is CancellationError where run.isOver {
            return .nothing
        }
    }

    /// Throws if the story says what its audience excludes.
    private func check(
        _ outcome: Outcome, of source: StorySource, _ known: StoredStory?, in collection: RunContext.Collection
    ) async throws {
        let text: String?
        if case .gathered(let gathered, _) = outcome {
            text = gathered.story.text.body
        } else if let known {
            text = try await library.collections.text(of: known.id)
        } else {
            text = nil
        }
        guard let text else { return }
        let check = try run.setup.rules().audienceCheck(of: collection.pipeline)
        if let problem = check.refusal(of: text) {
            throw PipelineError([Diagnostic(source.entry.sourcePlace, problem)])
        }
    }

    private func gather(
        _ source: StorySource, in state: SourceState?, at position: Int, known: StoredStory?,
        in collection: RunContext.Collection
    ) async throws -> Outcome {
        let slug = source.entry.slug
        let digest = try source.digest(known: known, in: state)
        let isUnchanged = known?.sourceDigest == digest
        let staleness = run.staleness(of: collection.pipeline)
        if let known, isUnchanged {
            guard isWanted(known, collection.pipeline) else { return .unchanged(known) }
        } else if run.request.isPageRequestOnly {
            return .nothing
        } else if known?.isPlanned == true, !run.request.refresh {
            // A story that cannot be read any more must be fixed first.
            _ = try await source.textFromFile()
            return .stale(slug)
        }
        try await requester.waitWhilePaused()
        guard run.stop.reason == nil, run.limits.allowsWork() else { return .nothing }
        let gathered = try await story(from: source, at: position, digest: digest, in: collection)
        // The same writer would write the same text again.
        if let known, isUnchanged, gathered.story.writtenBy.map(staleness.isBuiltIn) ?? true {
            return .notBetter(known, detours: gathered.detours)
        }
        return .gathered(gathered, known: known?.id)
    }

    /// Returns the story if a language model wrote it.
    private func store(
        _ gathering: Gathering, in pipeline: PipelineFile, _ result: inout Result
    ) async throws -> StoryID? {
        run.listener(.advanced(.storiesRead))
        let staleness = run.staleness(of: pipeline)
        switch gathering.outcome {
        case .nothing: break
        case .unchanged(let story):
            if let state = gathering.state?.text(ofContent: story.sourceDigest), state != story.sourceState {
                result.sourceStates[story.id] = state
            }
            try await checkPlan(of: story, staleness, &result)
        case .notBetter(let story, let detours):
            result.detours += detours
            try await library.collections.endRequest(of: .story, of: story.id)
            try await checkPlan(of: story, staleness, &result)
        case .stale(let slug): result.stale.append(slug)
        case .gathered(let gathered, let known):
            result.detours += gathered.detours
            result.notices += gathered.notices
            result.problems += try await KeepPortraits(library: library)(
                gathered.story.text.cast, of: result.collection)
            let id = try await library.collections.storeStory(
                gathered.story, in: result.collection, at: run.environment.now())
            if known != nil { result.replanned.insert(id) }
            result.sourceStates[id] = gathering.state?.text(ofContent: gathered.story.sourceDigest)
            run.listener(
                .read(
                    StoryName(
                        collection: pipeline.collection.slug, story: gathered.story.slug,
                        title: gathered.story.text.title)))
            return gathered.story.writtenBy == nil ? nil : id
        case .unusable(let problems): result.problems += problems
        }
        return nil
    }

    /// Queues the story for planning if its plan is a stand-in that a language model is to replace, or if a refresh was
    /// requested and the plan would come out differently.
    private func checkPlan(of story: StoredStory, _ staleness: Staleness, _ result: inout Result) async throws {
        let reasons = try await staleness.reasons(for: story, in: library)
        let isRequested = staleness.requestedStandIns(of: story).contains(where: \.isOfWholePlan)
        if isRequested || run.request.refresh && !reasons.isEmpty {
            try await library.collections.replan([story.id])
            result.replanned.insert(story.id)
        } else if !run.request.isPageRequestOnly {
            result.stalePlans += reasons.map { Staleness.notice(of: story.slug, $0) }
            result.stalePlans += [staleness.textNotice(of: story)].compactMap(\.self)
        }
    }

    private func story(
        from source: StorySource, at position: Int, digest: String, in collection: RunContext.Collection
    ) async throws -> GatheredStory {
        func made(_ text: StoryText, by writer: String?, _ standInReason: String?) -> NewStory {
            NewStory(
                slug: source.entry.slug, position: position, text: text, sourceDigest: digest, writtenBy: writer,
                standInReason: standInReason)
        }
        if let read = try await source.textFromFile() {
            let wrong = rules.problems(in: read.story.cast, of: collection.pipeline.collection)
            guard wrong.isEmpty else { throw PipelineError(wrong) }
            return GatheredStory(story: made(read.story, by: nil, nil), notices: read.notices)
        }
        guard case .parameters(let parameters) = source.entry.source else {
            throw PipelineError([Diagnostic(source.entry.place, "the story has neither text nor parameters")])
        }
        let language = collection.pipeline.collection.language
        let answer = try await requester.answer(
            for: source.entry.slug, in: collection.id, language: language, what: "write it"
        ) { writer, journal in
            try await writer.write(parameters, language: language, journal: journal)
        }
        guard let written = answer.value else {
            let reasons = answer.problems.map(\.message).joined(separator: "; ")
            throw PipelineError([
                Diagnostic(
                    source.entry.place,
                    "no text backend could write the story\(reasons.isEmpty ? "" : " (\(reasons))")")
            ])
        }
        var text = written.text
        text.title = source.entry.title ?? text.title
        text.details = source.entry.details.orElse(text.details)
        text.cast = source.entry.cast.orElse(parameters.cast(at: source.entry.place))
        return GatheredStory(
            story: made(text, by: answer.generator?.name, answer.standInReason ?? written.standInReason),
            detours: answer.problems)
    }
}
