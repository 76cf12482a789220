package import Domain
import GRDB
import Platform

/// What the built-in generators made in place of language models.
extension CollectionStore {
    /// Has language models asked again for all stand-ins of these collections' listed stories.
    package func requestStandIns(in collections: [CollectionID]) async throws {
        try await database.write { database in
            for collection in collections {
                try database.execute(
                    sql: """
                        UPDATE text_stand_in SET requested = 1 WHERE story_id IN
                            (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                        """,
                    arguments: [collection])
            }
        }
    }

    /// The same for single parts of stories.
    package func requestStandIns(_ standIns: [(story: StoryID, part: TextStandIn.Part)]) async throws {
        try await database.write { database in
            for (story, part) in standIns {
                try database.execute(
                    sql: "UPDATE text_stand_in SET requested = 1 WHERE story_id = ? AND part = ?",
                    arguments: [story, part.rawValue])
            }
        }
    }

    /// Records that language models were asked again without a result.
    package func endRequest(of part: TextStandIn.Part, of story: StoryID) async throws {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE text_stand_in SET requested = 0 WHERE story_id = ? AND part = ?",
                arguments: [story, part.rawValue])
        }
    }

    /// Replaces the stand-ins of a plan that is otherwise the same.
    package func storeStandIns(_ standIns: [TextStandIn], inPlanOf story: StoryID) async throws {
        let redacted = standIns.redacted(by: library.redactor)
        try await database.write { database in
            try Self.storeStandIns(redacted, inPlanOf: story, database)
        }
    }

    /// For a collection whose pipeline asks the built-in generators first: what they made is what it asks for.
    package func forgetStandIns(in collection: CollectionID) async throws {
        try await database.write { database in
            try database.execute(
                sql: "DELETE FROM text_stand_in WHERE story_id IN (SELECT id FROM story WHERE collection_id = ?)",
                arguments: [collection])
        }
    }

    /// Replaces the stand-ins of a story's plan, and deletes the answers about it if they are not needed any more.
    static func storeStandIns(_ standIns: [TextStandIn], inPlanOf story: StoryID, _ database: Database) throws {
        if !standIns.contains(where: \.part.isOfWholePlan) { try deleteAnswers(of: story, database) }
        try database.execute(
            sql: "DELETE FROM text_stand_in WHERE story_id = ? AND part <> ?",
            arguments: [story, TextStandIn.Part.story.rawValue])
        for standIn in standIns { try store(standIn, of: story, database) }
    }

    static func store(_ standIn: TextStandIn, of story: StoryID, _ database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO text_stand_in (story_id, part, reason, requested) VALUES (?, ?, ?, ?)",
            arguments: [story, standIn.part.rawValue, standIn.reason, standIn.isRequested])
    }

    /// The number of stand-ins in the listed stories of a collection.
    static func standInCount(in collection: CollectionID, _ database: Database) throws -> Int {
        try Int.fetchOne(
            database,
            sql: """
                SELECT count(*) FROM text_stand_in JOIN story ON story.id = story_id
                WHERE collection_id = ? AND position IS NOT NULL
                """,
            arguments: [collection]) ?? 0
    }
}

extension LibrarySnapshot {
    /// The stand-ins of a collection's stories: of the text, of the plan, then by page.
    func standIns(in collection: CollectionID) throws -> [StoryID: [TextStandIn]] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT text_stand_in.* FROM text_stand_in JOIN story ON story.id = story_id WHERE collection_id = ?
                """,
            arguments: [collection])
        var standIns: [StoryID: [TextStandIn]] = [:]
        while let row = try rows.next() {
            guard let part = TextStandIn.Part(rawValue: row["part"]) else { continue }
            standIns[row["story_id"], default: []].append(
                TextStandIn(part, reason: row["reason"], isRequested: row["requested"]))
        }
        return standIns.mapValues { $0.sorted { $0.part.order < $1.part.order } }
    }
}

extension [TextStandIn] {
    func redacted(by redactor: Redactor) -> [TextStandIn] {
        map { TextStandIn($0.part, reason: redactor.redacted($0.reason), isRequested: $0.isRequested) }
    }
}

extension TextStandIn.Part {
    fileprivate var order: Int {
        switch self {
        case .story: -3
        case .plan: -2
        case .cast: -1
        case .page(let number): number
        }
    }
}
