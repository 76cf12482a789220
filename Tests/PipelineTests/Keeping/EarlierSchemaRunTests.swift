import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Runs that go on with a library of an earlier version, down to the first.
struct EarlierSchemaRunTests {
    /// Makes the library of a night one that has had only the first so many migrations, with what these have room for.
    private static func takeBack(_ root: FilePath, to version: Int) throws {
        let new = root.appending("library.sqlite").string
        let old = root.appending("old.sqlite").string
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: old, configuration: configuration)
        try Schema.migrator.migrate(queue, upTo: Schema.migrator.migrations[version - 1])
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "ATTACH ? AS new", arguments: [new])
            let tables = try String.fetchAll(
                database,
                sql: "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%'")
            for table in tables {
                let columns = try database.columns(in: table).map { "\"\($0.name)\"" }.joined(separator: ", ")
                try database.execute(
                    sql: "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM new.\(table)")
            }
            try database.execute(sql: "DETACH new")
        }
        try queue.close()
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: new + suffix) }
        try FileManager.default.moveItem(atPath: old, toPath: new)
    }

    @Test(arguments: 1...6)
    func drawsWhatWasMissingAndNothingElse(version: Int) async throws {
        let kept = try await KeptLibrary()
        let whole = try await kept.night.outcome().counts
        // Two pages whose pictures were not drawn yet; one of them was in hand when a run died.
        try await kept.execute(
            """
            UPDATE panel SET picture = NULL, status = 'pending' WHERE id IN (2, 3);
            UPDATE panel SET status = 'generating' WHERE id = 3;
            UPDATE run SET finished = NULL;
            """)
        try Self.takeBack(kept.root, to: version)
        let summary = try await kept.night.run()
        #expect(summary.outcome == .whole)
        #expect(summary.drawn == 2)
        #expect(summary.panels == whole)
        #expect(kept.exists("library.sqlite.before-\(Schema.migrator.migrations[version])"))
        #expect(try await kept.night.run().run == nil, "then there is nothing to do")
    }
}
