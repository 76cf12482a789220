package import Domain
import GRDB
import LibraryStore

/// Panels in any status.
extension LibraryDatabase {
    package struct Panel: Sendable {
        package var id: PanelID
        /// The collection's slug.
        package var slug: String
        package var page: Int
        package var status: String
        /// Digest.
        package var picture: String?
    }

    /// All panels in the order of planning; none if the tables do not exist yet.
    package func panels() throws -> [Panel] {
        try access { database in
            guard try database.tableExists("panel"),
                try database.columns(in: "panel").contains(where: { $0.name == "status" })
            else { return [] }
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT panel.*, slug FROM panel JOIN collection ON collection.id = collection_id ORDER BY panel.id
                    """
            ).map {
                Panel(
                    id: $0["id"], slug: $0["slug"], page: $0["page_number"], status: $0["status"],
                    picture: $0["picture"])
            }
        }
    }

    package func panelCount(where condition: String) throws -> Int {
        try integers("SELECT count(*) FROM panel WHERE \(condition)").first ?? 0
    }

    /// Sets the status of panels and removes their pictures.
    package func setStatus(_ status: PanelStatus, where condition: String) throws {
        try execute(
            "UPDATE panel SET status = '\(status.rawValue)', picture = NULL, drawn_run = NULL WHERE \(condition)")
    }

    /// Adds a second, pending panel to the page of a panel.
    package func addSecondPanel(besides panel: PanelID) throws {
        try execute(
            """
            INSERT INTO panel (page_id, collection_id, story_id, page_number, number, spec, priority, status)
            SELECT page_id, collection_id, story_id, page_number, 2, spec, priority, 'pending' FROM panel
            WHERE id = \(panel.value)
            """)
    }
}
