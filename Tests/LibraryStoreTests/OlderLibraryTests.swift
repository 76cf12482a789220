import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

/// Libraries of an older program: they are migrated after the database was copied.
struct OlderLibraryTests {
    private let folder: TemporaryFolder
    private let fileSystem = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var root: FilePath { folder.path }

    private func open(_ purpose: Library.Purpose) throws -> (library: Library, copies: [FilePath]) {
        var copies: [FilePath] = []
        let library = try Library.open(at: root, fileSystem: fileSystem, for: purpose) { copies.append($0) }
        return (library, copies)
    }

    /// Names of tables and migrations of a database, read with a separate connection.
    private func contents(of path: FilePath) throws -> (tables: [String], migrations: [String]) {
        let queue = try DatabaseQueue(path: path.string)
        defer { try? queue.close() }
        return try queue.read { database in
            (
                try String.fetchAll(
                    database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"),
                try String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
            )
        }
    }

    @Test(arguments: [Library.Purpose.writing, .creating])
    func givesPagesOfTheFirstSchemaTheirStatus(_ purpose: Library.Purpose) async throws {
        try FirstSchema.makeLibrary(at: root)
        let (library, _) = try open(purpose)
        let (id, facts) = try #require(try await library.collections.all().first)
        #expect(facts.title == "Old")
        #expect(try await library.panels.panelCounts(in: [id]) == [.ready: 1, .pending: 1])
        let story = try #require(try await library.collections.stories(of: id).first)
        let pages = try await library.collections.pages(of: story.id)
        #expect(pages.map { $0.panels[0].status } == [.ready, .pending])
        #expect(pages.map { $0.panels[0].picture?.digest } == [FirstSchema.digest, nil])
        #expect(pages.map { $0.panels[0].priority } == [.critical, .high])
        #expect(try await library.integrity.databaseDamage(limit: 9).isEmpty)
        #expect(try await library.integrity.danglingReferences(limit: 9).isEmpty)
        try library.close()
        let (again, copies) = try open(.reading)
        #expect(try await again.panels.panelCounts(in: [id]) == [.ready: 1, .pending: 1])
        #expect(copies.isEmpty)
        try again.close()
    }

    @Test func keepsACopyOfTheDatabaseAsItWas() throws {
        try FirstSchema.makeLibrary(at: root)
        let before = try contents(of: root.appending("library.sqlite"))
        let (library, copies) = try open(.writing)
        try library.close()
        let copy = root.appending("library.sqlite.before-2-statuses-and-runs")
        #expect(copies == [copy])
        let kept = try contents(of: copy)
        #expect(kept.tables == before.tables)
        #expect(kept.migrations == ["1-stories-and-pictures"])
        #expect(try contents(of: root.appending("library.sqlite")).tables.count > before.tables.count)
        #expect(
            try folder.names == ["library.sqlite", "library.sqlite.before-2-statuses-and-runs", "nightpress-library"],
            "nothing else is left of the copying")
        let pages = try DatabaseQueue(path: copy.string).read { database in
            try String.fetchAll(database, sql: "SELECT text FROM page ORDER BY number")
        }
        #expect(pages == ["One.", "Two."])
    }

    @Test(.enabled(if: Program.isInstalled("sqlite3"), "there is no sqlite3 program here"))
    func theCopyIsADatabaseForOtherPrograms() throws {
        try FirstSchema.makeLibrary(at: root)
        try open(.writing).library.close()
        let copy = root.appending("library.sqlite.before-2-statuses-and-runs").string
        let answer = try #require(Program("sqlite3")).run([copy, "PRAGMA integrity_check; SELECT count(*) FROM panel"])
        #expect(answer.output == "ok\n2\n")
    }

    @Test func theCopyIsCalledAfterTheFirstMigrationThatWasMissing() throws {
        try makeLibraryWithoutPrices()
        let (library, copies) = try open(.writing)
        try library.close()
        let copy = root.appending("library.sqlite.before-6-prices")
        #expect(copies == [copy])
        #expect(try !contents(of: copy).migrations.contains("6-prices"))
        #expect(try contents(of: root.appending("library.sqlite")).migrations.contains("6-prices"))
    }

    @Test func aCopyFromBeforeIsReplacedByAWholeOne() throws {
        try FirstSchema.makeLibrary(at: root)
        try folder.write("half", to: "library.sqlite.before-2-statuses-and-runs")
        try folder.write("half", to: ".library.sqlite.before-2-statuses-and-runs.partial")
        try open(.writing).library.close()
        let copy = root.appending("library.sqlite.before-2-statuses-and-runs")
        #expect(try contents(of: copy).migrations == ["1-stories-and-pictures"])
        #expect(try folder.names.count == 3)
    }

    @Test func withoutRoomForACopyNothingIsMigrated() throws {
        try FirstSchema.makeLibrary(at: root)
        // A directory cannot be replaced by a file.
        try folder.write("in the way", to: "library.sqlite.before-2-statuses-and-runs/file")
        #expect(throws: LibraryError.self) { try open(.writing) }
        #expect(try contents(of: root.appending("library.sqlite")).migrations == ["1-stories-and-pictures"])
    }

    @Test func aNewLibraryAndACurrentOneNeedNoCopy() throws {
        for purpose in [Library.Purpose.creating, .creating, .writing, .reading] {
            let (library, copies) = try open(purpose)
            try library.close()
            #expect(copies.isEmpty)
        }
        #expect(try folder.names == ["library.sqlite", "nightpress-library"])
    }

    /// Each migration is a transaction of its own.
    @Test(arguments: ["1-stories-and-pictures", "20-outages"])
    func aLibraryWhoseMakingWasInterruptedNeedsNoCopy(last migration: String) throws {
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try Schema.migrator.migrate(queue, upTo: migration)
        try queue.close()
        let (library, copies) = try open(.creating)
        try library.close()
        #expect(copies.isEmpty)
        #expect(try folder.names == ["library.sqlite", "nightpress-library"])
    }

    @Test func readingLeavesAnOlderLibraryAsItIs() throws {
        try FirstSchema.makeLibrary(at: root)
        let bytes = try folder.read("library.sqlite")
        let error = #expect(throws: LibraryError.self) { try open(.reading) }
        #expect(
            error?.description
                == "the library “\(root)” was made by an older Nightpress; the next command that uses it brings it up to date"
        )
        #expect(try folder.read("library.sqlite") == bytes)
        #expect(try folder.names == ["library.sqlite"])
    }

    @Test func aNewerLibraryIsRefusedAndNotCopied() throws {
        try makeLibraryWithoutPrices()
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9-dreams')") }
        try queue.close()
        let error = #expect(throws: LibraryError.self) { try open(.writing) }
        #expect(
            error?.description
                == "the library “\(root)” was written by a newer Nightpress (it has 9-dreams); "
                + "use that version, or name another directory with --library")
        #expect(try folder.names == ["library.sqlite", "nightpress-library"])
    }

    /// A current library without the migration for limits on cost.
    private func makeLibraryWithoutPrices() throws {
        try open(.creating).library.close()
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO collection (slug, title, language, youngest, oldest, rating, style)
                        VALUES ('old', 'Old', 'en', 3, 6, 'G', '');
                    ALTER TABLE attempt DROP COLUMN price;
                    DELETE FROM grdb_migrations WHERE identifier = '6-prices';
                    """)
        }
        try queue.close()
    }
}

/// Read-only or full file systems.
@Suite(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
struct ReadOnlyLibraryTests {
    private let folder: TemporaryFolder
    private let disk: SmallDisk
    private let root: FilePath

    init() throws {
        folder = try TemporaryFolder()
        disk = try #require(try SmallDisk(in: folder, kilobytes: 4096))
        root = disk.path.appending("a # 100% odd? name")
        try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating).close()
    }

    @Test func aLibraryIsReadThere() async throws {
        try #require(try disk.makeReadOnly())
        let library = try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        #expect(try await library.integrity.pictureCount() == 0)
        try library.close()
    }

    @Test func aLibraryThatWasNotClosedIsNot() throws {
        try folder.write("frames", to: "disk/\(root.name ?? "")/library.sqlite-wal")
        try #require(try disk.makeReadOnly())
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        }
        #expect(
            error?.description
                == "cannot use the library “\(root)”: its file system is read-only and a run did not end on it; "
                + "copy it to another disk and name the copy with --library")
    }
}
