import Domain
import Foundation
import GRDB

extension Library {
    /// Every panel of a story, in order, with the reasons for where it stands; of pages for which that is wanted also
    /// every request.
    package func accounts(
        of story: StoryID, withAttemptsOf pages: Set<Int> = []
    ) async throws -> [PanelAccount] {
        try await view { try $0.accounts(of: story, withAttemptsOf: pages) }
    }
}

extension LibraryView {
    /// Every panel of a story, in order, with the reasons for where it stands; of pages for which that is wanted also
    /// every request.
    package func accounts(of story: StoryID, withAttemptsOf pages: Set<Int> = []) throws -> [PanelAccount] {
        let decoder = JSONDecoder()
        // The last attempt may belong to an earlier run than the one that found no backend to ask.
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT panel.id AS panel, page_number, panel.number, status, priority, priority_reasons, interruptions,
                    queue, take, wish, run_id, backend, rung, outcome, message, outage.words AS outage_words
                FROM panel LEFT JOIN outage ON status IN (\(PanelStatus.list(.failed, .placeholder))) AND outage.id = panel.outage
                    LEFT JOIN attempt ON status IN (\(PanelStatus.list(.failed, .placeholder)))
                    AND attempt.id = (SELECT max(id) FROM attempt WHERE panel_id = panel.id)
                    AND outcome <> 'ready' AND (status = \(PanelStatus.list(.failed)) OR run_id = coalesce(left_run, drawn_run))
                WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                ORDER BY page_number, panel.number
                """,
            arguments: [story, story])
        let history = try Library.history(of: story, database)
        var accounts: [PanelAccount] = []
        while let row = try rows.next() {
            var account = try PanelAccount(row, decoder: decoder, history: history[row["panel"]] ?? [])
            if pages.contains(account.page) { account.attempts = try Library.attempts(of: row["panel"], database) }
            accounts.append(account)
        }
        return accounts
    }
}

extension Library {
    fileprivate static func attempts(of panel: PanelID, _ database: Database) throws -> [StoredAttempt] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM attempt WHERE panel_id = ? ORDER BY id", arguments: [panel]
        ).map(StoredAttempt.init)
    }
}

extension PanelAccount {
    fileprivate init(_ row: Row, decoder: JSONDecoder, history: [EarlierPicture]) throws {
        let backend: String? = row["backend"]
        self.init(
            page: row["page_number"], number: row["number"], status: PanelStatus(rawValue: row["status"]) ?? .pending,
            priority: try ReasonedPriority(row, decoder: decoder), interruptions: row["interruptions"],
            lastAttempt: backend.map {
                LastAttempt(
                    run: row["run_id"], backend: $0, rung: row["rung"], outcome: row["outcome"], message: row["message"]
                )
            }, queue: row["queue"], take: row["take"], wish: try PageWish(text: row["wish"]), history: history,
            outage: row["outage_words"])
    }
}
