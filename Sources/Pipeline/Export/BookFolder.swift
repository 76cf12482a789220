import Domain
import LibraryStore
package import Platform
package import SystemPackage

/// Where books are put.
package struct BookFolder: Sendable {
    /// Relative to the library, or whole and without links.
    let folder: FilePath
    /// Where the library lies that puts books elsewhere, whole and without links; nil for its own shelf.
    private let library: FilePath?

    /// The library's own.
    package static let library = BookFolder(folder: "bundles", library: nil)

    /// A folder elsewhere; relative paths count from `workingFolder`.
    package static func folder(
        _ path: FilePath, of library: FilePath, from workingFolder: FilePath, _ fileSystem: any FileSystem
    ) throws(FileSystemError) -> BookFolder {
        BookFolder(
            folder: try fileSystem.resolved(workingFolder.pushing(path)),
            library: try fileSystem.resolved(workingFolder.pushing(library)))
    }

    var isOutside: Bool { folder.isAbsolute }

    /// Where a book lies until it has its name: on the same file system. Elsewhere it is called after the library's mark
    /// and path, so that copies of a library, and libraries that lie at one path on several machines, can put books into
    /// one folder at once.
    func temporary(for mark: String) -> FilePath {
        guard let library else { return "temporary/books" }
        return folder.appending(".nightpress-\(StableHash(of: "\(mark) \(library)").hexPrefix).partial")
    }

    /// What is a file, and would have to be a folder for books to be put here; nil where nothing is.
    package func fileInTheWay(_ fileSystem: any FileSystem) throws(FileSystemError) -> FilePath? {
        var place = folder
        repeat {
            if let status = try fileSystem.status(of: place) { return status.kind == .directory ? nil : place }
        } while place.removeLastComponent()
        return nil
    }

    /// The library, of whomever, that a folder elsewhere lies in or is: its files are its own. Nil where it is in none.
    package func enclosingLibrary(_ fileSystem: any FileSystem) -> FilePath? {
        var place = folder
        repeat {
            // What may not be looked into is no library that could be written to.
            if (try? Library.exists(at: place, fileSystem: fileSystem)) == true { return place }
        } while place.removeLastComponent()
        return nil
    }
}
