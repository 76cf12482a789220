import Domain
import GRDB

/// What a person asks of panels. Takes no lock: a run in progress sees it at its next look at ``control()``, and gives
/// up what it has in flight for an earlier request.
extension Library {
    /// Puts panels at the head of the queue, to be drawn in another way than before: with seeds of their own unless the
    /// wish names one. Panels that show a picture show it until the new one is there.
    package func redraw(_ panels: [PanelID], as wish: PageWish) async throws {
        try await redraw(panels.map { ($0, wish) })
    }

    /// The same, in the words that hold for each.
    package func redraw(_ panels: [PanelID]) async throws {
        guard !panels.isEmpty else { return }
        try await redraw(try await self.panels(panels).map { ($0.id, PageWish(direction: $0.wish.direction)) })
    }

    /// The same, each as it is wished.
    package func redraw(_ wishes: [(panel: PanelID, wish: PageWish)]) async throws {
        try await database.write { database in
            for (panel, wish) in wishes {
                try database.cachedStatement(
                    sql: Self.asking + "take = take + ?, wish = ? WHERE id = ?"
                ).execute(arguments: [wish.seed == nil ? 1 : 0, try wish.text, panel])
            }
            try Self.announce(database)
        }
    }

    /// Puts panels at the head of the queue as they are. Those that show a placeholder show it until a picture is there.
    package func retry(_ panels: [PanelID]) async throws {
        try await database.write { database in
            for panel in panels {
                try database.cachedStatement(sql: Self.asking + "wish = wish WHERE id = ?").execute(arguments: [panel])
            }
            try Self.announce(database)
        }
    }

    private static let asking = """
        UPDATE panel SET queue = 0, request = request + 1, lease = NULL, started = 0, interruptions = 0,
            settled_width = NULL, settled_height = NULL,
            status = CASE WHEN status IN ('ready', 'placeholder') THEN status ELSE 'pending' END,
        """ + " "

    /// Takes panels out of the queue and out of a run's hands. Those that show a picture go on showing it; the others
    /// are cancelled until somebody asks for them again. Returns how many were to be drawn.
    package func cancel(_ panels: [PanelID]) async throws -> Int {
        try await database.write { database in
            var cancelled = 0
            for panel in panels {
                try database.cachedStatement(
                    sql: """
                        UPDATE panel SET queue = NULL, request = request + 1, lease = NULL, started = 0, wish = NULL,
                            status = CASE
                                WHEN status IN ('ready', 'placeholder') THEN status
                                WHEN picture IS NULL THEN 'cancelled'
                                WHEN picture IN (SELECT digest FROM picture WHERE provenance = 'placeholder') THEN 'placeholder'
                                ELSE 'ready' END
                        WHERE id = ? AND queue IS NOT NULL
                        """
                ).execute(arguments: [panel])
                cancelled += database.changesCount
            }
            try Self.announce(database)
            return cancelled
        }
    }

    /// Of these panels those that a run need not go on with: something else was asked of them.
    package func superseded(among panels: [ClaimedPanel], run: RunID) async throws -> [PanelID] {
        try await database.read { database in
            let select = try database.makeStatement(
                sql: "SELECT 1 FROM panel WHERE id = ? AND lease = ? AND request = ?")
            return try panels.filter {
                try Bool.fetchOne(select, arguments: [$0.id, run, $0.request]) == nil
            }.map(\.id)
        }
    }
}
