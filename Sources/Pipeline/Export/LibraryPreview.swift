package import LibraryStore
import Platform
package import SystemPackage

/// A copy of a library's database, from which books are written while a run goes on. Files that it makes are in a folder
/// beside these books, which is removed at the end. Picture files are read from the library itself.
package struct LibraryPreview: ~Copyable {
    package let library: Library
    /// Keeps other previews of the library out of its folder.
    private let lock: FileLock
    private let folder: FilePath
    private let fileSystem: any FileSystem

    /// `books` is the folder that the books are put into.
    package static func open(
        of root: FilePath, for books: BookFolder, environment: HostEnvironment
    ) async throws -> LibraryPreview {
        let fileSystem = environment.fileSystem
        try Library.requirePresence(at: root, fileSystem: fileSystem)
        let copy = try SnapshotCopy(
            of: root, fileSystem: fileSystem, makeScratchFolder: environment.makeScratchFolder)
        let folder = books.temporary(for: try await copy.library.identifier()).parent
        try fileSystem.makeDirectory(folder)
        switch try fileSystem.lock(folder.appending("lock"), holder: environment.lockHolder) {
        case .held(let holder):
            throw LibraryError.unusable(
                root,
                reason:
                    "\(holder) writes previews of it into “\(books.folder)”; try again when that has ended, or name "
                    + "another folder with --output")
        case .taken(let lock, _):
            let library = copy.writable(
                at: folder.appending("library"), fileSystem: fileSystem, redactor: environment.redactor)
            return LibraryPreview(library: library, lock: lock, folder: folder, fileSystem: fileSystem)
        }
    }

    /// What cannot be removed does no harm. The next preview removes it.
    package consuming func close() {
        try? library.close()
        try? fileSystem.removeTree(folder)
    }
}
