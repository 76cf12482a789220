package import Domain
import GRDB

/// A page that shows a picture of the run, with the backend that drew it.
package struct SimplifiedPage: Hashable, Sendable {
    var collection: Slug
    var story: Slug
    var page: Int
    package var backend: String

    /// `small-tales/boat/3`
    package var path: String { "\(collection)/\(story)/\(page)" }
}

extension PictureStore {
    /// The listed pages whose pictures a run drew on this rung, each once, in the order of the books.
    package func pages(drawnOn rung: Rung, in run: RunID) async throws -> [SimplifiedPage] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT DISTINCT collection.slug AS collection, story.slug AS story, page_number, attempt.backend
                    FROM attempt JOIN panel ON panel.id = panel_id AND drawn_run = run_id AND panel.status = \(PanelStatus.list(.ready))
                        JOIN story ON story.id = panel.story_id AND position IS NOT NULL
                        JOIN collection ON collection.id = panel.collection_id
                    WHERE run_id = ? AND rung = ? AND outcome = 'ready' AND attempt.id = (
                        SELECT max(id) FROM attempt AS latest WHERE latest.panel_id = panel.id AND latest.run_id = attempt.run_id)
                    ORDER BY collection.slug, position, page_number
                    """,
                arguments: [run, rung.rawValue]
            ).map {
                SimplifiedPage(
                    collection: Slug(title: $0["collection"]), story: Slug(title: $0["story"]), page: $0["page_number"],
                    backend: $0["backend"])
            }
        }
    }
}
