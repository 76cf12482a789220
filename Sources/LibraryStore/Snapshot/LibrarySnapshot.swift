package import Domain
import Foundation
import GRDB

/// A library at one moment. Changes by other processes are not visible in it.
package struct LibrarySnapshot {
    let database: Database

    fileprivate init(_ database: Database) {
        self.database = database
    }

    /// The stories of a collection in order. Stories that the pipeline no longer lists come last and have no position.
    package func stories(of collection: CollectionID) throws -> [StoredStory] {
        let standIns = try standIns(in: collection)
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT id, slug, position, title, \(StoryDetails.columns.joined(separator: ", ")), tier, dated, source_digest,
                    source_state, written_by, planned_theme, planned_by, plan_basis,
                    id NOT IN (\(Self.unplanned)) AS planned
                FROM story WHERE collection_id = ? ORDER BY position IS NULL, position, slug
                """,
            arguments: [collection, collection])
        var stories: [StoredStory] = []
        var bases: [String: PlanBasis] = [:]
        while let row = try rows.next() {
            stories.append(try StoredStory(row, standIns: standIns[row["id"], default: []], bases: &bases))
        }
        return stories
    }

    /// An index has them, so that no story is read to find out whether it has a plan. One argument: the collection.
    static let unplanned = """
        SELECT unplanned.id FROM story AS unplanned WHERE unplanned.collection_id = ? AND unplanned.characters IS NULL
        """

    /// The pages of a story in order, each with its panels in order.
    package func pages(of story: StoryID) throws -> [StoredPage] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT page.number AS page, page.text, page.headings, page.choices, panel.id, panel.number, panel.spec, panel.status, panel.priority,
                    panel.drawn_run, panel.drawn_at, ready_run, ready_at, shown_direction, shown_alt, picture.digest, picture.format,
                    picture.width, picture.height, picture.bytes, picture.recipe, picture.provenance, picture.backend,
                    picture.figures, picture.not_drawn
                FROM page LEFT JOIN panel ON panel.page_id = page.id LEFT JOIN picture ON picture.digest = panel.picture
                WHERE page.story_id = ? ORDER BY page.number, panel.number
                """,
            arguments: [story])
        let similar = try PictureStore.similarPictures(of: story, database)
        var pages: [StoredPage] = []
        let decoder = JSONDecoder()
        while let row = try rows.next() {
            let number: Int? = row["number"]
            var panel = try number.map { _ in try StoredPanel(row, decoder: decoder) }
            if let id = panel?.id { panel?.similar = similar[id] }
            if let panel, pages.last?.number == row["page"] {
                pages[pages.count - 1].panels.append(panel)
            } else {
                pages.append(
                    StoredPage(
                        number: row["page"], text: row["text"], headings: row["headings"],
                        choices: try (row["choices"] as String?).map { try JSON.value($0) } ?? [],
                        panels: panel.map { [$0] } ?? []))
            }
        }
        return pages
    }

    /// The attempts for the panels of a story, in one run or in all runs, by panel.
    package func attempts(of story: StoryID, in run: RunID? = nil) throws -> [PanelID: [Attempt]] {
        let attempts = try Attempt.fetchAll(
            database,
            sql: """
                SELECT attempt.* FROM panel JOIN attempt ON attempt.panel_id = panel.id
                WHERE panel.story_id = ? AND panel.collection_id = (SELECT collection_id FROM story WHERE id = ?)
                    AND (run_id = ? OR ? IS NULL)
                ORDER BY attempt.id
                """,
            arguments: [story, story, run, run])
        return Dictionary(grouping: attempts, by: \.panel)
    }
}

extension Library {
    /// Everything that `body` reads is from the same moment.
    package func view<Value: Sendable>(_ body: @Sendable (LibrarySnapshot) throws -> Value) async throws -> Value {
        try await database.read { try body(LibrarySnapshot($0)) }
    }
}
