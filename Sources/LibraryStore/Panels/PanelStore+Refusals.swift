package import Domain
import GRDB

extension PanelStore {
    /// The refused panels of a collection's listed stories: they show a placeholder because all backends that were asked refused to draw
    /// them, and no person has requested them since. Each with the digest of the refused requests.
    package func refusedPanels(in collection: CollectionID) async throws -> [PanelID: String] {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT id, refused FROM panel
                    WHERE collection_id = ? AND status = \(PanelStatus.list(.placeholder)) AND \(Self.isRefused)
                        AND \(CollectionStore.isListed)
                    """,
                arguments: [collection])
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["id"], $0["refused"]) })
        }
    }

    /// A condition on the table of panels, for panels that show a placeholder.
    static let isRefused = "panel.refused IS NOT NULL AND panel.queue IS NULL"
}
