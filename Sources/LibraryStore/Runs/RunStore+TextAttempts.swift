package import Domain
import GRDB

extension RunStore {
    package func record(_ attempt: TextAttempt) async throws {
        try await database.write { try attempt.insert($0) }
    }

    /// Attempts of text generators in a run, in order.
    package func textAttempts(in run: RunID) async throws -> [TextAttempt] {
        try await database.read {
            try TextAttempt.fetchAll(
                $0, sql: "SELECT * FROM text_attempt WHERE run_id = ? ORDER BY id", arguments: [run])
        }
    }
}
