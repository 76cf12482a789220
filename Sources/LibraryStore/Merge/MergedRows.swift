import Domain
import GRDB

/// Merges the rows of the attached database `source` into the database `main`, in one transaction.
///
/// Rows are found by what they are, not by their numbers: collections by name, stories by collection and name, pages and
/// panels by story and number, pictures by digest, runs by library and name. Of two versions of a row the greater in a
/// total order stays. The order looks only at the rows themselves, so that neither the order of merges nor their number
/// matters. History is the union of both. What is missing in the source deletes nothing.
struct MergedRows {
    let database: Database
    /// The mark of the source.
    let mark: String
    /// Rows of `main` that were changed.
    private(set) var changed = 0

    init(database: Database, mark: String) {
        self.database = database
        self.mark = mark
    }

    mutating func merge(without lost: [String]) throws {
        try makeTemporaryTables()
        try prepareSource(without: lost)
        try mergePictures()
        try mergeValues("basis", "facts")
        try mergeValues("outage", "words")
        try mergeCollections()
        try mergePortraits()
        try mergeGrowth()
        try mergeRuns()
        try mergeStories()
        try mergePanels()
        try mergeHistory()
        try mergeTexts()
        try mergeDates()
        try dropTemporaryTables()
    }

    /// Changes rows of `main`, and counts them.
    mutating func write(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
        try database.execute(sql: sql, arguments: arguments)
        changed += database.changesCount
    }

    /// Copies rows, of all columns but those in `without`. `replacing` has the values that differ, as SQL.
    mutating func insert(
        into table: String, without: Set<String> = [], replacing: [String: String] = [:], from rows: String
    ) throws {
        let columns = try self.columns(of: table, without: without)
        let values = columns.map { replacing[$0] ?? "theirs.\($0)" }
        try write(
            "INSERT INTO main.\(table) (\(columns.joined(separator: ", "))) SELECT \(values.joined(separator: ", ")) "
                + "FROM \(rows)")
    }

    /// Columns that later versions add are merged, too.
    func columns(of table: String, without: Set<String> = []) throws -> [String] {
        try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info(?, 'main')", arguments: [table])
            .filter { !without.contains($0) }
    }

    private static let temporaryTables = [
        "lost (digest TEXT PRIMARY KEY) WITHOUT ROWID",
        "basis_map (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)",
        "outage_map (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)",
        // settled: whether both have the date of their last change of order; of stories: of their last change.
        "collection_map (old INTEGER PRIMARY KEY, new INTEGER NOT NULL, settled INTEGER NOT NULL)",
        "run_map (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)",
        // relation: new, newer, same, older.
        "story_map (old INTEGER PRIMARY KEY, new INTEGER, relation TEXT NOT NULL, settled INTEGER NOT NULL)",
        "panel_map (old INTEGER PRIMARY KEY, new INTEGER NOT NULL, relation TEXT NOT NULL)",
        // Panels of which the version of the source stays.
        "winner (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)",
    ]

    private func makeTemporaryTables() throws {
        for table in Self.temporaryTables { try database.execute(sql: "CREATE TEMP TABLE \(table)") }
    }

    private func dropTemporaryTables() throws {
        for table in Self.temporaryTables {
            try database.execute(sql: "DROP TABLE temp.\(table.prefix { $0 != " " })")
        }
    }

    /// The source is a private copy. Panels that a run has claimed wait again, and so do those whose picture is lost.
    private func prepareSource(without lost: [String]) throws {
        for digest in lost {
            try database.execute(sql: "INSERT INTO temp.lost VALUES (?)", arguments: [digest])
        }
        try database.execute(
            sql: """
                UPDATE source.panel SET status = CASE
                        WHEN status IN (\(PanelStatus.list(.scheduled, .generating, .retrying))) THEN \(PanelStatus.list(.pending))
                        ELSE status END,
                    lease = NULL, started = 0, taken = NULL, asked = NULL
                WHERE lease IS NOT NULL
                """)
        try database.execute(
            sql: """
                UPDATE source.panel SET picture = NULL, status = \(PanelStatus.list(.pending)), queue = 1
                WHERE picture IN (SELECT digest FROM temp.lost)
                """)
    }

    private mutating func mergePictures() throws {
        try insert(
            into: "picture",
            from: """
                source.picture AS theirs
                WHERE NOT EXISTS (SELECT 1 FROM main.picture AS mine WHERE mine.digest = theirs.digest)
                    AND digest NOT IN (SELECT digest FROM temp.lost)
                """)
        // A picture that two generators made byte by byte: that of a model counts as one of a model.
        try write(
            """
            UPDATE main.picture AS mine SET (provenance, recipe, backend) = (theirs.provenance, theirs.recipe, theirs.backend)
            FROM source.picture AS theirs
            WHERE theirs.digest = mine.digest
                AND (theirs.provenance = 'model', theirs.provenance = 'stub', theirs.recipe, theirs.backend)
                    > (mine.provenance = 'model', mine.provenance = 'stub', mine.recipe, mine.backend)
            """)
    }

    /// Tables of texts that other rows name by number.
    private mutating func mergeValues(_ table: String, _ column: String) throws {
        try insert(
            into: table, without: ["id"],
            from: "source.\(table) AS theirs WHERE \(column) NOT IN (SELECT \(column) FROM main.\(table))")
        try database.execute(
            sql: """
                INSERT INTO temp.\(table)_map SELECT theirs.id, mine.id
                FROM source.\(table) AS theirs JOIN main.\(table) AS mine ON mine.\(column) = theirs.\(column)
                """)
    }
}
