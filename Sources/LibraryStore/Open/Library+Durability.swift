package import Domain
import GRDB
import Platform

/// Pictures that cost nothing are stored without a sync. Until the run is finished, a power cut can delete their files
/// although their rows say that they are ready.
extension Library {
    /// Waits until the files of all pictures are on the disk. Call it before a run is recorded as finished.
    package func syncPictures() async throws {
        let isOwed = try await database.read { database in
            try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(Self.unsyncedPictures))") ?? false
        }
        if isOwed { try fileSystem.syncTree(layout.images) }
    }

    /// Panels by collection that show an unsynced picture whose file is not what was stored. Reads files only of runs
    /// after the last finished run, so that only a run after a crash reads many. Check all collections: once any run is
    /// finished, these pictures are not checked again.
    package func panelsWithUnsyncedDamage() async throws -> [CollectionID: [PanelID]] {
        let shown = try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT panel.id AS panel, collection_id, picture.* \(Self.unsyncedPictures)"
            ).map { row in
                (
                    panel: row["panel"] as PanelID, collection: row["collection_id"] as CollectionID,
                    picture: StoredPicture(row)
                )
            }
        }
        return try shown.reduce(into: [:]) { damaged, shown in
            if let picture = shown.picture, try pictures.isWhole(picture) { return }
            damaged[shown.collection, default: []].append(shown.panel)
        }
    }

    private static let unsyncedPictures = """
        FROM panel JOIN picture ON picture.digest = panel.picture
        WHERE provenance <> 'model'
            AND drawn_run > coalesce((
                SELECT id FROM run WHERE finished IS NOT NULL AND origin IS NULL ORDER BY id DESC LIMIT 1), 0)
        """
}
