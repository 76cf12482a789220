import Domain
import Foundation
import GRDB

extension Library {
    /// Every panel of a story, in order, with the reasons for where it stands.
    package func accounts(of story: StoryID) async throws -> [PanelAccount] {
        try await database.read { database in
            let decoder = JSONDecoder()
            // The last attempt may belong to an earlier run than the one that found no backend to ask.
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT panel.id AS panel, page_number, panel.number, status, priority, priority_reasons, interruptions,
                        queue, take, wish, backend, rung, outcome, message
                    FROM panel LEFT JOIN attempt ON status IN ('failed', 'placeholder')
                        AND attempt.id = (SELECT max(id) FROM attempt WHERE panel_id = panel.id)
                        AND outcome <> 'ready' AND (status = 'failed' OR run_id = drawn_run)
                    WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                    ORDER BY page_number, panel.number
                    """,
                arguments: [story, story])
            let history = try Self.history(of: story, database)
            var accounts: [PanelAccount] = []
            while let row = try rows.next() {
                accounts.append(try PanelAccount(row, decoder: decoder, history: history[row["panel"]] ?? []))
            }
            return accounts
        }
    }
}

extension PanelAccount {
    fileprivate init(_ row: Row, decoder: JSONDecoder, history: [EarlierPicture]) throws {
        let backend: String? = row["backend"]
        self.init(
            page: row["page_number"], number: row["number"], status: PanelStatus(rawValue: row["status"]) ?? .pending,
            priority: try ReasonedPriority(row, decoder: decoder), interruptions: row["interruptions"],
            lastAttempt: backend.map {
                LastAttempt(backend: $0, rung: row["rung"], outcome: row["outcome"], message: row["message"])
            }, queue: row["queue"], take: row["take"], wish: try PageWish(text: row["wish"]), history: history)
    }
}
