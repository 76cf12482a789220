package import Domain
import GRDB

/// A collection, or one story of it, to be removed from the library.
package struct Removal: Hashable, Sendable {
    var collection: CollectionID
    /// Nil for the whole collection.
    var story: StoryID?

    package init(collection: CollectionID, story: StoryID?) {
        self.collection = collection
        self.story = story
    }
}

extension IntegrityStore {
    /// How many stories and pages a removal deletes.
    package func extent(of removal: Removal) async throws -> (stories: Int, pages: Int) {
        try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT count(DISTINCT story.id) AS stories, count(page.id) AS pages
                    FROM story LEFT JOIN page ON page.story_id = story.id
                    WHERE collection_id = ? AND (story.id = ? OR ? IS NULL)
                    """,
                arguments: [removal.collection, removal.story, removal.story])
            return (row?["stories"] ?? 0, row?["pages"] ?? 0)
        }
    }

    /// Deletes collections and stories with their pages, attempts and book records, in one transaction. Files are kept.
    package func remove(_ removals: [Removal]) async throws {
        try await database.write { database in
            for removal in removals {
                if let story = removal.story {
                    try Self.remove(story, of: removal.collection, database)
                } else {
                    try Self.remove(removal.collection, database)
                }
            }
            // What is merged again comes back.
            try database.execute(sql: "UPDATE merged_library SET state = NULL")
        }
    }

    private static func remove(_ story: StoryID, of collection: CollectionID, _ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM text_attempt
                WHERE collection_id = ? AND story = (SELECT slug FROM story WHERE id = ?)
                """,
            arguments: [collection, story])
        try CollectionStore.deleteAnswers(of: story, database)
        try database.execute(sql: "DELETE FROM page WHERE story_id = ?", arguments: [story])
        try database.execute(sql: "DELETE FROM story WHERE id = ?", arguments: [story])
        // A later story may get the same number. With a new revision, the collection's book is not taken for up to
        // date.
        try database.execute(
            sql: "UPDATE collection SET revision = revision + 1 WHERE id = ?", arguments: [collection])
    }

    private static func remove(_ collection: CollectionID, _ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM page WHERE story_id IN (SELECT id FROM story WHERE collection_id = ?)",
            arguments: [collection])
        try database.execute(sql: "DELETE FROM collection WHERE id = ?", arguments: [collection])
        // A later collection may get the same number. The runs of this one must not count as runs of the later one.
        try database.execute(
            sql: """
                UPDATE run SET
                    collections = (SELECT json_group_array(value) FROM json_each(run.collections) WHERE value <> :id),
                    outturn = json_set(outturn, '$.parts',
                        (SELECT json_group_array(json(part.value)) FROM json_each(run.outturn, '$.parts') AS part
                        WHERE part.value ->> 'collection' <> :id))
                WHERE EXISTS (SELECT 1 FROM json_each(run.collections) WHERE value = :id)
                """,
            arguments: ["id": collection])
    }
}
