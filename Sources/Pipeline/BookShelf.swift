import Domain
package import SystemPackage

/// Where books are put.
package struct BookShelf: Sendable {
    /// Relative to the library, or whole.
    let folder: FilePath
    /// Where a book lies until it has its name: on the same file system. Emptied when the next book is begun.
    let temporary: FilePath

    /// The library's own.
    package static let library = BookShelf(folder: "bundles", temporary: "temporary/books")

    /// A folder outside it, by its whole path. Books that are not ready lie in a hidden folder in it, which is called
    /// after the library, so that two libraries can write into one folder.
    package static func folder(_ path: FilePath, of library: FilePath) -> BookShelf {
        BookShelf(
            folder: path, temporary: path.appending(".nightpress-\(StableHash(of: library.string).hexPrefix).partial"))
    }

    var isOutside: Bool { folder.isAbsolute }
}
