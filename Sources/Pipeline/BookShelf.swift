import Domain
package import FileSystems
import LibraryStore
package import SystemPackage

/// Where books are put.
package struct BookShelf: Sendable {
    /// Relative to the library, or whole.
    package let folder: FilePath
    /// Where a book lies until it has its name: on the same file system. Emptied when the next book is begun.
    package let temporary: FilePath

    /// The library's own.
    package static let library = BookShelf(folder: "bundles", temporary: "temporary/books")

    /// A folder elsewhere; relative paths count from `workingFolder`. Books that are not ready lie in a hidden folder in
    /// it, which is called after the library, so that two libraries can write into one folder.
    package static func folder(
        _ path: FilePath, of library: FilePath, from workingFolder: FilePath
    ) -> BookShelf {
        let folder = workingFolder.pushing(path).lexicallyNormalized()
        let root = workingFolder.pushing(library).lexicallyNormalized()
        return BookShelf(
            folder: folder, temporary: folder.appending(".nightpress-\(StableHash(of: root.string).hexPrefix).partial"))
    }

    var isOutside: Bool { folder.isAbsolute }

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
