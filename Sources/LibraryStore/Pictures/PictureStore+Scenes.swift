package import Domain
import GRDB

/// Finds pictures of pages that show the same scene, or nearly the same.
///
/// Only a picture that its page shows is found, because a replaced picture was rejected. A picture that the story shows
/// already is not found.
extension PictureStore {
    /// The undamaged picture of a page with exactly this scene, of the same story in another collection. It counts as
    /// the page's own picture, although its page number and its reference picture may differ.
    package func picture(
        of scene: PictureScene, in story: Slug, for panel: PanelJob
    ) async throws -> StoredPicture? {
        let found = try await database.read { database in
            try Row.fetchAll(
                database,
                sql: Self.shownScenes + """
                    WHERE scene.manner = ? AND shingles = ? AND words = ? AND story.slug = ? AND \(Self.isNotShown)
                    ORDER BY panel.page_number, panel.id
                    """,
                arguments: [scene.manner, scene.shingleCount, scene.words, story.text, panel.story]
            ).compactMap(StoredPicture.init)
        }
        return try firstWhole(among: found)
    }

    /// The undamaged picture of the page with the most similar words, in another story; of several the oldest panel's.
    /// `similarity` returns nil for words that are not similar enough. It is called only for scenes whose number of
    /// shingles is in `shingles`.
    package func similarPicture(
        to scene: PictureScene, shingles: ClosedRange<Int>, otherThanIn story: Slug, for panel: PanelJob,
        similarity: @Sendable (String) -> Double?
    ) async throws -> (picture: StoredPicture, like: SimilarPicture)? {
        let found = try await database.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: Self.shownScenes + """
                    WHERE scene.manner = ? AND shingles BETWEEN ? AND ? AND story.slug <> ? AND \(Self.isNotShown)
                    ORDER BY panel.id
                    """,
                arguments: [scene.manner, shingles.lowerBound, shingles.upperBound, story.text, panel.story])
            var found: [(picture: StoredPicture, like: SimilarPicture)] = []
            while let row = try rows.next() {
                guard let similarity = similarity(row["words"]), let picture = StoredPicture(row) else { continue }
                let like = SimilarPicture(
                    source: row["panel"], place: row["place"], scene: row["words"], similarity: similarity)
                found.append((picture, like))
            }
            return found
        }
        let best = found.enumerated().sorted {
            ($1.element.like.similarity, $0.offset) < ($0.element.like.similarity, $1.offset)
        }
        return try best.lazy.map(\.element).first { try firstWhole(among: [$0.picture]) != nil }
    }

    private static let shownScenes = """
        SELECT picture.*, scene.words, panel.id AS panel,
            collection.slug || '/' || story.slug || '/' || panel.page_number AS place
        FROM scene CROSS JOIN panel ON panel.id = scene.panel_id AND panel.picture = scene.picture AND panel.status = \(PanelStatus.list(.ready))
            JOIN story ON story.id = panel.story_id JOIN collection ON collection.id = story.collection_id
            JOIN picture ON picture.digest = scene.picture AND picture.provenance = 'model'

        """

    private static let isNotShown =
        "NOT EXISTS (SELECT 1 FROM panel AS own WHERE own.picture = scene.picture AND own.story_id = ?)"

    /// Records what a picture was drawn for, or which panel it is from.
    static func recordScene(of picture: StoredPicture, _ outcome: PanelOutcome, _ database: Database) throws {
        if let scene = outcome.scene {
            try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO scene (panel_id, picture, manner, words, shingles) VALUES (?, ?, ?, ?, ?)"
            ).execute(
                arguments: [outcome.panel, picture.digest, scene.manner, scene.words, scene.shingleCount])
            try database.cachedStatement(sql: "DELETE FROM similar_picture WHERE panel_id = ? AND picture = ?")
                .execute(arguments: [outcome.panel, picture.digest])
        } else if let like = outcome.similar {
            try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO similar_picture (panel_id, picture, source_panel, place, scene, similarity)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            ).execute(
                arguments: [
                    outcome.panel, picture.digest, like.source, like.place, like.scene, like.similarity,
                ])
        }
    }

    /// The panels of a story that show another panel's picture, with the present place of that panel.
    static func similarPictures(of story: StoryID, _ database: Database) throws -> [PanelID: SimilarPicture] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT panel.id AS panel, source_panel, scene, similarity,
                    coalesce(collection.slug || '/' || other.slug || '/' || source.page_number, place) AS place
                FROM panel JOIN similar_picture ON panel_id = panel.id AND similar_picture.picture = panel.picture
                    LEFT JOIN panel AS source ON source.id = source_panel
                    LEFT JOIN story AS other ON other.id = source.story_id
                    LEFT JOIN collection ON collection.id = other.collection_id
                WHERE panel.collection_id = (SELECT collection_id FROM story WHERE id = ?) AND panel.story_id = ?
                """,
            arguments: [story, story])
        var similar: [PanelID: SimilarPicture] = [:]
        while let row = try rows.next() {
            similar[row["panel"]] = SimilarPicture(
                source: row["source_panel"], place: row["place"], scene: row["scene"], similarity: row["similarity"])
        }
        return similar
    }
}
