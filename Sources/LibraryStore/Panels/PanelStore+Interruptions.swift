import GRDB

extension PanelStore {
    /// For how many panels a run has attempts in progress, or had when it died.
    package func startedPanelCount() async throws -> Int {
        try await database.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM panel WHERE lease IS NOT NULL AND started") ?? 0
        }
    }
}
