import Domain
import LibraryStore
import Platform
import SystemPackage

/// Searches `bundles/` for files with names of books.
struct BookFiles {
    /// Sorted by path.
    private(set) var books: [StrayFile] = []
    /// What Nightpress did not put there, relative to the library. Directories end in a slash.
    private(set) var unknown: [String] = []

    init(in library: Library) throws(FileSystemError) {
        var folders = ["bundles"]
        while let folder = folders.popLast() {
            for entry in try library.fileSystem.entries(of: library.root.appending(folder)) {
                let path = StrayFiles.path(of: entry, in: folder)
                let book = BookPath("\(folder)/\(entry.name)")
                // Kept for a person to look at.
                if KeptAside.isName(entry.name) { continue }
                if entry.kind == .directory, BookPath("\(path)a.epub") != nil {
                    folders.append("\(folder)/\(entry.name)")
                } else if let book, entry.kind == .directory, book.format.isFolder {
                    try add(reader: book.path.string, in: library)
                } else if let book, entry.kind == .file, !book.format.isFolder {
                    books.append(StrayFile(path: book.path.string, size: entry.size))
                } else {
                    unknown.append(path)
                }
            }
        }
        books.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func add(reader path: String, in library: Library) throws(FileSystemError) {
        let reader = try ReaderFolder(at: library.root.appending(path), library.fileSystem)
        guard reader.isReader else { return unknown.append(path + "/") }
        books.append(StrayFile(path: path, size: reader.size))
        unknown += reader.foreign.map { "\(path)/\($0)" }
    }
}
