import Domain
import LibraryStore
import Reports
import SystemPackage

/// The last stage: writes the report, and records the end of the run in its row.
struct WriteReport {
    let run: RunContext
    /// Start of the run, in the uptime of the machine.
    let started: Double

    func callAsFunction(drawn: Int, _ exported: ExportRun.Result) async throws -> RunResult {
        let (finished, report) = try await run.unstoppableStage(.report) {
            let listing = try await run.library.view {
                try ReportListing(of: run.record, isFirst: true, limit: ReportListing.pagesLimit, view: $0)
            }
            try await ThumbnailMaker(run.base).fill(for: run.collectionIDs, where: listing.lists)
            let finished = run.environment.now()
            return (finished, try await writeReport(at: finished, drawn: drawn, exported))
        }
        do {
            return try await finish(report, at: finished, exported)
        } catch {
            throw StageError(stage: .report, underlying: error)
        }
    }

    private func finish(
        _ report: ReportOutline, at finished: Double, _ exported: ExportRun.Result
    ) async throws -> RunResult {
        let library = run.library
        try await ExportRun.dateChanges(run)
        try await library.syncPictures()
        try await library.pictures.rememberPictureFolders()
        try await library.runs.finish(
            run.record.id, at: finished, end: report.run.end, stages: run.stages.all,
            problems: run.notices.inputProblems, notices: run.notices.notices, outages: run.health.outages,
            counts: report.counts)
        return RunResult(
            run: run.record.name, outcome: report.run.end, counts: report.counts,
            seconds: run.environment.uptime() - started,
            report: ReportMaker.folder(of: run.record, in: library).appending("index.html"),
            books: exported.books, notices: run.notices.notices,
            hasInputProblems: !run.notices.inputProblems.isEmpty,
            limit: report.run.end == .stopped ? run.limits.reached?.limit : nil,
            lacksBooks: exported.lacksBooks, headline: report.headline)
    }

    private func writeReport(
        at finished: Double, drawn: Int, _ exported: ExportRun.Result
    ) async throws -> ReportOutline {
        var record = run.record
        record.stages = run.stages.all
        record.problems = run.notices.inputProblems
        record.notices = run.notices.notices
        record.outages = run.health.outages
        let maker = ReportMaker(library: run.library, workingFolder: run.environment.workingFolder)
        let end = try await end(exported)
        // Pages without a request wait for another run.
        let ignored: Set<PanelStatus> = run.request.isPageRequestOnly ? [.pending] : []
        let (report, reportedCounts) = try await maker.writeFirst(
            record, finished: finished, drawn: drawn, books: Set(exported.books), isStrict: run.request.isStrict
        ) { [isStubOnly = run.request.stubOnly] counts in
            end
                ?? RunEnd(
                    panels: counts.panels.filter { !ignored.contains($0.key) },
                    textStandIns: isStubOnly ? 0 : counts.textStandIns)
        }
        try await run.library.runs.record(reportedCounts, of: run.record.id)
        return report
    }

    /// How the run ended, if its pages do not decide that.
    private func end(_ exported: ExportRun.Result) async throws -> RunEnd? {
        guard run.stop.reason == nil else { return .interrupted }
        guard try await !isCutShort() else { return .stopped }
        if !run.request.isPageRequestOnly, try await leavesStoriesUnplanned() { return .failures }
        return exported.lacksBooks ? .failures : nil
    }

    /// Whether a limit prevented something from being made at all. Pages that were only to be drawn larger do not
    /// count.
    private func isCutShort() async throws -> Bool {
        guard run.limits.reached != nil else { return false }
        guard run.request.passCount > 1 else { return true }
        if try await leavesStoriesUnplanned() { return true }
        return try await run.library.panels.queueLength(in: run.collectionIDs, upTo: .missing) > 0
    }

    private func leavesStoriesUnplanned() async throws -> Bool {
        for collection in run.collectionIDs
        where try await !run.library.collections.storiesToPlan(in: collection).isEmpty {
            return true
        }
        return false
    }
}
