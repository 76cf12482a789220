package import Domain
import Foundation
import GRDB
package import PageSpecs

extension Library {
    /// Makes the collection, or brings its facts up to date.
    package func storeCollection(_ facts: CollectionFacts) async throws -> CollectionID {
        try await database.write { database in
            if let row = try Row.fetchOne(
                database, sql: "SELECT * FROM collection WHERE slug = ?", arguments: [facts.slug.text])
            {
                let id: CollectionID = row["id"]
                if try CollectionFacts(row) != facts {
                    try database.execute(
                        sql: """
                            UPDATE collection SET title = ?, language = ?, youngest = ?, oldest = ?, rating = ?, style = ?,
                                revision = revision + 1 WHERE id = ?
                            """,
                        arguments: [
                            facts.title, facts.language, facts.audience.ages.lowerBound, facts.audience.ages.upperBound,
                            facts.audience.rating.rawValue, facts.style, id,
                        ])
                }
                return id
            }
            try database.execute(
                sql: """
                    INSERT INTO collection (slug, title, language, youngest, oldest, rating, style)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    facts.slug.text, facts.title, facts.language, facts.audience.ages.lowerBound,
                    facts.audience.ages.upperBound, facts.audience.rating.rawValue, facts.style,
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

    package func collections() async throws -> [(id: CollectionID, facts: CollectionFacts)] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM collection ORDER BY slug")
                .map { ($0["id"], try CollectionFacts($0)) }
        }
    }

    /// The stories of a collection in their order; those that the pipeline no longer lists come last, without a position.
    package func stories(of collection: CollectionID) async throws -> [StoredStory] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT id, slug, position, title, author, source_digest, planned_theme, planned_by, characters IS NOT NULL AS planned
                    FROM story WHERE collection_id = ? ORDER BY position IS NULL, position, id
                    """,
                arguments: [collection]
            ).map(StoredStory.init)
        }
    }

    package func storeStory(_ story: NewStory, in collection: CollectionID) async throws -> StoryID {
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO story (collection_id, slug, position, title, author, theme, text, source_digest, written_by)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (collection_id, slug) DO UPDATE SET
                        position = excluded.position, title = excluded.title, author = excluded.author, theme = excluded.theme,
                        text = excluded.text, source_digest = excluded.source_digest, written_by = excluded.written_by,
                        characters = NULL, planned_theme = NULL, planned_by = NULL, revision = revision + 1
                    """,
                arguments: [
                    collection, story.slug.text, story.position, story.text.title, story.text.author,
                    story.text.theme?.rawValue, story.text.body, story.sourceDigest, story.writtenBy,
                ])
            let id =
                try StoryID.fetchOne(
                    database, sql: "SELECT id FROM story WHERE collection_id = ? AND slug = ?",
                    arguments: [collection, story.slug.text]) ?? StoryID(database.lastInsertedRowID)
            try Self.removePages(of: id, database)
            return id
        }
    }

    /// Puts stories in the pipeline's order; a story that is not among them keeps its pages and leaves the books.
    package func arrange(_ order: [Slug], in collection: CollectionID) async throws {
        try await database.write { database in
            let stored = try Row.fetchAll(
                database, sql: "SELECT id, slug, position FROM story WHERE collection_id = ?", arguments: [collection])
            let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.text, $0) })
            for row in stored {
                let position = places[row["slug"]]
                guard position != row["position"] else { continue }
                try database.execute(
                    sql: "UPDATE story SET position = ? WHERE id = ?",
                    arguments: [position, row["id"] as StoryID])
            }
        }
    }

    /// Listed stories without page specs, in order.
    package func storiesToPlan(in collection: CollectionID) async throws -> [StoryToPlan] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT id, slug, title, theme, text FROM story
                    WHERE collection_id = ? AND position IS NOT NULL AND characters IS NULL ORDER BY position
                    """,
                arguments: [collection]
            ).map(StoryToPlan.init)
        }
    }

    /// Records a validated plan: its cast, and its pages with their text. Panels begin as pending. Without a ranking
    /// their place decides how early they are drawn.
    package func storePlan(
        _ plan: StoryPlan, pageTexts: [String], for story: StoryID, plannedBy backend: String,
        ranking: StoryRanking? = nil
    ) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let characters = String(decoding: try encoder.encode(plan.characters), as: UTF8.self)
        let specs = try plan.pages.map { try $0.panels.map { String(decoding: try encoder.encode($0), as: UTF8.self) } }
        try await database.write { database in
            try Self.removePages(of: story, database)
            try database.execute(
                sql: """
                    UPDATE story SET characters = ?, planned_theme = ?, planned_by = ?, revision = revision + 1 WHERE id = ?
                    """,
                arguments: [characters, plan.theme.rawValue, backend, story])
            let collection = try CollectionID.fetchOne(
                database, sql: "SELECT collection_id FROM story WHERE id = ?", arguments: [story])
            let page = try database.makeStatement(sql: "INSERT INTO page (story_id, number, text) VALUES (?, ?, ?)")
            let panel = try database.makeStatement(
                sql: """
                    INSERT INTO panel (page_id, collection_id, story_id, page_number, number, spec, priority,
                        priority_reasons, priority_basis)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """)
            for (index, pageSpec) in plan.pages.enumerated() {
                try page.execute(arguments: [story, pageSpec.number, pageTexts[index]])
                let pageID = database.lastInsertedRowID
                let priority = ranking?.pages[index] ?? ReasonedPriority(pageNumber: pageSpec.number)
                let reasons = try ranking == nil ? nil : priority.reasonsText
                for (number, spec) in specs[index].enumerated() {
                    try panel.execute(
                        arguments: [
                            pageID, collection, story, pageSpec.number, number + 1, spec, priority.level.rawValue,
                            reasons, ranking?.basis,
                        ])
                }
            }
        }
    }

    private static func removePages(of story: StoryID, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM page WHERE story_id = ?", arguments: [story])
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
            audience: Audience(ages: row["youngest"]...row["oldest"], rating: rating), style: row["style"])
    }
}
