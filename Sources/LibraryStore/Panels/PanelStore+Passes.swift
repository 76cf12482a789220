package import Domain
import GRDB

extension PanelStore {
    /// Takes panels out of the queues of passes that their pipeline no longer has; they keep the picture that they show.
    package func leaveQueues(after last: PanelQueue, in collection: CollectionID) async throws {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE panel SET queue = NULL WHERE collection_id = ? AND queue > ? AND picture IS NOT NULL",
                arguments: [collection, last])
        }
    }
}
