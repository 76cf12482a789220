import Domain
import GRDB

/// One piece of work of a backend in one run: a panel, drawn or failed; or an answer of a language model for the cast,
/// a page or a story.
package struct PastWork: Hashable, Sendable {
    package var requests: Int
    /// Pictures that its requests returned, usable or not.
    package var pictures = 0
    /// The total time of its requests.
    package var seconds: Double
    package var isReady: Bool
}

/// How long backends took for recent work.
extension DryRunStore {
    /// How many of a backend's latest requests are read.
    private static let requestLimit = 2000
    /// How many of the latest requests of all backends are searched. This bounds the search for a backend that was last
    /// used long ago.
    private static let historyLimit = 100_000

    /// The latest work first. Pictures that the library already had are left out: they needed no request to the
    /// backend.
    package func pastPictures(by backend: String) async throws -> [PastWork] {
        try await database.read { database in
            var pictures: [PastWork] = []
            var last: (panel: Int64, run: Int64)?
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT panel_id, run_id, seconds, outcome FROM attempt
                    WHERE id > (SELECT max(id) FROM attempt) - ? AND backend = ? AND origin IS NULL
                    ORDER BY id DESC LIMIT ?
                    """,
                arguments: [Self.historyLimit, backend, Self.requestLimit])
            while let row = try rows.next() {
                let work: (panel: Int64, run: Int64) = (row["panel_id"], row["run_id"])
                let outcome: AttemptOutcome = try row.value("outcome")
                if last.map({ $0 != work }) ?? true {
                    pictures.append(PastWork(requests: 0, seconds: 0, isReady: false))
                }
                last = work
                pictures[pictures.count - 1].add(outcome: outcome, seconds: row["seconds"])
            }
            return pictures
        }
    }

    /// The latest work first.
    package func pastAnswers(by backend: String) async throws -> [PastWork] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT count(*) AS requests, total(seconds) AS seconds, max(outcome = 'ready') AS is_ready FROM (
                        SELECT * FROM text_attempt WHERE id > (SELECT max(id) FROM text_attempt) - ? AND backend = ?
                        ORDER BY id DESC LIMIT ?)
                    GROUP BY run_id, collection_id, story, subject ORDER BY max(id) DESC
                    """,
                arguments: [Self.historyLimit, backend, Self.requestLimit]
            ).map { PastWork(requests: $0["requests"], seconds: $0["seconds"], isReady: $0["is_ready"]) }
        }
    }
}

extension PastWork {
    /// Adds one request.
    fileprivate mutating func add(outcome: AttemptOutcome, seconds: Double) {
        requests += 1
        self.seconds += seconds
        if outcome == .ready { isReady = true }
        if outcome == .ready || outcome == .failed(.badPicture) { pictures += 1 }
    }
}
