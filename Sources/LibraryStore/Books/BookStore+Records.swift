package import Domain
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

extension BookStore {
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
