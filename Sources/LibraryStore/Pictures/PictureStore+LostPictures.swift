package import Domain
import GRDB

/// Panels whose picture is missing.
extension PictureStore {
    /// Removes the panels' pictures and queues the panels as if they never had one, before any later pass.
    static let givingBack = """
        UPDATE panel SET picture = NULL,
            queue = min(CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN coalesce(queue, 1) ELSE queue END, 1),
            status = CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN \(PanelStatus.list(.pending)) ELSE status END
        WHERE

        """

    package func requeue(_ panels: [PanelID]) async throws {
        guard !panels.isEmpty else { return }
        try await database.write { database in
            for panel in panels {
                try database.cachedStatement(sql: Self.givingBack + "id = ?").execute(arguments: [panel])
            }
        }
    }
}
