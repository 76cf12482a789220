import FileSystems
import GRDB

/// Pictures that cost nothing are stored without waiting for the disk. Until a run is finished a power cut may take
/// their files, though their rows say that they are ready.
extension Library {
    /// Waits until the files of all pictures are on the disk. To be done before a run is called finished.
    package func syncPictures() async throws {
        let isOwed = try await database.read { database in
            try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(Self.unsyncedPictures))") ?? false
        }
        if isOwed { try fileSystem.syncTree(layout.images) }
    }

    /// Panels of a collection that show such a picture whose file is not what was stored. Reads the files of all runs since
    /// the last that was finished, so that it costs nothing but after a crash.
    package func panelsWithUnsyncedDamage(in collection: CollectionID) async throws -> [PanelID] {
        let shown = try await database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT panel.id AS panel, picture.* \(Self.unsyncedPictures) AND +panel.collection_id = ?",
                arguments: [collection]
            ).map { (panel: $0["panel"] as PanelID, picture: StoredPicture($0)) }
        }
        return try shown.filter { _, picture in try picture.map { try !isWhole($0) } ?? true }.map(\.panel)
    }

    private static let unsyncedPictures = """
        FROM panel JOIN picture ON picture.digest = panel.picture
        WHERE provenance <> 'model'
            AND drawn_run > coalesce((SELECT id FROM run WHERE finished IS NOT NULL ORDER BY id DESC LIMIT 1), 0)
        """
}
