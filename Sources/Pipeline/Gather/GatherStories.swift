import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform

/// Reads or writes the listed stories and stores the new ones in the library.
///
/// A story that cannot be read is a diagnostic; the other stories are gathered. A story whose source changed after it
/// was planned keeps its pages and is reported as stale, unless a refresh was requested. A refresh also requests each
/// story again that the built-in writer wrote in place of a language model.
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
        /// Stories with stale plans and the reasons, as text.
        var stalePlans: [String] = []
    }

    let requester: TextRequester
    let rules: StoryParameterRules

    private var run: RunContext { requester.run }
    private var library: Library { run.library }

    func callAsFunction(_ collection: RunContext.Collection) async throws -> Result {
        let pipeline = collection.pipeline
        var result = Result(collection: collection.id)
        let stored = Dictionary(
            uniqueKeysWithValues: try await library.collections.stories(of: result.collection).map { ($0.slug, $0) })
        let reader = StoryFileReader(fileSystem: library.fileSystem, language: pipeline.collection.language)
        for (position, entry) in pipeline.stories.enumerated() where run.stop.reason == nil {
            defer { run.listener(.advanced(.storiesRead)) }
            do {
                let wrong = rules.problems(in: entry, of: pipeline.collection)
                guard wrong.isEmpty else { throw PipelineError(wrong) }
                try await gather(
                    StorySource(entry: entry, reader: reader), at: position, known: stored[entry.slug], in: pipeline,
                    &result)
            } catch let error as PipelineError {
                result.problems += error.problems
            } catch is CancellationError where run.isOver {
                break
            }
        }
        try await library.collections.arrange(
            pipeline.stories.map(\.slug),
            tiers: Dictionary(pipeline.stories.map { ($0.slug, $0.tier) }, uniquingKeysWith: { first, _ in first }),
            in: result.collection)
        return result
    }

    private func gather(
        _ source: StorySource, at position: Int, known: StoredStory?, in pipeline: PipelineFile,
        _ result: inout Result
    ) async throws {
        let slug = source.entry.slug
        let digest = try source.digest().hex
        let isUnchanged = known?.sourceDigest == digest
        let staleness = run.staleness(of: pipeline)
        if let known, isUnchanged {
            guard run.request.refresh, staleness.couldBeWrittenBetter(known) else {
                return try await checkPlan(of: known, staleness, &result)
            }
        } else if known?.isPlanned == true, !run.request.refresh {
            // A story that cannot be read any more must be fixed first.
            _ = try source.textFromFile()
            result.stale.append(slug)
            return
        }
        try await requester.waitWhilePaused()
        guard run.stop.reason == nil, run.limits.allowsWork() else { return }
        let gathered = try await text(of: source, in: result.collection, language: pipeline.collection.language)
        result.detours += gathered.detours
        result.notices += gathered.notices
        // The same writer would write the same text again.
        if let known, isUnchanged, gathered.writer.map(staleness.isBuiltIn) ?? true {
            return try await checkPlan(of: known, staleness, &result)
        }
        let story = NewStory(
            slug: slug, position: position, text: gathered.text, sourceDigest: digest, writtenBy: gathered.writer)
        _ = try await library.collections.storeStory(story, in: result.collection)
        run.listener(.read(StoryName(collection: pipeline.collection.slug, story: slug, title: gathered.text.title)))
    }

    /// Queues the story for planning if a refresh was requested and the plan would come out differently.
    private func checkPlan(of story: StoredStory, _ staleness: Staleness, _ result: inout Result) async throws {
        let reasons = staleness.reasons(for: story)
        if run.request.refresh, !reasons.isEmpty || staleness.couldBeBetter(story) {
            try await library.collections.replan([story.id])
        } else {
            result.stalePlans += reasons.map { Staleness.notice(of: story.slug, $0) }
        }
    }

    private func text(
        of source: StorySource, in collection: CollectionID, language: String
    ) async throws -> (text: StoryText, writer: String?, detours: [Diagnostic], notices: [Diagnostic]) {
        if let read = try source.textFromFile() { return (read.story, nil, [], read.notices) }
        guard case .parameters(let parameters) = source.entry.source else {
            throw PipelineError([Diagnostic(source.entry.place, "the story has neither text nor parameters")])
        }
        let answer = try await requester.answer(
            for: source.entry.slug, in: collection, language: language, what: "write it"
        ) { writer, journal in
            try await writer.write(parameters, language: language, journal: journal)
        }
        guard var text = answer.value else {
            let reasons = answer.problems.map(\.message).joined(separator: "; ")
            throw PipelineError([
                Diagnostic(
                    source.entry.place,
                    "no text backend could write the story\(reasons.isEmpty ? "" : " (\(reasons))")")
            ])
        }
        text.title = source.entry.title ?? text.title
        text.details = source.entry.details.orElse(text.details)
        return (text, answer.generator?.name, answer.problems, [])
    }
}
