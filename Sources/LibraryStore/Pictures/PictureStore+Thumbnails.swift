package import Domain
import GRDB

/// Small pictures for reports. They are renditions, as those for books are.
extension PictureStore {
    /// Each picture has one rendition of this use.
    package static let thumbnailUse = "thumbnail"

    /// Pictures with digests above `digest` that panels of a collection's listed stories show, in the order of their
    /// digests. Only those with a side of more than `side` pixels.
    package func picturesOnShow(
        in collection: CollectionID, largerThan side: Int, after digest: String, limit: Int
    ) async throws -> [StoredPicture] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM picture WHERE digest > ? AND max(width, height) > ? AND EXISTS (
                        SELECT 1 FROM panel INDEXED BY panel_picture
                        WHERE panel.picture = digest AND panel.collection_id = ?
                            AND (SELECT position FROM story WHERE story.id = story_id) IS NOT NULL)
                    ORDER BY digest LIMIT ?
                    """,
                arguments: [digest, side, collection, limit]
            ).compactMap(StoredPicture.init)
        }
    }
}

extension LibrarySnapshot {
    /// The recorded thumbnails of the pictures that a story shows, by the picture's digest. Files are not checked.
    package func thumbnails(of story: StoryID) throws -> [String: StoredRendition] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT rendition.* FROM panel JOIN rendition ON rendition.source = panel.picture AND use = ?
                WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                """,
            arguments: [PictureStore.thumbnailUse, story, story])
        var thumbnails: [String: StoredRendition] = [:]
        while let row = try rows.next() {
            guard let thumbnail = StoredRendition(row) else { continue }
            thumbnails[thumbnail.source] = thumbnail
        }
        return thumbnails
    }
}
