package import Domain
import GRDB

extension PanelStore {
    /// The panels that a run has claimed, or had claimed when it died.
    package func leasedPanels() async throws -> Set<PanelID> {
        try await database.read { try PanelID.fetchSet($0, sql: "SELECT id FROM panel WHERE lease IS NOT NULL") }
    }
}
