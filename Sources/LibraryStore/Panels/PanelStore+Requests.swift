package import Domain
import GRDB

/// What a person asks of panels. Takes no lock: a run in progress sees it at its next look at ``ControlStore/state()``, and gives
/// up what it has in flight for an earlier request.
extension PanelStore {
    /// Puts panels at the head of the queue, to be drawn in another way than before: with seeds of their own unless the
    /// wish names one. Panels that show a picture show it until the new one is there.
    func redraw(_ panels: [PanelID], as pageRequest: PageRequest) async throws {
        try await redraw(panels.map { ($0, pageRequest) })
    }

    /// The same, each as it is wished.
    package func redraw(_ pageRequests: [(panel: PanelID, pageRequest: PageRequest)]) async throws {
        try await database.write { database in
            for (panel, pageRequest) in pageRequests { try Self.redraw(panel, as: pageRequest, database) }
            try ControlStore.announce(database)
        }
    }

    /// The same, in the words that hold for each. What was asked for like that, and is not drawn yet, is not asked for
    /// again: a run that died was begun with the same command.
    static func redraw(_ panels: [PanelID], _ database: Database) throws {
        guard !panels.isEmpty else { return }
        let select = try database.cachedStatement(sql: "SELECT queue, wish FROM panel WHERE id = ?")
        for panel in panels {
            guard let row = try Row.fetchOne(select, arguments: [panel]) else { continue }
            let pageRequest = try PageRequest(text: row["wish"])
            if row["queue"] as PanelQueue? == .asked, pageRequest == pageRequest.afterwards { continue }
            try redraw(panel, as: pageRequest.afterwards, database)
        }
        try ControlStore.announce(database)
    }

    private static func redraw(_ panel: PanelID, as pageRequest: PageRequest, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE panel SET queue = 0, request = request + 1, lease = NULL, started = 0, interruptions = 0,
                    settled_width = NULL, settled_height = NULL,
                    status = CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN status ELSE \(PanelStatus.list(.pending)) END,
                    take = take + ?, wish = ?
                WHERE id = ?
                """
        ).execute(arguments: [pageRequest.seed == nil ? 1 : 0, try pageRequest.text, panel])
    }

    /// Puts panels at the head of the queue as they are. Those that show a placeholder show it until a picture is there.
    /// A panel that a run has in hand stays there: what comes of it is the answer to this, too.
    package func retry(_ panels: [PanelID]) async throws {
        try await database.write { database in
            for panel in panels {
                try database.cachedStatement(
                    sql: """
                        UPDATE panel SET queue = 0, interruptions = 0, settled_width = NULL, settled_height = NULL,
                            request = request + (lease IS NULL),
                            status = CASE WHEN lease IS NOT NULL OR status IN (\(PanelStatus.list(.ready, .placeholder))) THEN status
                                ELSE \(PanelStatus.list(.pending)) END
                        WHERE id = ?
                        """
                ).execute(arguments: [panel])
            }
            try ControlStore.announce(database)
        }
    }

    /// ``PageRequest/afterwards`` of the wish in the table of panels.
    static let lastingRequest = """
        CASE WHEN json_extract(wish, '$.direction') IS NOT NULL
            THEN json_object('direction', json_extract(wish, '$.direction'), 'keepsShown', json('false')) END
        """

    /// Takes panels out of the queue and out of a run's hands. Those that show a picture go on showing it; the others
    /// are cancelled until somebody asks for them again. Words hold on. Returns how many were to be drawn.
    package func cancel(_ panels: [PanelID]) async throws -> Int {
        try await database.write { database in
            var cancelled = 0
            for panel in panels {
                try database.cachedStatement(
                    sql: """
                        UPDATE panel SET queue = NULL, request = request + 1, lease = NULL, started = 0,
                            wish = \(Self.lastingRequest),
                            status = CASE
                                WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN status
                                WHEN picture IS NULL THEN \(PanelStatus.list(.cancelled))
                                WHEN picture IN (SELECT digest FROM picture WHERE provenance = 'placeholder') THEN \(PanelStatus.list(.placeholder))
                                ELSE \(PanelStatus.list(.ready)) END
                        WHERE id = ? AND queue IS NOT NULL
                        """
                ).execute(arguments: [panel])
                cancelled += database.changesCount
            }
            try ControlStore.announce(database)
            return cancelled
        }
    }

    /// Of these panels those that a run need not go on with: something else was asked of them.
    package func superseded(among panels: [PanelJob], run: RunID) async throws -> [PanelJob] {
        try await database.read { database in
            let select = try database.makeStatement(
                sql: "SELECT 1 FROM panel WHERE id = ? AND lease = ? AND request = ?")
            return try panels.filter {
                try Bool.fetchOne(select, arguments: [$0.id, run, $0.request]) == nil
            }
        }
    }
}
