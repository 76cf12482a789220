package import Domain
import GRDB
import Platform

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

    /// Panels that show such a picture whose file is not what was stored, by collection. Reads the files of all runs since
    /// the last that was finished, so that it costs nothing but after a crash. They are to be looked for in all
    /// collections: once a run is finished, of whichever, nobody looks for them any more.
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
            AND drawn_run > coalesce((SELECT id FROM run WHERE finished IS NOT NULL ORDER BY id DESC LIMIT 1), 0)
        """
}
