import Digests
import Domain
import Foundation
import Generators
import LibraryStore
import PageSpecs
import PipelineFiles
import Prompts
import Reporting
import SystemPackage

/// A run that holds the lock and has a row: its stages in order, and what they leave to be told.
struct Night {
    let order: NightRun
    let library: Library
    private let run: StoredRun
    let collections: [CollectionID]
    private let started: (wall: Double, uptime: Double)

    private var stages: [StageSeconds] = []
    /// What became of the stories, one a pipeline.
    private(set) var gathered: [GatherStories.Result] = []
    let board: Noticeboard
    let allowance: Allowance
    private let control: RunControl
    private let rosters: TextRosters
    /// One a pipeline.
    private var readerships: [Readership] = []
    private var drawn = 0
    private var books: [FilePath] = []

    static func begin(
        _ order: NightRun, library: Library, afterCrash: Bool, started: (wall: Double, uptime: Double)
    ) async throws -> Night {
        let recovered = try await library.recoverInterruptedPanels(afterCrash: afterCrash)
        var collections: [CollectionID] = []
        for pipeline in order.request.pipelines {
            let path = order.environment.workingFolder.pushing(pipeline.path)
            collections.append(try await library.storeCollection(pipeline.collection, from: path.string))
        }
        if order.request.retry { _ = try await library.returnToQueue(in: collections) }
        try await library.redraw(order.request.forced)
        let (_, name) = try await library.begin(
            NewRun(
                name: RunName(secondsSince1970: started.wall).text, started: started.wall, host: order.environment.host,
                programVersion: order.environment.programVersion, promptsDigest: order.prompts.digest.hex,
                collections: collections))
        guard let run = try await library.run(named: name) else {
            throw LibraryError.unusable(library.root, reason: "the run “\(name)” was recorded and is not there")
        }
        let control = try await RunControl(
            library: library, run: run.id, stop: order.stop, environment: order.environment, listener: order.listener)
        let night = Night(
            order: order, library: library, run: run, collections: collections, started: started, control: control)
        night.tell(recovered: recovered)
        return night
    }

    private init(
        order: NightRun, library: Library, run: StoredRun, collections: [CollectionID],
        started: (wall: Double, uptime: Double), control: RunControl
    ) {
        self.order = order
        self.control = control
        self.library = library
        self.run = run
        self.collections = collections
        self.started = started
        board = Noticeboard(listener: order.listener)
        allowance = Allowance(order.request.pipelines.map(\.limits), environment: order.environment)
        rosters = TextRosters(
            factory: order.generators, logs: library.layout.reports.appending(run.name).appending("logs"), board: board)
    }

    /// The stages, in order. One that is stopped lets the rest be skipped up to the report.
    func carryOut() async throws -> RunSummary {
        try await control.watching {
            var night = self
            return try await night.carryOutStages()
        }
    }

    private mutating func carryOutStages() async throws -> RunSummary {
        order.listener(.began(run: run.name, stories: order.request.pipelines.reduce(0) { $0 + $1.stories.count }))
        tellLimits()
        try await prepare()
        try await stage(.illustrate) { try await $0.illustrate() }
        try await drawWhatIsAskedMeanwhile()
        try await tellReachedLimit()
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
        if !order.request.isAskedOnly { try await prepareStories() }
    }

    private mutating func prepareStories() async throws {
        try await lookAtPictures()
        try await rankPages()
        do {
            try await stage(.gather) { try await $0.gather() }
            try await stage(.plan) { try await $0.plan() }
        } catch {
            await rosters.release()
            throw error
        }
        // One graphics card serves both: the language model goes before the image model comes.
        await rosters.release()
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            for (index, next) in pipeline.sizes.enumerated().dropFirst() {
                _ = try await library.queueNextPass(
                    .pass(index + 1), from: pipeline.sizes[index - 1], to: next, in: collection)
            }
        }
    }

    /// Pictures that would come out otherwise now are drawn anew only where that is wanted.
    private func lookAtPictures() async throws {
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let stale = StalePictures(
                try await library.shownPictures(in: collection), of: pipeline, by: staleness(of: pipeline))
            if order.request.refresh {
                for group in stale.groups { try await library.drawAgain(group) }
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
        readerships = try Readership.read(
            order.request.pipelines, prompts: order.prompts, fileSystem: library.fileSystem)
        for readership in readerships {
            for problem in readership.problems { board.post(problem.description, isInputProblem: true) }
            for notice in readership.notices { board.post(notice.description) }
        }
        let known = zip(collections, readerships).filter { $0.1.isKnown }
        try await RankPages(library: library)(known.map { (id: $0.0, ranker: $0.1.ranker) })
    }

    /// A picture whose file is gone is no longer ready, whatever its row says.
    private func takeBackLostPictures() async throws {
        for collection in collections {
            let damaged = try await library.panelsWithUnsyncedDamage(in: collection)
            let lost = Set(try await library.lostPictures(in: collection) + damaged).sorted { $0.value < $1.value }
            guard !lost.isEmpty else { continue }
            try await library.giveBack(lost: lost)
            board.post(
                "\(pages(lost.count)) whose picture file is lost or damaged \(lost.count == 1 ? "is" : "are") drawn again"
            )
        }
    }

    static func staleNotice(_ stale: [Slug]) -> String? {
        guard !stale.isEmpty else { return nil }
        let names = stale.map { "“\($0)”" }.joined(separator: ", ")
        let isOne = stale.count == 1
        return "\(names) \(isOne ? "has" : "have") changed since \(isOne ? "its" : "their") pages were made; "
            + "add --refresh to make them anew"
    }

    private func tell(recovered: (pending: Int, givenUp: Int)) {
        if recovered.pending > 0 {
            board.post(
                "\(pages(recovered.pending)) in hand when an earlier run ended \(recovered.pending == 1 ? "is" : "are") drawn again"
            )
        }
        if recovered.givenUp > 0 {
            board.post(
                "\(pages(recovered.givenUp)) given up after \(Library.interruptionLimit) runs that died while drawing "
                    + (recovered.givenUp == 1 ? "it" : "them"))
        }
    }

    func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }

    private mutating func stage(_ stage: RunEvent.Stage, _ body: (inout Night) async throws -> Void) async throws {
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
        FreedMemory.giveBack()
        stages.append(StageSeconds(stage: stage.rawValue, seconds: order.environment.uptime() - start))
    }

    private mutating func gather() async throws {
        let wishes = WishRules(ratings: try PlanRules(prompts: order.prompts).ratings)
        for pipeline in order.request.pipelines where order.stop.reason == nil {
            let gather = GatherStories(
                library: library, desk: textDesk(for: pipeline), wishes: wishes, refresh: order.request.refresh,
                stop: order.stop, allowance: allowance, listener: order.listener, staleness: staleness(of: pipeline))
            let result = try await gather(pipeline)
            gathered.append(result)
            for problem in result.problems { board.post(problem.description, isInputProblem: true) }
            for detour in result.detours { board.post(detour.description) }
            if let stale = Self.staleNotice(result.stale) { board.post(stale) }
            for notice in result.stalePlans { board.post(notice) }
        }
    }

    private mutating func plan() async throws {
        let validator = try PlanRules(prompts: order.prompts).validator
        for ((pipeline, collection), readership) in zip(zip(order.request.pipelines, collections), readerships)
        where order.stop.reason == nil {
            let plan = PlanPages(
                library: library, desk: textDesk(for: pipeline), validator: validator, ranker: readership.ranker,
                staleness: staleness(of: pipeline),
                stop: order.stop, allowance: allowance, listener: order.listener)
            for problem in try await plan(pipeline, collection) { board.post(problem.description) }
            for notice in readership.unknownPages(try await library.pageCounts(of: collection)) {
                board.post(notice.description)
            }
        }
    }

    private mutating func illustrate() async throws {
        guard try await setOut() > 0 else { return }
        var stage = PictureStage(
            order: order, library: library, run: run, collections: collections, board: board, allowance: allowance,
            control: control)
        drawn += try await stage()
    }

    /// What is asked of the run while its last pictures are drawn is drawn too; what is asked later is left to another.
    private mutating func drawWhatIsAskedMeanwhile() async throws {
        var left: [PanelID: Int] = [:]
        while true {
            let waiting = try await library.endRequests(
                of: run.id, in: collections, anyway: order.stop.reason != nil || allowance.reached != nil)
            guard !waiting.isEmpty else { return }
            if waiting == left { break }
            left = waiting
            try await stage(.illustrate) { try await $0.illustrate() }
        }
        _ = try await library.endRequests(of: run.id, in: collections, anyway: true)
    }

    private mutating func export() async throws {
        for (pipeline, collection) in zip(order.request.pipelines, collections)
        where order.stop.reason == nil && allowance.reached?.endsAtOnce != true && !pipeline.exports.isEmpty {
            let export = ExportBooks(
                library: library, plan: order.bookPlan, run: run.id, stop: order.stop,
                listener: order.listener)
            let result = try await export(pipeline.exports, of: collection, pipeline.collection)
            books += result.books
            for refusal in result.refused where !isExplained(refusal, of: result) { board.post(refusal) }
        }
    }

    private mutating func report() async throws -> RunSummary {
        order.listener(.stage(.report))
        let start = order.environment.uptime()
        let panels = try await library.panelCounts(in: collections)
        let outcome = try await outcome(panels)
        let finished = order.environment.now()
        var told = run
        told.stages = stages
        told.problems = board.inputProblems
        told.notices = board.notices
        let maker = ReportMaker(library: library)
        let report = try await maker.report(of: told, finished: finished, outcome: outcome, books: Set(books))
        let folder = maker.folder(of: run)
        try ReportWriter(fileSystem: library.fileSystem).write(report, to: folder)
        stages.append(StageSeconds(stage: RunEvent.Stage.report.rawValue, seconds: order.environment.uptime() - start))
        try await library.syncPictures()
        try await library.rememberPictureFolders()
        try await library.finish(
            run.id, at: finished, outcome: outcome.rawValue, stages: stages, problems: board.inputProblems,
            notices: board.notices)
        return RunSummary(
            run: run.name, outcome: outcome, stories: report.stories.count, panels: panels, drawn: drawn,
            seconds: order.environment.uptime() - started.uptime, report: folder.appending("index.html"),
            books: books, notices: board.notices,
            hasInputProblems: !board.inputProblems.isEmpty, cost: report.counts.cost,
            saved: report.counts.saved, limit: outcome == .stopped ? allowance.reached?.limit : nil)
    }

    private func outcome(_ panels: [PanelStatus: Int]) async throws -> RunOutcome {
        guard order.stop.reason == nil else { return .interrupted }
        guard try await !isCutShort() else { return .stopped }
        for collection in collections where try await !library.storiesToPlan(in: collection).isEmpty {
            return .failures
        }
        return RunOutcome(panels: panels)
    }

    /// Whether a limit kept something from being made at all; that pages were only to become larger does not count.
    private func isCutShort() async throws -> Bool {
        guard allowance.reached != nil else { return false }
        guard order.request.passCount > 1 else { return true }
        for collection in collections where try await !library.storiesToPlan(in: collection).isEmpty { return true }
        return try await library.queueLength(in: collections, upTo: .missing) > 0
    }

    private func textDesk(for pipeline: PipelineFile) -> TextDesk {
        TextDesk(
            settings: order.request.stubOnly ? [.stub] : pipeline.text, rosters: rosters, board: board,
            stop: order.stop, library: library, run: run.id, control: control, allowance: allowance)
    }
}
