import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// How a book comes to lie in its place: the old one or the new one is there, whole, and nobody else's file is lost.
extension ExportBooks {
    /// Throws where somebody's file would be lost; returns what the library knows of that which lies there.
    private func placement(
        of item: BookPlan.Item
    ) async throws -> (place: BookDestination, record: StoredBundle?, fingerprint: BookFingerprint?) {
        let place = BookDestination(
            path: library.root.pushing(item.path), format: item.format, fileSystem: library.fileSystem)
        let record = try await library.books.bundle(at: item.path.string)
        return (place, record, try place.occupant(plan.shelf.isOutside ? .byRecord(record) : .byName))
    }

    func write(_ book: Book, as item: BookPlan.Item, _ bundle: StoredBundle, on bench: BookStagingFolder) async throws {
        _ = try await placement(of: item)
        let unfinished = try bench.vacantPlace()
        do {
            let bundle = try await stop.racing { try await make(book, as: item, bundle, at: unfinished) }
            try await place(unfinished, as: item, bundle)
        } catch {
            // The error that matters is the one above.
            _ = try? bench.remove(unfinished)
            throw error
        }
        if let failure = try bench.remove(unfinished) { postLeftover(failure) }
        listener(.exported(path: library.root.pushing(item.path).string))
    }

    /// Returns what is to be recorded of it.
    private func make(
        _ book: Book, as item: BookPlan.Item, _ bundle: StoredBundle, at path: FilePath
    ) async throws -> StoredBundle {
        let fileSystem = library.fileSystem
        let renditions = RenditionStore(library: library, width: context.environment.processorCount)
        let format = item.format
        try await BookWriters(options: plan.options, renditions: renditions).writer(of: format)
            .write(plan.options.strips(format) ? try await renditions.stripped(book) : book, to: path)
        if format.isFolder { try fileSystem.syncTree(path) } else { try fileSystem.sync(path) }
        var bundle = bundle
        bundle.fileSize = try fileSystem.bookSize(of: path) ?? 0
        if plan.shelf.isOutside {
            bundle.fingerprint = try BookFingerprint(at: path, isFolder: format.isFolder, fileSystem).text
        }
        return bundle
    }

    /// The row says first that the place is the library's, and only at the end what lies there: an export that dies
    /// between leaves a book that is written again, never one that passes for another. Making a book takes minutes, in
    /// which somebody may have put something there.
    private func place(_ unfinished: FilePath, as item: BookPlan.Item, _ bundle: StoredBundle) async throws {
        let (place, former, fingerprint) = try await placement(of: item)
        let fileSystem = library.fileSystem
        try fileSystem.makeDirectory(place.path.parent)
        let before = try fileSystem.ownStatus(of: place.path)
        try await library.books.announce(bundle, over: fingerprint?.text, run: run)
        do {
            if item.format.isFolder {
                try exchange(unfinished, place)
            } else {
                try fileSystem.rename(unfinished, to: place.path, durably: true)
            }
        } catch {
            // What is still there is what the row said of it.
            if let former, before != nil, (try? fileSystem.ownStatus(of: place.path)) == before {
                try? await library.books.record(former, run: former.run)
            }
            throw error
        }
        try await library.books.record(bundle, run: run)
    }

    /// What somebody has put into the folder a moment ago is found in it when it has made room, and both go back.
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
