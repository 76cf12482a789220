package import Domain
import GRDB
import Platform

/// Directions in other words. A panel whose direction is refused is set aside, stays in its queue, and is not claimed
/// until there are words for it.
extension PanelStore {
    static func setAside(_ panel: PanelID, basis: String, _ database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO rewrite (panel_id, basis, words) VALUES (?, ?, NULL)",
            arguments: [panel, basis])
    }

    /// A condition on the table of panels: the panel does not wait for other words.
    static let isNotSetAside = """
        NOT EXISTS (SELECT 1 FROM rewrite WHERE rewrite.panel_id = panel.id AND rewrite.words IS NULL)
        """

    /// The panels of a collection that wait for other words, up to a queue.
    package func panelsSetAside(in collection: CollectionID, upTo queue: PanelQueue) async throws -> [PanelJob] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT panel.* FROM rewrite JOIN panel ON panel.id = panel_id
                    WHERE words IS NULL AND collection_id = ? AND queue <= ? AND lease IS NULL ORDER BY panel.id
                    """,
                arguments: [collection, queue]
            ).map { try PanelJob($0) }
        }
    }

    /// Ends the wait of a panel. `words` are empty if there are none, `basis` also if no language model could be asked.
    package func storeRewrite(_ words: String, of panel: PanelID, basis: String) async throws {
        let words = library.redactor.redacted(words)
        try await database.write { database in
            try database.execute(
                sql: "UPDATE rewrite SET words = ?, basis = ? WHERE panel_id = ?", arguments: [words, basis, panel])
        }
    }

    /// Forgets what only the earlier run needed. Words that can be used are kept. Call only while holding the lock.
    package func forgetOpenRewrites() async throws {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM rewrite WHERE words IS NULL OR words = ''")
        }
    }

    /// A person's request for a panel does not wait. Words that can be used are kept.
    static func forgetOpenRewrite(of panel: PanelID, _ database: Database) throws {
        try database.cachedStatement(
            sql: "DELETE FROM rewrite WHERE panel_id = ? AND (words IS NULL OR words = '')"
        ).execute(arguments: [panel])
    }

    static func rewrite(of panel: PanelID, _ database: Database) throws -> Rewrite? {
        let select = try database.cachedStatement(
            sql: "SELECT * FROM rewrite WHERE panel_id = ? AND words IS NOT NULL")
        return try Row.fetchOne(select, arguments: [panel]).map { row in
            Rewrite(basis: row["basis"], words: row["words"])
        }
    }
}
