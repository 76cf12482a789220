package import Domain
import Foundation
import GRDB

/// A book that was written, as it is recorded.
package struct StoredBundle: Hashable, Sendable {
    /// Relative to the library's root; whole for a book that was put elsewhere.
    package var path: String
    var collection: CollectionID
    /// Nil for the collection's own book.
    var story: StoryID?
    package var format: String
    package var title: String
    /// What it was made from; equal content needs no new book. Empty where that is not known: the place is the library's,
    /// and the book is being put there, or an export died over it.
    package var content: String
    /// Bytes.
    package var fileSize: Int
    /// What a book that was put elsewhere is known by; nil where that is not recorded.
    package var fingerprint: String?
    /// Of what has its place until it is put there; nil where nothing has.
    package var formerFingerprint: String?
    /// That wrote it; nil where an export did.
    package var run: RunID?

    package init(
        path: String, collection: CollectionID, story: StoryID?, format: String, title: String, content: String,
        fileSize: Int
    ) {
        self.path = path
        self.collection = collection
        self.story = story
        self.format = format
        self.title = title
        self.content = content
        self.fileSize = fileSize
    }

    package var isPlaced: Bool { !content.isEmpty }
}

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

extension Library {
    /// The pages of a story in order, each with its panels in order.
    package func pages(of story: StoryID) async throws -> [StoredPage] {
        try await view { try $0.pages(of: story) }
    }

    /// All attempts of a story, of whichever run, by panel.
    func attempts(of story: StoryID) async throws -> [PanelID: [Attempt]] {
        try await view { try $0.attempts(of: story) }
    }

    /// Names of a story's cast, in the plan's order.
    package func characterNames(of story: StoryID) async throws -> [String] {
        try await context(of: story)?.characters.map(\.name) ?? []
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

    /// The collection's books and those of its listed stories, as far as they were ever written; those in the library,
    /// or those put `elsewhere`, which may be gone without anybody's fault.
    package func bundles(of collection: CollectionID, elsewhere: Bool = false) async throws -> [StoredBundle] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT bundle.* FROM bundle LEFT JOIN story ON story.id = bundle.story_id
                    WHERE bundle.collection_id = ? AND (bundle.story_id IS NULL OR story.position IS NOT NULL)
                        AND bundle.path LIKE '/%' = ? AND bundle.content <> ''
                    ORDER BY bundle.story_id IS NOT NULL, story.position, bundle.path
                    """,
                arguments: [collection, elsewhere]
            ).map(StoredBundle.init)
        }
    }

    /// What this library has put there, or was about to. Paths are as those of ``StoredBundle``.
    package func bundle(at path: String) async throws -> StoredBundle? {
        try await database.read {
            try Row.fetchOne($0, sql: "SELECT * FROM bundle WHERE path = ?", arguments: [path]).map(StoredBundle.init)
        }
    }

    /// Says that a book is about to be put in its place, over what has the `former` fingerprint: what lies there from
    /// now on is the library's, and it is not known which of the two it is.
    package func announce(_ bundle: StoredBundle, over former: String?, run: RunID?) async throws {
        var announced = bundle
        announced.content = ""
        announced.formerFingerprint = former
        try await record(announced, run: run)
    }

    package func record(_ bundle: StoredBundle, run: RunID?) async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO bundle (path, collection_id, story_id, format, title, content, bytes, run_id,
                        fingerprint, former_fingerprint)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    bundle.path, bundle.collection, bundle.story, bundle.format, bundle.title, bundle.content,
                    bundle.fileSize, run, bundle.fingerprint, bundle.formerFingerprint,
                ])
        }
    }

    /// What was drawn by lot when the library was made, or brought up to date: another in every library.
    package func mark() async throws -> String {
        try await database.read {
            try String.fetchOne($0, sql: "SELECT library_mark FROM control") ?? ""
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

extension StoredBundle {
    init(_ row: Row) {
        self.init(
            path: row["path"], collection: row["collection_id"], story: row["story_id"], format: row["format"],
            title: row["title"], content: row["content"], fileSize: row["bytes"])
        fingerprint = row["fingerprint"]
        formerFingerprint = row["former_fingerprint"]
        run = row["run_id"]
    }
}
