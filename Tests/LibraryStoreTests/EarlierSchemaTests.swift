import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Platform

/// Libraries of every version since panels have a status, with panels in every status.
struct EarlierSchemaTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private struct Row: Equatable {
        var status: String
        var queue: Int?
        var interruptions: Int
        var picture: Character?
        var isLeased: Bool

        init(_ status: String, queue: Int? = nil, crashes: Int = 0, picture: Character? = nil, isLeased: Bool = false) {
            self.status = status
            self.queue = queue
            interruptions = crashes
            self.picture = picture
            self.isLeased = isLeased
        }
    }

    private func rows(_ library: Library) throws -> [Row] {
        try library.database.read { database in
            try GRDB.Row.fetchAll(database, sql: "SELECT * FROM panel ORDER BY id").map { row in
                Row(
                    row["status"], queue: row["queue"], crashes: row["interruptions"],
                    picture: (row["picture"] as String?)?.first, isLeased: row["lease"] != nil)
            }
        }
    }

    @Test(arguments: EarlierSchema.versions)
    func everyPanelIsWhereItWas(version: Int) async throws {
        let schema = EarlierSchema(version: version)
        try schema.makeLibrary(at: folder.path)
        var copies: [FilePath] = []
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing) {
            copies.append($0)
        }
        defer { try? library.close() }
        #expect(copies == [folder.path.appending("library.sqlite.before-\(schema.nextMigration)")])
        #expect(
            try rows(library) == [
                Row("pending", queue: 1), Row("scheduled", queue: 1, isLeased: true),
                Row("generating", queue: 1, isLeased: true), Row("retrying", queue: 1, isLeased: true),
                Row("ready", picture: "5"), Row("placeholder", picture: "6"), Row("failed"), Row("cancelled"),
                Row("generating", queue: 1, crashes: 2, isLeased: true),
            ])
        #expect(try await library.integrity.databaseDamage(limit: 9).isEmpty)
        #expect(try await library.integrity.danglingReferences(limit: 9).isEmpty)
    }

    /// A request that is not drawn yet does not describe the existing picture.
    @Test func whatAPictureWasDrawnForIsWhatWasAskedForLast() throws {
        try EarlierSchema(version: 8).makeLibrary(at: folder.path)
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try queue.write {
            try $0.execute(
                sql: """
                    UPDATE panel SET take = 2, wish = '{"direction":"A boat.","keepsShown":false}';
                    UPDATE panel SET status = 'ready', picture = (SELECT max(digest) FROM picture), queue = 0 WHERE id = 7;
                    """)
        }
        try queue.close()
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing)
        defer { try? library.close() }
        let shown = try library.database.read {
            try GRDB.Row.fetchAll($0, sql: "SELECT id FROM panel WHERE shown_take = 2 AND shown_direction = 'A boat.'")
                .map { $0["id"] as Int }
        }
        #expect(shown == [5])
    }

    /// Version 17 recorded a run that left a placeholder unchanged as the run that drew it. It also kept the results of
    /// removed collections.
    @Test func whoDrewAPlaceholderIsReportedByItsTime() throws {
        try EarlierSchema(version: 17).makeLibrary(at: folder.path)
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try queue.write {
            try $0.execute(
                sql: """
                    DELETE FROM attempt;
                    UPDATE panel SET lease = NULL, drawn_run = NULL;
                    DELETE FROM run;
                    INSERT INTO run (id, name, started, host, program_version, prompts_digest, collections, outturn)
                    VALUES (101, 'a', 100, '', '', '', '[1]', '{"parts":[{"collection":1},{"collection":2}]}'),
                        (102, 'b', 200, '', '', '', '[1]', NULL);
                    UPDATE panel SET drawn_run = 102, drawn_at = 150 WHERE status = 'placeholder';
                    UPDATE panel SET drawn_run = 102, drawn_at = 250 WHERE status = 'ready';
                    """)
        }
        try queue.close()
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing)
        defer { try? library.close() }
        let rows: [[String]] = try library.database.read {
            try GRDB.Row.fetchAll(
                $0,
                sql: """
                    SELECT drawn_run, left_run, ready_run, ready_at FROM panel WHERE status IN ('ready', 'placeholder')
                    ORDER BY status
                    """
            ).map { row in row.map { $0.1.description } }
        }
        #expect(rows == [["101", "102", "NULL", "NULL"], ["102", "NULL", "102", "250.0"]])
        let outturns = try library.database.read {
            try String?.fetchAll($0, sql: "SELECT outturn FROM run ORDER BY id")
        }
        #expect(outturns == [#"{"parts":[{"collection":1}]}"#, nil])
    }

    @Test(arguments: EarlierSchema.versions)
    func whatWasInHandGoesBackAndCountsTheCrash(version: Int) async throws {
        try EarlierSchema(version: version).makeLibrary(at: folder.path)
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing)
        defer { try? library.close() }
        let recovered = try await library.panels.recoverInterruptedPanels()
        #expect(recovered == (3, 1))
        #expect(
            try rows(library) == [
                Row("pending", queue: 1), Row("pending", queue: 1), Row("pending", queue: 1, crashes: 1),
                Row("pending", queue: 1, crashes: 1), Row("ready", picture: "5"), Row("placeholder", picture: "6"),
                Row("failed"), Row("cancelled"), Row("failed", crashes: 3),
            ])
        let (id, _) = try #require(try await library.collections.all().first)
        let run = try await library.runs.begin(
            NewRun(
                name: "20260101-000000", started: 0, host: "test", programVersion: "0", promptsDigest: "",
                collections: [id])
        ).id
        let claimed = try await library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 99), run: run, now: 0)
        #expect(claimed.map(\.pageNumber) == [1, 2, 3, 4])
        #expect(try await library.panels.requeue(in: [id]) == 3)
    }

    @Test(arguments: EarlierSchema.versions)
    func theCopyIsTheLibraryAsItWas(version: Int) throws {
        let schema = EarlierSchema(version: version)
        try schema.makeLibrary(at: folder.path)
        let before = try Self.dump(folder.path.appending("library.sqlite"))
        try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing).close()
        let copy = folder.path.appending("library.sqlite.before-\(schema.nextMigration)")
        #expect(try Self.dump(copy) == before)
    }

    @Test(arguments: [Library.Purpose.reading, .writing, .creating], ["wal", "delete"])
    func aNewerLibraryIsRefusedAndNotTouched(_ purpose: Library.Purpose, journal: String) throws {
        try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .creating).close()
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99-dreams')") }
        try queue.writeWithoutTransaction { _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = \(journal)") }
        try queue.close()
        let bytes = try folder.read("library.sqlite")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: purpose)
        }
        #expect(
            error?.description
                == "the library “\(folder.path)” was written by a newer Nightpress (it has 99-dreams); "
                + "use that version, or name another directory with --library")
        #expect(try folder.read("library.sqlite") == bytes)
        #expect(try folder.names == ["library.sqlite", "nightpress-library"])
    }

    /// Every table with every row.
    private static func dump(_ path: FilePath) throws -> [String] {
        let queue = try DatabaseQueue(path: path.string)
        defer { try? queue.close() }
        return try queue.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
            return try tables.flatMap { table in
                try GRDB.Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\(table) \($0)" }
            }
        }
    }
}
