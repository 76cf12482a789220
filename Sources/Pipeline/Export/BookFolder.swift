import Domain
import LibraryStore
package import Platform
package import SystemPackage

/// The folder that books are put into.
package struct BookFolder: Sendable {
    /// Relative to the library, or absolute and without links.
    let folder: FilePath
    /// Path of the library whose books are put elsewhere, absolute and without links. Nil for the library's own folder.
    private let library: FilePath?
    /// Whether the books are previews. Their names differ from those of books.
    let isPreview: Bool

    /// The library's own folder.
    package static let library = BookFolder(folder: "bundles", library: nil, isPreview: false)

    /// A folder elsewhere. Relative paths count from `workingFolder`.
    package static func folder(
        _ path: FilePath, of library: FilePath, from workingFolder: FilePath, isPreview: Bool = false,
        _ fileSystem: any FileSystem
    ) throws(FileSystemError) -> BookFolder {
        BookFolder(
            folder: try fileSystem.resolved(workingFolder.pushing(path)),
            library: try fileSystem.resolved(workingFolder.pushing(library)), isPreview: isPreview)
    }

    /// `lanterns.epub`, or `lanterns.preview.epub`
    func fileName(of slug: Slug, _ format: ExportFormat) -> String {
        "\(slug)\(isPreview ? ".preview" : "").\(format.fileExtension)"
    }

    var isOutside: Bool { folder.isAbsolute }

    /// The folder of a book until the book gets its name, on the same file system. Elsewhere, its name depends on the
    /// library's mark and path. So copies of a library, and libraries with the same path on several machines, can put
    /// books into one folder at the same time.
    func temporary(for mark: String) -> FilePath {
        guard let library else { return "temporary/books" }
        let name = StableHash(of: "\(mark) \(library)").hexPrefix
        return folder.appending(
            isPreview ? ".nightpress-\(name)-preview.partial/books" : ".nightpress-\(name).partial")
    }

    /// The file that is in the place of a folder for the books; nil if there is none.
    package func fileInTheWay(_ fileSystem: any FileSystem) throws(FileSystemError) -> FilePath? {
        var place = folder
        repeat {
            if let status = try fileSystem.status(of: place) { return status.kind == .directory ? nil : place }
        } while place.removeLastComponent()
        return nil
    }

    /// The library, this one or another, that a folder elsewhere is in or is. Its files belong to that library. Nil if
    /// there is none.
    package func enclosingLibrary(_ fileSystem: any FileSystem) -> FilePath? {
        var place = folder
        repeat {
            // A folder that cannot be read is not a library that can be written to.
            if (try? Library.exists(at: place, fileSystem: fileSystem)) == true { return place }
        } while place.removeLastComponent()
        return nil
    }
}
