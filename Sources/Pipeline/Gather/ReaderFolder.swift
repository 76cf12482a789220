import Books
import Domain
import Platform
import SystemPackage

/// The folder of an HTML reader, the book's files told from what others have put there. Paths are relative to it.
struct ReaderFolder {
    /// The book's.
    private(set) var files: [StrayFile] = []
    /// What systems drop into folders that somebody looks at; nobody misses it.
    private(set) var droppings: [String] = []
    /// What Nightpress never put there; directories end in a slash.
    private(set) var foreign: [String] = []
    private(set) var hasPictureFolder = false

    init(at path: FilePath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        for entry in try fileSystem.entries(of: path) {
            if entry.kind == .directory, entry.name == ReaderFiles.pictures {
                hasPictureFolder = true
                for picture in try fileSystem.entries(of: path.appending(entry.name)) {
                    add(picture, in: "\(entry.name)/", isOwn: PictureFileName(picture.name) != nil)
                }
            } else {
                add(entry, in: "", isOwn: ReaderFiles.names.contains(entry.name))
            }
        }
    }

    /// Bytes of the book's files.
    var size: Int { files.reduce(0) { $0 + $1.size } }

    /// Whether a book is, or was, there at all.
    var isReader: Bool { !files.isEmpty || foreign.isEmpty }

    private mutating func add(_ entry: DirectoryEntry, in folder: String, isOwn: Bool) {
        let path = folder + entry.name
        switch entry.kind {
        case .file where isOwn: files.append(StrayFile(path: path, size: entry.size))
        case .file where Self.isDropping(entry.name): droppings.append(path)
        default: foreign.append(entry.kind == .directory ? path + "/" : path)
        }
    }

    private static func isDropping(_ name: String) -> Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini", ".directory"].contains(name) || name.hasPrefix("._")
    }
}
