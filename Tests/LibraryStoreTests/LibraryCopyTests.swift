import Domain
import FileSystems
import Foundation
import GRDB
import LibraryStore
import SystemPackage
import TestSupport
import Testing

/// Copies in memory, and that the library they are of stays as it is.
struct LibraryCopyTests {
    private static let facts = CollectionFacts(
        slug: Slug(title: "tales"), title: "Tales", language: "en", audience: Audience(ages: 3...6, rating: .general),
        style: "ink")

    private static func files(of folder: TemporaryFolder) throws -> [String: Data?] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path.string).reduce(into: [:]) {
            $0[$1] = FileManager.default.contents(atPath: folder.path.appending($1).string)
        }
    }

    private static func times(of folder: TemporaryFolder) throws -> [String: Date?] {
        let files = FileManager.default
        return try ([""] + files.subpathsOfDirectory(atPath: folder.path.string)).reduce(into: [:]) {
            $0[$1] =
                try files.attributesOfItem(atPath: folder.path.appending($1).string)[.modificationDate] as? Date
        }
    }

    private static func open(_ root: FilePath) throws -> Library {
        try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
    }

    @Test func isEmptyWhereThereIsNoLibrary() async throws {
        let folder = try TemporaryFolder()
        let root = folder.path.appending("library")
        let copy = try LibraryCopy(of: root, fileSystem: LocalFileSystem())
        #expect(try await copy.library.collections().isEmpty)
        _ = try await copy.library.storeCollection(Self.facts)
        #expect(try Self.files(of: folder).isEmpty)
        #expect(throws: FileSystemError(.makeDirectory, root, .system(.readOnlyFileSystem))) {
            try copy.library.fileSystem.makeDirectory(root)
        }
    }

    @Test func holdsWhatTheLibraryHolds() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        _ = try await library.storeCollection(Self.facts)
        try library.close()
        let (files, times) = (try Self.files(of: folder), try Self.times(of: folder))
        let copy = try LibraryCopy(of: folder.path, fileSystem: LocalFileSystem())
        #expect(try await copy.library.collections().map(\.facts) == [Self.facts])
        _ = try await copy.library.begin(
            NewRun(name: "a", started: 1, host: "b", programVersion: "c", promptsDigest: "d", collections: []))
        try copy.library.close()
        #expect(try Self.files(of: folder) == files)
        #expect(try Self.times(of: folder) == times)
    }

    /// Its last changes lie in the log alone.
    @Test func seesWhatARunLeftThatDied() async throws {
        let (folder, dead) = (try TemporaryFolder(), try TemporaryFolder())
        let library = try Self.open(folder.path)
        _ = try await library.storeCollection(Self.facts)
        for name in ["library.sqlite", "library.sqlite-wal"] {
            try dead.write(try folder.read(name), to: name)
        }
        try library.close()
        let (files, times) = (try Self.files(of: dead), try Self.times(of: dead))
        #expect(try LocalFileSystem().status(of: dead.path.appending("library.sqlite-wal"))?.size ?? 0 > 0)
        let copy = try LibraryCopy(of: dead.path, fileSystem: LocalFileSystem())
        #expect(copy.worker == nil)
        #expect(try await copy.library.collections().map(\.facts) == [Self.facts])
        #expect(try Self.files(of: dead) == files)
        #expect(try Self.times(of: dead) == times)
    }

    @Test func seesWhatARunThatGoesOnHasMade() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        guard case .taken(let lock, _) = try FileLock.attempt(at: folder.path.appending("lock"), holder: "process 7")
        else { return #expect(Bool(false)) }
        _ = try await library.storeCollection(Self.facts)
        let copy = try LibraryCopy(of: folder.path, fileSystem: LocalFileSystem())
        #expect(copy.worker == "process 7")
        #expect(try await copy.library.collections().map(\.facts) == [Self.facts])
        try library.close()
        _ = consume lock
    }

    /// It is brought up to date in memory alone.
    @Test func bringsAnOlderLibraryUpToDateInMemoryAlone() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        _ = try await library.storeCollection(Self.facts)
        try await library.database.write { database in
            try database.execute(
                sql: """
                    ALTER TABLE attempt DROP COLUMN price;
                    DELETE FROM grdb_migrations WHERE identifier = '6-prices';
                    """)
        }
        try library.close()
        let files = try Self.files(of: folder)
        let copy = try LibraryCopy(of: folder.path, fileSystem: LocalFileSystem())
        #expect(try await copy.library.pastPictures(by: "sd").isEmpty)
        let columns = try await copy.library.database.read { try $0.columns(in: "attempt").map(\.name) }
        #expect(columns.contains("price"))
        #expect(try await copy.library.collections().map(\.facts) == [Self.facts])
        #expect(try Self.files(of: folder) == files)
    }

    @Test func refusesANewerLibrary() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        try await library.database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99-later')") }
        try library.close()
        let files = try Self.files(of: folder)
        #expect {
            try LibraryCopy(of: folder.path, fileSystem: LocalFileSystem())
        } throws: {
            "\($0)".hasPrefix("the library “\(folder.path)” was written by a newer Nightpress (it has 99-later)")
        }
        #expect(try Self.files(of: folder) == files)
    }

    @Test func refusesWhatIsNoLibrary() throws {
        let folder = try TemporaryFolder()
        try folder.write("no database, but long enough to be taken for one if nobody looked", to: "library.sqlite")
        #expect(throws: LibraryError.self) { try LibraryCopy(of: folder.path, fileSystem: LocalFileSystem()) }
        #expect(throws: LibraryError.self) {
            try LibraryCopy(of: folder.path.appending("library.sqlite"), fileSystem: LocalFileSystem())
        }
    }
}
