package import Domain
import Foundation
import GRDB

extension PanelStore {
    /// After this many crashes during its drawing, a panel is given up.
    package static let interruptionLimit = 3

    /// In one transaction: records outcomes, marks claimed panels as `starting`, and claims the next panels. Returns
    /// the panels that it claimed.
    ///
    /// Order: queue, then what a person moved, then priority, then story, page, panel. A panel belongs to at most one run at any time: the run
    /// holds a lease. An outcome changes only the panel's history if another run holds the lease now, or if there is a
    /// newer request. A crash counts against panels that had started, not against panels that were only claimed.
    package func recordAndClaim(
        _ outcomes: [PanelOutcome], starting: [PanelJob] = [], asking backends: [PanelID: String] = [:],
        claiming claim: PanelClaim?, run: RunID, now: Double
    ) async throws -> [PanelJob] {
        let outcomes = outcomes.map { $0.redacted(by: library.redactor) }
        return try await database.write { database in
            for outcome in outcomes {
                try Self.record(outcome, run: run, now: now, database)
            }
            for panel in starting { try Self.start(panel, asking: backends[panel.id], run: run, now: now, database) }
            guard let claim, claim.limit > 0 else { return [] }
            var claimed = try Self.nextPanels(claim, database)
            for index in claimed.indices {
                try Self.lease(claimed[index].id, to: run, now: now, database)
                claimed[index].rewrite = try Self.rewrite(of: claimed[index].id, database)
            }
            return claimed
        }
    }

    private static func lease(_ panel: PanelID, to run: RunID, now: Double, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET lease = ?, started = 0, taken = ?, asked = NULL,
                    status = CASE status WHEN \(PanelStatus.list(.pending)) THEN \(PanelStatus.list(.scheduled)) ELSE status END
                WHERE id = ?
                """
        ).execute(arguments: [run, now, panel])
    }

    private static func start(
        _ panel: PanelJob, asking backend: String?, run: RunID, now: Double, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET started = 1, taken = ?, asked = ?, status = CASE status WHEN \(PanelStatus.list(.scheduled)) THEN \(PanelStatus.list(.generating)) ELSE status END
                WHERE id = ? AND lease = ? AND request = ?
                """
        ).execute(arguments: [now, backend, panel.id, run, panel.request])
    }

    /// Requeues panels that were claimed when a run died. At the third crash it gives a panel up: the panel fails, or
    /// keeps the picture that it has. Returns how many were requeued and how many were given up. Call only while
    /// holding the lock. `afterCrash` is false if the run ended by itself and could not write because its disk was
    /// full.
    package func recoverInterruptedPanels(afterCrash: Bool = true) async throws -> (pending: Int, givenUp: Int) {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE panel SET interruptions = interruptions + ? WHERE lease IS NOT NULL AND started",
                arguments: [afterCrash ? 1 : 0])
            try database.execute(
                sql: """
                    UPDATE panel SET lease = NULL, started = 0, queue = NULL, outage = NULL, wish = \(Self.lastingRequest),
                        status = CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN status ELSE \(PanelStatus.list(.failed)) END
                    WHERE lease IS NOT NULL AND started AND interruptions >= ?
                    """,
                arguments: [Self.interruptionLimit])
            let givenUp = database.changesCount
            try database.execute(
                sql: """
                    UPDATE panel SET lease = NULL, started = 0,
                        status = CASE WHEN status IN (\(PanelStatus.list(.scheduled, .generating, .retrying))) THEN \(PanelStatus.list(.pending)) ELSE status END
                    WHERE lease IS NOT NULL
                    """)
            return (database.changesCount, givenUp)
        }
    }

    /// Puts panels that failed or show a placeholder into the queue, without `omitted`. Returns how many.
    package func requeue(in collections: [CollectionID], without omitted: Set<PanelID> = []) async throws -> Int {
        try await database.write { database in
            let ids = "[\(omitted.map { "\($0.value)" }.sorted().joined(separator: ","))]"
            return try collections.reduce(0) { count, collection in
                try database.execute(
                    sql: """
                        UPDATE panel SET queue = 1, interruptions = 0,
                            status = CASE status WHEN \(PanelStatus.list(.failed)) THEN \(PanelStatus.list(.pending)) ELSE status END
                        WHERE collection_id = ? AND status IN (\(PanelStatus.list(.failed, .placeholder))) AND lease IS NULL
                            AND id NOT IN (SELECT value FROM json_each(?))
                        """,
                    arguments: [collection, ids])
                return count + database.changesCount
            }
        }
    }

    /// Puts the panels of listed stories into the queue that have no wanted picture because a backend was away.
    package func requeueAwaited(in collection: CollectionID) async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE panel SET queue = 1, settled_width = NULL, settled_height = NULL,
                        status = CASE status WHEN \(PanelStatus.list(.failed)) THEN \(PanelStatus.list(.pending)) ELSE status END
                    WHERE collection_id = ? AND \(Self.isAwaited)
                    """,
                arguments: [collection])
        }
    }

    /// How many panels ``requeueAwaited(in:)`` would queue.
    package func awaitedPanels(in collection: CollectionID) async throws -> Int {
        try await database.read { database in
            try Int.fetchOne(
                database, sql: "SELECT count(*) FROM panel WHERE collection_id = ? AND \(Self.isAwaited)",
                arguments: [collection]) ?? 0
        }
    }

    private static let isAwaited = """
        status IN (\(PanelStatus.list(.failed, .placeholder))) AND outage IS NOT NULL AND queue IS NULL
            AND lease IS NULL AND \(CollectionStore.isListed)
        """

    /// Queues those of the panels that failed or show a placeholder, to be drawn again by the same run. Returns how many.
    package func requeuePlaceholders(among panels: [PanelID]) async throws -> Int {
        try await database.write { database in
            let update = try database.cachedStatement(
                sql: """
                    UPDATE panel SET queue = 1, settled_width = NULL, settled_height = NULL,
                        status = CASE status WHEN \(PanelStatus.list(.failed)) THEN \(PanelStatus.list(.pending)) ELSE status END
                    WHERE id = ? AND queue IS NULL AND lease IS NULL
                        AND status IN (\(PanelStatus.list(.failed, .placeholder)))
                    """)
            return try panels.reduce(0) { count, panel in
                try update.execute(arguments: [panel])
                return count + database.changesCount
            }
        }
    }

    /// How many panels of the collections' listed stories are to be drawn, up to a queue. With a status: only those
    /// that have it.
    package func queueLength(
        in collections: [CollectionID], upTo queue: PanelQueue, status: PanelStatus? = nil
    ) async throws -> Int {
        try await database.read { database in
            try collections.reduce(0) { sum, collection in
                let count = try Int.fetchOne(
                    database,
                    sql: """
                        SELECT count(*) FROM panel WHERE collection_id = ? AND queue IS NOT NULL AND queue <= ?
                            AND (status = ? OR ? IS NULL) AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                        """,
                    arguments: [collection, queue, status?.rawValue, status?.rawValue, collection])
                return sum + (count ?? 0)
            }
        }
    }

    /// How many panels of each story wait in the queues up to one, or are claimed.
    package func queueLengths(of stories: Set<StoryID>, upTo queue: PanelQueue) async throws -> [StoryID: Int] {
        try await database.read { database in
            let select = try database.cachedStatement(
                sql: "SELECT count(*) FROM panel WHERE story_id = ? AND queue IS NOT NULL AND queue <= ?")
            return try stories.reduce(into: [:]) { counts, story in
                counts[story] = try Int.fetchOne(select, arguments: [story, queue])
            }
        }
    }

    /// Number of panels by status, for the listed stories of the collections.
    package func panelCounts(in collections: [CollectionID]) async throws -> [PanelStatus: Int] {
        try await database.read { database in
            var counts: [PanelStatus: Int] = [:]
            for collection in collections {
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT status, sum(n) AS n FROM panel_tally
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

    /// Number of panels by status for each listed story.
    package func panelCountsByStory(in collection: CollectionID) async throws -> [StoryID: [PanelStatus: Int]] {
        try await database.read { database in
            var counts: [StoryID: [PanelStatus: Int]] = [:]
            let rows = try Row.fetchCursor(
                database,
                sql:
                    "SELECT story_id, status, sum(n) AS n FROM panel_tally WHERE collection_id = ? GROUP BY story_id, status",
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
}
