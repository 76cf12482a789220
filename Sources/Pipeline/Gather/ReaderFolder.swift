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
    /// The folders in it for the book's files.
    private(set) var folders: [String] = []

    init(at path: FilePath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        for entry in try fileSystem.entries(of: path) {
            if entry.kind == .directory, let isOwn = Self.namesInFolder[entry.name] {
                folders.append(entry.name)
                for file in try fileSystem.entries(of: path.appending(entry.name)) {
                    add(file, in: "\(entry.name)/", isOwn: isOwn(file.name))
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

    /// Whether a file in a folder has a name of the book's files there.
    private static let namesInFolder: [String: @Sendable (String) -> Bool] = [
        ReaderFiles.pictures: { PictureFileName($0) != nil }, ReaderFiles.fonts: ReaderFiles.isFont,
    ]

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
