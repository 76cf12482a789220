import Domain
import Foundation
package import LibraryStore
package import Reporting
package import SystemPackage

/// Puts the rows of a run together into what a report is written from, story by story.
package struct ReportMaker: Sendable {
    private let library: Library
    /// From which the library's own path counts.
    private let workingFolder: FilePath

    package init(library: Library, workingFolder: FilePath) {
        self.library = library
        self.workingFolder = workingFolder
    }

    /// Writes the report of a run, and returns what it says of it in all. Of one that did not come to its end `finished`
    /// is when it was last seen at work. `books` are those that are true now; without it every book that was ever written
    /// for listed stories counts. The stories are read twice: what stands at the head of a report is known when the last
    /// was read, and not all are to be in memory. Both times they are as they were at one instant, so that all agrees.
    /// Where it `isStrict`, placeholders are failures in `junit.xml`.
    package func write(
        _ run: StoredRun, finished: Double, outcome: RunOutcome, untimelyEnd: UntimelyEnd? = nil,
        books: Set<FilePath>? = nil, isStrict: Bool = false
    ) async throws -> ReportOutline {
        let collections = try await library.collections().filter { run.collections.contains($0.id) }
        let opening = try await opening(
            of: run, finished: finished, outcome: outcome, untimelyEnd: untimelyEnd, books: books, collections)
        let (writer, folder) = (ReportWriter(fileSystem: library.fileSystem), folder(of: run))
        return try await library.view { view in
            var outline = opening
            outline.isStrict = isStrict
            try eachStory(of: run.id, collections, in: view) { outline.add($0) }
            try writer.write(outline, to: folder) { try eachStory(of: run.id, collections, in: view, $0) }
            return outline
        }
    }

    private typealias Collections = [(id: CollectionID, facts: CollectionFacts)]

    private func opening(
        of run: StoredRun, finished: Double, outcome: RunOutcome, untimelyEnd: UntimelyEnd?,
        books current: Set<FilePath>?,
        _ collections: Collections
    ) async throws -> ReportOutline {
        var books: [BookFacts] = []
        for (id, _) in collections {
            books += try await library.bundles(of: id)
                .filter { current?.contains(library.root.pushing(FilePath($0.path))) ?? true }
                .map { BookFacts(title: $0.title, format: $0.format, path: $0.path, size: $0.fileSize) }
        }
        let facts = RunFacts(
            id: run.name, started: run.started, finished: finished, programVersion: run.programVersion, host: run.host,
            outcome: outcome, collections: collections.map(\.facts.title),
            stages: run.stages.map { StageTime(stage: $0.stage, seconds: $0.seconds) }, untimelyEnd: untimelyEnd,
            library: workingFolder.pushing(library.root).lexicallyNormalized().string)
        let slugs = Dictionary(uniqueKeysWithValues: collections.map { ($0.id, $0.facts.slug) })
        let textAttempts = try await library.textAttempts(in: run.id).map {
            TextAttemptReport($0, collection: slugs[$0.collection])
        }
        return ReportOutline(
            run: facts, books: books, textAttempts: textAttempts, problems: run.problems,
            notices: run.notices.filter { !run.problems.contains($0) },
            comparison: try await comparison(of: run, finished: finished))
    }

    /// Nil where this run, or the one before, has left no record of how its pages stood.
    private func comparison(of run: StoredRun, finished: Double) async throws -> RunComparison? {
        guard let now = try await library.outturn(of: run.id)?.sum(of: run.collections),
            let (before, outturn) = try await library.runBefore(run),
            let earlier = outturn.sum(of: run.collections)
        else { return nil }
        let isOfTheSame = Set(before.collections) == Set(run.collections)
        return RunComparison(
            before: RunComparison.Side(before, earlier, finished: isOfTheSame ? before.finished : nil),
            now: RunComparison.Side(run, now, finished: finished))
    }

    private func eachStory(
        of run: RunID, _ collections: Collections, in view: LibraryView, _ take: (StoryReport) throws -> Void
    ) throws {
        let reader = StoryReportReader(library: library, run: run, view: view)
        for (id, facts) in collections {
            for story in try view.stories(of: id) where story.position != nil {
                try take(try reader.report(story, in: facts))
            }
        }
    }

    /// Where a run's report lies.
    package func folder(of run: StoredRun) -> FilePath { Self.folder(of: run, in: library) }

    package static func folder(of run: StoredRun, in library: Library) -> FilePath {
        library.layout.reports.appending(run.name)
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

extension RunComparison.Side {
    fileprivate init(_ run: StoredRun, _ sum: RunOutturnSum, finished: Double?) {
        self.init(
            id: run.name, started: run.started, seconds: finished.map { max(0, $0 - run.started) }, panels: sum.panels,
            attempts: sum.attempts, callsSaved: sum.saved, cost: sum.cost)
    }
}
