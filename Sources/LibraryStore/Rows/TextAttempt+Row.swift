package import Domain
import Foundation
package import GRDB

extension TextAttempt: FetchableRecord, PersistableRecord {
    package static var databaseTableName: String { "text_attempt" }

    package init(row: Row) throws {
        let repairs: String? = row["repairs"]
        self.init(
            run: row["run_id"], collection: row["collection_id"], story: Slug(title: row["story"]),
            backend: row["backend"], subject: row["subject"], number: row["number"], started: row["started"],
            seconds: row["seconds"], outcome: try row.value("outcome"), message: row["message"],
            repairs: try repairs.map { try JSONDecoder().decode([String].self, from: Data($0.utf8)) } ?? [],
            promptTokens: row["prompt_tokens"], replyTokens: row["reply_tokens"])
        server = row["server"]
    }

    package func encode(to container: inout PersistenceContainer) throws {
        container["run_id"] = run
        container["collection_id"] = collection
        container["story"] = story.text
        container["backend"] = backend
        container["server"] = server
        container["subject"] = subject
        container["number"] = number
        container["started"] = started
        container["seconds"] = seconds
        container["outcome"] = outcome
        container["message"] = message
        container["repairs"] =
            repairs.isEmpty ? nil : String(decoding: try JSONEncoder().encode(repairs), as: UTF8.self)
        container["prompt_tokens"] = promptTokens
        container["reply_tokens"] = replyTokens
    }
}
