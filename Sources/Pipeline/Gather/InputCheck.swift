package import Domain
package import Generation
import LibraryStore
package import PipelineFiles
package import Platform
package import Prompts
import SystemPackage

/// Checks the input before anything is made: whether every story can be read, and whether there is work.
package struct InputCheck {
    private let pipelines: [PipelineFile]
    private let fileSystem: any FileSystem
    private let documents: DocumentConverter?
    private let rules: Deferred<PlanRules>
    private let prompts: Prompts
    private let isStubOnly: Bool

    package init(
        pipelines: [PipelineFile], fileSystem: any FileSystem, documents: DocumentConverter?,
        rules: Deferred<PlanRules>, prompts: Prompts, isStubOnly: Bool = false
    ) {
        self.pipelines = pipelines
        self.prompts = prompts
        self.isStubOnly = isStubOnly
        self.rules = rules
        self.fileSystem = fileSystem
        self.documents = documents
    }

    /// Problems in story files and workflows, what is left out of the stories, and how many stories can be used.
    package func check() async throws -> (problems: [Diagnostic], notices: [Diagnostic], usable: Int) {
        var stories: [(problems: [Diagnostic], notices: [Diagnostic])] = []
        let portraits = PortraitReader(fileSystem)
        let damaged = pipelines.flatMap { $0.cast + $0.stories.flatMap(\.cast) }.flatMap { portraits.problems(of: $0) }
        for (entry, pipeline) in entries { stories.append(try await findings(on: entry, of: pipeline)) }
        let goals = try pipelines.flatMap { pipeline in
            try pipeline.growth.map { try parameterRules.problems(in: $0, of: pipeline.collection) } ?? []
        }
        return (
            (damaged + goals + stories.flatMap(\.problems)).withoutRepetitions + workflowProblems,
            stories.flatMap(\.notices),
            stories.count(where: \.problems.isEmpty)
        )
    }

    /// Nil if a story seems usable without running the program that reads documents; else what is wrong with all.
    func problemsOfAll() throws -> [Diagnostic]? {
        var problems: [Diagnostic] = []
        for (entry, pipeline) in entries {
            var own = try parameterRules.problems(in: entry, of: pipeline)
            if own.isEmpty { own = source(entry, pipeline.collection.language).problems }
            guard !own.isEmpty else { return nil }
            problems += own
        }
        return problems.withoutRepetitions + workflowProblems
    }

    private var parameterRules: StoryParameterRules {
        get throws { StoryParameterRules(ratings: try rules().ratings) }
    }

    private var workflowProblems: [Diagnostic] {
        pipelines.flatMap(\.workflows).compactMap { $0.problem(in: fileSystem) }
    }

    private func source(_ entry: StoryEntry, _ language: String) -> StorySource {
        StorySource(
            entry: entry, reader: StoryFileReader(fileSystem: fileSystem, documents: documents, language: language))
    }

    private var entries: [(entry: StoryEntry, pipeline: PipelineFile)] {
        pipelines.flatMap { pipeline in pipeline.stories.map { ($0, pipeline) } }
    }

    private func findings(
        on entry: StoryEntry, of pipeline: PipelineFile
    ) async throws -> (problems: [Diagnostic], notices: [Diagnostic]) {
        let wrong = try parameterRules.problems(in: entry, of: pipeline)
        guard wrong.isEmpty else { return (wrong, []) }
        do {
            guard let read = try await source(entry, pipeline.collection.language).textFromFile() else {
                return ([], [])
            }
            let unsuitable = try parameterRules.problems(in: read.story.cast, of: pipeline.collection)
            guard unsuitable.isEmpty else { return (unsuitable, read.notices) }
            let damaged = read.story.cast.flatMap { PortraitReader(fileSystem).problems(of: $0) }
            guard damaged.isEmpty else { return (damaged, read.notices) }
            let check = try rules().audienceCheck(of: pipeline)
            if pipeline.isAudienceStrict, let problem = check.refusal(of: read.story.body) {
                return ([Diagnostic(entry.sourcePlace, problem)], read.notices)
            }
            return ([], read.notices + check.messages(on: read.story.body).map { Diagnostic(entry.sourcePlace, $0) })
        } catch let error as PipelineError {
            return (error.problems, [])
        }
    }

    /// Problems in readers' statistics, and their entries for stories that no pipeline lists.
    package func checkReaders() throws -> (problems: [Diagnostic], notices: [Diagnostic]) {
        let readers = CollectionReaders.read(
            pipelines, words: try rules().priorityWords, prompts: prompts, fileSystem: fileSystem)
        return (readers.flatMap(\.problems), readers.flatMap(\.notices))
    }

    /// What the library contains if no work is left; nil if there is work.
    func finishedWork(in library: Library, exporter: BookPlan) async throws -> UpToDateCheck? {
        var work = UpToDateCheck()
        // A run that died in its last stages has not written its report.
        if let run = try await library.runs.run(), run.finished == nil { return nil }
        for pipeline in pipelines {
            guard let (id, facts) = try await library.collections.collection(pipeline.collection.slug),
                facts == pipeline.collection
            else { return nil }
            let cast = pipeline.cast + pipeline.stories.flatMap(\.cast)
            guard try await !KeepPortraits(library: library).areMissing(cast, of: id) else { return nil }
            let stored = try await library.collections.stories(of: id)
            let listed = stored.filter { $0.position != nil }
            guard listed.map(\.slug) == pipeline.stories.map(\.slug), listed.allSatisfy(\.isPlanned),
                listed.map(\.position) == pipeline.positions
            else { return nil }
            guard listed.map(\.tier) == pipeline.stories.map(\.tier) else { return nil }
            guard try await !refusesStory(among: listed, of: pipeline, in: library) else { return nil }
            let staleness = Staleness(pipeline: pipeline, prompts: prompts, isStubOnly: isStubOnly)
            for (entry, story) in zip(pipeline.stories, listed) {
                let source = source(entry, pipeline.collection.language)
                let state = SourceState(of: source)
                if try source.digest(known: story, in: state) != story.sourceDigest {
                    _ = try await source.textFromFile()
                    work.stale.append(story.slug)
                } else {
                    work.notices += try await staleness.reasons(for: story, in: library).map {
                        Staleness.notice(of: story.slug, $0)
                    }
                    work.notices += [staleness.textNotice(of: story)].compactMap(\.self)
                }
            }
            guard isStubOnly || staleness.asksModel || listed.allSatisfy(\.standIns.isEmpty) else { return nil }
            guard listed.allSatisfy({ staleness.requestedStandIns(of: $0).isEmpty }) else { return nil }
            let standIns = StandInSummary(among: listed, by: staleness)
            work.notices += [standIns.notice].compactMap(\.self)
            work.textStandIns += standIns.count
            let counts = try await library.panels.panelCounts(in: [id])
            guard try await isDrawn(id, by: pipeline, in: library) else { return nil }
            guard try await library.pictures.picturesLostAtAGlance(in: id).isEmpty else { return nil }
            guard try await exporter.areCurrent(pipeline.exports, of: id, in: library) else { return nil }
            work.notices +=
                StalePictures(
                    try await library.collections.shownPictures(in: id), of: pipeline, by: staleness
                ).notices
            work.refused += try await RefusedPages(in: library, prompts: prompts, isStubOnly: isStubOnly)
                .unchanged(in: id, of: pipeline).count
            work.panels.merge(counts) { $0 + $1 }
            work.stories += listed.count
            work.books += try await library.books.bundles(of: id).map { library.root.resolving($0.path) }
        }
        if let notice = RefusedPages.notice(work.refused) { work.notices.append(notice) }
        return work
    }

    /// Whether a stored story says what a strict audience excludes.
    private func refusesStory(
        among stories: [StoredStory], of pipeline: PipelineFile, in library: Library
    ) async throws -> Bool {
        guard pipeline.isAudienceStrict else { return false }
        let check = try rules().audienceCheck(of: pipeline)
        for story in stories {
            if let text = try await library.collections.text(of: story.id), check.refusal(of: text) != nil {
                return true
            }
        }
        return false
    }

    /// Whether no panel waits for a first picture, for a backend that was away, or for the picture of a later pass.
    private func isDrawn(
        _ collection: CollectionID, by pipeline: PipelineFile, in library: Library
    ) async throws -> Bool {
        let last = PanelQueue.pass(max(2, pipeline.sizes.count))
        guard try await library.panels.queueLength(in: [collection], upTo: last) == 0 else { return false }
        if !isStubOnly, try await library.panels.awaitedPanels(in: collection) > 0 { return false }
        for (index, next) in pipeline.sizes.enumerated().dropFirst() {
            let waiting = try await library.collections.panelsAwaiting(
                next, from: pipeline.sizes[index - 1], in: collection)
            guard waiting == 0 else { return false }
        }
        return true
    }
}

extension PlanRules {
    func audienceCheck(of pipeline: PipelineFile) -> AudienceCheck {
        AudienceCheck(
            ratings: ratings, audience: pipeline.collection.audience, language: pipeline.collection.language)
    }
}

extension StoryEntry {
    /// The file, or the place of the entry of a story without one.
    var sourcePlace: String {
        if case .file(let path) = source { path.string } else { place }
    }
}

extension [Diagnostic] {
    /// Problems of a collection's cast are those of each of its stories.
    fileprivate var withoutRepetitions: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }
}
