package import Domain
import GRDB

extension PanelStore {
    /// Removes panels from the queues of passes that the pipeline no longer has. They keep their pictures.
    package func leaveQueues(after last: PanelQueue, in collection: CollectionID) async throws {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE panel SET queue = NULL WHERE collection_id = ? AND queue > ? AND picture IS NOT NULL",
                arguments: [collection, last])
        }
    }
}
