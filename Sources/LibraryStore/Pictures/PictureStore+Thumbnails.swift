package import Domain
import GRDB

/// Small pictures for reports. They are renditions, as those for books are.
extension PictureStore {
    /// Each picture has one rendition of this use.
    package static let thumbnailUse = "thumbnail"

    /// The pictures that the panels of a story show, each once.
    package func picturesOnShow(of story: StoryID) async throws -> [StoredPicture] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT DISTINCT picture.* FROM panel JOIN picture ON digest = panel.picture
                    WHERE collection_id = (SELECT collection_id FROM story WHERE id = ?) AND story_id = ?
                    ORDER BY digest
                    """,
                arguments: [story, story]
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
