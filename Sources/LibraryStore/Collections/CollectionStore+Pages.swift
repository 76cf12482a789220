package import Domain
import Foundation
import GRDB

/// A page with its pictures, for books and reports.
package struct StoredPage: Sendable {
    package var number: Int
    package var text: String
    /// How many of its first paragraphs are headings.
    package var headings: Int
    /// What a reader can choose at its end.
    package var choices: [PageChoice]
    package var panels: [StoredPanel]
}

package struct StoredPanel: Sendable {
    package var id: PanelID
    package var number: Int
    /// As planned.
    package var spec: PanelSpec
    /// The direction that the picture was drawn for; the plan's direction if there is no other.
    package var direction: String
    /// The text alternative of the picture that the page shows.
    package var alt: String
    package var status: PanelStatus
    package var priority: PagePriority
    package var picture: StoredPicture?
    package var drawnRun: RunID?
    /// Seconds since 1970.
    package var drawnAt: Double?
    /// The run in which the page became ready, and the time; nil if it never did.
    package var readyRun: RunID?
    package var readyAt: Double?
    /// The source of a picture that was drawn for another page; nil for the page's own picture.
    package var similar: SimilarPicture?
}

extension CollectionStore {
    /// The pages of a story in order, each with its panels in order.
    package func pages(of story: StoryID) async throws -> [StoredPage] {
        try await library.view { try $0.pages(of: story) }
    }

    /// All attempts of a story in all runs, by panel.
    func attempts(of story: StoryID) async throws -> [PanelID: [Attempt]] {
        try await library.view { try $0.attempts(of: story) }
    }

    /// A story's cast, in the plan's order.
    package func characters(of story: StoryID) async throws -> [StoryCharacter] {
        try await library.panels.context(of: story)?.characters ?? []
    }

    /// How often the contents of the collection's books have changed.
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
            id: row["id"], number: row["number"], spec: spec, direction: shown ?? spec.direction,
            alt: row["shown_alt"] ?? shown ?? spec.alt,
            status: PanelStatus(rawValue: row["status"]) ?? .pending,
            priority: PagePriority(rawValue: row["priority"]) ?? .low,
            picture: (row["digest"] as String?).flatMap { _ in StoredPicture(row) }, drawnRun: row["drawn_run"],
            drawnAt: row["drawn_at"], readyRun: row["ready_run"], readyAt: row["ready_at"])
    }
}
