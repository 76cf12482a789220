import Bundles
package import Domain
import FileSystems
package import LibraryStore
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

    /// What the library holds of a collection.
    private struct Stock {
        var collection: CollectionID
        var facts: CollectionFacts
        var lastChange: Double?
        var stories: [StoredStory]
        var books: [String: StoredBundle]
        var counts: [StoryID: [PanelStatus: Int]]
        var revisions: CollectionRevisions
        var inspection: PictureInspection

        /// What stands in a book.
        func content(of item: BookPlan.Item) -> [StoredStory] {
            item.story.map { [$0] } ?? stories.filter { $0.position != nil }
        }

        func isReady(_ item: BookPlan.Item) -> Bool {
            content(of: item).allSatisfy { Array((counts[$0.id] ?? [:]).keys) == [.ready] }
        }
    }

    private let library: Library
    private let plan: BookPlan
    private let run: RunID?
    private let width: Int
    private let stop: StopSignal
    private let listener: @Sendable (RunEvent) -> Void

    /// `width` pictures are made ready for books at a time.
    package init(
        library: Library, plan: BookPlan, run: RunID?, width: Int, stop: StopSignal = StopSignal(),
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.library = library
        self.plan = plan
        self.run = run
        self.width = max(1, width)
        self.stop = stop
        self.listener = listener
    }

    /// `only` limits the export to the book of one story; nil means the collection's book and one for each story.
    package func callAsFunction(
        _ formats: [ExportFormat], of collection: CollectionID, _ facts: CollectionFacts, only: Slug? = nil
    ) async throws -> Result {
        var result = Result()
        var stock = Stock(
            collection: collection, facts: facts, lastChange: try await library.lastChange(of: collection),
            stories: try await library.stories(of: collection),
            books: try await plan.storedBooks(of: collection, in: library),
            counts: try await library.panelCountsByStory(in: collection),
            revisions: try await library.revisions(of: collection), inspection: PictureInspection(of: library))
        if let only, let refusal = refusal(of: only, in: stock) { result.refused.append(refusal) }
        try removeUnfinished()
        for item in plan.items(formats, of: facts, stories: stock.stories)
        where only == nil || item.story?.slug == only {
            guard stop.reason == nil else { break }
            try await export(item, from: &stock, &result)
        }
        try removeUnfinished()
        return result
    }

    private func export(_ item: BookPlan.Item, from stock: inout Stock, _ result: inout Result) async throws {
        let path = library.root.pushing(item.path)
        if stock.isReady(item) || plan.options.allowsPlaceholders, let bundle = stock.books[item.path.string],
            try plan.isCurrent(bundle, item, stock.revisions, in: library)
        {
            result.books.append(path)
            return
        }
        let content = stock.content(of: item)
        if let reason = emptiness(of: content) {
            result.refuse("“\(item.title)” is not exported: \(reason)", isUnfinished: true)
            return
        }
        let binder = BookBinder(library: library, sourceDateEpoch: plan.sourceDateEpoch)
        let (book, obstacles) = try await binder.bind(
            content, of: stock.facts, lastChange: stock.lastChange, title: item.title,
            isWholeCollection: item.story == nil,
            allowPlaceholders: plan.options.allowsPlaceholders, inspection: &stock.inspection)
        guard obstacles.isEmpty else {
            let refusal = BookRefusal(title: item.title, obstacles: obstacles)
            result.refuse(refusal.description, isUnfinished: refusal.isUnfinished)
            return
        }
        let size = try await write(book, as: item.format, to: path)
        try await library.record(
            StoredBundle(
                path: item.path.string, collection: stock.collection, story: item.story?.id,
                format: item.format.rawValue, title: item.title,
                content: plan.contentMark(of: item, stock.revisions), fileSize: size), run: run)
        listener(.exported(path: path.string))
        result.books.append(path)
        result.written += 1
    }

    private func removeUnfinished() throws {
        try library.fileSystem.removeTree(temporary)
        try library.removeUnfinishedRenditions()
    }

    private var temporary: FilePath { library.root.pushing(plan.shelf.temporary) }

    /// Beside, synced, renamed: the old book or the new one is there, whole. Returns its size in bytes.
    private func write(_ book: Book, as format: ExportFormat, to path: FilePath) async throws -> Int {
        let fileSystem = library.fileSystem
        try fileSystem.makeDirectory(path.removingLastComponent())
        try fileSystem.makeDirectory(temporary)
        let unfinished = temporary.appending("book")
        try fileSystem.removeTree(unfinished)
        let renditions = RenditionShelf(library: library, width: width)
        try await BookWriters(options: plan.options, renditions: renditions).writer(of: format)
            .write(plan.options.strips(format) ? try await renditions.stripped(book) : book, to: unfinished)
        let size = try fileSystem.bookSize(of: unfinished) ?? 0
        if format.isFolder {
            try fileSystem.syncTree(unfinished)
            try fileSystem.replaceTree(path, with: unfinished)
        } else {
            try fileSystem.sync(unfinished)
            try fileSystem.rename(unfinished, to: path, durably: true)
        }
        return size
    }

    /// Why the book of a story cannot be asked for; nil where it can.
    private func refusal(of slug: Slug, in stock: Stock) -> String? {
        guard let story = stock.stories.first(where: { $0.slug == slug }) else { return nil }
        if story.position == nil { return "“\(story.title)” is not exported: the pipeline no longer lists it" }
        if story.isPlanned { return nil }
        return "“\(story.title)” is not exported: it has no pages yet; run the pipeline"
    }

    /// Why there is nothing to bind, and what to do; nil where there is.
    private func emptiness(of stories: [StoredStory]) -> String? {
        guard !stories.isEmpty else { return "no story of it is listed; add one to the pipeline and run it" }
        let unplanned = stories.filter { !$0.isPlanned }.map { "“\($0.slug)”" }
        guard !unplanned.isEmpty else { return nil }
        return "\(unplanned.joined(separator: ", ")) has no pages yet; run the pipeline"
    }
}
