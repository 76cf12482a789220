import Bundles
package import Domain
import FileSystems
package import LibraryStore
package import PipelineFiles
package import SystemPackage

/// Writes the books of a collection that are missing or no longer true.
package struct ExportBooks: Sendable {
    package struct Result: Sendable {
        /// Every book that is there now, whether written now or before.
        package var books: [FilePath] = []
        /// Books that cannot be made, with the pages that keep them from it.
        package var refused: [String] = []
        /// Those of them that only lack pages that no run has come to.
        package var unfinished: Set<String> = []
        /// How many were written.
        package var written = 0

        fileprivate mutating func refuse(_ reason: String, isUnfinished: Bool) {
            refused.append(reason)
            if isUnfinished { unfinished.insert(reason) }
        }
    }

    /// How many pages a refusal names before it counts the rest.
    private static let namedObstacles = 5

    private let library: Library
    private let plan: BookPlan
    private let run: RunID?
    private let allowPlaceholders: Bool
    private let stop: StopSignal
    private let listener: @Sendable (RunEvent) -> Void

    package init(
        library: Library, plan: BookPlan, run: RunID?, allowPlaceholders: Bool, stop: StopSignal = StopSignal(),
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.library = library
        self.plan = plan
        self.run = run
        self.allowPlaceholders = allowPlaceholders
        self.stop = stop
        self.listener = listener
    }

    /// `only` limits the export to the book of one story; nil means the collection's book and one for each story.
    package func callAsFunction(
        _ formats: [ExportFormat], of collection: CollectionID, _ facts: CollectionFacts, only: Slug? = nil
    ) async throws -> Result {
        var result = Result()
        let stories = try await library.stories(of: collection)
        let stored = Dictionary(uniqueKeysWithValues: try await library.bundles(of: collection).map { ($0.path, $0) })
        let counts = try await library.panelCountsByStory(in: collection)
        let revisions = try await library.revisions(of: collection)
        if let only, let story = stories.first(where: { $0.slug == only }), story.position == nil || !story.isPlanned {
            let reason =
                story.position == nil ? "the pipeline no longer lists it" : "it has no pages yet; run the pipeline"
            result.refused.append("“\(story.title)” is not exported: \(reason)")
        }
        for item in plan.items(formats, of: facts, stories: stories) where only == nil || item.story?.slug == only {
            guard stop.reason == nil else { break }
            let path = library.root.pushing(item.path)
            let chosen = item.story.map { [$0] } ?? stories.filter { $0.position != nil }
            let isReady = chosen.allSatisfy { Array((counts[$0.id] ?? [:]).keys) == [.ready] }
            if isReady || allowPlaceholders, let bundle = stored[item.path.string],
                try plan.isCurrent(bundle, story: item.story?.id, revisions, in: library)
            {
                result.books.append(path)
                continue
            }
            if let reason = emptiness(of: chosen) {
                result.refuse("“\(item.title)” is not exported: \(reason)", isUnfinished: true)
                continue
            }
            let binder = BookBinder(library: library, sourceDateEpoch: plan.sourceDateEpoch)
            let (book, obstacles) = try await binder.bind(
                chosen, of: facts, title: item.title, isWholeCollection: item.story == nil,
                allowPlaceholders: allowPlaceholders)
            guard obstacles.isEmpty else {
                let isUnfinished = obstacles.allSatisfy { ![.failed, .placeholder].contains($0.status) }
                result.refuse(refusal(of: item.title, obstacles), isUnfinished: isUnfinished)
                continue
            }
            let content = plan.contentMark(of: item.story?.id, revisions)
            let size = try write(book, to: path)
            try await library.record(
                StoredBundle(
                    path: item.path.string, collection: collection, story: item.story?.id, format: item.format.rawValue,
                    title: item.title, content: content, fileSize: size), run: run)
            listener(.exported(path: path.string))
            result.books.append(path)
            result.written += 1
        }
        return result
    }

    /// Beside, synced, renamed: the old book or the new one is there, whole. Returns its size in bytes.
    private func write(_ book: Book, to path: FilePath) throws -> Int {
        let fileSystem = library.fileSystem
        try fileSystem.makeDirectory(path.removingLastComponent())
        try fileSystem.makeDirectory(library.layout.temporary)
        let temporary = library.layout.temporary.appending("book.epub")
        try fileSystem.remove(temporary)
        try EPUBWriter().write(book, to: temporary)
        try fileSystem.sync(temporary)
        let size = try fileSystem.status(of: temporary)?.size ?? 0
        try fileSystem.rename(temporary, to: path, durably: true)
        return size
    }

    /// Why there is nothing to bind, and what to do; nil where there is.
    private func emptiness(of stories: [StoredStory]) -> String? {
        guard !stories.isEmpty else { return "no story of it is listed; add one to the pipeline and run it" }
        let unplanned = stories.filter { !$0.isPlanned }.map { "“\($0.slug)”" }
        guard !unplanned.isEmpty else { return nil }
        return "\(unplanned.joined(separator: ", ")) has no pages yet; run the pipeline"
    }

    private func refusal(of title: String, _ obstacles: [BookBinder.Obstacle]) -> String {
        var named = obstacles.prefix(Self.namedObstacles).map(\.description).joined(separator: ", ")
        if obstacles.count > Self.namedObstacles { named += " and \(obstacles.count - Self.namedObstacles) more" }
        let statuses = Set(obstacles.map(\.status))
        let advice =
            if statuses == [.placeholder] {
                "draw them with “nightpress run PIPELINE --retry”, or export it as it is with “nightpress export --allow-placeholders”"
            } else if statuses.isDisjoint(with: [.failed, .placeholder]) {
                "run the pipeline again to make them"
            } else {
                "draw them with “nightpress run PIPELINE --retry”"
            }
        return "“\(title)” is not exported: \(named); \(advice)"
    }
}
