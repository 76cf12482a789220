import Domain
import LibraryStore
import Reports
import SystemPackage

/// What came of the night.
extension RunStages {
    mutating func report() async throws -> RunSummary {
        order.listener(.stage(.report))
        let start = order.environment.uptime()
        try await ThumbnailMaker(
            library: library, width: order.environment.processorCount, stop: order.stop, listener: order.listener
        ).fill(for: collections)
        let finished = order.environment.now()
        let (report, folder) = try await writeReport(at: finished)
        let end = report.run.end
        let seconds = order.environment.uptime() - start
        spend(seconds, on: .report)
        order.listener(.stageEnded(.report, seconds: seconds))
        try await dateChanges()
        try await library.syncPictures()
        try await library.pictures.rememberPictureFolders()
        var counts = report.counts
        counts.drawn = drawn
        counts.books = books.count
        try await library.runs.finish(
            run.id, at: finished, end: end, stages: stages, problems: board.inputProblems,
            notices: board.notices, counts: counts)
        return RunSummary(
            run: run.name, outcome: end, counts: counts,
            seconds: order.environment.uptime() - started.uptime, report: folder.appending("index.html"),
            books: books, notices: board.notices,
            hasInputProblems: !board.inputProblems.isEmpty,
            limit: end == .stopped ? allowance.reached?.limit : nil,
            lacksBooks: lacksBooks, headline: report.headline)
    }

    private func writeReport(at finished: Double) async throws -> (report: ReportOutline, folder: FilePath) {
        var told = run
        told.stages = stages
        told.problems = board.inputProblems
        told.notices = board.notices
        let maker = ReportMaker(library: library, workingFolder: order.environment.workingFolder)
        let ending = try await ending()
        // What nobody asked for waits for another run.
        let passedOver: Set<PanelStatus> = order.request.isPageRequestOnly ? [.pending] : []
        let (report, outturn) = try await maker.writeFirst(
            told, finished: finished, books: Set(books), isStrict: order.request.isStrict
        ) { panels in
            ending ?? RunEnd(panels: panels.filter { !passedOver.contains($0.key) })
        }
        try await library.runs.record(outturn, of: run.id)
        return (report, maker.folder(of: run))
    }

    /// What came of it whatever became of its pages; nil where that is for them to say.
    private func ending() async throws -> RunEnd? {
        guard order.stop.reason == nil else { return .interrupted }
        guard try await !isCutShort() else { return .stopped }
        if !order.request.isPageRequestOnly, try await leavesStoriesUnplanned() { return .failures }
        return lacksBooks ? .failures : nil
    }

    /// Whether a limit kept something from being made at all; that pages were only to become larger does not count.
    private func isCutShort() async throws -> Bool {
        guard allowance.reached != nil else { return false }
        guard order.request.passCount > 1 else { return true }
        if try await leavesStoriesUnplanned() { return true }
        return try await library.panels.queueLength(in: collections, upTo: .missing) > 0
    }

    private func leavesStoriesUnplanned() async throws -> Bool {
        for collection in collections where try await !library.collections.storiesToPlan(in: collection).isEmpty {
            return true
        }
        return false
    }
}
