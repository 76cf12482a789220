package import Domain
import Foundation
import GRDB

extension PanelStore {
    /// Every panel of a story, in order, with the reasons for its status. For `pages` also every attempt.
    package func accounts(
        of story: StoryID, withAttemptsOf pages: Set<Int> = []
    ) async throws -> [PanelDetails] {
        try await library.view { try $0.accounts(of: story, withAttemptsOf: pages) }
    }
}

extension LibrarySnapshot {
    /// Every panel of a story, in order, with the reasons for its status. For `pages` also every attempt.
    package func accounts(of story: StoryID, withAttemptsOf pages: Set<Int> = []) throws -> [PanelDetails] {
        let decoder = JSONDecoder()
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT panel.id AS panel, page_number, panel.number, status, priority, priority_reasons, interruptions,
                    queue, take, wish,
                    (SELECT not_drawn FROM picture WHERE digest = panel.picture) AS not_drawn,
                    outage.words AS outage_words,
                    status = \(PanelStatus.list(.placeholder)) AND \(PanelStore.isRefused) AS is_refused
                FROM panel LEFT JOIN outage ON status IN (\(PanelStatus.list(.failed, .placeholder)))
                    AND outage.id = panel.outage
                WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                ORDER BY page_number, panel.number
                """,
            arguments: [story, story])
        let lastAttempts = try lastAttempts(of: story)
        let history = try PictureStore.history(of: story, database)
        var accounts: [PanelDetails] = []
        while let row = try rows.next() {
            let panel: PanelID = row["panel"]
            var account = try PanelDetails(
                row, decoder: decoder, lastAttempt: lastAttempts[panel], history: history[panel] ?? [])
            if pages.contains(account.page) { account.attempts = try attempts(of: panel) }
            accounts.append(account)
        }
        return accounts
    }

    private func attempts(of panel: PanelID) throws -> [Attempt] {
        try Attempt.fetchAll(
            database, sql: "SELECT * FROM attempt WHERE panel_id = ? ORDER BY id", arguments: [panel])
    }

    /// The last attempt may be of an earlier run than the one in which no backend was available.
    private func lastAttempts(of story: StoryID) throws -> [PanelID: Attempt] {
        let attempts = try Attempt.fetchAll(
            database,
            sql: """
                SELECT attempt.* FROM panel
                    JOIN attempt ON attempt.id = (SELECT max(id) FROM attempt WHERE panel_id = panel.id)
                WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                    AND status IN (\(PanelStatus.list(.failed, .placeholder))) AND outcome <> 'ready'
                    AND (status = \(PanelStatus.list(.failed)) OR run_id = coalesce(left_run, drawn_run))
                """,
            arguments: [story, story])
        return Dictionary(uniqueKeysWithValues: attempts.map { ($0.panel, $0) })
    }
}

extension PanelDetails {
    fileprivate init(
        _ row: Row, decoder: JSONDecoder, lastAttempt: Attempt?, history: [EarlierPicture]
    ) throws {
        self.init(
            page: row["page_number"], number: row["number"], status: PanelStatus(rawValue: row["status"]) ?? .pending,
            priority: try ReasonedPriority(row, decoder: decoder), interruptions: row["interruptions"],
            lastAttempt: lastAttempt, outage: row["outage_words"], isRefused: row["is_refused"], queue: row["queue"],
            redraws: row["take"], pageRequest: try PageRequest(text: row["wish"]), history: history,
            notDrawn: try StoredPicture.notDrawn(in: row))
    }
}
