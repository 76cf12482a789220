import Domain
import LibraryStore
import Pipeline
import Platform
import Reports
import SystemPackage

/// The file of `--summary`, from which programs see that a command is done. Its schema is `summary.schema.json`.
struct SummaryFile {
    let path: FilePath

    struct Document: Encodable {
        var schemaVersion = JSONText.schemaVersion
        var command: String
        /// Left out if the library is not that of a shard.
        var shard: String?
        /// What was merged into the library. Left out if nothing was.
        var shards: ShardsView?
        var collections: [Slug]
        var stories: Int
        var panelsByStatus: [PanelStatus: Int]
        /// Left out if there are none.
        var textStandIns: Int?
        /// SHA-256 of all that decides the books.
        var content: String
    }

    /// No summary is larger.
    private static let sizeLimit = 1_000_000

    /// Whether a file is a summary that a new one may replace, or is empty.
    static func isOne(_ file: FilePath, size: Int, _ fileSystem: any FileSystem) throws -> Bool {
        guard size > 0 else { return true }
        guard size <= sizeLimit,
            case .object(let members)? = try? JSONValue(parsing: fileSystem.read(file, limit: sizeLimit))
        else { return false }
        return ["schemaVersion", "command", "panelsByStatus", "content"].allSatisfy { members[$0] != nil }
    }

    /// Reads the library at `root` and writes the file. `collections` nil means all of the library.
    func write(_ collections: [Slug]? = nil, of root: FilePath, _ session: CommandSession) async throws {
        let library = try await Library.openForReading(
            at: root, environment: session.machine.run, listener: session.progress.show)
        let document: Document
        do {
            document = try await self.document(collections, of: library, session.command)
            try library.close()
        } catch {
            // The error to report is the first one.
            try? library.close()
            throw error
        }
        try write(Array(try JSONText.encode(document).utf8), session.machine.fileSystem)
    }

    private func document(
        _ collections: [Slug]?, of library: Library, _ command: String
    ) async throws -> Document {
        let all = try await library.collections.all().map(\.facts.slug)
        let summary = try await LibrarySummary(of: collections ?? all, in: library)
        return Document(
            command: command, shard: summary.shard?.description,
            shards: MergedShards(try await library.merging.mergedLibraries()).map(ShardsView.init),
            collections: summary.collections,
            stories: summary.stories, panelsByStatus: summary.panels,
            textStandIns: summary.textStandIns > 0 ? summary.textStandIns : nil, content: summary.content.hex)
    }

    /// A file with the same content keeps its time, so that what depends on it is not made again.
    private func write(_ bytes: [UInt8], _ fileSystem: any FileSystem) throws {
        let size = try fileSystem.status(of: path)?.size
        if size == bytes.count, try fileSystem.read(path, limit: bytes.count) == bytes { return }
        try fileSystem.makeDirectory(path.directory)
        try fileSystem.write(bytes, to: path, durably: true)
    }
}
