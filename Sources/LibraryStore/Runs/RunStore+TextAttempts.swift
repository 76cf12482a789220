package import Domain
import GRDB
import Platform

extension RunStore {
    package func record(_ attempt: TextAttempt) async throws {
        var stored = attempt
        stored.message = library.redactor.redacted(attempt.message)
        stored.repairs = library.redactor.redacted(attempt.repairs)
        try await database.write { [stored] in try stored.insert($0) }
    }

    /// Attempts of text generators in a run, in order.
    package func textAttempts(in run: RunID) async throws -> [TextAttempt] {
        try await database.read {
            try TextAttempt.fetchAll(
                $0, sql: "SELECT * FROM text_attempt WHERE run_id = ? ORDER BY id", arguments: [run])
        }
    }
}
