import Domain
import Foundation
package import LibraryStore
package import Reporting
package import SystemPackage

/// Puts the rows of a run together into the value that a report is written from.
package struct ReportMaker: Sendable {
    private let library: Library

    package init(library: Library) {
        self.library = library
    }

    /// `books` are those that are true now; without it every book that was ever written for listed stories counts.
    package func report(
        of run: StoredRun, finished: Double, outcome: RunOutcome, books current: Set<FilePath>? = nil
    ) async throws -> RunReport {
        var stories: [StoryReport] = []
        var books: [BookFacts] = []
        var titles: [String] = []
        var slugs: [CollectionID: Slug] = [:]
        for (id, facts) in try await library.collections() where run.collections.contains(id) {
            titles.append(facts.title)
            slugs[id] = facts.slug
            for story in try await library.stories(of: id) where story.position != nil {
                stories.append(try await storyReport(story, facts, run: run.id))
            }
            books += try await library.bundles(of: id)
                .filter { current?.contains(library.root.pushing(FilePath($0.path))) ?? true }
                .map { BookFacts(title: $0.title, format: $0.format, path: $0.path, size: $0.fileSize) }
        }
        let facts = RunFacts(
            id: run.name, started: run.started, finished: finished, programVersion: run.programVersion, host: run.host,
            outcome: outcome, collections: titles,
            stages: run.stages.map { StageTime(stage: $0.stage, seconds: $0.seconds) })
        let textAttempts = try await library.textAttempts(in: run.id).map {
            TextAttemptReport($0, collection: slugs[$0.collection])
        }
        return RunReport(
            run: facts, stories: stories, books: books, textAttempts: textAttempts, problems: run.problems,
            notices: run.notices.filter { !run.problems.contains($0) })
    }

    /// Where a run's report lies.
    package func folder(of run: StoredRun) -> FilePath {
        library.layout.reports.appending(run.name)
    }

    private func storyReport(_ story: StoredStory, _ collection: CollectionFacts, run: RunID) async throws
        -> StoryReport
    {
        let attempts = try await library.attempts(of: story.id)
        let pages = try await library.pages(of: story.id).flatMap { page in
            page.panels.map { panel in
                PageReport(
                    number: page.number, panel: panel.number, text: page.text, direction: panel.direction,
                    alt: panel.alt,
                    status: panel.status, priority: panel.priority, picture: panel.picture?.path,
                    size: panel.picture?.size,
                    provenance: panel.picture?.provenance, backend: panel.picture?.backend,
                    isNew: panel.drawnRun == run,
                    attempts: (attempts[panel.id] ?? []).filter { $0.run == run }.map(AttemptReport.init),
                    similar: panel.similar.map {
                        SimilarityReport(page: $0.place, direction: $0.scene, similarity: $0.similarity)
                    })
            }
        }
        return StoryReport(
            collection: collection.slug, collectionTitle: collection.title, slug: story.slug, title: story.title,
            language: collection.language, textBackend: story.plannedBy, pages: pages)
    }
}

extension AttemptReport {
    init(_ attempt: StoredAttempt) {
        self.init(
            number: attempt.number, backend: attempt.backend, rung: attempt.rung, concept: attempt.concept,
            seed: attempt.seed, started: attempt.started, seconds: attempt.seconds, outcome: attempt.outcome,
            message: attempt.message, price: attempt.price, origin: attempt.origin)
    }
}

extension TextAttemptReport {
    init(_ attempt: StoredTextAttempt, collection: Slug?) {
        self.init(
            story: (collection.map { "\($0)/" } ?? "") + attempt.story, backend: attempt.backend,
            subject: attempt.subject, number: attempt.number, started: attempt.started, seconds: attempt.seconds,
            outcome: attempt.outcome, message: attempt.message, repairs: attempt.repairs,
            promptTokens: attempt.promptTokens, replyTokens: attempt.replyTokens)
    }
}
