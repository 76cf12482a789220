import GRDB

extension MergedRows {
    private static let facts = ["title", "language", "youngest", "oldest", "rating", "style", "book"]

    /// Of two versions the later stays. The path of the pipeline file goes with the facts.
    mutating func mergeCollections() throws {
        try insert(
            into: "collection", without: ["id"],
            from: "source.collection AS theirs WHERE slug NOT IN (SELECT slug FROM main.collection)")
        try database.execute(
            sql: """
                INSERT INTO temp.collection_map
                SELECT theirs.id, mine.id,
                    mine.dated_arrangement IS mine.arrangement AND theirs.dated_arrangement IS theirs.arrangement
                FROM source.collection AS theirs JOIN main.collection AS mine ON mine.slug = theirs.slug
                """)
        let mine = Self.facts.map { "coalesce(mine.\($0), '')" }.joined(separator: ", ")
        let theirs = Self.facts.map { "coalesce(theirs.\($0), '')" }.joined(separator: ", ")
        try write(
            """
            UPDATE main.collection AS mine SET
                \(Self.facts.map { "\($0) = theirs.\($0)" }.joined(separator: ", ")), pipeline = theirs.pipeline,
                revision = mine.revision + 1,
                dated = max(coalesce(mine.dated, 0), coalesce(theirs.dated, 0)),
                dated_revision = CASE
                    WHEN mine.dated_revision IS mine.revision AND theirs.dated_revision IS theirs.revision
                    THEN mine.revision + 1 END
            FROM source.collection AS theirs
            WHERE theirs.slug = mine.slug AND (\(mine)) <> (\(theirs))
                AND (coalesce(theirs.dated, 0), \(theirs)) > (coalesce(mine.dated, 0), \(mine))
            """)
        try write(
            """
            UPDATE main.collection AS mine SET dated = theirs.dated FROM source.collection AS theirs
            WHERE theirs.slug = mine.slug AND theirs.dated > coalesce(mine.dated, 0)
            """)
    }

    /// Of two portraits of a character the one with the greater recipe stays, if its picture is there.
    mutating func mergePortraits() throws {
        try write(
            """
            INSERT INTO main.portrait (collection_id, character, recipe, picture)
            SELECT collection_map.new, theirs.character, theirs.recipe, theirs.picture
            FROM source.portrait AS theirs CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
            WHERE theirs.picture IN (SELECT digest FROM main.picture)
            ON CONFLICT (collection_id, character) DO UPDATE SET recipe = excluded.recipe, picture = excluded.picture
                WHERE (excluded.recipe, excluded.picture) > (recipe, picture)
            """)
    }

    /// The plans of growing collections: of two stories of the same title the one that is made stays.
    mutating func mergeGrowth() throws {
        try database.execute(
            sql: """
                CREATE TEMP TABLE growth AS
                WITH both AS (
                    SELECT collection_id, number, story, made FROM main.grown_story
                    UNION SELECT collection_map.new, theirs.number, theirs.story, theirs.made
                    FROM source.grown_story AS theirs
                    CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
                ), ranked AS (
                    SELECT *, row_number() OVER (
                        PARTITION BY collection_id, json_extract(story, '$.title') ORDER BY made DESC, number, story
                    ) AS rank FROM both)
                SELECT collection_id, story, made,
                    row_number() OVER (PARTITION BY collection_id ORDER BY made DESC, number, story) - 1 AS number
                FROM ranked WHERE rank = 1
                """)
        let rows = "SELECT collection_id, number, story, made FROM"
        let isChanged = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (\(rows) temp.growth EXCEPT \(rows) main.grown_story)")
        if isChanged == true {
            try write("DELETE FROM main.grown_story WHERE collection_id IN (SELECT collection_id FROM temp.growth)")
            try write("INSERT INTO main.grown_story (collection_id, number, story, made) \(rows) temp.growth")
        }
        try database.execute(sql: "DROP TABLE temp.growth")
    }

    /// Runs keep the library and the name that they had there. Their names here are unique.
    mutating func mergeRuns() throws {
        let collections = try pairs("SELECT old, new FROM temp.collection_map")
        let rows = try Row.fetchAll(database, sql: Self.runsAndTwins, arguments: ["mark": mark])
        for row in rows {
            let old: Int64 = row["id"]
            let new: Int64
            if let twin: Int64 = row["twin"] {
                new = twin
                try continueRun(twin, as: old)
            } else {
                new = try insertRun(row, collections)
            }
            try database.execute(sql: "INSERT INTO temp.run_map VALUES (?, ?)", arguments: [old, new])
        }
    }

    private static let runsAndTwins = """
        WITH theirs AS (
            SELECT id, name, started, collections, coalesce(origin, :mark) AS first_library,
                coalesce(origin_name, name) AS first_name
            FROM source.run)
        SELECT theirs.*,
            coalesce(
                (SELECT id FROM main.run WHERE origin IS NULL AND name = first_name
                    AND first_library = (SELECT library_mark FROM main.control)),
                (SELECT id FROM main.run WHERE origin = first_library AND origin_name = first_name)) AS twin
        FROM theirs ORDER BY started, id
        """

    /// A run that went on when its library was merged before.
    private mutating func continueRun(_ run: Int64, as theirs: Int64) throws {
        let columns = ["finished", "outcome", "stages", "problems", "notices", "outages", "counts"]
        try write(
            """
            UPDATE main.run AS mine SET \(columns.map { "\($0) = theirs.\($0)" }.joined(separator: ", "))
            FROM source.run AS theirs WHERE mine.id = ? AND theirs.id = ? AND mine.finished IS NULL
                AND (theirs.finished IS NOT NULL OR theirs.outcome IS NOT NULL AND mine.outcome IS NULL)
            """, [run, theirs])
    }

    /// What its report was compared with stays in its library.
    private mutating func insertRun(_ row: Row, _ collections: [Int64: Int64]) throws -> Int64 {
        let listed = try Int64.fetchAll(
            database, sql: "SELECT value FROM json_each(?)", arguments: [row["collections"] as String]
        ).compactMap { collections[$0] }
        let columns = try columns(of: "run", without: ["id", "outturn"])
        let values = columns.map { column in
            ["name", "collections", "origin", "origin_name"].contains(column) ? ":\(column)" : column
        }
        try write(
            """
            INSERT INTO main.run (\(columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM source.run WHERE id = :id
            """,
            [
                "id": row["id"] as Int64, "name": try vacantName(row["name"], row["first_library"]),
                "collections": "[\(listed.map { "\($0)" }.joined(separator: ","))]",
                "origin": row["first_library"] as String, "origin_name": row["first_name"] as String,
            ])
        return database.lastInsertedRowID
    }

    /// A name that is taken gets the first letters of the library's mark, then a number.
    private func vacantName(_ name: String, _ library: String) throws -> String {
        let marked = "\(name)-\(library.prefix(8))"
        var candidate = name
        var number = 1
        while try isTaken(candidate) {
            candidate = number == 1 ? marked : "\(marked)-\(number)"
            number += 1
        }
        return candidate
    }

    private func isTaken(_ name: String) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM main.run WHERE name = ?)", arguments: [name]) ?? false
    }

    func pairs(_ sql: String) throws -> [Int64: Int64] {
        Dictionary(
            try Row.fetchAll(database, sql: sql).map { ($0[0] as Int64, $0[1] as Int64) },
            uniquingKeysWith: { first, _ in first })
    }
}
