package import Domain
import Foundation
import GRDB

/// The plan of a growing collection, as far as runs have come.
extension CollectionStore {
    /// In order; empty if the collection does not grow, or is not there yet.
    package func grownStories(of collection: Slug) async throws -> [GrownStory] {
        try await database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT story FROM grown_story
                    WHERE collection_id = (SELECT id FROM collection WHERE slug = ?) ORDER BY number
                    """,
                arguments: [collection.text]
            ).map { try JSON.value($0) }
        }
    }

    /// Replaces the plan, if it differs.
    package func storeGrownStories(_ stories: [GrownStory], of collection: CollectionID) async throws {
        let texts = try stories.map { String(decoding: try JSON.encoder.encode($0), as: UTF8.self) }
        try await database.write { database in
            let present = try String.fetchAll(
                database, sql: "SELECT story FROM grown_story WHERE collection_id = ? ORDER BY number",
                arguments: [collection])
            guard present != texts else { return }
            try database.execute(sql: "DELETE FROM grown_story WHERE collection_id = ?", arguments: [collection])
            let insert = try database.cachedStatement(
                sql: "INSERT INTO grown_story (collection_id, number, story) VALUES (?, ?, ?)")
            for (number, text) in texts.enumerated() { try insert.execute(arguments: [collection, number, text]) }
        }
    }
}
