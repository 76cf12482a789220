import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// Puts a book in its place. The old or the new book is always there, complete, and no file of others is lost.
extension ExportBooks {
    /// Throws if a file that is not the library's would be lost. Returns what the library knows about the existing
    /// book.
    private func placement(
        of item: BookPlan.Item
    ) async throws -> (place: BookDestination, record: StoredBundle?, occupant: BookDestination.Occupant?) {
        let place = BookDestination(
            path: library.root.pushing(item.path), format: item.format, fileSystem: library.fileSystem)
        let record = try await library.books.bundle(at: item.path.string)
        let isKnownByName = !plan.shelf.isOutside || plan.shelf.isPreview
        return (place, record, try place.occupant(isKnownByName ? .byName(record) : .byRecord(record)))
    }

    func write(_ book: Book, as item: BookPlan.Item, _ bundle: StoredBundle, on bench: BookStagingFolder) async throws {
        _ = try await placement(of: item)
        let unfinished = try bench.vacantPlace()
        do {
            let bundle = try await stop.racing { try await make(book, as: item, bundle, at: unfinished) }
            try await place(unfinished, as: item, bundle)
        } catch {
            // The error to report is the first one.
            _ = try? bench.remove(unfinished)
            throw error
        }
        if let failure = try bench.remove(unfinished) { postLeftover(failure) }
        listener(.exported(path: library.root.pushing(item.path).string))
    }

    /// Returns the row to record for the book.
    private func make(
        _ book: Book, as item: BookPlan.Item, _ bundle: StoredBundle, at path: FilePath
    ) async throws -> StoredBundle {
        let fileSystem = library.fileSystem
        let renditions = RenditionStore(library: library, width: context.environment.processorCount)
        let format = item.format
        let book = book.redacted(by: library.redactor)
        let digest = try await BookWriters(options: plan.options, renditions: renditions) { [listener] in
            listener(.notice($0))
        }
        .writer(of: format).write(try await pictured(book, format, renditions), to: path)
        // The disk writes while a book without a digest is read again from memory.
        async let synced: Void = format.isFolder ? fileSystem.syncTree(path) : fileSystem.sync(path)
        var bundle = bundle
        bundle.fileSize = try fileSystem.bookSize(of: path) ?? 0
        let fingerprint =
            try digest.map(BookFingerprint.init(file:))
            ?? BookFingerprint(at: path, isFolder: format.isFolder, fileSystem)
        bundle.fingerprint = fingerprint.text
        try await synced
        return bundle
    }

    /// The book with the picture files that this format takes.
    private func pictured(_ book: Book, _ format: ExportFormat, _ renditions: RenditionStore) async throws -> Book {
        if plan.options.strips(format) { return try await renditions.stripped(book) }
        return format == .bundle ? book : try await renditions.cleaned(book)
    }

    /// The row first records that the place belongs to the library. It records the book itself only at the end. If an
    /// export dies in between, its book is written again and is never taken for another book. The place is checked
    /// again, because making a book takes minutes and another program may write there meanwhile.
    private func place(_ unfinished: FilePath, as item: BookPlan.Item, _ bundle: StoredBundle) async throws {
        let (place, former, occupant) = try await placement(of: item)
        let fileSystem = library.fileSystem
        if occupant?.isChanged == true { try keepAside(place.path) }
        try fileSystem.makeDirectory(place.path.parent)
        let before = try fileSystem.ownStatus(of: place.path)
        try await library.books.announce(
            bundle, over: occupant?.isChanged == true ? nil : occupant?.fingerprint?.text, run: run)
        do {
            if item.format.isFolder {
                try exchange(unfinished, place)
            } else {
                try fileSystem.rename(unfinished, to: place.path, durably: true)
            }
        } catch {
            // The book that is still there is the one in the former row.
            if let former, before != nil, (try? fileSystem.ownStatus(of: place.path)) == before {
                try? await library.books.record(former, run: former.run)
            }
            throw error
        }
        try await library.books.record(bundle, run: run)
    }

    private func keepAside(_ path: FilePath) throws {
        let kept = try KeptAside(fileSystem: library.fileSystem, now: context.environment.now()).keep(path)
        listener(.notice("“\(path)” was changed since it was written; it is kept as “\(kept)”"))
    }

    /// A file that others put into the folder just before the exchange is found after it. Then both folders are
    /// exchanged back.
    private func exchange(_ unfinished: FilePath, _ place: BookDestination) throws {
        try library.fileSystem.replaceTree(place.path, with: unfinished)
        do {
            try place.requireOwnFiles(at: unfinished)
        } catch {
            try library.fileSystem.replaceTree(place.path, with: unfinished)
            throw error
        }
    }

    func postLeftover(_ failure: FileSystemError) {
        if reported.isNew(failure.path.string) { listener(.left(failure)) }
    }
}
