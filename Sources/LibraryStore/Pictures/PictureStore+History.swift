package import Domain
import GRDB

/// Earlier pictures of panels.
extension PictureStore {
    /// A panel's earlier pictures, the oldest first.
    package func history(of panel: PanelID) async throws -> [EarlierPicture] {
        try await database.read { database in
            try Self.history(where: "panel_id = ?", [panel], database)[panel] ?? []
        }
    }

    /// As above, for each panel of a story that has any.
    static func history(of story: StoryID, _ database: Database) throws -> [PanelID: [EarlierPicture]] {
        try history(
            where: """
                panel_id IN (SELECT id FROM panel
                    WHERE collection_id = (SELECT collection_id FROM story WHERE id = ?) AND story_id = ?)
                """, [story, story], database)
    }

    private static func history(
        where condition: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [PanelID: [EarlierPicture]] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT picture.*, panel_id, reason, earlier_picture.drawn_at, run.name AS run_name
                FROM earlier_picture JOIN picture ON picture.digest = earlier_picture.picture
                    LEFT JOIN run ON run.id = drawn_run
                WHERE \(condition) ORDER BY panel_id, earlier_picture.id
                """,
            arguments: arguments)
        var counts: [PanelID: Int] = [:]
        var history: [PanelID: [EarlierPicture]] = [:]
        while let row = try rows.next() {
            let panel: PanelID = row["panel_id"]
            counts[panel, default: 0] += 1
            guard let picture = StoredPicture(row) else { continue }
            history[panel, default: []].append(
                EarlierPicture(
                    number: counts[panel, default: 0], picture: picture,
                    reason: EarlierPicture.Reason(rawValue: row["reason"]) ?? .replaced, run: row["run_name"],
                    drawnAt: row["drawn_at"]))
        }
        return history
    }

    /// Shows an earlier picture again; nil selects the newest. The former picture goes into the history. Waiting
    /// requests for the panel are withdrawn, but their direction stays. A later pass draws the restored picture's
    /// direction. Returns the picture; nil if there is none of that number.
    package func restore(_ panel: PanelID, number: Int?) async throws -> StoredPicture? {
        try await database.write { database in
            let ids = try Int64.fetchAll(
                database, sql: "SELECT id FROM earlier_picture WHERE panel_id = ? ORDER BY id", arguments: [panel])
            guard let index = number.map({ $0 - 1 }) ?? ids.indices.last, ids.indices.contains(index),
                let row = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT picture.*, earlier_picture.drawn_run, earlier_picture.drawn_at, asked_width,
                            asked_height, basis, take, direction, alt
                        FROM earlier_picture JOIN picture ON picture.digest = earlier_picture.picture
                        WHERE earlier_picture.id = ?
                        """,
                    arguments: [ids[index]]),
                let picture = StoredPicture(row)
            else { return nil }
            try Self.rememberShown(panel, otherThan: picture.digest, database)
            try database.execute(
                sql: """
                    UPDATE panel SET picture = ?, status = \(PanelStatus.list(.ready)), queue = NULL, lease = NULL, started = 0,
                        request = request + 1, interruptions = 0, drawn_run = ?, drawn_at = ?, asked_width = ?,
                        asked_height = ?, basis = ?, shown_take = ?, shown_direction = ?, shown_alt = ?,
                        wish = \(PanelStore.lastingRequest)
                    WHERE id = ?
                    """,
                arguments: [
                    picture.digest, row["drawn_run"] as Int64?, row["drawn_at"] as Double?, row["asked_width"] as Int?,
                    row["asked_height"] as Int?, row["basis"] as Int64?, row["take"] as Int,
                    row["direction"] as String?, row["alt"] as String?,
                    panel,
                ])
            try database.execute(sql: "DELETE FROM earlier_picture WHERE id = ?", arguments: [ids[index]])
            try ControlStore.announce(database)
            return picture
        }
    }

    /// Puts the shown picture into the panel's history. Placeholders are left out, and so are built-in pictures, unless
    /// a person requested a redraw: they can be drawn again at no cost.
    static func rememberShown(
        _ panel: PanelID, otherThan digest: String, if condition: String = isWorthKeeping, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO earlier_picture
                    (panel_id, picture, reason, drawn_run, drawn_at, asked_width, asked_height, basis, take, direction,
                    alt)
                SELECT id, picture, 'replaced', drawn_run, drawn_at, asked_width, asked_height, basis,
                    coalesce(shown_take, 0), shown_direction, shown_alt
                FROM panel WHERE id = ? AND picture <> ? AND \(condition)
                """
        ).execute(arguments: [panel, digest])
    }

    /// A condition on the table of panels.
    static let isWorthKeeping = """
        EXISTS (SELECT 1 FROM picture WHERE digest = panel.picture
            AND (provenance = 'model' OR provenance = 'stub' AND coalesce(panel.queue, 0) = 0))
        """

    /// The same for a new plan: built-in pictures only with a requested direction.
    static let isWorthKeepingInPlan = """
        EXISTS (SELECT 1 FROM picture WHERE digest = panel.picture
            AND (provenance = 'model' OR provenance = 'stub' AND panel.shown_direction IS NOT NULL))
        """
}
