import Domain
import GRDB

extension MergedRows {
    /// Numbers of rows of other tables, and what is of no use without the run that wrote it.
    private static let mapped = [
        "drawn_run": run("drawn_run"), "left_run": run("left_run"), "ready_run": run("ready_run"),
        "basis": "(SELECT new FROM temp.basis_map WHERE old = theirs.basis)",
        "outage": "(SELECT new FROM temp.outage_map WHERE old = theirs.outage)",
        "told_status": "NULL",
    ]

    static func run(_ column: String) -> String { "(SELECT new FROM temp.run_map WHERE old = theirs.\(column))" }

    /// Pages and panels of new and newer stories; then the panels of equal ones.
    mutating func mergePanels() throws {
        try insert(
            into: "page", without: ["id"], replacing: ["story_id": "story_map.new"],
            from: """
                source.page AS theirs CROSS JOIN temp.story_map
                    ON story_map.old = theirs.story_id AND relation IN ('new', 'newer')
                ORDER BY theirs.id
                """)
        var values = Self.mapped
        values["page_id"] = "mine.id"
        values["story_id"] = "story_map.new"
        values["collection_id"] = "collection_map.new"
        try insert(
            into: "panel", without: ["id"], replacing: values,
            from: """
                source.panel AS theirs
                CROSS JOIN temp.story_map ON story_map.old = theirs.story_id AND relation IN ('new', 'newer')
                CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
                CROSS JOIN main.page AS mine ON mine.story_id = story_map.new AND mine.number = theirs.page_number
                ORDER BY theirs.id
                """)
        try database.execute(
            sql: """
                INSERT INTO temp.panel_map SELECT theirs.id, mine.id, relation
                FROM source.panel AS theirs
                CROSS JOIN temp.story_map ON story_map.old = theirs.story_id AND relation <> 'older'
                CROSS JOIN main.page ON page.story_id = story_map.new AND page.number = theirs.page_number
                CROSS JOIN main.panel AS mine ON mine.page_id = page.id AND mine.number = theirs.number
                """)
        try mergeEarlierPictures()
        try mergeEqualPanels()
    }

    /// A panel that both have. One with a picture stays; then the one with more requests of persons, in the better state,
    /// the later, the larger. A picture that is shown no more stays as an earlier one.
    private mutating func mergeEqualPanels() throws {
        try database.execute(
            sql: """
                INSERT INTO temp.winner SELECT theirs.id, mine.id
                FROM temp.panel_map CROSS JOIN source.panel AS theirs ON theirs.id = panel_map.old
                    CROSS JOIN main.panel AS mine ON mine.id = panel_map.new
                WHERE relation = 'same' AND (\(Self.order("theirs", "source"))) > (\(Self.order("mine", "main")))
                """)
        try keepPicture(
            of: "mine", replacing: [:],
            from: """
                temp.winner CROSS JOIN main.panel AS mine ON mine.id = winner.new
                CROSS JOIN source.panel AS other ON other.id = winner.old WHERE true
                """)
        try keepPicture(
            of: "theirs",
            replacing: Self.mapped.merging(["panel_id": "panel_map.new"]) { own, _ in own },
            from: """
                temp.panel_map CROSS JOIN source.panel AS theirs ON theirs.id = panel_map.old
                CROSS JOIN main.panel AS other ON other.id = panel_map.new
                WHERE relation = 'same' AND theirs.id NOT IN (SELECT old FROM temp.winner)
                """)
        let columns = try columns(
            of: "panel",
            without: ["id", "page_id", "collection_id", "story_id", "page_number", "number", "told_status"])
        let values = columns.map { "\($0) = \(Self.mapped[$0] ?? "theirs.\($0)")" }
        try write(
            """
            UPDATE main.panel AS mine SET \(values.joined(separator: ", "))
            FROM temp.winner CROSS JOIN source.panel AS theirs ON theirs.id = winner.old WHERE mine.id = winner.new
            """)
    }

    private static func order(_ panel: String, _ schema: String) -> String {
        let provenance = "(SELECT provenance FROM \(schema).picture WHERE digest = \(panel).picture)"
        return """
            coalesce(\(panel).picture IN (SELECT digest FROM main.picture), 0), \(panel).request,
            CASE WHEN \(panel).status = 'ready' AND \(provenance) = 'model' THEN 6
                WHEN \(panel).status = 'ready' THEN 5 WHEN \(panel).status = 'placeholder' THEN 4
                WHEN \(panel).status = 'failed' THEN 3 WHEN \(panel).status = 'cancelled' THEN 2 ELSE 1 END,
            coalesce(\(panel).drawn_at, 0),
            coalesce((SELECT started FROM \(schema).run WHERE id = \(panel).left_run), 0),
            coalesce((SELECT max(started) FROM \(schema).attempt WHERE panel_id = \(panel).id), 0),
            coalesce(\(panel).asked_width * \(panel).asked_height, 0), coalesce(\(panel).picture, ''), \(panel).queue IS NULL
            """
    }

    private static let earlierColumns = [
        "panel_id", "picture", "reason", "drawn_run", "drawn_at", "asked_width", "asked_height", "basis", "take",
        "direction", "alt",
    ]

    /// Puts the picture that a panel shows into the history of the target's panel, where `other` shows another.
    private mutating func keepPicture(of panel: String, replacing: [String: String], from rows: String) throws {
        let names = [
            "panel_id": "id", "reason": "", "take": "shown_take", "direction": "shown_direction", "alt": "shown_alt",
        ]
        let values = Self.earlierColumns.map { column in
            switch column {
            case "reason": "'replaced'"
            case "take": "coalesce(\(panel).shown_take, 0)"
            default: replacing[column] ?? "\(panel).\(names[column] ?? column)"
            }
        }
        let kept = replacing["panel_id"] ?? "\(panel).id"
        try write(
            """
            INSERT INTO main.earlier_picture (\(Self.earlierColumns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM \(rows) AND \(panel).picture IS NOT other.picture
                AND \(panel).picture IN (SELECT digest FROM main.picture WHERE provenance = 'model')
                AND NOT EXISTS (SELECT 1 FROM main.earlier_picture AS known
                    WHERE known.panel_id = \(kept) AND known.picture = \(panel).picture)
            """)
    }

    private mutating func mergeEarlierPictures() throws {
        try insert(
            into: "earlier_picture", without: ["id"],
            replacing: Self.mapped.merging(["panel_id": "panel_map.new"]) { own, _ in own },
            from: """
                source.earlier_picture AS theirs CROSS JOIN temp.panel_map ON panel_map.old = theirs.panel_id
                WHERE theirs.picture IN (SELECT digest FROM main.picture)
                    AND NOT EXISTS (SELECT 1 FROM main.earlier_picture AS mine
                        WHERE mine.panel_id = panel_map.new AND mine.picture = theirs.picture)
                ORDER BY theirs.id
                """)
    }
}
