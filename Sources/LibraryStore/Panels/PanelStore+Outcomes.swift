import Domain
import GRDB
import Platform

extension PanelOutcome {
    /// The outcome with keys masked in what backends said and in what was requested of them.
    func redacted(by redactor: Redactor) -> PanelOutcome {
        var outcome = self
        for index in attempts.indices {
            outcome.attempts[index].concept = redactor.redacted(attempts[index].concept)
            outcome.attempts[index].message = redactor.redacted(attempts[index].message)
        }
        outcome.alt = redactor.redacted(alt)
        outcome.outage = redactor.redacted(outage)
        return outcome
    }
}

/// Records the outcomes of claimed panels.
extension PanelStore {
    static func record(_ outcome: PanelOutcome, run: RunID, now: Double, _ database: Database) throws {
        for attempt in outcome.attempts { try attempt.insert(database) }
        if case .drawn(let picture) = outcome.result {
            try insert(picture, database)
            try PictureStore.recordScene(of: picture, outcome, database)
            if try showFirst(picture, outcome, run: run, now: now, database) { return }
        }
        guard let panel = try leased(outcome, run: run, database) else {
            return try recordLate(outcome, run: run, now: now, database)
        }
        let hasPicture = panel["picture"] != nil
        switch outcome.result {
        case .drawn(let picture) where picture.provenance == .placeholder && hasPicture:
            try keep(panel, outcome, run: run, database)
        case .drawn(let picture): try show(picture, instead: panel, outcome, run: run, now: now, database)
        case .kept where hasPicture, .failed where hasPicture: try keep(panel, outcome, run: run, database)
        case .kept, .failed: try fail(outcome, database)
        case .released: try release(outcome.panel, database)
        case .setAside(let basis):
            try setAside(outcome.panel, basis: basis, database)
            try release(outcome.panel, database)
        }
    }

    private static func leased(_ outcome: PanelOutcome, run: RunID, _ database: Database) throws -> Row? {
        try Row.fetchOne(
            try database.cachedStatement(sql: "SELECT * FROM panel WHERE id = ? AND lease = ? AND request = ?"),
            arguments: [outcome.panel, run, outcome.request])
    }

    /// The usual case in one statement: the panel had no picture and no page request. Returns false in all other cases.
    private static func showFirst(
        _ picture: StoredPicture, _ outcome: PanelOutcome, run: RunID, now: Double, _ database: Database
    ) throws -> Bool {
        try database.cachedStatement(sql: showing + "AND picture IS NULL AND wish IS NULL").execute(
            arguments: try showing(picture, outcome, run: run, now: now, pageRequest: nil, database)
                + [outcome.panel, run, outcome.request])
        return database.changesCount > 0
    }

    /// The former picture goes into the panel's history. If the request keeps the shown picture, the new one does.
    private static func show(
        _ picture: StoredPicture, instead panel: Row, _ outcome: PanelOutcome, run: RunID, now: Double,
        _ database: Database
    ) throws {
        let pageRequest = try PageRequest(text: panel["wish"])
        let isShown = panel["status"] == PanelStatus.ready.rawValue
        if pageRequest.keepsShown, isShown {
            try remember(picture, outcome, as: .tried, run: run, now: now, database)
            return try leave(outcome.panel, pageRequest: pageRequest, database)
        }
        try PictureStore.rememberShown(outcome.panel, otherThan: picture.digest, database)
        try database.cachedStatement(sql: showing).execute(
            arguments: try showing(
                picture, outcome, run: run, now: now, pageRequest: pageRequest.afterwards.text, database)
                + [outcome.panel, run, outcome.request])
    }

    private static let showing = """
        UPDATE panel SET picture = ?, status = ?, queue = ?, lease = NULL, started = 0, interruptions = 0, drawn_run = ?,
            left_run = NULL, ready_run = CASE status WHEN \(PanelStatus.list(.ready)) THEN ready_run ELSE ? END,
            ready_at = CASE status WHEN \(PanelStatus.list(.ready)) THEN ready_at ELSE ? END, drawn_at = ?, asked_width = ?,
            asked_height = ?, basis = ?, settled_width = NULL, settled_height = NULL, shown_take = ?,
            shown_direction = ?, shown_alt = ?, outage = ?, refused = ?, wish = ?
        WHERE id = ? AND lease = ? AND request = ?

        """

    private static func showing(
        _ picture: StoredPicture, _ outcome: PanelOutcome, run: RunID, now: Double, pageRequest: String?,
        _ database: Database
    ) throws -> StatementArguments {
        let status: PanelStatus = picture.provenance == .placeholder ? .placeholder : .ready
        let asked = outcome.askedSize ?? picture.size
        return [
            picture.digest, status.rawValue, status == .ready ? outcome.nextQueue : nil, run,
            status == .ready ? run : nil, status == .ready ? now : nil, now, asked.width, asked.height,
            try basis(of: outcome, database), status == .ready ? outcome.redraws : nil,
            status == .ready ? outcome.direction : nil, outcome.alt,
            status == .ready ? nil : try outage(of: outcome, database), status == .ready ? nil : outcome.refused,
            pageRequest,
        ]
    }

    /// The panel keeps its picture and is not drawn again in this size until a person requests it. A placeholder is
    /// recorded as left by this run.
    private static func keep(_ panel: Row, _ outcome: PanelOutcome, run: RunID, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET queue = NULL, lease = NULL, started = 0, interruptions = 0, wish = ?,
                    settled_width = ?, settled_height = ?,
                    (left_run, outage, refused) = (SELECT CASE provenance WHEN 'placeholder' THEN ? END,
                            CASE provenance WHEN 'placeholder' THEN ? END,
                            CASE provenance WHEN 'placeholder' THEN ? END
                        FROM picture WHERE digest = panel.picture),
                    status = CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN status ELSE
                        (SELECT CASE provenance WHEN 'placeholder' THEN \(PanelStatus.list(.placeholder)) ELSE \(PanelStatus.list(.ready)) END
                        FROM picture WHERE digest = panel.picture) END
                WHERE id = ?
                """
        ).execute(
            arguments: [
                try PageRequest(text: panel["wish"]).afterwards.text, outcome.askedSize?.width,
                outcome.askedSize?.height,
                run, try outage(of: outcome, database), outcome.refused, outcome.panel,
            ])
    }

    private static func release(_ panel: PanelID, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET lease = NULL, started = 0,
                    status = CASE WHEN status IN (\(PanelStatus.list(.scheduled, .generating, .retrying))) THEN \(PanelStatus.list(.pending)) ELSE status END
                WHERE id = ?
                """
        ).execute(arguments: [panel])
    }

    private static func fail(_ outcome: PanelOutcome, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET queue = NULL, lease = NULL, started = 0, status = \(PanelStatus.list(.failed)), outage = ?
                WHERE id = ?
                """
        ).execute(arguments: [try outage(of: outcome, database), outcome.panel])
    }

    private static func leave(_ panel: PanelID, pageRequest: PageRequest, _ database: Database) throws {
        try database.cachedStatement(
            sql: "UPDATE panel SET queue = NULL, lease = NULL, started = 0, interruptions = 0, wish = ? WHERE id = ?"
        ).execute(arguments: [try pageRequest.afterwards.text, panel])
    }

    /// For a panel with a newer request or another run's lease. A model's picture, which may have cost money, is kept
    /// as an earlier picture.
    private static func recordLate(
        _ outcome: PanelOutcome, run: RunID, now: Double, _ database: Database
    ) throws {
        if case .drawn(let picture) = outcome.result, picture.provenance == .model {
            try remember(picture, outcome, as: .superseded, run: run, now: now, database)
        }
    }

    static func insert(_ picture: StoredPicture, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO picture (digest, format, width, height, bytes, recipe, provenance, backend, figures,
                    not_drawn)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING
                """
        ).execute(
            arguments: [
                picture.digest, picture.format.rawValue, picture.size.width, picture.size.height, picture.fileSize,
                picture.recipe, picture.provenance.rawValue, picture.backend,
                picture.figures.isEmpty ? nil : try JSON.text(picture.figures),
                picture.notDrawn.isEmpty ? nil : try JSON.text(picture.notDrawn),
            ])
    }

    private static func basis(of outcome: PanelOutcome, _ database: Database) throws -> Int64? {
        guard let text = try outcome.basis?.text else { return nil }
        let known = try database.cachedStatement(sql: "SELECT id FROM basis WHERE facts = ?")
        if let id = try Int64.fetchOne(known, arguments: [text]) { return id }
        try database.execute(sql: "INSERT INTO basis (facts) VALUES (?)", arguments: [text])
        return database.lastInsertedRowID
    }

    private static func outage(of outcome: PanelOutcome, _ database: Database) throws -> Int64? {
        guard let words = outcome.outage else { return nil }
        let known = try database.cachedStatement(sql: "SELECT id FROM outage WHERE words = ?")
        if let id = try Int64.fetchOne(known, arguments: [words]) { return id }
        try database.execute(sql: "INSERT INTO outage (words) VALUES (?)", arguments: [words])
        return database.lastInsertedRowID
    }

    /// Adds a new picture to a panel's history without showing it.
    private static func remember(
        _ picture: StoredPicture, _ outcome: PanelOutcome, as reason: EarlierPicture.Reason, run: RunID, now: Double,
        _ database: Database
    ) throws {
        let asked = outcome.askedSize ?? picture.size
        try database.execute(
            sql: """
                INSERT INTO earlier_picture
                    (panel_id, picture, reason, drawn_run, drawn_at, asked_width, asked_height, basis, take, direction,
                    alt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                outcome.panel, picture.digest, reason.rawValue, run, now, asked.width, asked.height,
                try basis(of: outcome, database), outcome.redraws, outcome.direction, outcome.alt,
            ])
    }
}
