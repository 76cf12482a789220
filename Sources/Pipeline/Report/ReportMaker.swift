package import Domain
import Foundation
package import LibraryStore
import Platform
package import Reports
package import SystemPackage

/// Builds the input of a report from the rows of a run, story by story.
package struct ReportMaker: Sendable {
    private let library: Library
    /// The folder that the library's relative path counts from.
    private let workingFolder: FilePath
    /// As of ``ReportListing``.
    private let listingLimit: Int?

    /// Up to `listingLimit` pages, each report lists every story; with nil it does for any number.
    package init(library: Library, workingFolder: FilePath, listingLimit: Int? = ReportMaker.listingLimit) {
        self.library = library
        self.workingFolder = workingFolder
        self.listingLimit = listingLimit
    }

    package static let listingLimit = ReportListing.pagesLimit

    /// Writes the report of a run again from the current content of the library, and returns its outline. Call it only
    /// while holding the lock. If the run did not end, `finished` is when it was last active. Every book that was ever
    /// written for listed stories counts. If `isStrict`, placeholders are failures in `junit.xml`.
    package func write(
        _ run: StoredRun, finished: Double, end: RunEnd, isStrict: Bool = false
    ) async throws -> ReportOutline {
        var facts = facts(of: run, finished: finished, end: end)
        facts.laterRun = try await library.runs.runAfter(run)
        let before = try await library.runs.runBefore(run)
        let now = try await library.runs.reportedCounts(of: run.id)
        let comparison = comparison(of: run, finished: finished, now, with: before)
        var counts = run.counts
        if counts == nil { counts = try await library.runs.remainingCounts(of: run.id) }
        return try await write(run, facts, books: nil, isStrict: isStrict, isFirst: false) { [counts] _, outline in
            outline.comparison = comparison
            outline.counts.drawn = counts?.drawn ?? 0
            outline.counts.books = counts?.books ?? 0
        }.0
    }

    /// Writes the report of a run that ends now. The counts of its collections decide the end of the run, which is
    /// returned so that it can be recorded. `books` are those that are up to date, `drawn` is how many pictures the run made.
    func writeFirst(
        _ run: StoredRun, finished: Double, drawn: Int, books: Set<FilePath>, isStrict: Bool,
        end: @escaping @Sendable (RunCounts) -> RunEnd
    ) async throws -> (report: ReportOutline, reportedCounts: ReportedCounts) {
        let before = try await library.runs.runBefore(run)
        let facts = facts(of: run, finished: finished, end: .whole)
        return try await write(run, facts, books: books, isStrict: isStrict, isFirst: true) { view, outline in
            let reportedCounts = try view.reportedCounts(of: run.id, in: run.collections)
            outline.run.end = end(reportedCounts.sum(of: run.collections) ?? RunCounts())
            outline.comparison = comparison(of: run, finished: finished, reportedCounts, with: before)
            outline.counts.drawn = drawn
            outline.counts.books = books.count
            return reportedCounts
        }
    }

    /// The stories are read twice: the head of a report needs all stories, and not all stories are kept in memory. Both
    /// reads see the library at the same instant, so that all values agree. Books, requests to text generators and
    /// other runs change only under the lock.
    private func write<Value: Sendable>(
        _ run: StoredRun, _ facts: RunFacts, books: Set<FilePath>?, isStrict: Bool, isFirst: Bool,
        _ complete: @escaping @Sendable (LibrarySnapshot, inout ReportOutline) throws -> Value
    ) async throws -> (ReportOutline, Value) {
        let collections = try await library.collections.all().filter { run.collections.contains($0.id) }
        let opening = try await opening(of: run, facts, books: books, collections)
        let (writer, folder) = (
            ReportWriter(fileSystem: library.fileSystem, redactor: library.redactor), folder(of: run)
        )
        return try await library.view { view in
            let listing = try ReportListing(of: run, isFirst: isFirst, limit: listingLimit, view: view)
            let reader = StoryReportReader(library: library, run: run.id, isFirst: isFirst, view: view)
            var outline = opening
            outline.isStrict = isStrict
            let value = try complete(view, &outline)
            outline.leaveOut(listing.leftOut)
            try eachStory(collections, listing, by: reader) { outline.add($0) }
            try writer.write(outline, to: folder) { try eachStory(collections, listing, by: reader, $0) }
            return (outline, value)
        }
    }

    private typealias Collections = [(id: CollectionID, facts: CollectionFacts)]

    private func facts(of run: StoredRun, finished: Double, end: RunEnd) -> RunFacts {
        RunFacts(
            run, finished: finished, end: end, library: workingFolder.pushing(library.root).normalized.string)
    }

    private func opening(
        of run: StoredRun, _ facts: RunFacts, books current: Set<FilePath>?, _ collections: Collections
    ) async throws -> ReportOutline {
        var facts = facts
        facts.shard = try await library.control.shard()
        facts.collections = collections.map(\.facts.slug)
        facts.collectionTitles = collections.map(\.facts.title)
        var books: [StoredBundle] = []
        for (id, _) in collections {
            if let pipeline = try await pipeline(of: id) { facts.pipelines.append(pipeline) }
            books += try await library.books.bundles(of: id)
                .filter { current?.contains(library.root.resolving($0.path)) ?? true }
        }
        let slugs = Dictionary(uniqueKeysWithValues: collections.map { ($0.id, $0.facts.slug) })
        let textAttempts = try await library.runs.textAttempts(in: run.id).compactMap { attempt in
            slugs[attempt.collection].map { (collection: $0, attempt: attempt) }
        }
        return ReportOutline(
            run: facts, books: books, textAttempts: textAttempts, problems: run.problems,
            notices: run.notices.filter { !run.problems.contains($0) })
    }

    /// Nil if it is not known, or no longer exists.
    private func pipeline(of collection: CollectionID) async throws -> String? {
        guard let path = try await library.collections.pipelinePath(of: collection),
            try library.fileSystem.status(of: FilePath(path)) != nil
        else { return nil }
        return path
    }

    private typealias RunBefore = (run: StoredRun, reportedCounts: ReportedCounts)

    /// Nil if this run, or the one before, did not record the status of its pages.
    private func comparison(
        of run: StoredRun, finished: Double, _ reportedCounts: ReportedCounts?, with before: RunBefore?
    ) -> RunComparison? {
        guard let before, let now = reportedCounts?.sum(of: run.collections),
            let earlier = before.reportedCounts.sum(of: run.collections)
        else { return nil }
        let isOfTheSame = Set(before.run.collections) == Set(run.collections)
        return RunComparison(
            before: (before.run, earlier, isOfTheSame ? before.run.finished : nil), now: (run, now, finished))
    }

    private func eachStory(
        _ collections: Collections, _ listing: ReportListing, by reader: StoryReportReader,
        _ take: (StoryReport) throws -> Void
    ) throws {
        for (id, facts) in collections {
            for story in try reader.view.stories(of: id) where listing.lists(story) {
                try take(try reader.report(story, in: facts))
            }
        }
    }

    func folder(of run: StoredRun) -> FilePath { Self.folder(of: run, in: library) }

    package static func folder(of run: StoredRun, in library: Library) -> FilePath {
        library.layout.reports.appending(run.name)
    }
}
