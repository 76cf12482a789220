package import Domain
import Foundation
import GRDB

/// A page with its pictures, as books and reports need it.
package struct StoredPage: Sendable {
    package var number: Int
    package var text: String
    package var panels: [StoredPanel]
}

package struct StoredPanel: Sendable {
    package var id: PanelID
    package var number: Int
    /// What was planned, unless the picture was drawn for something else.
    package var direction: String
    /// What is to be seen: of a picture that was drawn for something else, that.
    package var alt: String
    package var status: PanelStatus
    package var priority: PagePriority
    package var picture: StoredPicture?
    package var drawnRun: RunID?
    /// Seconds since 1970.
    package var drawnAt: Double?
    /// The run in which it became ready that was not before, and when; nil where it never did.
    package var readyRun: RunID?
    package var readyAt: Double?
    /// Whose picture it shows; nil where it is its own.
    package var similar: SimilarPicture?
}

extension CollectionStore {
    /// The pages of a story in order, each with its panels in order.
    package func pages(of story: StoryID) async throws -> [StoredPage] {
        try await library.view { try $0.pages(of: story) }
    }

    /// All attempts of a story, of whichever run, by panel.
    func attempts(of story: StoryID) async throws -> [PanelID: [Attempt]] {
        try await library.view { try $0.attempts(of: story) }
    }

    /// Names of a story's cast, in the plan's order.
    package func characterNames(of story: StoryID) async throws -> [String] {
        try await library.panels.context(of: story)?.characters.map(\.name) ?? []
    }

    /// How often what stands in the books of a collection has changed.
    package func revisions(of collection: CollectionID) async throws -> CollectionRevisions {
        try await database.read { database in
            let own = try Int.fetchOne(
                database, sql: "SELECT revision FROM collection WHERE id = ?", arguments: [collection])
            let stories = try Row.fetchAll(
                database,
                sql:
                    "SELECT id, revision FROM story WHERE collection_id = ? AND position IS NOT NULL ORDER BY position",
                arguments: [collection])
            return CollectionRevisions(own: own ?? 0, stories: stories.map { ($0["id"], $0["revision"]) })
        }
    }
}

extension StoredPanel {
    init(_ row: Row, decoder: JSONDecoder) throws {
        let specText: String = row["spec"]
        let spec = try decoder.decode(PanelSpec.self, from: Data(specText.utf8))
        let shown: String? = row["shown_direction"]
        self.init(
            id: row["id"], number: row["number"], direction: shown ?? spec.direction,
            alt: row["shown_alt"] ?? shown ?? spec.alt,
            status: PanelStatus(rawValue: row["status"]) ?? .pending,
            priority: PagePriority(rawValue: row["priority"]) ?? .low,
            picture: (row["digest"] as String?).flatMap { _ in StoredPicture(row) }, drawnRun: row["drawn_run"],
            drawnAt: row["drawn_at"], readyRun: row["ready_run"], readyAt: row["ready_at"])
    }
}
