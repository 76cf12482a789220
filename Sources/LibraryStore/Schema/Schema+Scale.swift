/// What large libraries need.
extension Schema {
    private static let countsNew = """
        INSERT INTO panel_tally VALUES (coalesce(NEW.collection_id, 0), coalesce(NEW.story_id, 0), NEW.status,
                coalesce(NEW.asked_width, 0), coalesce(NEW.asked_height, 0), coalesce(NEW.basis, 0), 1)
            ON CONFLICT DO UPDATE SET n = n + 1;
        """
    private static let uncountsOld = """
        UPDATE panel_tally SET n = n - 1
            WHERE collection_id = coalesce(OLD.collection_id, 0) AND story_id = coalesce(OLD.story_id, 0)
                AND status = OLD.status AND asked_width = coalesce(OLD.asked_width, 0)
                AND asked_height = coalesce(OLD.asked_height, 0) AND basis = coalesce(OLD.basis, 0);
        DELETE FROM panel_tally
            WHERE collection_id = coalesce(OLD.collection_id, 0) AND story_id = coalesce(OLD.story_id, 0) AND n = 0;
        """

    /// The number of panels by everything that is counted often, so that no count reads each panel. The triggers keep it
    /// correct, whatever changes a panel. 0 is in place of NULL.
    static let panelTallies = """
        CREATE TABLE panel_tally (
            collection_id INTEGER NOT NULL,
            story_id INTEGER NOT NULL,
            status TEXT NOT NULL,
            asked_width INTEGER NOT NULL,
            asked_height INTEGER NOT NULL,
            basis INTEGER NOT NULL,
            n INTEGER NOT NULL,                     -- never 0
            PRIMARY KEY (collection_id, story_id, status, asked_width, asked_height, basis)
        ) WITHOUT ROWID;
        INSERT INTO panel_tally
            SELECT coalesce(collection_id, 0), coalesce(story_id, 0), status, coalesce(asked_width, 0),
                coalesce(asked_height, 0), coalesce(basis, 0), count(*)
            FROM panel GROUP BY 1, 2, 3, 4, 5, 6;
        CREATE TRIGGER panel_tallied AFTER INSERT ON panel BEGIN
            \(countsNew)
        END;
        CREATE TRIGGER panel_untallied AFTER DELETE ON panel BEGIN
            \(uncountsOld)
        END;
        CREATE TRIGGER panel_tallied_again
            AFTER UPDATE OF collection_id, story_id, status, asked_width, asked_height, basis ON panel
            WHEN OLD.collection_id IS NOT NEW.collection_id OR OLD.story_id IS NOT NEW.story_id
                OR OLD.status IS NOT NEW.status OR OLD.asked_width IS NOT NEW.asked_width
                OR OLD.asked_height IS NOT NEW.asked_height OR OLD.basis IS NOT NEW.basis
            BEGIN
            \(uncountsOld)
            \(countsNew)
        END;

        -- Finds these without reading each row.
        CREATE INDEX story_listed ON story (collection_id, position, revision) WHERE position IS NOT NULL;
        CREATE INDEX story_undated ON story (collection_id) WHERE dated_revision IS NOT revision;
        CREATE INDEX story_unplanned ON story (collection_id, position) WHERE characters IS NULL;
        CREATE INDEX panel_told ON panel (collection_id, story_id) WHERE told_status IS NOT status;
        """

    /// How the file of a story was when it was last read. A file of the same state is not read again. NULL: it may have
    /// changed after it was read without a change of its time, or it is not known.
    static let sourceStates = """
        ALTER TABLE story ADD COLUMN source_state TEXT;

        -- All facts about a story, for readers that need not its text, which takes several pages of the database.
        CREATE INDEX story_facts ON story (collection_id, position, slug, title, author, theme, tier, dated,
            source_digest, source_state, written_by, planned_theme, planned_by, plan_basis);
        """
}
