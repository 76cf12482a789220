package import Domain
import GRDB

extension PanelStore {
    /// Panels that show a placeholder because all backends refused to draw them. A panel with an outage does not count.
    package func refusedPanels(in collection: CollectionID) async throws -> Set<PanelID> {
        try await database.read { database in
            try PanelID.fetchSet(
                database,
                sql: """
                    SELECT id FROM panel WHERE collection_id = ? AND status = \(PanelStatus.list(.placeholder)) AND outage IS NULL
                        AND EXISTS (SELECT 1 FROM attempt WHERE panel_id = panel.id AND run_id = drawn_run)
                        AND NOT EXISTS (SELECT 1 FROM attempt
                            WHERE panel_id = panel.id AND run_id = drawn_run AND outcome <> 'refused')
                    """,
                arguments: [collection])
        }
    }
}
