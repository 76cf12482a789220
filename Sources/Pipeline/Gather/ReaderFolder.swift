import Books
import Domain
import Platform
import SystemPackage

/// The folder of an HTML reader. Separates the book's files from all others. Paths are relative to the folder.
struct ReaderFolder {
    /// The book's files.
    private(set) var files: [StrayFile] = []
    /// Files that operating systems put into folders that a user views. They can be removed without loss.
    private(set) var droppings: [String] = []
    /// What Nightpress did not put there. Directories end in a slash.
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

    /// Size of the book's files in bytes.
    var size: Int { files.reduce(0) { $0 + $1.size } }

    /// Whether a book is or was there.
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
