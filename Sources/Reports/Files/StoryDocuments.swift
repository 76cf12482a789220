import Domain
import Platform
import SystemPackage

/// The documents of a report's stories: they are written beside their places, and all put there when all are written.
struct StoryDocuments {
    static let folder = "stories"

    private let report: ReportOutline
    /// The report's own.
    private let root: FilePath
    private let fileSystem: any FileSystem
    private let beside: FilePath
    private var collections: Set<String> = []
    /// As ``StoryReport/document``, in order.
    private var written: [String] = []

    init(_ report: ReportOutline, in root: FilePath, on fileSystem: any FileSystem) throws {
        self.report = report
        self.root = root
        self.fileSystem = fileSystem
        beside = root.appending(Self.folder).partial
        // Of a report that died.
        try fileSystem.removeTree(beside)
        try fileSystem.makeDirectory(beside)
    }

    mutating func add(_ story: StoryReport) throws {
        guard let index = report.index(of: story) else { return }
        if collections.insert(story.collection.text).inserted {
            try fileSystem.makeDirectory(beside.appending(story.collection.text))
        }
        let document = StoryDocument(report: report, story: story, index: index)
        try fileSystem.create(place(beside, story.document), bytes: document.bytes, durably: false)
        written.append(story.document)
    }

    /// Puts them into their places. Those that a former report left and this has not are removed.
    func end() throws {
        try fileSystem.syncTree(beside)
        let folder = root.appending(Self.folder)
        try fileSystem.makeDirectory(folder)
        for collection in collections.sorted() { try fileSystem.makeDirectory(folder.appending(collection)) }
        for document in written {
            try fileSystem.rename(place(beside, document), to: root.resolving(document), durably: false)
        }
        try removeFormer()
        for collection in collections.sorted() { try fileSystem.sync(folder.appending(collection)) }
        try fileSystem.sync(folder)
        try fileSystem.removeTree(beside)
    }

    func remove() {
        // They are of no use; the error that matters is the one that led here.
        try? fileSystem.removeTree(beside)
    }

    private func place(_ folder: FilePath, _ document: String) -> FilePath {
        folder.resolving(String(document.dropFirst(Self.folder.count + 1)))
    }

    /// What else lies there is left to whoever put it there.
    private func removeFormer() throws {
        let current = Set(written)
        for collection in try fileSystem.entries(of: root.appending(Self.folder)) where collection.kind == .directory {
            let name = "\(Self.folder)/\(collection.name)"
            let entries = try fileSystem.entries(of: root.resolving(name))
            let former = entries.filter { entry in
                entry.kind == .file && Self.isDocumentName(entry.name) && !current.contains("\(name)/\(entry.name)")
            }
            for entry in former {
                try fileSystem.remove(FilePath("\(name)/\(entry.name)"), below: root, durably: false)
            }
            guard former.count == entries.count, !collections.contains(collection.name) else { continue }
            try fileSystem.removeDirectory(FilePath(name), below: root)
        }
    }

    /// Whether a file in a collection's folder has a name as these have.
    static func isDocumentName(_ name: String) -> Bool {
        name.hasSuffix(".html") && !name.hasPrefix(".")
    }
}
