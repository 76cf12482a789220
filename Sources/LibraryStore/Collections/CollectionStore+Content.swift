package import Domain
import GRDB
package import Platform

extension CollectionStore {
    /// A digest of the listed stories of the collections, their plans and the pictures that their pages show. It is the
    /// same for libraries with the same content, whatever their history.
    package func contentDigest(of collections: [CollectionID]) async throws -> SHA256Digest {
        try await database.read { database in
            var hasher = SHA256Hasher()
            for collection in collections {
                for sql in [Self.storyContent, Self.panelContent] {
                    let lines = try String.fetchCursor(database, sql: sql, arguments: [collection])
                    while let line = try lines.next() {
                        Array((line + "\n").utf8).withUnsafeBytes { hasher.update($0) }
                    }
                }
            }
            return hasher.digest
        }
    }

    private static let storyContent = """
        SELECT json_array(collection.slug, story.slug, tier, position, story.title, author, source_digest, characters)
        FROM story JOIN collection ON collection.id = collection_id
        WHERE collection_id = ? AND position IS NOT NULL ORDER BY position, story.slug
        """

    /// Headings and choices are part of the text, so that pages without them have the content of earlier versions.
    private static let panelContent = """
        SELECT json_array(story.slug, page_number, panel.number,
            page.text || CASE page.headings WHEN 0 THEN '' ELSE char(31) || page.headings END || coalesce(char(30) || page.choices, ''), spec, status, picture, shown_direction,
            shown_alt)
        FROM story JOIN panel ON panel.collection_id = story.collection_id AND panel.story_id = story.id
            JOIN page ON page.id = page_id
        WHERE story.collection_id = ? AND position IS NOT NULL ORDER BY position, story.slug, page_number, panel.number
        """
}
