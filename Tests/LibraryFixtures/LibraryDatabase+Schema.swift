import Foundation
import GRDB
import SystemPackage

@testable import LibraryStore

/// Libraries of other schema versions.
extension LibraryDatabase {
    /// Adds a migration of a newer version of the program.
    package func addUnknownMigration() throws {
        try execute("INSERT INTO grdb_migrations VALUES ('99-dreams')")
    }

    /// Reverts the migration `6-prices`.
    package func removePrices() throws {
        try execute(
            """
            ALTER TABLE attempt DROP COLUMN price;
            DELETE FROM grdb_migrations WHERE identifier = '6-prices';
            """)
    }

    /// Reverts the database to its first `version` migrations, with the data that these can hold. Returns the name of
    /// the next migration.
    package func takeBack(to version: Int) throws -> String {
        let old = root.appending("old.sqlite").string
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: old, configuration: configuration)
        try Schema.migrator.migrate(queue, upTo: Schema.migrator.migrations[version - 1])
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "ATTACH ? AS new", arguments: [path])
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
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        try FileManager.default.moveItem(atPath: old, toPath: path)
        return Schema.migrator.migrations[version]
    }
}
