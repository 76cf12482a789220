import Platform
import Reports
import SystemPackage

/// The folder of one run's report. Separates the report's files from all others. Paths are relative to the library.
struct ReportFolder {
    let path: String
    private(set) var files: [StrayFile] = []
    /// Files that were being written when a run died.
    private(set) var partials: [StrayFile] = []
    /// A folder that was being filled when a run died.
    private(set) var partialTree: String?
    private(set) var unknown: [String] = []
    /// The deepest first, the folder itself last.
    private(set) var folders: [String]

    init(_ path: String, in root: FilePath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        self.path = path
        folders = [path]
        for entry in try fileSystem.entries(of: root.appending(path)) {
            let name = "\(path)/\(entry.name)"
            switch entry.kind {
            case .directory where entry.name == "logs":
                folders.insert(name, at: 0)
                for log in try fileSystem.entries(of: root.appending(name)) {
                    add(log, in: name, to: log.name.hasSuffix(".log") ? \.files : nil)
                }
            case .directory where entry.name == ReportWriter.storyFolder: try addStories(in: name, root, fileSystem)
            case .directory where entry.name == FilePath(ReportWriter.storyFolder).partial.string:
                partialTree = name
            default: add(entry, in: path, to: Self.place(of: entry.name))
            }
        }
    }

    private mutating func addStories(
        in folder: String, _ root: FilePath, _ fileSystem: any FileSystem
    ) throws(FileSystemError) {
        folders.insert(folder, at: 0)
        for collection in try fileSystem.entries(of: root.resolving(folder)) {
            guard collection.kind == .directory else {
                add(collection, in: folder, to: nil)
                continue
            }
            let path = "\(folder)/\(collection.name)"
            folders.insert(path, at: 0)
            for document in try fileSystem.entries(of: root.resolving(path)) {
                add(document, in: path, to: ReportWriter.isStoryDocument(document.name) ? \.files : nil)
            }
        }
    }

    private static func place(of name: String) -> WritableKeyPath<ReportFolder, [StrayFile]>? {
        if ReportWriter.fileNames.contains(name) { return \.files }
        return ReportWriter.fileNames.contains { FilePath($0).partial.string == name } ? \.partials : nil
    }

    private mutating func add(
        _ entry: DirectoryEntry, in folder: String, to place: WritableKeyPath<ReportFolder, [StrayFile]>?
    ) {
        if entry.kind == .file, let place {
            self[keyPath: place].append(StrayFile(path: "\(folder)/\(entry.name)", size: entry.size))
        } else {
            unknown.append(StrayFiles.path(of: entry, in: folder))
        }
    }
}
