package import Domain
import Foundation
import GRDB

/// The plan of a growing collection: the stories that runs have come to, and those to come that a language model
/// planned.
extension CollectionStore {
    /// In order; empty if the collection does not grow, or is not there yet.
    package func grownStories(of collection: Slug) async throws -> [GrownStory] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT story, made FROM grown_story
                    WHERE collection_id = (SELECT id FROM collection WHERE slug = ?) ORDER BY number
                    """,
                arguments: [collection.text]
            ).map { row in
                var story: GrownStory = try JSON.value(row["story"])
                story.isMade = row["made"]
                return story
            }
        }
    }

    /// Replaces the plan.
    package func storeGrownStories(_ stories: [GrownStory], of collection: CollectionID) async throws {
        let texts = try stories.map { String(decoding: try JSON.encoder.encode($0), as: UTF8.self) }
        try await database.write { database in
            try database.execute(sql: "DELETE FROM grown_story WHERE collection_id = ?", arguments: [collection])
            let insert = try database.cachedStatement(
                sql: "INSERT INTO grown_story (collection_id, number, story, made) VALUES (?, ?, ?, ?)")
            for (number, (text, story)) in zip(texts, stories).enumerated() {
                try insert.execute(arguments: [collection, number, text, story.isMade])
            }
        }
    }
}
