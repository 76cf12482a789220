import Domain
import GRDB

extension MergedRows {
    /// Not part of a story's text or plan.
    private static let ownColumns: Set<String> = [
        "id", "collection_id", "slug", "position", "tier", "placed", "revision", "dated", "dated_revision",
    ]

    /// A story is taken as a whole: text, plan and pages. Of two different ones the later stays.
    mutating func mergeStories() throws {
        try compareStories()
        try insert(
            into: "story", without: ["id"], replacing: ["collection_id": "collection_map.new"],
            from: """
                source.story AS theirs CROSS JOIN temp.story_map ON story_map.old = theirs.id AND relation = 'new'
                CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id ORDER BY theirs.id
                """)
        try database.execute(
            sql: """
                UPDATE temp.story_map SET new = (
                    SELECT mine.id FROM source.story AS theirs
                        JOIN temp.collection_map ON collection_map.old = theirs.collection_id
                        JOIN main.story AS mine ON mine.collection_id = collection_map.new AND mine.slug = theirs.slug
                    WHERE theirs.id = story_map.old)
                WHERE relation = 'new'
                """)
        try replaceStories()
        try arrangeStories()
    }

    private func compareStories() throws {
        try database.execute(
            sql: """
                INSERT INTO temp.story_map
                SELECT theirs.id, mine.id,
                    CASE WHEN mine.id IS NULL THEN 'new' WHEN \(Self.isSame) THEN 'same'
                        WHEN (\(Self.order("theirs", "source"))) > (\(Self.order("mine", "main"))) THEN 'newer'
                        ELSE 'older' END,
                    mine.dated_revision IS mine.revision AND theirs.dated_revision IS theirs.revision
                FROM source.story AS theirs CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
                    LEFT JOIN main.story AS mine
                        ON mine.collection_id = collection_map.new AND mine.slug = theirs.slug
                """)
    }

    /// Whether text, plan and pages are the same. Then pictures are compared page by page.
    private static let isSame = """
        (theirs.title, theirs.text, theirs.source_digest) = (mine.title, mine.text, mine.source_digest)
            AND theirs.headings IS mine.headings AND theirs.passages IS mine.passages AND theirs.author IS mine.author AND theirs.theme IS mine.theme AND theirs.characters IS mine.characters
            AND theirs.planned_theme IS mine.planned_theme
            AND NOT EXISTS (\(content("theirs", "source")) EXCEPT \(content("mine", "main")))
            AND NOT EXISTS (\(content("mine", "main")) EXCEPT \(content("theirs", "source")))
        """

    private static func content(_ story: String, _ schema: String) -> String {
        """
        SELECT page.number, page.text, page.headings, page.choices, panel.number, panel.spec FROM \(schema).page
            LEFT JOIN \(schema).panel ON panel.page_id = page.id
        WHERE page.story_id = \(story).id
        """
    }

    /// A planned story comes after one without a plan; then the later text, fewer pages without a picture, the later
    /// plan. Equal ones are decided by the content.
    private static func order(_ story: String, _ schema: String) -> String {
        """
        \(story).characters IS NOT NULL, coalesce(\(story).text_stored, 0),
            -(SELECT count(*) FROM \(schema).panel WHERE story_id = \(story).id AND picture IS NULL),
            coalesce(\(story).plan_stored, 0),
            \(story).source_digest, \(story).title, \(story).text, coalesce(\(story).characters, ''),
            coalesce(\(story).headings, ''), coalesce(\(story).passages, ''),
            (SELECT coalesce(group_concat(line, char(10)), '') FROM (
                SELECT page.text || page.headings || coalesce(page.choices, '') || panel.spec AS line FROM \(schema).page
                    LEFT JOIN \(schema).panel ON panel.page_id = page.id
                WHERE page.story_id = \(story).id ORDER BY page.number, panel.number))
        """
    }

    private mutating func replaceStories() throws {
        let columns = try columns(of: "story", without: Self.ownColumns)
        try write(
            """
            UPDATE main.story AS mine SET \(columns.map { "\($0) = theirs.\($0)" }.joined(separator: ", ")),
                revision = max(mine.revision, theirs.revision) + 1, dated = theirs.dated,
                dated_revision = CASE WHEN theirs.dated_revision IS theirs.revision
                    THEN max(mine.revision, theirs.revision) + 1 END
            FROM temp.story_map CROSS JOIN source.story AS theirs
            WHERE relation = 'newer' AND theirs.id = story_map.old AND mine.id = story_map.new
            """)
        for table in ["page", "text_stand_in"] {
            try write(
                "DELETE FROM main.\(table) WHERE story_id IN (SELECT new FROM temp.story_map WHERE relation = 'newer')")
        }
    }

    /// The later position stays. A library that says nothing about a story, because another shard makes it, has no time.
    private mutating func arrangeStories() throws {
        let order = { (story: String) in
            """
            coalesce(\(story).placed, 0), \(story).position IS NOT NULL, -coalesce(\(story).position, 0), \(story).tier
            """
        }
        try write(
            """
            UPDATE main.story AS mine SET position = theirs.position, tier = theirs.tier, placed = theirs.placed,
                revision = mine.revision + (mine.tier <> theirs.tier),
                dated_revision = CASE WHEN settled THEN mine.revision + (mine.tier <> theirs.tier)
                    ELSE mine.dated_revision END
            FROM temp.story_map CROSS JOIN source.story AS theirs
            WHERE relation <> 'new' AND theirs.id = story_map.old AND mine.id = story_map.new
                AND (\(order("theirs"))) > (\(order("mine")))
            """)
    }

    /// Dates of changes go with the changes, so that books have the dates of one run. What changed since it was last
    /// dated is dated when it is exported.
    mutating func mergeDates() throws {
        try write(
            """
            UPDATE main.story AS mine SET dated = max(coalesce(mine.dated, 0), coalesce(theirs.dated, 0)),
                dated_revision = mine.revision
            FROM temp.story_map CROSS JOIN source.story AS theirs
            WHERE relation = 'same' AND settled AND theirs.id = story_map.old AND mine.id = story_map.new
                AND (theirs.dated > coalesce(mine.dated, 0) OR mine.dated_revision IS NOT mine.revision)
            """)
        try write(
            """
            UPDATE main.story AS mine SET
                text_stored = max(coalesce(mine.text_stored, 0), coalesce(theirs.text_stored, 0)),
                plan_stored = max(coalesce(mine.plan_stored, 0), coalesce(theirs.plan_stored, 0))
            FROM temp.story_map CROSS JOIN source.story AS theirs
            WHERE relation = 'same' AND theirs.id = story_map.old AND mine.id = story_map.new
                AND (theirs.text_stored > coalesce(mine.text_stored, 0)
                    OR theirs.plan_stored > coalesce(mine.plan_stored, 0))
            """)
        try write(
            """
            UPDATE main.collection AS mine SET
                arranged = max(coalesce(mine.arranged, 0), coalesce(theirs.arranged, 0)),
                dated_arrangement = mine.arrangement
            FROM temp.collection_map CROSS JOIN source.collection AS theirs
            WHERE settled AND theirs.id = collection_map.old AND mine.id = collection_map.new
                AND (theirs.arranged > coalesce(mine.arranged, 0) OR mine.dated_arrangement IS NOT mine.arrangement)
            """)
    }
}
