package import Domain
import GRDB
import Platform

extension RunStore {
    /// Also records the answer, if the attempt has one.
    package func record(_ attempt: TextAttempt, answer: RecordedAnswer? = nil) async throws {
        var stored = attempt
        stored.message = library.redactor.redacted(attempt.message)
        stored.repairs = library.redactor.redacted(attempt.repairs)
        let answerText = try answer.map { answer in
            let json = Array(try JSON.text(answer.value).utf8)
            return String(decoding: library.redactor.redacted(json: json) ?? json, as: UTF8.self)
        }
        try await database.write { [stored] database in
            try stored.insert(database)
            guard let answer, let answerText else { return }
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO text_answer (collection_id, story, question, answer) VALUES (?, ?, ?, ?)
                    """,
                arguments: [attempt.collection, attempt.story.text, answer.question.hex, answerText])
        }
    }

    /// Attempts of text generators in a run, in order.
    package func textAttempts(in run: RunID) async throws -> [TextAttempt] {
        try await database.read {
            try TextAttempt.fetchAll(
                $0, sql: "SELECT * FROM text_attempt WHERE run_id = ? ORDER BY id", arguments: [run])
        }
    }
}
