import Domain
import Foundation
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts
import Reports
import SystemPackage

/// A run that holds the lock and has a row: its stages in order, and what they leave to be told.
struct RunStages {
    let order: RunPipelines
    let library: Library
    let run: StoredRun
    let collections: [CollectionID]
    let started: (wall: Double, uptime: Double)

    /// One a stage.
    private(set) var stages: [StageSeconds] = []
    /// What became of the stories, one a pipeline.
    var gathered: [GatherStories.Result] = []
    let board: NoticeLog
    let allowance: RunLimiter
    /// Panels in hand when a run died that may have died of one of them.
    var suspects: Set<PanelID> = []
    let control: RunControl
    let generators: TextGeneratorPool
    /// One a pipeline.
    private(set) var readerships: [CollectionReaders] = []
    private(set) var drawn = 0
    private(set) var books: [FilePath] = []
    /// Whether a book is not written for a reason that no page's status tells.
    private(set) var lacksBooks = false

    var context: RunContext {
        RunContext(
            order: order, library: library, run: run, collections: collections, notices: board, limits: allowance,
            control: control)
    }

    static func begin(
        _ order: RunPipelines, library: Library, afterCrash: Bool, started: (wall: Double, uptime: Double)
    ) async throws -> RunStages {
        let begun = try await library.panels.startedPanelCount()
        let recovered = try await library.panels.recoverInterruptedPanels(afterCrash: afterCrash)
        var collections: [CollectionID] = []
        var rivals: [String] = []
        for pipeline in order.request.pipelines {
            rivals += [try await order.rivalNotice(of: pipeline, in: library)].compactMap(\.self)
            let path = order.wholePath(of: pipeline)
            collections.append(try await library.collections.storeCollection(pipeline.collection, from: path.string))
        }
        if order.request.retry { _ = try await library.panels.requeue(in: collections) }
        let allowance = RunLimiter(
            order.request.pipelines.map(\.limits), started: started.wall, environment: order.environment)
        let (_, name) = try await library.runs.begin(
            NewRun(
                name: RunName(secondsSince1970: started.wall).text, started: started.wall, host: order.environment.host,
                programVersion: order.environment.programVersion, promptsDigest: order.prompts.digest.hex,
                collections: collections, deadline: allowance.end), forcing: order.request.forced)
        guard let run = try await library.runs.run(named: name) else {
            throw LibraryError.unusable(library.root, reason: "the run “\(name)” was recorded and is not there")
        }
        let control = try await RunControl(
            library: library, run: run.id, stop: order.stop, environment: order.environment, listener: order.listener)
        let night = RunStages(
            order: order, library: library, run: run, collections: collections, started: started,
            allowance: allowance, control: control)
        // Of those that were only put by for it nothing was lost.
        night.tell(recovered: (begun - recovered.givenUp, recovered.givenUp))
        for rival in rivals { night.board.post(rival) }
        return night
    }

    private init(
        order: RunPipelines, library: Library, run: StoredRun, collections: [CollectionID],
        started: (wall: Double, uptime: Double), allowance: RunLimiter, control: RunControl
    ) {
        self.order = order
        self.control = control
        self.library = library
        self.run = run
        self.collections = collections
        self.started = started
        board = NoticeLog(listener: order.listener)
        self.allowance = allowance
        generators = TextGeneratorPool(
            factory: order.generators, logs: library.layout.reports.appending(run.name).appending("logs"),
            notices: board)
    }

    /// The stages, in order. One that is stopped lets the rest be skipped up to the report.
    func carryOut() async throws -> RunSummary {
        try await control.watching(postingTo: board) {
            var night = self
            do {
                return try await night.carryOutStages()
            } catch {
                await night.record(error)
                throw error
            }
        }
    }

    /// Where the library takes nothing any more it looks as if the run had died.
    private func record(_ error: any Error) async {
        guard !(error is CancellationError) else { return }
        // What was left unfinished may take the room that the record needs; the error that matters is the one told.
        _ = try? library.pictures.emptyTemporaryFolder()
        try? await library.runs.recordFailure(
            of: run.id, stages: stages, problems: board.inputProblems, notices: board.notices + ["\(error)"],
            books: books.count)
    }

    private mutating func carryOutStages() async throws -> RunSummary {
        order.listener(.began(run: run.name, stories: order.request.pipelines.reduce(0) { $0 + $1.stories.count }))
        postLimits()
        try await prepare()
        try await stage(.illustrate) { try await $0.illustrate() }
        try await drawWhatIsAskedMeanwhile()
        try await postSimplifiedScenes()
        try await postReachedLimit()
        try await stage(.export) { try await $0.export() }
        do {
            return try await report()
        } catch {
            throw StageError(stage: .report, underlying: error)
        }
    }

    /// Everything that comes before the first picture. Touches nothing but the database.
    mutating func prepare() async throws {
        try await takeBackLostPictures()
        if !order.request.isPageRequestOnly { try await prepareStories() }
    }

    private mutating func prepareStories() async throws {
        for problem in order.request.unusable { board.post(problem.description, isInputProblem: true) }
        try await rankPages()
        do {
            try await stage(.gather) { try await $0.gather() }
            try await markStalePictures()
            try await stage(.plan) { try await $0.plan() }
        } catch {
            await generators.release()
            throw error
        }
        // One graphics card serves both: the language model goes before the image model comes.
        await generators.release()
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            try await library.panels.leaveQueues(after: .last(ofPasses: pipeline.sizes.count), in: collection)
            for (index, next) in pipeline.sizes.enumerated().dropFirst() {
                _ = try await library.collections.queueNextPass(
                    .pass(index + 1), from: pipeline.sizes[index - 1], to: next, in: collection)
            }
        }
    }

    /// Pictures that would come out otherwise now are drawn anew only where that is wanted. It is known by now which
    /// stories are listed.
    private func markStalePictures() async throws {
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let stale = StalePictures(
                try await library.collections.shownPictures(in: collection), of: pipeline, by: staleness(of: pipeline))
            if order.request.refresh {
                for group in stale.groups { try await library.collections.drawAgain(group) }
            } else {
                for notice in stale.notices { board.post(notice) }
            }
        }
    }

    func staleness(of pipeline: PipelineFile) -> Staleness {
        Staleness(pipeline: pipeline, prompts: order.prompts, isStubOnly: order.request.stubOnly)
    }

    /// Statistics that cannot be read leave the order of pages as it is.
    private mutating func rankPages() async throws {
        readerships = try CollectionReaders.read(
            order.request.pipelines, prompts: order.prompts, fileSystem: library.fileSystem)
        for readership in readerships {
            for problem in readership.problems { board.post(problem.description, isInputProblem: true) }
            for notice in readership.notices { board.post(notice.description) }
        }
        let known = zip(collections, readerships).filter { $0.1.isKnown }
        try await RankPages(library: library)(known.map { (id: $0.0, ranker: $0.1.ranker) })
    }

    static func staleNotice(_ stale: [Slug]) -> String? {
        guard !stale.isEmpty else { return nil }
        let names = stale.map { "“\($0)”" }.joined(separator: ", ")
        let isOne = stale.count == 1
        return "\(names) \(isOne ? "has" : "have") changed since \(isOne ? "its" : "their") pages were made; "
            + "add --refresh to make them anew"
    }

    func pages(_ count: Int) -> Counted { .pages(count) }

    private mutating func stage(_ stage: RunEvent.Stage, _ body: (inout RunStages) async throws -> Void) async throws {
        guard order.stop.reason == nil else { return }
        order.listener(.stage(stage))
        let start = order.environment.uptime()
        do {
            try await body(&self)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw StageError(stage: stage, underlying: error)
        }
        MemoryTrim.giveBack()
        let seconds = order.environment.uptime() - start
        spend(seconds, on: stage)
        order.listener(.stageEnded(stage, seconds: seconds))
    }

    /// What is asked of a run while it goes on takes it through a stage again.
    mutating func spend(_ seconds: Double, on stage: RunEvent.Stage) {
        if let index = stages.firstIndex(where: { $0.stage == stage.rawValue }) {
            stages[index].seconds += seconds
        } else {
            stages.append(StageSeconds(stage: stage.rawValue, seconds: seconds))
        }
    }

    private mutating func illustrate() async throws {
        guard try await setOut() > 0 else { return }
        var stage = IllustratePages(context, suspects: suspects)
        drawn += try await stage()
    }

    /// What is asked of the run while its last pictures are drawn is drawn too; what is asked later is left to another.
    private mutating func drawWhatIsAskedMeanwhile() async throws {
        var left: [PanelID: Int] = [:]
        while true {
            let waiting = try await library.control.stopAcceptingRequests(
                of: run.id, in: collections, anyway: order.stop.reason != nil || allowance.reached != nil)
            guard !waiting.isEmpty else { return }
            if waiting == left { break }
            left = waiting
            try await stage(.illustrate) { try await $0.illustrate() }
        }
        _ = try await library.control.stopAcceptingRequests(of: run.id, in: collections, anyway: true)
    }

    private mutating func export() async throws {
        try await dateChanges()
        for (pipeline, collection) in zip(order.request.pipelines, collections)
        where order.stop.reason == nil && allowance.reached?.endsAtOnce != true && !pipeline.exports.isEmpty {
            let export = ExportBooks(
                library: library, plan: order.bookPlan, run: run.id, width: order.environment.processorCount,
                stop: order.stop, listener: order.listener)
            let result = try await export(pipeline.exports, of: collection, pipeline.collection)
            books += result.books
            // As those that a run finds lost when it begins.
            try await library.pictures.requeue(result.lost.sorted { $0.value < $1.value })
            lacksBooks = lacksBooks || result.refused.contains { $0.missing?.areUnseen == true }
            let refused = result.refused.filter { !isExplained($0) }.map(\.whereLostPicturesAreDrawn)
            for notice in BookProblemNotices(collection: pipeline.collection.slug, refusals: refused).notices {
                board.post(notice.text, isInputProblem: notice.isBlocked)
            }
        }
    }

    func dateChanges() async throws {
        let now = order.environment.now()
        for collection in collections { try await library.collections.dateChanges(in: collection, now: now) }
    }
}
