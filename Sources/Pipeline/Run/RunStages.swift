import Domain
import LibraryStore
import PipelineFiles
import Synchronization
import SystemPackage

/// The stages of a run, in order. A stopped run skips the stages before the report.
struct RunStages {
    /// Panels that were being drawn when a run died. One of them may be the cause.
    let suspects: Set<PanelID>
    /// Start of the run, in the uptime of the machine.
    let started: Double

    func callAsFunction(_ run: RunContext) async throws -> RunResult {
        var exported = ExportRun.Result()
        do {
            return try await run.control.watching(postingTo: run.notices) { try await stages(run, &exported) }
        } catch {
            await recordFailure(error, of: run, books: exported.books.count)
            throw error
        }
    }

    private func stages(_ run: RunContext, _ exported: inout ExportRun.Result) async throws -> RunResult {
        run.listener(.began(run: run.record.name, stories: run.request.pipelines.reduce(0) { $0 + $1.stories.count }))
        let limits = LimitNotices(run: run)
        limits.postLimits()
        let generators = TextGeneratorPool(of: run)
        try await RequeueLostPictures(run: run)()
        let run = try await plannedGrowth(of: run, generators)
        var drawn = 0
        let illustrate = IllustratePages(run, suspects: suspects)
        if !run.request.isPageRequestOnly || run.request.redoesStandIns {
            drawn = try await prepareStories(of: run, generators, illustrate)
        }
        run.planning.end()
        drawn += try await drawPages(of: run, illustrate, upTo: limits)
        try await PostSimplifiedScenes()(run)
        try await limits.postReachedLimit()
        _ = try await run.stage(.export) { try await ExportRun()(run, into: &exported) }
        return try await WriteReport(run: run, started: started)(drawn: drawn, exported)
    }

    private func plannedGrowth(of run: RunContext, _ generators: TextGeneratorPool) async throws -> RunContext {
        do {
            return try await PlanGrowth(generators: generators)(run)
        } catch {
            await generators.release()
            throw error
        }
    }

    /// Returns how many pictures were made meanwhile.
    private func prepareStories(
        of run: RunContext, _ generators: TextGeneratorPool, _ illustrate: IllustratePages
    ) async throws -> Int {
        guard try await canDrawMeanwhile(run) else {
            try await WatchImageBackends(run: run)(during: {
                try await prepare(run, generators, isOverlapping: false)
            })
            return 0
        }
        let drawn = try await drawPagesWhilePreparing(run, generators, illustrate)
        run.limits.addPlannedPages(drawn)
        return drawn
    }

    private func prepare(_ run: RunContext, _ generators: TextGeneratorPool, isOverlapping: Bool) async throws {
        do {
            _ = try await PrepareStories(generators: generators, isOverlapping: isOverlapping)(run)
            run.planning.end()
        } catch {
            run.planning.fail()
            throw error
        }
    }

    /// Pages that are to be planned again may still be in the queue.
    private func canDrawMeanwhile(_ run: RunContext) async throws -> Bool {
        guard run.setup.overlapsPlanning(limits: run.limits) else { return false }
        for collection in run.collectionIDs {
            guard try await run.library.collections.storiesToImprove(in: collection).isEmpty else { return false }
        }
        return true
    }

    /// From the end of the plans on, this is the stage illustrate. If planning fails, the pictures in progress are still
    /// awaited.
    private func drawPagesWhilePreparing(
        _ run: RunContext, _ generators: TextGeneratorPool, _ illustrate: IllustratePages
    ) async throws -> Int {
        let failure = Mutex<(any Error)?>(nil)
        let drawn = try await drawPages(illustrate, of: run) {
            do {
                try await prepare(run, generators, isOverlapping: true)
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let error = failure.withLock(\.self) { throw error }
        return drawn
    }

    private func drawPages(
        _ illustrate: IllustratePages, of run: RunContext, while prepare: @escaping @Sendable () async -> Void
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Int?.self) { group in
            group.addTask {
                await prepare()
                return nil
            }
            group.addTask {
                do {
                    return try await illustrate.whilePlanning()
                } catch let error where !(error is CancellationError) && run.planning.isExpecting(run.collectionIDs) {
                    throw StageError(stage: .illustrate, underlying: error)
                }
            }
            // The pages may end before the plans: at a limit.
            if case .some(let drawn?) = try await group.next() {
                _ = try await group.next()
                return drawn
            }
            // A stopped run has no such stage, and still waits for the pictures in progress.
            guard !run.planning.hasFailed else { return try await group.next().flatMap(\.self) ?? 0 }
            let drawn = try await run.stage(.illustrate) {
                try await illustrate.report(.missing)
                return try await group.next()
            }
            if let drawn { return drawn.flatMap(\.self) ?? 0 }
            return try await group.next().flatMap(\.self) ?? 0
        }
    }

    /// Draws planned pages, and pages requested while the last pictures are drawn. Later requests are left for the next
    /// run.
    private func drawPages(
        of run: RunContext, _ illustrate: IllustratePages, upTo limits: LimitNotices
    ) async throws -> Int {
        let drawQueue = {
            try await run.stage(.illustrate) {
                guard try await limits.addPlannedPages() > 0 else { return 0 }
                return try await illustrate()
            } ?? 0
        }
        var drawn = try await drawQueue()
        var left: [PanelID: Int] = [:]
        while true {
            let waiting = try await run.library.control.stopAcceptingRequests(
                of: run.record.id, in: run.collectionIDs, anyway: run.isOver)
            guard !waiting.isEmpty else { return drawn }
            if waiting == left { break }
            left = waiting
            drawn += try await drawQueue()
        }
        _ = try await run.library.control.stopAcceptingRequests(
            of: run.record.id, in: run.collectionIDs, anyway: true)
        return drawn
    }

    /// If the library cannot be written any more, the run looks like one that died.
    private func recordFailure(_ error: any Error, of run: RunContext, books: Int) async {
        guard !(error is CancellationError) else { return }
        // Unfinished files may take the room that the record needs. The error to report is `error`.
        _ = try? run.library.pictures.emptyTemporaryFolder()
        try? await run.library.runs.recordFailure(
            of: run.record.id, stages: run.stages.all, problems: run.notices.inputProblems,
            notices: run.notices.notices + ["\(error)"], outages: run.health.outages, books: books)
    }
}
