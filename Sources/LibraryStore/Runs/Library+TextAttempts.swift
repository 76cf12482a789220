package import Domain
import Foundation
import GRDB
package import Generation

/// An attempt of a text generator as it lies in the library.
package struct StoredTextAttempt: Hashable, Sendable {
    package var collection: CollectionID
    /// The story's slug.
    package var story: String
    package var backend: String
    package var subject: String
    package var number: Int
    package var started: Double
    package var seconds: Double
    /// `ready`, or the kind of the error: `refused`, `bad-reply`…
    package var outcome: String
    package var message: String?
    package var repairs: [String]
    package var promptTokens: Int?
    package var replyTokens: Int?
}

extension Library {
    package func record(_ attempt: TextAttempt, story: Slug, in collection: CollectionID, run: RunID) async throws {
        let repairs =
            attempt.repairs.isEmpty ? nil : String(decoding: try JSONEncoder().encode(attempt.repairs), as: UTF8.self)
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO text_attempt (run_id, collection_id, story, backend, subject, number, started, seconds,
                        outcome, message, repairs, prompt_tokens, reply_tokens)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    run, collection, story.text, attempt.backend, attempt.subject, attempt.number, attempt.started,
                    attempt.seconds, attempt.error?.kind.rawValue ?? "ready", attempt.error?.message, repairs,
                    attempt.promptTokens, attempt.replyTokens,
                ])
        }
    }

    /// What text generators were asked for in a run, in order.
    package func textAttempts(in run: RunID) async throws -> [StoredTextAttempt] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM text_attempt WHERE run_id = ? ORDER BY id", arguments: [run])
                .map(StoredTextAttempt.init)
        }
    }
}

extension StoredTextAttempt {
    fileprivate init(_ row: Row) throws {
        let repairs: String? = row["repairs"]
        self.init(
            collection: row["collection_id"], story: row["story"], backend: row["backend"], subject: row["subject"],
            number: row["number"], started: row["started"], seconds: row["seconds"], outcome: row["outcome"],
            message: row["message"],
            repairs: try repairs.map { try JSONDecoder().decode([String].self, from: Data($0.utf8)) } ?? [],
            promptTokens: row["prompt_tokens"], replyTokens: row["reply_tokens"])
    }
}
