import Domain
import LibraryStore
import Reports

/// What a report says of a story, put together from the library's rows.
struct StoryReportReader {
    private struct Place: Hashable {
        var page: Int
        var panel: Int
    }

    let library: Library
    let run: RunID
    /// Whether its report was not written before.
    let isFirst: Bool
    let view: LibrarySnapshot

    func report(_ story: StoredStory, in collection: CollectionFacts) throws -> StoryReport {
        let rows = try Rows(story: story.id, run: run, isFirst: isFirst, view: view)
        let pages = try view.pages(of: story.id).flatMap { page in
            page.panels.map { pageReport($0, of: page, rows) }
        }
        var report = StoryReport(
            collection: collection.slug, collectionTitle: collection.title, slug: story.slug, title: story.title,
            language: collection.language, textBackend: story.plannedBy, pages: pages)
        report.isPlanned = story.isPlanned
        return report
    }

    /// What is read of all panels of a story at once.
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
            number: page.number, panel: panel.number, text: page.text, direction: panel.direction, alt: panel.alt,
            status: panel.status, priority: panel.priority, picture: panel.picture?.path, size: panel.picture?.size,
            provenance: panel.picture?.provenance, backend: panel.picture?.backend, drawnIn: panel.drawnRun.map(order),
            attempts: rows.attempts[panel.id] ?? [],
            similar: panel.similar.map {
                SimilarityReport(page: $0.place, direction: $0.scene, similarity: $0.similarity)
            })
        report.drawnAt = panel.drawnAt
        report.readyAt = panel.readyRun == run ? panel.readyAt : nil
        report.thumbnail = panel.picture.flatMap { rows.thumbnails[$0.digest] }.flatMap(facts)
        report.change = rows.changes[panel.id].map { PageChange(earlier: $0.earlier, status: $0.status) }
        if let account = rows.accounts[Place(page: page.number, panel: panel.number)] {
            report.take(account)
            report.formerCause = account.lastAttempt.flatMap(cause)
        }
        return report
    }

    private func order(of other: RunID) -> RelativeRun {
        other == run ? .this : other.value < run.value ? .earlier : .later
    }

    /// Nil for an attempt of this run, which is told with the others.
    private func cause(_ attempt: Attempt) -> PageCause? {
        attempt.run == run ? nil : PageCause(attempt, in: order(of: attempt.run))
    }

    /// Nil where the file is not there.
    private func facts(of thumbnail: StoredRendition) -> PictureFacts? {
        guard library.hasFile(of: thumbnail) else { return nil }
        return PictureFacts(path: thumbnail.path, width: thumbnail.width, height: thumbnail.height)
    }
}

extension PageReport {
    fileprivate mutating func take(_ account: PanelDetails) {
        reasons = account.priority.reasons
        request = account.requestWords
        outage = account.outage
        let isGivenUp = account.status == .failed && account.interruptions >= PanelStore.interruptionLimit
        deadRuns = isGivenUp ? account.interruptions : nil
        earlierPictures = account.history.map {
            EarlierPictureReport(
                number: $0.number, path: $0.picture.path, backend: $0.picture.backend, reason: $0.reason.rawValue,
                drawnAt: $0.drawnAt)
        }
    }
}
