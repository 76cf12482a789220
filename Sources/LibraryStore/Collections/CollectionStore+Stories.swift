package import Domain
import Foundation
import GRDB

extension CollectionStore {
    /// Creates the collection or updates its facts. Stores the path of its pipeline file.
    package func storeCollection(
        _ facts: CollectionFacts, from pipeline: String? = nil
    ) async throws -> CollectionID {
        let id = try await store(facts)
        if let pipeline {
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE collection SET pipeline = ? WHERE id = ? AND pipeline IS NOT ?",
                    arguments: [pipeline, id, pipeline])
            }
        }
        return id
    }

    /// The pipeline file that the collection was last stored from.
    package func pipelinePath(of collection: CollectionID) async throws -> String? {
        try await database.read { database in
            try String.fetchOne(
                database, sql: "SELECT pipeline FROM collection WHERE id = ?", arguments: [collection])
        }
    }

    private func store(_ facts: CollectionFacts) async throws -> CollectionID {
        try await database.write { database in
            if let row = try Row.fetchOne(
                database, sql: "SELECT * FROM collection WHERE slug = ?", arguments: [facts.slug.text])
            {
                let id: CollectionID = row["id"]
                if try CollectionFacts(row) != facts {
                    try database.execute(
                        sql: """
                            UPDATE collection SET title = ?, language = ?, youngest = ?, oldest = ?, rating = ?, style = ?, book = ?,
                                revision = revision + 1 WHERE id = ?
                            """,
                        arguments: [
                            facts.title, facts.language, facts.audience.ages.lowerBound, facts.audience.ages.upperBound,
                            facts.audience.rating.rawValue, facts.style, try facts.book.json, id,
                        ])
                }
                return id
            }
            try database.execute(
                sql: """
                    INSERT INTO collection (slug, title, language, youngest, oldest, rating, style, book)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    facts.slug.text, facts.title, facts.language, facts.audience.ages.lowerBound,
                    facts.audience.ages.upperBound, facts.audience.rating.rawValue, facts.style, try facts.book.json,
                ])
            return CollectionID(database.lastInsertedRowID)
        }
    }

    package func collection(_ slug: Slug) async throws -> (id: CollectionID, facts: CollectionFacts)? {
        try await database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM collection WHERE slug = ?", arguments: [slug.text])
                .map { ($0["id"], try CollectionFacts($0)) }
        }
    }

    package func all() async throws -> [(id: CollectionID, facts: CollectionFacts)] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM collection ORDER BY slug")
                .map { ($0["id"], try CollectionFacts($0)) }
        }
    }

    /// The stories of a collection in order. Stories that the pipeline no longer lists come last and have no position.
    package func stories(of collection: CollectionID) async throws -> [StoredStory] {
        try await library.view { try $0.stories(of: collection) }
    }

    /// Creates a story or replaces the text of one. A new text marks the story as unplanned; its pages stay until it is
    /// planned again. The basis of the plan stays if the text stays. Keys are masked in a text of a generator; the text
    /// of a file is stored as it is. `time` is now, in seconds since 1970.
    package func storeStory(
        _ story: NewStory, in collection: CollectionID, at time: Double? = nil
    ) async throws -> StoryID {
        let details = StoryDetails.columns
        let story = story.writtenBy == nil ? story : story.redacted(by: library.redactor)
        return try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO story (collection_id, slug, position, title, text, source_digest, written_by,
                        text_stored, placed, headings, passages, given_cast, \(details.joined(separator: ", ")))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?\(String(repeating: ", ?", count: details.count)))
                    ON CONFLICT (collection_id, slug) DO UPDATE SET
                        position = excluded.position, title = excluded.title, text = excluded.text,
                        source_digest = excluded.source_digest, written_by = excluded.written_by,
                        text_stored = excluded.text_stored, placed = excluded.placed,
                        headings = excluded.headings, passages = excluded.passages, given_cast = excluded.given_cast,
                        \(details.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")),
                        earlier_characters = coalesce(characters, earlier_characters),
                        earlier_theme = coalesce(planned_theme, earlier_theme),
                        characters = NULL, planned_theme = NULL,
                        planned_by = CASE WHEN \(Self.isSameText) THEN planned_by END,
                        plan_basis = CASE WHEN \(Self.isSameText) THEN plan_basis END,
                        revision = revision + 1
                    """,
                arguments: [
                    collection, story.slug.text, story.position, story.text.title, story.text.body, story.sourceDigest,
                    story.writtenBy, time, time, try story.text.headings.isEmpty ? nil : JSON.text(story.text.headings),
                    try story.text.passages.isEmpty ? nil : JSON.text(story.text.passages),
                    try story.text.cast.isEmpty ? nil : JSON.text(story.text.cast),
                ] + StatementArguments(story.text.details.values))
            let id =
                try StoryID.fetchOne(
                    database, sql: "SELECT id FROM story WHERE collection_id = ? AND slug = ?",
                    arguments: [collection, story.slug.text]) ?? StoryID(database.lastInsertedRowID)
            try Self.deleteAnswers(of: id, database)
            try database.execute(
                sql: """
                    DELETE FROM text_stand_in WHERE story_id = ?
                        AND (part = ? OR (SELECT plan_basis FROM story WHERE id = story_id) IS NULL)
                    """,
                arguments: [id, TextStandIn.Part.story.rawValue])
            if let reason = story.standInReason {
                try Self.store(TextStandIn(.story, reason: reason), of: id, database)
            }
            return id
        }
    }

    /// Compares a stored story with a new one, apart from the characters that its source describes.
    private static let isSameText = """
        title = excluded.title AND text = excluded.text AND headings IS excluded.headings
            AND passages IS excluded.passages AND theme IS excluded.theme
            AND written_by IS excluded.written_by
        """

    package func text(of story: StoryID) async throws -> String? {
        try await database.read {
            try String.fetchOne($0, sql: "SELECT text FROM story WHERE id = ?", arguments: [story])
        }
    }

    /// Records how the files of stories were when they were read.
    package func store(sourceStates states: [StoryID: String]) async throws {
        guard !states.isEmpty else { return }
        try await database.write { database in
            let update = try database.makeStatement(sql: "UPDATE story SET source_state = ? WHERE id = ?")
            for (story, state) in states { try update.execute(arguments: [state, story]) }
        }
    }

    /// Sets the order of the pipeline. A story that is not listed keeps its pages and is left out of books. Stories
    /// without a tier are free. Stories that are `elsewhere` keep their places in the order, but another shard makes
    /// them: this library says nothing about them. `time` is now, in seconds since 1970.
    package func arrange(
        _ order: [Slug], tiers: [Slug: Tier] = [:], elsewhere: Set<Slug> = [], in collection: CollectionID,
        at time: Double? = nil
    ) async throws {
        try await database.write { database in
            let stored = try Row.fetchAll(
                database, sql: "SELECT id, slug, position, placed FROM story WHERE collection_id = ?",
                arguments: [collection])
            let own = order.enumerated().filter { !elsewhere.contains($1) }
            let places = Dictionary(uniqueKeysWithValues: own.map { ($1.text, $0) })
            let moved = Set(elsewhere.map(\.text))
            for row in stored {
                let position = places[row["slug"]]
                let placed = moved.contains(row["slug"]) ? nil : time
                guard position != row["position"] || (row["placed"] == nil) != (placed == nil) else { continue }
                try database.execute(
                    sql: "UPDATE story SET position = ?, placed = ? WHERE id = ?",
                    arguments: [position, placed, row["id"] as StoryID])
            }
            for (slug, tier) in own.map({ ($1, tiers[$1] ?? .free) }) {
                try database.execute(
                    sql: """
                        UPDATE story SET tier = ?, placed = ?, revision = revision + 1
                        WHERE collection_id = ? AND slug = ? AND tier <> ?
                        """,
                    arguments: [tier.rawValue, time, collection, slug.text, tier.rawValue])
            }
        }
    }

    /// Listed stories without page specs, in order.
    package func storiesToPlan(in collection: CollectionID) async throws -> [StoryToPlan] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT id, slug, title, theme, text, headings, passages, plan_basis, given_cast FROM story
                    WHERE collection_id = ? AND position IS NOT NULL AND characters IS NULL ORDER BY position
                    """,
                arguments: [collection]
            ).map(StoryToPlan.init)
        }
    }
}

extension CollectionFacts {
    init(_ row: Row) throws {
        let slug: String = row["slug"]
        let rating: String = row["rating"]
        guard let slug = Slug(slug), let rating = Rating(rawValue: rating) else {
            throw DatabaseError(message: "the collection “\(slug)” is damaged")
        }
        self.init(
            slug: slug, title: row["title"], language: row["language"],
            audience: Audience(ages: row["youngest"]...row["oldest"], rating: rating), style: row["style"],
            book: try BookDetails(json: row["book"]))
    }
}
