package import Domain
import GRDB

/// The record of an exported book.
package struct StoredBundle: Hashable, Sendable {
    /// Relative to the library's root for a book in the library; absolute for a book with another destination.
    package var path: String
    package var collection: CollectionID
    /// Nil for the book of the whole collection.
    package var story: StoryID?
    package var format: String
    package var title: String
    /// Digest of the book's input. If it is equal, the book is not written again. Empty if not known: the library has
    /// claimed the path, and an export is writing the book or died while writing it.
    package var content: String
    /// Bytes.
    package var fileSize: Int
    /// Identifies a book with a destination outside the library; nil if none is recorded.
    package var fingerprint: String?
    /// Fingerprint of the file that is at the path until the new book replaces it; nil if there is none.
    package var formerFingerprint: String?
    /// The run that wrote the book; nil if an export wrote it.
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
    /// The books of the collection and of its listed stories that were written at least once. With `elsewhere`: those
    /// with a destination outside the library, which a user may have moved or deleted. Without: those in the library.
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

    /// The book that this library wrote to the path, or announced for it. Paths have the form of ``StoredBundle/path``.
    package func bundle(at path: String) async throws -> StoredBundle? {
        try await database.read {
            try Row.fetchOne($0, sql: "SELECT * FROM bundle WHERE path = ?", arguments: [path]).map(StoredBundle.init)
        }
    }

    /// Records that a book will be written to its path, where a file with the `former` fingerprint may be. From now on
    /// the file at the path belongs to the library, and it may be the former one or the new one.
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
