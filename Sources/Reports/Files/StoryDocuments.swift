import Domain
import Platform
import SystemPackage

/// The documents of a report's stories. They are written to a temporary folder, and moved into place when all are
/// written.
struct StoryDocuments {
    static let folder = "stories"

    private let report: ReportOutline
    /// The report's own folder.
    private let root: FilePath
    private let fileSystem: any FileSystem
    private let redactor: Redactor
    private let beside: FilePath
    private var collections: Set<String> = []
    /// As ``StoryReport/document``, in the report's order.
    private var written: [String] = []

    init(_ report: ReportOutline, in root: FilePath, on fileSystem: any FileSystem, _ redactor: Redactor) throws {
        self.report = report
        self.root = root
        self.fileSystem = fileSystem
        self.redactor = redactor
        beside = root.appending(Self.folder).partial
        // Removes the remains of a report that was not completed.
        try fileSystem.removeTree(beside)
        try fileSystem.makeDirectory(beside)
    }

    mutating func add(_ story: StoryReport) throws {
        guard let index = report.index(of: story) else { return }
        if collections.insert(story.collection.text).inserted {
            try fileSystem.makeDirectory(beside.appending(story.collection.text))
        }
        let document = StoryDocument(report: report, story: story, index: index)
        try fileSystem.create(place(beside, story.document), bytes: redactor.redacted(document.bytes), durably: false)
        written.append(story.document)
    }

    /// Moves the documents into place. Removes documents of the previous report that this one does not have.
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
        // Ignores errors here. The error that led to the removal is reported.
        try? fileSystem.removeTree(beside)
    }

    private func place(_ folder: FilePath, _ document: String) -> FilePath {
        folder.resolving(String(document.dropFirst(Self.folder.count + 1)))
    }

    /// Files that reports did not write stay.
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

    /// Whether a file name in a collection's folder is one that story documents can have.
    static func isDocumentName(_ name: String) -> Bool {
        name.hasSuffix(".html") && !name.hasPrefix(".")
    }
}
