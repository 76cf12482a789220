import Bundles
import Domain
import FileSystems
import LibraryStore
import SystemPackage

/// How a book comes to lie in its place: the old one or the new one is there, whole, and nobody else's file is lost.
extension ExportBooks {
    /// In its own folder the library knows what is called as its books are; elsewhere only what it has put there.
    func refuseToReplaceForeign(_ item: BookPlan.Item) async throws {
        let place = BookPlace(
            path: library.root.pushing(item.path), format: item.format, fileSystem: library.fileSystem)
        let isKnown = plan.shelf.isOutside ? try await library.knowsBook(at: item.path.string) : true
        if let obstacle = try place.obstacle(isKnown: isKnown) {
            throw BookRefusal(title: item.title, blockedBy: obstacle)
        }
    }

    /// Returns its size in bytes.
    func make(_ book: Book, as format: ExportFormat, at path: FilePath) async throws -> Int {
        let fileSystem = library.fileSystem
        try fileSystem.makeDirectory(path.removingLastComponent())
        try fileSystem.removeTree(path)
        let renditions = RenditionShelf(library: library, width: width)
        try await BookWriters(options: plan.options, renditions: renditions).writer(of: format)
            .write(plan.options.strips(format) ? try await renditions.stripped(book) : book, to: path)
        if format.isFolder { try fileSystem.syncTree(path) } else { try fileSystem.sync(path) }
        return try fileSystem.bookSize(of: path) ?? 0
    }

    /// The row says first that the place is the library's, and only at the end what lies there: an export that dies
    /// between leaves a book that is written again, never one that passes for another.
    func place(_ unfinished: FilePath, as item: BookPlan.Item, _ bundle: StoredBundle) async throws {
        let path = library.root.pushing(item.path)
        try library.fileSystem.makeDirectory(path.removingLastComponent())
        try await library.record(bundle.unplaced, run: run)
        if item.format.isFolder {
            try library.fileSystem.replaceTree(path, with: unfinished)
        } else {
            try library.fileSystem.rename(unfinished, to: path, durably: true)
        }
        try await library.record(bundle, run: run)
    }
}
