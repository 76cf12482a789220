import Books
package import Domain
package import Generation
import LibraryStore
import Media
import Platform
package import SystemPackage

/// Writes the books of a collection that are missing or out of date.
package struct ExportBooks: Sendable {
    package struct Result: Sendable {
        /// Every book that exists now, written now or before.
        package var books: [FilePath] = []
        /// Books that are not written, each with its reason. All other books are written.
        package var refused: [BookProblem] = []
        /// How many were written.
        var written = 0
        /// Panels for books whose picture file is missing or changed.
        var lost: Set<PanelID> = []

        package init() {}
    }

    let context: LibraryContext
    let plan: BookPlan
    /// Draws placeholders for pages without a picture, where ``ExportOptions/allowsPlaceholders`` is set.
    let placeholders: @Sendable () throws -> any ImageGenerator
    /// The library whose picture files the panels show; the context's library unless that is a copy of a database.
    let pictures: FilePath
    /// Nil if the export is not part of a run.
    let run: RunID?
    let reported = OncePerKey()

    var library: Library { context.library }
    var stop: StopSignal { context.stop }
    var listener: @Sendable (RunEvent) -> Void { context.listener }

    /// When the context's signal is raised, the book in progress is given up. Books written before stay.
    package init(
        _ context: LibraryContext, plan: BookPlan, placeholders: @escaping @Sendable () throws -> any ImageGenerator,
        pictures: FilePath? = nil,
        run: RunID? = nil
    ) {
        self.context = context
        self.plan = plan
        self.placeholders = placeholders
        self.pictures = pictures ?? context.library.root
        self.run = run
    }

    func callAsFunction(
        _ formats: [ExportFormat], of collection: CollectionID, _ facts: CollectionFacts,
        _ choice: BookChoice = .all
    ) async throws -> Result {
        var result = Result()
        try await self(formats, of: collection, facts, choice, into: &result)
        return result
    }

    /// The same export. After an error, `result` contains what was done before it.
    package func callAsFunction(
        _ formats: [ExportFormat], of collection: CollectionID, _ facts: CollectionFacts,
        _ choice: BookChoice = .all, into result: inout Result
    ) async throws {
        var stock = try await input(of: collection, facts)
        if case .story(let slug) = choice, let refusal = stock.refusal(of: slug) { result.refused.append(refusal) }
        let bench = try await stagingFolder()
        do {
            let items = plan.items(formats, of: facts, stories: stock.stories).filter { choice.includes($0) }
            listener(.expecting(.booksWritten, items.count))
            for item in items {
                guard stop.reason == nil else { break }
                try await export(item, from: &stock, on: bench, &result)
                listener(.advanced(.booksWritten))
            }
        } catch is CancellationError where stop.reason != nil {
            // The reason is in the stop signal. The books written before are in the result.
        } catch {
            try? clear(bench)
            throw error
        }
        try clear(bench)
    }

    func input(of collection: CollectionID, _ facts: CollectionFacts) async throws -> ExportInput {
        try await ExportInput(
            of: collection, facts, for: plan, in: library, placeholders: placeholders, pictures: pictures)
    }

    /// An empty folder for unfinished books.
    func stagingFolder() async throws -> BookStagingFolder {
        let bench = BookStagingFolder(
            folder: library.root.pushing(plan.shelf.temporary(for: try await library.identifier())),
            fileSystem: library.fileSystem)
        try clear(bench)
        return bench
    }

    func clear(_ bench: BookStagingFolder) throws {
        if let failure = try bench.clear() { postLeftover(failure) }
        try library.pictures.removeUnfinishedRenditions()
    }

    /// A problem with one book is reported with the others. Only an error that would affect all books is thrown.
    private func export(
        _ item: BookPlan.Item, from stock: inout ExportInput, on bench: BookStagingFolder, _ result: inout Result
    ) async throws {
        do {
            if try await !isCurrent(item, in: stock) { try await write(item, from: &stock, on: bench, &result) }
            result.books.append(library.root.pushing(item.path))
        } catch let error as BookProblem {
            result.refused.append(error.of(item, in: library))
        } catch let obstacle as BookDestination.Obstacle {
            result.refused.append(BookProblem(title: item.title, blockedBy: obstacle.reason).of(item, in: library))
        } catch  where Self.isOfOneBook(error) {
            result.refused.append(BookProblem(title: item.title, blockedBy: "\(error)").of(item, in: library))
        }
    }

    func write(
        _ item: BookPlan.Item, from stock: inout ExportInput, on bench: BookStagingFolder, _ result: inout Result
    ) async throws {
        let book = try await bind(item, from: &stock, losing: &result.lost)
        try await write(book, as: item, stock.bundle(of: item, by: plan), on: bench)
        result.written += 1
    }

    /// An export that is not part of a run reads the book. A run only looks at its size.
    private func isCurrent(_ item: BookPlan.Item, in stock: ExportInput) async throws -> Bool {
        let path = item.path.string
        if item.format.isFolder, stock.books[path] == nil, try await library.books.bundle(at: path) != nil {
            // An export died while it replaced the book.
            try library.fileSystem.recoverTree(library.root.pushing(item.path))
        }
        guard stock.isReady(item) || plan.options.allowsPlaceholders, let bundle = stock.books[path]
        else { return false }
        guard try plan.isCurrent(bundle, item, stock.revisions, in: library) else { return false }
        guard run == nil, let recorded = bundle.fingerprint else { return true }
        return try BookFingerprint(
            at: library.root.pushing(item.path), isFolder: item.format.isFolder, library.fileSystem
        ).differences(from: recorded).isEmpty
    }

    private func bind(
        _ item: BookPlan.Item, from stock: inout ExportInput, losing lost: inout Set<PanelID>
    ) async throws -> Book {
        if let refusal = stock.emptiness(of: item) { throw refusal }
        let binder = BookAssembler(
            library: library, pictures: pictures, sourceDateEpoch: plan.sourceDateEpoch, refused: stock.refused)
        let bound = try await stop.racing { [stock, plan] in
            var (inspection, placeholders) = (stock.inspection, stock.placeholders)
            let binding = try await binder.bind(
                stock.content(of: item), of: stock.facts, lastChange: stock.lastChange(of: item), title: item.title,
                isWholeCollection: item.story == nil, allowPlaceholders: plan.options.allowsPlaceholders,
                inspection: &inspection, placeholders: &placeholders)
            return (binding: binding, inspection: inspection, placeholders: placeholders)
        }
        (stock.inspection, stock.placeholders) = (bound.inspection, bound.placeholders)
        lost.formUnion(bound.binding.lost)
        guard bound.binding.obstacles.isEmpty else {
            throw BookProblem(
                title: item.title, lacking: MissingPages(name: stock.name(of: item), bound.binding.obstacles))
        }
        return bound.binding.book
    }

    static func isOfOneBook(_ error: any Error) -> Bool {
        switch error {
        case is CancellationError, is LibraryError: false
        // If the bytes of one archive cannot be written, the cause is the disk.
        case ArchiveError.cannotWrite: false
        case let error as FileSystemError: !error.isOfWholeDisk
        default: LibraryError.plainReason(of: error) == nil
        }
    }
}
