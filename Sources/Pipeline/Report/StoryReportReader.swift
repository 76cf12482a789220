import Domain
import LibraryStore
import Reports

/// Builds the report on a story from the library's rows.
struct StoryReportReader {
    private struct Place: Hashable {
        var page: Int
        var panel: Int
    }

    let library: Library
    let run: RunID
    /// Whether the report is written for the first time.
    let isFirst: Bool
    let view: LibrarySnapshot

    func report(_ story: StoredStory, in collection: CollectionFacts) throws -> StoryReport {
        let rows = try Rows(story: story.id, run: run, isFirst: isFirst, view: view)
        let pages = try view.pages(of: story.id).flatMap { page in
            page.panels.map { pageReport($0, of: page, rows) }
        }
        return StoryReport(story, in: collection, pages: pages)
    }

    /// What is read at once for all panels of a story.
    private struct Rows {
        let attempts: [PanelID: [Attempt]]
        let thumbnails: [String: StoredRendition]
        let changes: [PanelID: StatusChange]
        let accounts: [Place: PanelDetails]

        init(story: StoryID, run: RunID, isFirst: Bool, view: LibrarySnapshot) throws {
            attempts = try view.attempts(of: story, in: run)
            thumbnails = try view.thumbnails(of: story)
            changes =
                isFirst ? try view.changesSinceLastReport(of: story) : try view.statusChanges(of: story, in: run)
            accounts = Dictionary(
                try view.accounts(of: story).map { (Place(page: $0.page, panel: $0.number), $0) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    private func pageReport(_ panel: StoredPanel, of page: StoredPage, _ rows: Rows) -> PageReport {
        var report = PageReport(
            panel, of: page, drawnIn: panel.drawnRun.map(order), attempts: rows.attempts[panel.id] ?? [])
        report.readyAt = panel.readyRun == run ? panel.readyAt : nil
        report.thumbnail = panel.picture.flatMap { rows.thumbnails[$0.digest] }.flatMap {
            library.hasFile(of: $0) ? PictureFacts($0) : nil
        }
        report.change = rows.changes[panel.id]
        if let account = rows.accounts[Place(page: page.number, panel: panel.number)] {
            report.take(account)
            report.formerCause = account.lastAttempt.flatMap(cause)
        }
        return report
    }

    private func order(of other: RunID) -> RelativeRun {
        other == run ? .this : other.value < run.value ? .earlier : .later
    }

    /// Nil for an attempt of this run, which is listed with the others.
    private func cause(_ attempt: Attempt) -> PageCause? {
        attempt.run == run ? nil : PageCause(attempt, in: order(of: attempt.run))
    }

}

extension PageReport {
    fileprivate mutating func take(_ account: PanelDetails) {
        reasons = account.priority.reasons
        request = account.requestWords
        outage = account.outage
        isRefused = account.isRefused
        let isGivenUp = account.status == .failed && account.interruptions >= PanelStore.interruptionLimit
        deadRuns = isGivenUp ? account.interruptions : nil
        earlierPictures = account.history
    }
}
