import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

/// Copies of libraries; the original stays unchanged.
struct SnapshotCopyTests {
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

    /// A copy that needs a scratch folder uses `scratch`.
    private static func copy(of root: FilePath, scratch: TemporaryFolder? = nil) throws(LibraryError) -> SnapshotCopy {
        try SnapshotCopy(of: root, fileSystem: LocalFileSystem()) {
            let folder = try #require(scratch).path.appending("scratch")
            try LocalFileSystem().makeDirectory(folder)
            return folder
        }
    }

    @Test func isEmptyWhereThereIsNoLibrary() async throws {
        let folder = try TemporaryFolder()
        let root = folder.path.appending("library")
        let copy = try Self.copy(of: root)
        #expect(try await copy.library.collections.all().isEmpty)
        _ = try await copy.library.collections.storeCollection(Self.facts)
        #expect(try Self.files(of: folder).isEmpty)
        #expect(throws: FileSystemError(.makeDirectory, root, .system(.readOnlyFileSystem))) {
            try copy.library.fileSystem.makeDirectory(root)
        }
    }

    @Test func holdsWhatTheLibraryHolds() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        _ = try await library.collections.storeCollection(Self.facts)
        try library.close()
        let (files, times) = (try Self.files(of: folder), try Self.times(of: folder))
        let copy = try Self.copy(of: folder.path)
        #expect(try await copy.library.collections.all().map(\.facts) == [Self.facts])
        _ = try await copy.library.runs.begin(
            NewRun(name: "a", started: 1, host: "b", programVersion: "c", promptsDigest: "d", collections: []))
        try copy.library.close()
        #expect(try Self.files(of: folder) == files)
        #expect(try Self.times(of: folder) == times)
    }

    /// Its last changes are only in the write-ahead log.
    @Test func seesWhatARunLeftThatDied() async throws {
        let (folder, dead) = (try TemporaryFolder(), try TemporaryFolder())
        let library = try Self.open(folder.path)
        _ = try await library.collections.storeCollection(Self.facts)
        for name in ["library.sqlite", "library.sqlite-wal"] {
            try dead.write(try folder.read(name), to: name)
        }
        try library.close()
        let (files, times) = (try Self.files(of: dead), try Self.times(of: dead))
        #expect(try LocalFileSystem().status(of: dead.path.appending("library.sqlite-wal"))?.size ?? 0 > 0)
        let scratch = try TemporaryFolder()
        let copy = try Self.copy(of: dead.path, scratch: scratch)
        #expect(try scratch.names.isEmpty)
        #expect(copy.worker == nil)
        #expect(try await copy.library.collections.all().map(\.facts) == [Self.facts])
        #expect(try Self.files(of: dead) == files)
        #expect(try Self.times(of: dead) == times)
    }

    @Test func saysWhereWhatARunLeftCannotBeCopied() throws {
        let (folder, scratch) = (try TemporaryFolder(), try TemporaryFolder())
        for name in ["library.sqlite", "library.sqlite-wal"] { try folder.write("left by a run", to: name) }
        try FileManager.default.createDirectory(
            atPath: scratch.path.appending("scratch/library.sqlite").string, withIntermediateDirectories: true)
        let error = #expect(throws: LibraryError.self) { try Self.copy(of: folder.path, scratch: scratch) }
        #expect(
            error?.description
                == "cannot use the library “\(folder.path)”: a run did not end on it, and its database cannot be copied: "
                + "cannot write “\(scratch.path)/scratch/library.sqlite”: Is a directory")
        #expect(try scratch.names.isEmpty)
    }

    @Test func saysWhereNoFolderCanBeMadeToLookAtWhatARunLeft() throws {
        let (folder, scratch) = (try TemporaryFolder(), try TemporaryFolder())
        for name in ["library.sqlite", "library.sqlite-wal"] { try folder.write("left by a run", to: name) }
        let inTheWay = try scratch.write("a file", to: "scratch")
        let error = #expect(throws: LibraryError.self) { try Self.copy(of: folder.path, scratch: scratch) }
        #expect(
            error?.description
                == "cannot use the library “\(folder.path)”: a run did not end on it, and no folder can be made to look at "
                + "its database: cannot create the directory “\(inTheWay)”: a file is in the way; move it or choose another directory"
        )
    }

    @Test func seesWhatARunThatGoesOnHasMade() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        guard case .taken(let lock, _) = try FileLock.attempt(at: folder.path.appending("lock"), holder: "process 7")
        else { return #expect(Bool(false)) }
        _ = try await library.collections.storeCollection(Self.facts)
        let copy = try Self.copy(of: folder.path)
        #expect(copy.worker == "process 7")
        #expect(try await copy.library.collections.all().map(\.facts) == [Self.facts])
        try library.close()
        _ = consume lock
    }

    @Test func bringsTheCopyOfAnOlderLibraryUpToDate() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        _ = try await library.collections.storeCollection(Self.facts)
        try await library.database.write { database in
            try database.execute(
                sql: """
                    ALTER TABLE attempt DROP COLUMN price;
                    DELETE FROM grdb_migrations WHERE identifier = '6-prices';
                    """)
        }
        try library.close()
        let files = try Self.files(of: folder)
        let copy = try Self.copy(of: folder.path)
        #expect(try await copy.library.dryRun.pastPictures(by: "sd").isEmpty)
        let columns = try await copy.library.database.read { try $0.columns(in: "attempt").map(\.name) }
        #expect(columns.contains("price"))
        #expect(try await copy.library.collections.all().map(\.facts) == [Self.facts])
        #expect(try Self.files(of: folder) == files)
    }

    @Test func refusesANewerLibrary() async throws {
        let folder = try TemporaryFolder()
        let library = try Self.open(folder.path)
        try await library.database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99-later')") }
        try library.close()
        let files = try Self.files(of: folder)
        #expect {
            try Self.copy(of: folder.path)
        } throws: {
            "\($0)".hasPrefix("the library “\(folder.path)” was written by a newer Nightpress (it has 99-later)")
        }
        #expect(try Self.files(of: folder) == files)
    }

    @Test func refusesWhatIsNoLibrary() throws {
        let folder = try TemporaryFolder()
        try folder.write("no database, but long enough to be taken for one if nobody looked", to: "library.sqlite")
        #expect(throws: LibraryError.self) { try Self.copy(of: folder.path) }
        #expect(throws: LibraryError.self) {
            try Self.copy(of: folder.path.appending("library.sqlite"))
        }
    }
}
