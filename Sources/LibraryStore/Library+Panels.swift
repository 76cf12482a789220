package import Domain
import Foundation
import GRDB
import Generators
import PageSpecs

extension Library {
    /// How many crashes a panel may be in hand at before it is given up.
    package static let interruptionLimit = 3

    /// Records what became of panels, which of those claimed are `starting`, and takes the next in hand, in one
    /// transaction.
    ///
    /// Order: priority, then story, page, panel. At no instant does a panel belong to nobody or to two. A crash counts
    /// against a panel that had started, not against one that was only claimed.
    package func exchange(
        _ outcomes: [PanelOutcome], starting: [PanelID] = [], claiming claim: PanelClaim?, run: RunID, now: Double
    ) async throws -> [ClaimedPanel] {
        try await database.write { database in
            for outcome in outcomes {
                try Self.record(outcome, run: run, now: now, database)
            }
            for panel in starting { try Self.setStatus(.generating, of: panel, database) }
            guard let claim, claim.limit > 0 else { return [] }
            let claimed = try Self.nextPanels(claim, database)
            for panel in claimed { try Self.setStatus(.scheduled, of: panel.id, database) }
            return claimed
        }
    }

    /// Gives panels that were in hand when a run died back to pending; gives up those at the third crash.
    /// Returns how many went back and how many were given up. Call only while holding the lock.
    package func recoverInterruptedPanels() async throws -> (pending: Int, givenUp: Int) {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE panel SET interruptions = interruptions + 1
                    WHERE status IN ('scheduled', 'generating', 'retrying') AND status <> 'scheduled'
                    """)
            try database.execute(
                sql:
                    """
                    UPDATE panel SET status = 'failed' WHERE interruptions >= ?
                        AND status IN ('scheduled', 'generating', 'retrying') AND status <> 'scheduled'
                    """,
                arguments: [Self.interruptionLimit])
            let givenUp = database.changesCount
            try database.execute(
                sql: "UPDATE panel SET status = 'pending' WHERE status IN ('scheduled', 'generating', 'retrying')")
            return (database.changesCount, givenUp)
        }
    }

    /// Gives panels that failed or show a placeholder back to pending. Returns how many.
    package func returnToQueue(in collections: [CollectionID]) async throws -> Int {
        try await database.write { database in
            var returned = 0
            for collection in collections {
                try database.execute(
                    sql: """
                        UPDATE panel SET status = 'pending', interruptions = 0
                        WHERE collection_id = ? AND status IN ('failed', 'placeholder')
                        """,
                    arguments: [collection])
                returned += database.changesCount
            }
            return returned
        }
    }

    /// Panels by status, for the listed stories of the collections.
    package func panelCounts(in collections: [CollectionID]) async throws -> [PanelStatus: Int] {
        try await database.read { database in
            var counts: [PanelStatus: Int] = [:]
            for collection in collections {
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT status, count(*) AS n FROM panel
                        WHERE collection_id = ?
                            AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                        GROUP BY status
                        """,
                    arguments: [collection, collection])
                while let row = try rows.next() {
                    guard let status = PanelStatus(rawValue: row["status"]) else { continue }
                    counts[status, default: 0] += row["n"]
                }
            }
            return counts
        }
    }

    /// Panels by status, story by story, for the listed stories.
    package func panelCountsByStory(in collection: CollectionID) async throws -> [StoryID: [PanelStatus: Int]] {
        try await database.read { database in
            var counts: [StoryID: [PanelStatus: Int]] = [:]
            let rows = try Row.fetchCursor(
                database,
                sql:
                    "SELECT story_id, status, count(*) AS n FROM panel WHERE collection_id = ? GROUP BY story_id, status",
                arguments: [collection])
            while let row = try rows.next() {
                guard let status = PanelStatus(rawValue: row["status"]) else { continue }
                counts[row["story_id"], default: [:]][status] = row["n"]
            }
            return counts
        }
    }

    package func context(of story: StoryID) async throws -> StoryContext? {
        try await database.read { database in
            guard
                let row = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT collection.*, story.slug AS story_slug, story.title AS story_title, planned_theme, characters,
                            (SELECT count(*) FROM page WHERE story_id = story.id) AS pages
                        FROM story JOIN collection ON collection.id = story.collection_id
                        WHERE story.id = ? AND characters IS NOT NULL
                        """,
                    arguments: [story])
            else { return nil }
            let characters: String = row["characters"]
            return StoryContext(
                collection: try CollectionFacts(row), slug: Slug(title: row["story_slug"]), title: row["story_title"],
                theme: Theme(rawValue: row["planned_theme"]) ?? .neutral,
                characters: try JSONDecoder().decode([StoryCharacter].self, from: Data(characters.utf8)),
                pageCount: row["pages"])
        }
    }

    private static func record(_ outcome: PanelOutcome, run: RunID, now: Double, _ database: Database) throws {
        try recordAttempts(outcome, run: run, database)
        switch outcome.result {
        case .drawn(let picture):
            try insert(picture, database)
            if picture.provenance == .placeholder, try keepsPicture(of: outcome.panel, database) { return }
            let status: PanelStatus = picture.provenance == .placeholder ? .placeholder : .ready
            try database.cachedStatement(
                sql: """
                    UPDATE panel SET picture = ?, status = ?, interruptions = 0, drawn_run = ?, drawn_at = ?,
                        asked_width = ?, asked_height = ? WHERE id = ?
                    """
            ).execute(
                arguments: [
                    picture.digest, status.rawValue, run, now, outcome.askedSize?.width, outcome.askedSize?.height,
                    outcome.panel,
                ])
        case .released:
            try setStatus(.pending, of: outcome.panel, database)
        case .failed:
            try setStatus(.failed, of: outcome.panel, database)
        }
    }

    /// A picture that was paid for does not give way to a placeholder: it is ready again as it was.
    private static func keepsPicture(of panel: PanelID, _ database: Database) throws -> Bool {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET status = 'ready', interruptions = 0
                WHERE id = ? AND picture IN (SELECT digest FROM picture WHERE provenance = 'model')
                """
        ).execute(arguments: [panel])
        return database.changesCount > 0
    }

    private static func setStatus(_ status: PanelStatus, of panel: PanelID, _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE panel SET status = ? WHERE id = ?")
            .execute(arguments: [status.rawValue, panel])
    }

    private static func recordAttempts(_ outcome: PanelOutcome, run: RunID, _ database: Database) throws {
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO attempt (panel_id, run_id, number, backend, rung, concept, seed, started, seconds, outcome, message,
                    price)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for attempt in outcome.attempts {
            try insert.execute(
                arguments: [
                    outcome.panel, run, attempt.number, attempt.backend, attempt.rung.rawValue, attempt.concept,
                    Int64(bitPattern: attempt.seed), attempt.started, attempt.seconds,
                    attempt.error?.kind.rawValue ?? "ready", attempt.error?.message ?? attempt.note,
                    attempt.price?.millionths,
                ])
        }
    }

    private static func insert(_ picture: StoredPicture, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO picture (digest, format, width, height, bytes, recipe, provenance, backend)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING
                """
        ).execute(
            arguments: [
                picture.digest, picture.format.rawValue, picture.size.width, picture.size.height, picture.fileSize,
                picture.recipe, picture.provenance.rawValue, picture.backend,
            ])
    }
}
