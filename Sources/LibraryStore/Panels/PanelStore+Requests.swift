package import Domain
import GRDB

/// Page requests. They need no lock. A run in progress finds them when it next reads ``ControlStore/state()``, and
/// stops its attempts for earlier requests of the same panels.
extension PanelStore {
    /// Puts panels at the head of the queue for a redraw, with new seeds unless the request has a seed. Panels show
    /// their present pictures until the new ones are ready.
    func redraw(_ panels: [PanelID], as pageRequest: PageRequest) async throws {
        try await redraw(panels.map { ($0, pageRequest) })
    }

    /// As above, with a page request for each panel.
    package func redraw(_ pageRequests: [(panel: PanelID, pageRequest: PageRequest)]) async throws {
        try await database.write { database in
            for (panel, pageRequest) in pageRequests { try Self.redraw(panel, as: pageRequest, database) }
            try ControlStore.announce(database)
        }
    }

    /// As above, with the direction that each panel's last request set. A redraw of this kind that is still waiting is
    /// not requested again: the run that died was started by the same command.
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
        try forgetOpenRewrite(of: panel, database)
    }

    /// Puts panels at the head of the queue unchanged. A placeholder is shown until a picture is ready. A claimed panel
    /// stays claimed: its outcome also answers this request.
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

    /// Puts new panels at the head of the queue.
    package func request(_ panels: [PanelID]) async throws {
        try await database.write { database in
            let update = try database.cachedStatement(sql: "UPDATE panel SET queue = 0 WHERE id = ?")
            for panel in panels { try update.execute(arguments: [panel]) }
        }
    }

    /// ``PageRequest/afterwards`` of the page request in the table of panels, as SQL.
    static let lastingRequest = """
        CASE WHEN json_extract(wish, '$.direction') IS NOT NULL
            THEN json_object('direction', json_extract(wish, '$.direction'), 'keepsShown', json('false')) END
        """

    /// Removes panels from the queue and ends their claims. Panels with a picture keep showing it. The others are
    /// cancelled until a person requests them again. Requested directions stay. Returns how many were to be drawn.
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

    /// An end of a queue.
    package enum QueueEnd: Sendable {
        case first
        case last
    }

    /// Moves panels that wait to an end of the queues that they are in, in the order of `panels`. A run in progress claims
    /// those again that it has claimed and not begun, ``outdated(among:run:)``. Returns the moved panels. Others do not wait,
    /// or are being drawn.
    package func move(_ panels: [PanelID], to end: QueueEnd) async throws -> [PanelID] {
        try await database.write { database in
            let select = try database.cachedStatement(
                sql:
                    "SELECT collection_id FROM panel WHERE id = ? AND queue IS NOT NULL AND NOT (lease IS NOT NULL AND started)"
            )
            let waiting = try panels.compactMap { panel in
                try CollectionID.fetchOne(select, arguments: [panel]).map { (panel: panel, collection: $0) }
            }
            let extreme = try database.cachedStatement(
                sql: """
                    SELECT \(end == .first ? "min" : "max")(moved) FROM panel WHERE collection_id = ? AND queue IS NOT NULL
                    """)
            let update = try database.cachedStatement(sql: "UPDATE panel SET moved = ? WHERE id = ?")
            for (collection, moved) in Dictionary(grouping: waiting, by: \.collection) {
                let found = try Int.fetchOne(extreme, arguments: [collection]) ?? 0
                let start = end == .first ? min(found, 0) - moved.count : max(found, 0) + 1
                for (index, panel) in moved.enumerated() {
                    try update.execute(arguments: [start + index, panel.panel])
                }
            }
            try ControlStore.announce(database)
            return waiting.map(\.panel)
        }
    }

    /// The panels among these that the run must stop drawing, because a person requested or cancelled them after the
    /// run claimed them.
    package func superseded(among panels: [PanelJob], run: RunID) async throws -> [PanelJob] {
        try await database.read { database in
            let select = try database.cachedStatement(
                sql: "SELECT 1 FROM panel WHERE id = ? AND lease = ? AND request = ?")
            return try panels.filter {
                try Bool.fetchOne(select, arguments: [$0.id, run, $0.request]) == nil
            }
        }
    }

    /// The panels among these that the run must not begin now: superseded ones, and those that a person moved after the
    /// run claimed them.
    package func outdated(among panels: [PanelJob], run: RunID) async throws -> [PanelJob] {
        try await database.read { database in
            let select = try database.cachedStatement(
                sql: "SELECT 1 FROM panel WHERE id = ? AND lease = ? AND request = ? AND moved = ?")
            return try panels.filter {
                try Bool.fetchOne(select, arguments: [$0.id, run, $0.request, $0.moved]) == nil
            }
        }
    }
}
