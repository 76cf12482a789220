import Domain
import Foundation
package import Generation
import LibraryStore
import PipelineFiles
import Platform
package import Prompts
import SystemPackage

/// One run over the pipelines: gather, plan, illustrate, export, report.
package struct RunPipelines: Sendable {
    let request: RunRequest
    let environment: HostEnvironment
    let generators: any GeneratorFactory
    let prompts: Prompts
    let stop: StopSignal
    let listener: @Sendable (RunEvent) -> Void

    package init(
        request: RunRequest, environment: HostEnvironment, generators: any GeneratorFactory, prompts: Prompts,
        stop: StopSignal, listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.request = request
        self.environment = environment
        self.generators = generators
        self.prompts = prompts
        self.stop = stop
        self.listener = listener
    }

    /// Goes stage by stage over all collections. Throws what stops the run; what one page does wrong is in the summary.
    package func callAsFunction() async throws -> RunSummary {
        let started = (wall: environment.now(), uptime: environment.uptime())
        if let summary = try await nothingToDo(since: started.uptime) { return summary }
        if !request.isPageRequestOnly { try refuseUnreadableInput() }
        var lock = try await LibraryLock.take(
            request.library, environment: environment, patience: request.lockPatience, stop: stop,
            listener: listener)
        let library = try Library.open(at: request.library, fileSystem: environment.fileSystem, for: .creating) {
            listener(.keptCopy($0))
        }
        try await library.control.forgetDeadRun()
        if let pause = try await library.control.state().pause {
            try library.close()
            throw LibraryPausedError(request.library, pause, in: environment.timeZone)
        }
        for failure in try library.pictures.emptyTemporaryFolder() { listener(.left(failure)) }
        let suspects = if lock.isTakenOver { try await library.panels.leasedPanels() } else { Set<PanelID>() }
        var night = try await RunStages.begin(self, library: library, afterCrash: lock.isTakenOver, started: started)
        lock.settle()
        night.suspects = suspects
        var summary = try await night.carryOut()
        summary.isPaused = try await library.control.state().pause != nil
        try library.close()
        lock.release()
        return summary
    }

    /// The answer when the library holds everything already. Writes nothing, takes no lock.
    private func nothingToDo(since start: Double) async throws -> RunSummary? {
        guard !request.refresh, !request.isPageRequestOnly, request.forced.isEmpty,
            try Library.exists(at: request.library, fileSystem: environment.fileSystem)
        else {
            return nil
        }
        let library: Library
        do {
            library = try await Library.openForReading(
                at: request.library, environment: environment, patience: request.lockPatience,
                completesUnfinished: false, stop: stop, listener: listener)
        } catch LibraryError.unfinished {
            // Completing it takes the lock, which another would get before the run itself takes it.
            return nil
        }
        let intake = try intake
        let finished: UpToDateCheck?
        do {
            finished = try await intake.finishedWork(in: library, exporter: bookPlan)
        } catch is PipelineError {
            // A story cannot be read: the run itself says so.
            finished = nil
        }
        try library.close()
        guard let finished, !(request.retry && finished.hasWorkToRetry) else { return nil }
        let notices = (RunStages.staleNotice(finished.stale).map { [$0] } ?? []) + finished.notices
        for problem in request.unusable { listener(.problem(problem.description)) }
        for notice in notices { listener(.notice(notice)) }
        return RunSummary(
            run: nil, outcome: RunEnd(panels: finished.panels),
            counts: RunCounts(stories: finished.stories, panels: finished.panels),
            seconds: environment.uptime() - start, report: nil, books: finished.books,
            notices: request.unusable.map(\.description) + notices,
            hasInputProblems: !request.unusable.isEmpty)
    }

    /// A run without a single usable story makes nothing, not even a library.
    func refuseUnreadableInput() throws {
        let intake = try intake
        if !intake.hasUsableStory() { throw PipelineError(request.unusable + intake.check().problems) }
    }

    private var intake: InputCheck {
        get throws {
            InputCheck(
                pipelines: request.pipelines, fileSystem: environment.fileSystem,
                wishes: StoryParameterRules(ratings: try PlanRules(prompts: prompts).ratings), prompts: prompts,
                isStubOnly: request.stubOnly)
        }
    }

    var bookPlan: BookPlan {
        BookPlan(programVersion: environment.programVersion, sourceDateEpoch: environment.sourceDateEpoch)
    }
}
