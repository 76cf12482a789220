import Archives
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
        /// Books that are not written, each with its reason; the others are.
        package var refused: [BookRefusal] = []
        /// How many were written.
        package var written = 0
    }

    let library: Library
    let plan: BookPlan
    let run: RunID?
    let width: Int
    private let stop: StopSignal
    let listener: @Sendable (RunEvent) -> Void

    /// `width` pictures are made ready for books at a time. A book that is being written when `stop` is raised is given
    /// up; those before it stay.
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
        var stock = try await ExportStock(of: collection, facts, for: plan, in: library)
        if let only, let refusal = stock.refusal(of: only) { result.refused.append(refusal) }
        try removeUnfinished()
        do {
            let items = plan.items(formats, of: facts, stories: stock.stories).filter {
                only == nil || $0.story?.slug == only
            }
            listener(.expecting(.booksWritten, items.count))
            for item in items {
                guard stop.reason == nil else { break }
                try await export(item, from: &stock, &result)
                listener(.advanced(.booksWritten))
            }
        } catch is CancellationError where stop.reason != nil {
            // Whoever raised it knows; what was written before is in the result.
        } catch {
            try? removeUnfinished()
            throw error
        }
        try removeUnfinished()
        return result
    }

    private func removeUnfinished() throws {
        try library.fileSystem.removeTree(temporary)
        try library.removeUnfinishedRenditions()
    }

    var temporary: FilePath { library.root.pushing(plan.shelf.temporary) }

    /// What is wrong with one book is told with the others; only what would meet them all is thrown.
    private func export(_ item: BookPlan.Item, from stock: inout ExportStock, _ result: inout Result) async throws {
        do {
            if try !isCurrent(item, in: stock) {
                let book = try await bind(item, from: &stock)
                try await write(book, as: item, stock.bundle(of: item, by: plan))
                result.written += 1
            }
            result.books.append(library.root.pushing(item.path))
        } catch let refusal as BookRefusal {
            result.refused.append(refusal)
        } catch  where Self.isOfOneBook(error) {
            result.refused.append(BookRefusal(title: item.title, blockedBy: "\(error)"))
        }
    }

    private func isCurrent(_ item: BookPlan.Item, in stock: ExportStock) throws -> Bool {
        if item.format.isFolder { try library.fileSystem.recoverTree(library.root.pushing(item.path)) }
        guard stock.isReady(item) || plan.options.allowsPlaceholders, let bundle = stock.books[item.path.string]
        else { return false }
        return try plan.isCurrent(bundle, item, stock.revisions, in: library)
    }

    private func bind(_ item: BookPlan.Item, from stock: inout ExportStock) async throws -> Book {
        let content = stock.content(of: item)
        if let refusal = stock.emptiness(of: item) { throw refusal }
        let binder = BookBinder(library: library, sourceDateEpoch: plan.sourceDateEpoch)
        let bound = try await stop.racing { [stock, plan] in
            var inspection = stock.inspection
            let (book, obstacles) = try await binder.bind(
                content, of: stock.facts, lastChange: stock.lastChange, title: item.title,
                isWholeCollection: item.story == nil, allowPlaceholders: plan.options.allowsPlaceholders,
                inspection: &inspection)
            return (book: book, obstacles: obstacles, inspection: inspection)
        }
        stock.inspection = bound.inspection
        guard bound.obstacles.isEmpty else {
            throw BookRefusal(title: item.title, name: stock.name(of: item), obstacles: bound.obstacles)
        }
        return bound.book
    }

    private func write(_ book: Book, as item: BookPlan.Item, _ bundle: StoredBundle) async throws {
        try await refuseToReplaceForeign(item)
        let unfinished = temporary.appending("book")
        var bundle = bundle
        bundle.fileSize = try await stop.racing { try await make(book, as: item.format, at: unfinished) }
        try await place(unfinished, as: item, bundle)
        listener(.exported(path: library.root.pushing(item.path).string))
    }

    private static func isOfOneBook(_ error: any Error) -> Bool {
        switch error {
        case is CancellationError, is LibraryError: false
        // What stands in the way of one archive's bytes is the disk.
        case ArchiveError.cannotWrite: false
        case let error as FileSystemError: !error.isOfWholeDisk
        default: LibraryError.plainReason(of: error) == nil
        }
    }
}
