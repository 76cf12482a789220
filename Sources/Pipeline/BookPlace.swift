import Domain
import FileSystems
import SystemPackage

/// Where a book is to be put, and whether it may take the place of what lies there.
struct BookPlace {
    let path: FilePath
    let format: ExportFormat
    let fileSystem: any FileSystem

    /// Whose file would be lost, and what to do; nil where nobody's would. `isKnown` says that the library has put
    /// something there.
    func obstacle(isKnown: Bool) throws(FileSystemError) -> String? {
        guard let status = try fileSystem.ownStatus(of: path) else { return nil }
        guard status.kind == (format.isFolder ? .directory : .file) else {
            return "“\(path)” is \(Self.words(for: status.kind)), no book of this library; move it away"
        }
        guard isKnown else {
            return
                "“\(path)” is there already, and this library did not write it; move it away or choose another folder"
        }
        guard format.isFolder, let foreign = try ReaderFolder(at: path, fileSystem).foreign.first else { return nil }
        return "“\(path.pushing(FilePath(foreign)))” is no part of the book and would be lost; move it away"
    }

    private static func words(for kind: FileStatus.Kind) -> String {
        switch kind {
        case .file: "a file"
        case .directory: "a folder"
        case .link: "a symbolic link"
        case .other: "no regular file"
        }
    }
}
