import Domain
package import LibraryStore
import Platform
import SystemPackage

/// Finds what a library does not need, and removes it if requested. What Nightpress did not make stays.
package struct CleanLibrary: Sendable {
    /// How many rows are in memory at the same time.
    static let batch = 512

    let library: Library
    let isForced: Bool
    private let keptReports: Int?

    /// `isForced` needs the lock. `keptReports` is how many of the newest reports are kept; nil keeps all.
    package init(library: Library, isForced: Bool, keptReports: Int?) {
        self.library = library
        self.isForced = isForced
        self.keptReports = keptReports
    }

    package func callAsFunction() async throws -> CleanResult {
        var result = CleanResult()
        try await clearUnshownRenditions(&result)
        try await clearUnshownPictures(&result)
        let found = try await StrayFiles(library: library)()
        for stray in found.strays {
            clear(RemovableFile(reason: .stray, path: stray.path, bytes: stray.size), [stray.path], &result)
        }
        result.unknown += found.unknown
        try clearTemporaryFiles(&result)
        try await clearBooks(&result)
        if let keptReports { try await clearReports(keeping: keptReports, &result) }
        return result
    }

    /// Rows are removed first: a picture without a row is only unused, a row without a picture is damage.
    private func clearUnshownPictures(_ result: inout CleanResult) async throws {
        var key = ""
        while true {
            let rows = try await library.integrity.unshownPictures(after: key, limit: Self.batch)
            guard let last = rows.last else { return }
            key = last.key
            if isForced { try await library.integrity.forget(pictures: rows.map(\.key)) }
            for row in rows {
                // A row that names no picture also names no file.
                let path = row.picture?.path
                let size = try path.map { try library.fileSystem.ownStatus(of: library.root.appending($0))?.size ?? 0 }
                clear(
                    RemovableFile(reason: .unshown, path: path ?? row.key, bytes: size ?? 0), path.map { [$0] } ?? [],
                    &result)
            }
        }
    }

    /// Removes books of unlisted stories with their rows, and book files without a row.
    private func clearBooks(_ result: inout CleanResult) async throws {
        let bundles = try await library.integrity.allBundles()
        let unlisted = bundles.filter { !$0.isListed }
        if isForced { try await library.integrity.forget(bundles: unlisted.map(\.bundle.path)) }
        let listedPaths = Set(bundles.filter(\.isListed).map(\.bundle.path))
        let unlistedPaths = Set(unlisted.map(\.bundle.path))
        let files = try BookFiles(in: library)
        result.unknown += files.unknown
        for book in files.books where !listedPaths.contains(book.path) {
            let reason: RemovableFile.Reason = unlistedPaths.contains(book.path) ? .unlistedBook : .strayBook
            try clear(book, reason, &result)
        }
    }

    private func clear(_ book: StrayFile, _ reason: RemovableFile.Reason, _ result: inout CleanResult) throws {
        guard BookPath(book.path)?.format.isFolder == true else {
            return clear(RemovableFile(reason: reason, path: book.path, bytes: book.size), [book.path], &result)
        }
        let reader = try ReaderFolder(at: library.root.appending(book.path), library.fileSystem)
        let files = reader.files.map(\.path) + reader.droppings
        let folders = reader.folders.map { "\(book.path)/\($0)" }
        clear(
            RemovableFile(reason: reason, path: book.path + "/", bytes: book.size),
            files: files.map { "\(book.path)/\($0)" },
            folders: folders + [book.path], isShared: !reader.foreign.isEmpty, &result)
    }

    /// Removes files if requested. `files` are relative to the library.
    func clear(_ file: RemovableFile, _ files: [String], _ result: inout CleanResult) {
        do {
            if isForced {
                for file in files {
                    try library.fileSystem.remove(FilePath(file), below: library.root, durably: false)
                }
            }
            result.removable.append(file)
        } catch {
            result.failures.append("\(error)")
        }
    }

    /// Removes a folder with its files if requested. An `isShared` folder also contains other files, and is kept.
    func clear(
        _ file: RemovableFile, files: [String], folders: [String], isShared: Bool, _ result: inout CleanResult
    ) {
        let failures = result.failures.count
        clear(file, files, &result)
        guard !isShared, result.failures.count == failures else { return }
        clearFolders(folders, &result)
    }

    /// Removes folders that are now empty if requested, the deepest first.
    private func clearFolders(_ folders: [String], _ result: inout CleanResult) {
        guard isForced else { return }
        do {
            for folder in folders {
                try library.fileSystem.removeDirectory(FilePath(folder), below: library.root)
            }
        } catch {
            result.failures.append("\(error)")
        }
    }
}
