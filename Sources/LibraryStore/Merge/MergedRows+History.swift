import GRDB

extension MergedRows {
    /// What was tried for each panel, and what its pictures were drawn for. A union: nothing is changed or deleted.
    mutating func mergeHistory() throws {
        try insert(
            into: "attempt", without: ["id"],
            replacing: ["panel_id": "panel_map.new", "run_id": "run_map.new"],
            from: """
                source.attempt AS theirs CROSS JOIN temp.panel_map ON panel_map.old = theirs.panel_id
                CROSS JOIN temp.run_map ON run_map.old = theirs.run_id
                WHERE relation <> 'same' OR NOT EXISTS (SELECT 1 FROM main.attempt AS mine
                    WHERE mine.panel_id = panel_map.new AND mine.run_id = run_map.new AND mine.number = theirs.number
                        AND mine.started = theirs.started AND mine.backend = theirs.backend)
                ORDER BY theirs.id
                """)
        for table in ["scene", "similar_picture"] {
            try insert(
                into: table,
                replacing: [
                    "panel_id": "panel_map.new",
                    "source_panel": "(SELECT new FROM temp.panel_map WHERE old = theirs.source_panel)",
                ],
                from: """
                    source.\(table) AS theirs CROSS JOIN temp.panel_map ON panel_map.old = theirs.panel_id
                    WHERE theirs.picture IN (SELECT digest FROM main.picture)
                        AND NOT EXISTS (SELECT 1 FROM main.\(table) AS mine
                            WHERE mine.panel_id = panel_map.new AND mine.picture = theirs.picture)
                    """)
        }
        try write("DELETE FROM main.rewrite WHERE words IS NULL OR words = ''")
        try insert(
            into: "rewrite", replacing: ["panel_id": "panel_map.new"],
            from: """
                source.rewrite AS theirs CROSS JOIN temp.panel_map ON panel_map.old = theirs.panel_id
                WHERE theirs.words <> '' AND NOT EXISTS (SELECT 1 FROM main.rewrite AS mine WHERE mine.panel_id = panel_map.new)
                """)
    }

    /// Requests to language models, their answers for stories without a plan, and what stands in for them.
    mutating func mergeTexts() throws {
        try insert(
            into: "text_attempt", without: ["id"],
            replacing: ["run_id": "run_map.new", "collection_id": "collection_map.new"],
            from: """
                source.text_attempt AS theirs CROSS JOIN temp.run_map ON run_map.old = theirs.run_id
                CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
                WHERE NOT EXISTS (SELECT 1 FROM main.text_attempt AS mine
                    WHERE mine.run_id = run_map.new AND mine.collection_id = collection_map.new
                        AND mine.story = theirs.story AND mine.subject = theirs.subject
                        AND mine.number = theirs.number AND mine.started = theirs.started)
                ORDER BY theirs.id
                """)
        try write(
            """
            DELETE FROM main.text_answer WHERE EXISTS (
                SELECT 1 FROM temp.story_map JOIN main.story ON story.id = story_map.new
                WHERE relation IN ('new', 'newer') AND story.characters IS NOT NULL
                    AND story.collection_id = text_answer.collection_id AND story.slug = text_answer.story)
            """)
        try write(
            """
            INSERT INTO main.text_answer (collection_id, story, question, answer)
            SELECT collection_map.new, theirs.story, theirs.question, theirs.answer
            FROM source.text_answer AS theirs CROSS JOIN temp.collection_map ON collection_map.old = theirs.collection_id
            WHERE NOT EXISTS (SELECT 1 FROM main.story
                WHERE story.collection_id = collection_map.new AND slug = theirs.story AND characters IS NOT NULL)
            ON CONFLICT (collection_id, story, question) DO UPDATE SET answer = excluded.answer
                WHERE excluded.answer > answer
            """)
        try mergeStandIns()
    }

    /// They belong to a text and a plan. Of equal ones, the later plan says what is left of them.
    private mutating func mergeStandIns() throws {
        let isLater = """
            relation = 'same' AND EXISTS (SELECT 1 FROM source.story AS theirs, main.story AS mine
                WHERE theirs.id = story_map.old AND mine.id = story_map.new
                    AND coalesce(theirs.plan_stored, 0) > coalesce(mine.plan_stored, 0))
            """
        try write(
            "DELETE FROM main.text_stand_in WHERE story_id IN (SELECT new FROM temp.story_map WHERE \(isLater))")
        try insert(
            into: "text_stand_in", replacing: ["story_id": "story_map.new"],
            from: """
                source.text_stand_in AS theirs CROSS JOIN temp.story_map ON story_map.old = theirs.story_id
                WHERE relation IN ('new', 'newer') OR \(isLater)
                """)
    }
}
