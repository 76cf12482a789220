import Domain
import Foundation
import LibraryStore
import PipelineFiles
import Platform
import SystemPackage

/// One run over the pipelines: takes the lock, opens the library, and does the stages.
package struct RunPipelines: Sendable {
    private let setup: RunSetup

    package init(_ setup: RunSetup) {
        self.setup = setup
    }

    /// Throws what stops the run. Errors of single pages are in the result.
    package func callAsFunction() async throws -> RunResult {
        let grown = RunPipelines(try await setup.grown())
        return try await grown.run()
    }

    private func run() async throws -> RunResult {
        let (environment, request) = (setup.environment, setup.request)
        let started = (wall: environment.now(), uptime: environment.uptime())
        if let summary = try await nothingToDo(since: started.uptime) { return summary }
        if !request.isPageRequestOnly { try setup.refuseUnreadableInput() }
        var lock = try await LibraryLock.take(
            request.library, environment: environment, patience: request.lockPatience, stop: setup.stop,
            listener: setup.listener)
        let library = try Library.open(
            at: request.library, fileSystem: environment.fileSystem, for: .creating, redactor: environment.redactor
        ) { setup.listener(.keptCopy($0)) }
        do {
            try library.requireKnownPictures()
            if lock.isTakenOver { RunEvent.adopted(try library.adoptLostPictures()).map(setup.listener) }
            try await ShardCheck(request)(library)
        } catch {
            // The error to report is the first one.
            try? library.close()
            throw error
        }
        try await library.control.forgetDeadRun()
        if let pause = try await library.control.state().pause {
            try library.close()
            throw LibraryPausedError(request.library, pause, in: environment.timeZone)
        }
        for failure in try library.pictures.emptyTemporaryFolder() { setup.listener(.left(failure)) }
        let suspects = if lock.isTakenOver { try await library.panels.leasedPanels() } else { Set<PanelID>() }
        let begin = BeginRun(setup: setup, afterCrash: lock.isTakenOver, started: started.wall)
        let run = try await begin(in: library)
        lock.settle()
        let stages = RunStages(suspects: suspects, started: started.uptime)
        var summary = try await lock.renewal.keeping(listener: setup.listener) { try await stages(run) }
        summary.isPaused = try await library.control.state().pause != nil
        if let notice = TakeSnapshot(library: library)(named: run.record.name) {
            setup.listener(.notice(notice))
            summary.notices.append(notice)
        }
        try library.close()
        lock.release()
        return summary
    }

    /// The result if the library is complete already. Writes nothing, takes no lock.
    private func nothingToDo(since start: Double) async throws -> RunResult? {
        guard !setup.request.refresh, !setup.request.isPageRequestOnly, setup.request.forced.isEmpty,
            try Library.exists(at: setup.request.library, fileSystem: setup.environment.fileSystem)
        else {
            return nil
        }
        let library: Library
        do {
            library = try await Library.openForReading(
                at: setup.request.library, environment: setup.environment, patience: setup.request.lockPatience,
                completesUnfinished: false, stop: setup.stop, listener: setup.listener)
        } catch LibraryError.unfinished {
            // Completing the library takes the lock. Another program could get the lock before the run itself takes it.
            return nil
        }
        let check = setup.inputCheck
        let finished: UpToDateCheck?
        do {
            // The run itself reports a library of another shard.
            let isOfShard = try await library.control.shard() == setup.request.shard
            finished = isOfShard ? try await check.finishedWork(in: library, exporter: setup.bookPlan) : nil
        } catch is PipelineError {
            // A story cannot be read. The run itself reports that.
            finished = nil
        }
        try library.close()
        guard let finished, !(setup.request.retry && finished.hasWorkToRetry) else { return nil }
        let notices = (Staleness.notice(ofChanged: finished.stale).map { [$0] } ?? []) + finished.notices
        for problem in setup.request.unusable { setup.listener(.problem(problem.description)) }
        for notice in notices { setup.listener(.notice(notice)) }
        var counts = RunCounts(stories: finished.stories, panels: finished.panels)
        counts.textStandIns = finished.textStandIns
        return RunResult(
            run: nil, outcome: RunEnd(panels: finished.panels, textStandIns: finished.textStandIns), counts: counts,
            seconds: setup.environment.uptime() - start, report: nil, books: finished.books,
            notices: setup.request.unusable.map(\.description) + notices,
            hasInputProblems: !setup.request.unusable.isEmpty, refused: finished.refused)
    }
}
