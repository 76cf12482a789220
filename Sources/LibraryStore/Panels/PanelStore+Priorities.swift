package import Domain
import Foundation
import GRDB

extension PanelStore {
    /// The listed stories that have panels to draw, in order.
    package func pendingStories(of collection: CollectionID) async throws -> [PendingStory] {
        try await database.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT DISTINCT story.id, story.slug, story.position, panel.priority_basis AS basis
                    FROM panel JOIN story ON story.id = panel.story_id
                    WHERE panel.collection_id = ? AND panel.queue IS NOT NULL AND panel.lease IS NULL AND story.position IS NOT NULL
                    ORDER BY story.position, story.id
                    """,
                arguments: [collection])
            var stories: [PendingStory] = []
            while let row = try rows.next() {
                if stories.last?.id == row["id"] {
                    stories[stories.count - 1].bases.insert(row["basis"])
                } else {
                    stories.append(PendingStory(id: row["id"], slug: Slug(title: row["slug"]), bases: [row["basis"]]))
                }
            }
            return stories
        }
    }

    /// The texts of a story's pages, in order from page 1.
    package func pageTexts(of story: StoryID) async throws -> [String] {
        try await database.read { database in
            try String.fetchAll(
                database, sql: "SELECT text FROM page WHERE story_id = ? ORDER BY number", arguments: [story])
        }
    }

    /// How many pages the listed and planned stories of a collection have.
    package func pageCounts(of collection: CollectionID) async throws -> [Slug: Int] {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT slug, (SELECT count(*) FROM page WHERE story_id = story.id) AS pages FROM story
                    WHERE collection_id = ? AND position IS NOT NULL AND characters IS NOT NULL
                    """,
                arguments: [collection])
            return Dictionary(uniqueKeysWithValues: rows.map { (Slug(title: $0["slug"]), $0["pages"]) })
        }
    }

    /// Sets the priorities of these stories' queued panels in one transaction. Claimed and finished panels keep theirs.
    /// Books contain priorities, so a changed priority increases the story's revision.
    package func rank(_ rankings: [(story: StoryID, ranking: StoryRanking)]) async throws {
        guard !rankings.isEmpty else { return }
        try await database.write { database in
            let pending = try database.makeStatement(
                sql: """
                    SELECT id, page_number, priority FROM panel
                    WHERE collection_id = (SELECT collection_id FROM story WHERE id = ?) AND story_id = ?
                        AND queue IS NOT NULL AND lease IS NULL
                    """)
            let update = try database.makeStatement(
                sql: "UPDATE panel SET priority = ?, priority_reasons = ?, priority_basis = ? WHERE id = ?")
            for (story, ranking) in rankings {
                var isChanged = false
                for row in try Row.fetchAll(pending, arguments: [story, story]) {
                    let page: Int = row["page_number"]
                    guard ranking.pages.indices.contains(page - 1) else { continue }
                    let priority = ranking.pages[page - 1]
                    isChanged = isChanged || priority.level.rawValue != row["priority"] as Int
                    try update.execute(
                        arguments: [
                            priority.level.rawValue, try priority.reasonsText, ranking.basis, row["id"] as PanelID,
                        ])
                }
                guard isChanged else { continue }
                try database.execute(
                    sql: "UPDATE story SET revision = revision + 1 WHERE id = ?", arguments: [story])
            }
        }
    }
}

extension ReasonedPriority {
    /// The reasons as stored: a JSON array of texts.
    var reasonsText: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return String(decoding: try encoder.encode(reasons), as: UTF8.self)
        }
    }

    /// Reads the columns `priority`, `priority_reasons` and `page_number`. If there are no reasons, the page number
    /// alone decided.
    init(_ row: Row, decoder: JSONDecoder) throws {
        let byPlace = ReasonedPriority(pageNumber: row["page_number"])
        let reasons: String? = row["priority_reasons"]
        self.init(
            level: PagePriority(rawValue: row["priority"]) ?? byPlace.level,
            reasons: try reasons.map { try decoder.decode([String].self, from: Data($0.utf8)) } ?? byPlace.reasons)
    }
}
