/// Databases that reject some writes.
extension LibraryDatabase {
    /// Writes to a table fail with “the disk has a scratch”. `event`: the rejected statement, such as `INSERT`;
    /// `condition`: an SQL condition.
    package func failWrites(to table: String, on event: String, when condition: String? = nil) throws {
        try execute(
            """
            CREATE TRIGGER broken BEFORE \(event) ON \(table) \(condition.map { "WHEN \($0)" } ?? "")
                BEGIN SELECT RAISE(ABORT, 'the disk has a scratch'); END
            """)
    }

    package func allowWrites() throws {
        try execute("DROP TRIGGER broken")
    }

    package func rename(table name: String, to other: String) throws {
        try execute("ALTER TABLE \(name) RENAME TO \(other)")
    }
}
