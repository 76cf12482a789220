package import Domain
import GRDB

/// Panels by collection, story, page and number.
extension CollectionStore {
    /// The selected panels of listed and planned stories, each once, in the order of the selections, then of stories
    /// and pages. With `statuses`: only panels with one of them, and panels that a person requested and that are not
    /// drawn yet.
    package func panels(
        in selections: [PanelSelection], having statuses: Set<PanelStatus>? = nil
    ) async throws -> [PanelRecord] {
        try await database.read { database in
            var seen: Set<PanelID> = []
            var panels: [PanelRecord] = []
            for selection in selections {
                let rows = try selection.rows(having: statuses, columns: Self.pictureColumns, database)
                while let row = try rows.next() {
                    if seen.insert(row["id"]).inserted { panels.append(try PanelRecord(row)) }
                }
            }
            return panels
        }
    }

    /// The number of the selected panels of listed and planned stories by status, each counted once.
    package func panelCounts(in selections: [PanelSelection]) async throws -> [PanelStatus: Int] {
        let selections = Set(selections)
        return try await database.read { database in
            var counts: [PanelStatus: Int] = [:]
            for selection in selections where !selections.contains(where: selection.isPart) {
                let rows = try selection.counts(database)
                while let row = try rows.next() {
                    if let status = PanelStatus(rawValue: row["status"]) { counts[status, default: 0] += row["n"] }
                }
            }
            return counts
        }
    }

    /// The current records of these panels, without those that no longer exist.
    package func panels(_ ids: [PanelID]) async throws -> [PanelRecord] {
        try await database.read { database in
            let select = try database.makeStatement(
                sql: """
                    SELECT panel.*, \(Self.pictureColumns)
                    FROM panel LEFT JOIN picture ON picture.digest = panel.picture WHERE panel.id = ?
                    """)
            return try ids.compactMap { try Row.fetchOne(select, arguments: [$0]).map(PanelRecord.init) }
        }
    }

    private static let pictureColumns =
        "digest, format, width, height, bytes, recipe, provenance, backend"

    /// How many panels each page of a story has, by page number; none on a page that is set as text.
    package func panelCounts(of story: StoryID) async throws -> [Int: Int] {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT page.number, count(panel.id) AS n FROM page LEFT JOIN panel ON panel.page_id = page.id
                    WHERE page.story_id = ? GROUP BY page.id
                    """,
                arguments: [story])
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["number"], $0["n"]) })
        }
    }

    /// The newest picture that the run drew for each of these panels and kept as an earlier picture, not shown.
    package func triedPictures(of run: RunID, among panels: [PanelID]) async throws -> [PanelID: StoredPicture] {
        try await database.read { database in
            let select = try database.makeStatement(
                sql: """
                    SELECT picture.* FROM earlier_picture JOIN picture ON picture.digest = earlier_picture.picture
                    WHERE panel_id = ? AND reason = 'tried' AND drawn_run = ? ORDER BY earlier_picture.id DESC LIMIT 1
                    """)
            var tried: [PanelID: StoredPicture] = [:]
            for panel in panels {
                tried[panel] = try Row.fetchOne(select, arguments: [panel, run]).flatMap(StoredPicture.init)
            }
            return tried
        }
    }

    /// How many panels of each story show a picture and wait for a redraw.
    package func redrawCounts(in collection: CollectionID) async throws -> [StoryID: Int] {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT story_id, count(*) AS n FROM panel INDEXED BY panel_queue
                    WHERE collection_id = ? AND queue IS NOT NULL AND status IN (\(PanelStatus.list(.ready, .placeholder)))
                    GROUP BY story_id
                    """,
                arguments: [collection])
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["story_id"], $0["n"]) })
        }
    }

    /// Names (in the pipeline) of backends that page requests in the queue require.
    package func requestedBackends(in collections: [CollectionID]) async throws -> Set<String> {
        try await database.read { database in
            try collections.reduce(into: []) { names, collection in
                names.formUnion(
                    try String.fetchSet(
                        database,
                        sql: """
                            SELECT json_extract(wish, '$.backend') AS backend FROM panel
                            WHERE collection_id = ? AND queue = 0 AND json_extract(wish, '$.backend') IS NOT NULL
                            """,
                        arguments: [collection]))
            }
        }
    }
}

extension PanelSelection {
    fileprivate func isPart(of other: PanelSelection) -> Bool {
        guard self != other, collection == other.collection else { return false }
        return (other.story == nil || other.story == story) && (other.page == nil || other.page == page)
            && (other.number == nil || other.number == number)
    }

    /// The rows of a collection or a story are counted already.
    fileprivate func counts(_ database: Database) throws -> RowCursor {
        let table = page == nil ? "panel_tally" : "panel"
        let (conditions, arguments) = conditions(on: table)
        return try Row.fetchCursor(
            database,
            sql: """
                SELECT status, \(page == nil ? "sum(n)" : "count(*)") AS n
                FROM \(table) WHERE \(conditions.joined(separator: " AND "))
                    AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                    AND story_id NOT IN (\(LibrarySnapshot.unplanned)) GROUP BY status
                """,
            arguments: arguments + [collection, collection])
    }

    /// Has a condition only for the arguments that are not nil, so that an index can be used.
    private func conditions(on table: String) -> ([String], StatementArguments) {
        var conditions = ["\(table).collection_id = ?"]
        var arguments: StatementArguments = [collection]
        for (column, value) in [
            ("story_id", story?.value), ("page_number", page.map { Int64($0) }), ("number", number.map { Int64($0) }),
        ] {
            guard let value else { continue }
            conditions.append("\(column) = ?")
            arguments += [value]
        }
        return (conditions, arguments)
    }

    fileprivate func rows(
        having statuses: Set<PanelStatus>?, columns: String, _ database: Database
    ) throws -> RowCursor {
        var (conditions, arguments) = conditions(on: "panel")
        if let statuses {
            let list = statuses.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
            // Of a whole collection, the indexes of statuses and of the queue find the few panels.
            conditions.append(
                story == nil
                    ? """
                    panel.id IN (SELECT id FROM panel WHERE collection_id = ? AND status IN (\(list))
                        UNION ALL SELECT id FROM panel WHERE collection_id = ? AND queue = 0)
                    """ : "(status IN (\(list)) OR queue = 0)")
            if story == nil {
                // The plus sign keeps SQLite from reading the whole collection instead.
                conditions[0] = "+" + conditions[0]
                arguments += [collection, collection]
            }
        }
        return try Row.fetchCursor(
            database,
            sql: """
                SELECT panel.*, \(columns)
                FROM panel JOIN story ON story.id = story_id AND position IS NOT NULL AND characters IS NOT NULL
                    LEFT JOIN picture ON picture.digest = panel.picture
                WHERE \(conditions.joined(separator: " AND ")) ORDER BY position, page_number, number
                """,
            arguments: arguments)
    }
}

extension PanelRecord {
    /// Reads the columns of the tables of panels and of pictures.
    fileprivate init(_ row: Row) throws {
        self.init(
            id: row["id"], collection: row["collection_id"], story: row["story_id"], page: row["page_number"],
            number: row["number"], status: PanelStatus(rawValue: row["status"]) ?? .pending, queue: row["queue"],
            request: row["request"], pageRequest: try PageRequest(text: row["wish"]), picture: StoredPicture(row),
            drawnRun: row["drawn_run"], isInProgress: (row["lease"] as RunID?) != nil)
    }
}
