package import Domain
import GRDB
package import Platform

/// Answers of language models about stories that are not complete. They are deleted when their story is written or
/// planned without stand-ins for the whole plan.
extension CollectionStore {
    package func answer(
        to question: SHA256Digest, of story: Slug, in collection: CollectionID
    ) async throws -> JSONValue? {
        try await database.read { database in
            let text = try String.fetchOne(
                database,
                sql: "SELECT answer FROM text_answer WHERE collection_id = ? AND story = ? AND question = ?",
                arguments: [collection, story.text, question.hex])
            return try text.map { try JSONValue(parsing: Array($0.utf8)) }
        }
    }

    static func deleteAnswers(of story: StoryID, _ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM text_answer WHERE EXISTS (SELECT 1 FROM story WHERE story.id = ?
                    AND story.collection_id = text_answer.collection_id AND story.slug = text_answer.story)
                """,
            arguments: [story])
    }
}
