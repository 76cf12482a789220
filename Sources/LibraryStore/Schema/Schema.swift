import GRDB

/// The tables of a library. Migrations are only added, never changed.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1-stories-and-pictures") { try $0.execute(sql: storiesAndPictures) }
        migrator.registerMigration("2-statuses-and-runs") { try $0.execute(sql: statusesAndRuns) }
        migrator.registerMigration("3-text-attempts") { try $0.execute(sql: textAttempts) }
        migrator.registerMigration("4-asked-sizes") { try $0.execute(sql: askedSizes) }
        migrator.registerMigration("5-priority-reasons") { try $0.execute(sql: priorityReasons) }
        migrator.registerMigration("6-prices") { try $0.execute(sql: prices) }
        migrator.registerMigration("7-requests-and-history") { try $0.execute(sql: requestsAndHistory) }
        migrator.registerMigration("8-similar-pictures") { try $0.execute(sql: similarPictures) }
        migrator.registerMigration("9-shown-words") { try $0.execute(sql: shownWords) }
        migrator.registerMigration("10-tiers") { try $0.execute(sql: tiers) }
        migrator.registerMigration("11-renditions") { try $0.execute(sql: renditions) }
        migrator.registerMigration("12-book-dates") { try $0.execute(sql: bookDates) }
        migrator.registerMigration("13-run-counts") { try $0.execute(sql: runCounts) }
        migrator.registerMigration("14-panels-in-hand") { try $0.execute(sql: panelsInProgress) }
        migrator.registerMigration("15-outturns") { try $0.execute(sql: outturns) }
        migrator.registerMigration("16-books-made") { try $0.execute(sql: booksMade) }
        migrator.registerMigration("17-shown-alternatives") { try $0.execute(sql: shownAlternatives) }
        migrator.registerMigration("18-runs-of-pages") { try $0.execute(sql: runsOfPages) }
        migrator.registerMigration("19-deadlines-and-pauses") { try $0.execute(sql: deadlinesAndPauses) }
        migrator.registerMigration("20-outages") { try $0.execute(sql: outages) }
        migrator.registerMigration("21-listed-pictures") { try $0.execute(sql: listedPictures) }
        migrator.registerMigration("22-text-answers-and-stand-ins") { try $0.execute(sql: textAnswersAndStandIns) }
        migrator.registerMigration("23-refused-panels") { try $0.execute(sql: refusedPanels) }
        migrator.registerMigration("24-away-first") { try $0.execute(sql: awayFirst) }
        migrator.registerMigration("25-rewrites") { try $0.execute(sql: rewrites) }
        migrator.registerMigration("26-outages-of-runs") { try $0.execute(sql: outagesOfRuns) }
        migrator.registerMigration("27-rewrites-without-progress") { try $0.execute(sql: rewritesWithoutProgress) }
        migrator.registerMigration("28-servers-of-attempts") { try $0.execute(sql: serversOfAttempts) }
        migrator.registerMigration("29-shards") { try $0.execute(sql: shards) }
        migrator.registerMigration("30-panel-tallies") { try $0.execute(sql: panelTallies) }
        migrator.registerMigration("31-source-states") { try $0.execute(sql: sourceStates) }
        migrator.registerMigration("32-book-details") { try $0.execute(sql: bookDetails) }
        migrator.registerMigration("33-casts") { try $0.execute(sql: casts) }
        migrator.registerMigration("34-headings") { try $0.execute(sql: headings) }
        migrator.registerMigration("35-moved-panels") { try $0.execute(sql: movedPanels) }
        migrator.registerMigration("36-growing-collections") { try $0.execute(sql: growingCollections) }
        migrator.registerMigration("37-choices-and-figures") { try $0.execute(sql: choicesAndFigures) }
        migrator.registerMigration("38-portraits") { try $0.execute(sql: portraits) }
        migrator.registerMigration("39-growth-plans") { try $0.execute(sql: growthPlans) }
        migrator.registerMigration("40-not-drawn") { try $0.execute(sql: notDrawn) }
        return migrator
    }

    private static let storiesAndPictures = """
        CREATE TABLE collection (
            id INTEGER PRIMARY KEY,
            slug TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            language TEXT NOT NULL,
            youngest INTEGER NOT NULL,
            oldest INTEGER NOT NULL,
            rating TEXT NOT NULL,
            style TEXT NOT NULL
        );
        CREATE TABLE story (
            id INTEGER PRIMARY KEY,
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            slug TEXT NOT NULL,
            position INTEGER,                       -- NULL: no longer in the pipeline
            title TEXT NOT NULL,
            author TEXT,
            theme TEXT,                             -- as the pipeline asks; the plan's own is in "planned_theme"
            text TEXT NOT NULL,
            source_digest TEXT NOT NULL,            -- what the story was read or written from
            planned_theme TEXT,
            characters TEXT,                        -- JSON; NULL until planned
            UNIQUE (collection_id, slug)
        );
        CREATE TABLE page (
            id INTEGER PRIMARY KEY,
            story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            UNIQUE (story_id, number)
        );
        CREATE TABLE picture (
            digest TEXT PRIMARY KEY,                -- SHA-256 of the file
            format TEXT NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            recipe TEXT NOT NULL,                   -- SHA-256 of everything that decides the picture
            provenance TEXT NOT NULL,
            backend TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX picture_recipe ON picture (recipe);
        CREATE TABLE panel (
            id INTEGER PRIMARY KEY,
            page_id INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            spec TEXT NOT NULL,                     -- JSON
            picture TEXT REFERENCES picture (digest),
            UNIQUE (page_id, number)
        );
        """

    private static let statusesAndRuns = """
        CREATE TABLE run (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            started REAL NOT NULL,                  -- seconds since 1970
            finished REAL,
            outcome TEXT,
            host TEXT NOT NULL,
            program_version TEXT NOT NULL,
            prompts_digest TEXT NOT NULL,
            collections TEXT NOT NULL,              -- JSON: collection ids
            stages TEXT,                            -- JSON
            problems TEXT,                          -- JSON: stories that could not be read
            notices TEXT                            -- JSON: these and whatever else a person should know
        );
        ALTER TABLE collection ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE story ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE story ADD COLUMN written_by TEXT;        -- NULL: read from a file
        ALTER TABLE story ADD COLUMN planned_by TEXT;

        ALTER TABLE panel ADD COLUMN collection_id INTEGER;
        ALTER TABLE panel ADD COLUMN story_id INTEGER REFERENCES story (id);
        ALTER TABLE panel ADD COLUMN page_number INTEGER;
        ALTER TABLE panel ADD COLUMN priority INTEGER NOT NULL DEFAULT 3;
        ALTER TABLE panel ADD COLUMN status TEXT NOT NULL DEFAULT 'pending';
        ALTER TABLE panel ADD COLUMN interruptions INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE panel ADD COLUMN drawn_run INTEGER REFERENCES run (id);
        ALTER TABLE panel ADD COLUMN drawn_at REAL;
        UPDATE panel SET
            page_number = (SELECT number FROM page WHERE page.id = page_id),
            story_id = (SELECT story_id FROM page WHERE page.id = page_id),
            collection_id = (SELECT collection_id FROM page JOIN story ON story.id = page.story_id WHERE page.id = page_id);
        UPDATE panel SET
            priority = CASE WHEN page_number <= 1 THEN 0 WHEN page_number <= 3 THEN 1 WHEN page_number <= 7 THEN 2 ELSE 3 END,
            status = CASE WHEN picture IS NULL THEN 'pending' ELSE 'ready' END;
        CREATE INDEX panel_queue ON panel (collection_id, priority, story_id, page_number, number) WHERE status = 'pending';
        CREATE INDEX panel_in_flight ON panel (status) WHERE status IN ('scheduled', 'generating', 'retrying');
        CREATE INDEX panel_count ON panel (collection_id, story_id, status);
        CREATE INDEX panel_picture ON panel (picture);
        CREATE INDEX panel_drawn ON panel (drawn_run);
        CREATE TRIGGER panel_picture_changed AFTER UPDATE OF picture ON panel WHEN OLD.picture IS NOT NEW.picture BEGIN
            UPDATE story SET revision = revision + 1 WHERE id = NEW.story_id;
        END;

        CREATE TABLE attempt (
            id INTEGER PRIMARY KEY,
            panel_id INTEGER NOT NULL REFERENCES panel (id) ON DELETE CASCADE,
            run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            backend TEXT NOT NULL,
            rung TEXT NOT NULL,
            concept TEXT NOT NULL,
            seed INTEGER NOT NULL,
            started REAL NOT NULL,
            seconds REAL NOT NULL,
            outcome TEXT NOT NULL,
            message TEXT
        );
        CREATE INDEX attempt_panel ON attempt (panel_id, id);
        CREATE INDEX attempt_run ON attempt (run_id);

        CREATE TABLE bundle (
            path TEXT PRIMARY KEY,                  -- relative to the library
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            story_id INTEGER REFERENCES story (id) ON DELETE CASCADE,
            format TEXT NOT NULL,
            title TEXT NOT NULL,
            content TEXT NOT NULL,                  -- what it was made from: revisions and the exporter's version
            bytes INTEGER NOT NULL,
            run_id INTEGER REFERENCES run (id) ON DELETE SET NULL
        ) WITHOUT ROWID;
        """

    private static let textAttempts = """
        CREATE TABLE text_attempt (
            id INTEGER PRIMARY KEY,
            run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            story TEXT NOT NULL,                    -- slug; a story that could not be written has no row
            backend TEXT NOT NULL,
            subject TEXT NOT NULL,                  -- "story", "cast", "page 3"
            number INTEGER NOT NULL,
            started REAL NOT NULL,
            seconds REAL NOT NULL,
            outcome TEXT NOT NULL,                  -- "ready", or the kind of the error
            message TEXT,
            repairs TEXT,                           -- JSON: names of what was mended in the reply
            prompt_tokens INTEGER,
            reply_tokens INTEGER
        );
        CREATE INDEX text_attempt_run ON text_attempt (run_id, collection_id, story);
        """

    private static let askedSizes = """
        ALTER TABLE panel ADD COLUMN asked_width INTEGER;   -- NULL: the picture's own
        ALTER TABLE panel ADD COLUMN asked_height INTEGER;
        """

    private static let priorityReasons = """
        ALTER TABLE panel ADD COLUMN priority_reasons TEXT; -- JSON: in words; NULL: the page's place alone
        ALTER TABLE panel ADD COLUMN priority_basis TEXT;   -- digest of what the priority was computed from
        """

    private static let prices = """
        ALTER TABLE attempt ADD COLUMN price INTEGER;       -- millionths; NULL: no picture came, or its price is not known
        """

    private static let requestsAndHistory = """
        CREATE TABLE basis (                        -- what a person can change of how pictures are drawn
            id INTEGER PRIMARY KEY,
            facts TEXT NOT NULL UNIQUE              -- JSON
        );
        ALTER TABLE panel ADD COLUMN queue INTEGER; -- NULL: nothing to draw; 0: asked for by a person; 1: has none; 2…: later passes
        ALTER TABLE panel ADD COLUMN request INTEGER NOT NULL DEFAULT 0;    -- counts what was asked; an answer to an earlier one comes too late
        ALTER TABLE panel ADD COLUMN lease INTEGER REFERENCES run (id) ON DELETE SET NULL;  -- the run that has it in hand
        ALTER TABLE panel ADD COLUMN started INTEGER NOT NULL DEFAULT 0;    -- whether requests for it may have been sent
        ALTER TABLE panel ADD COLUMN take INTEGER NOT NULL DEFAULT 0;       -- each has seeds of its own
        ALTER TABLE panel ADD COLUMN wish TEXT;     -- JSON: what a person asked for besides
        ALTER TABLE panel ADD COLUMN basis INTEGER REFERENCES basis (id);   -- NULL: not known
        ALTER TABLE panel ADD COLUMN settled_width INTEGER;     -- the size in which it was tried in vain, and is not again
        ALTER TABLE panel ADD COLUMN settled_height INTEGER;
        UPDATE panel SET
            asked_width = (SELECT width FROM picture WHERE digest = panel.picture),
            asked_height = (SELECT height FROM picture WHERE digest = panel.picture)
            WHERE asked_width IS NULL AND picture IS NOT NULL;
        UPDATE panel SET queue = 1 WHERE status IN ('pending', 'scheduled', 'generating', 'retrying');
        UPDATE panel SET lease = (SELECT max(id) FROM run), started = status <> 'scheduled'
            WHERE status IN ('scheduled', 'generating', 'retrying');

        DROP INDEX panel_queue;
        DROP INDEX panel_in_flight;
        CREATE INDEX panel_queue ON panel (collection_id, queue, priority, story_id, page_number, number)
            WHERE queue IS NOT NULL;
        CREATE INDEX panel_leased ON panel (lease) WHERE lease IS NOT NULL;
        CREATE INDEX panel_shown ON panel (collection_id, status, asked_width, asked_height, basis);
        CREATE TRIGGER panel_pending AFTER UPDATE OF status ON panel WHEN NEW.status = 'pending' AND NEW.queue IS NULL BEGIN
            UPDATE panel SET queue = 1 WHERE id = NEW.id;
        END;
        CREATE TRIGGER panel_new AFTER INSERT ON panel WHEN NEW.status = 'pending' AND NEW.queue IS NULL BEGIN
            UPDATE panel SET queue = 1 WHERE id = NEW.id;
        END;

        CREATE TABLE earlier_picture (              -- pictures that a panel does not show, or shows no more
            id INTEGER PRIMARY KEY,
            panel_id INTEGER NOT NULL REFERENCES panel (id) ON DELETE CASCADE,
            picture TEXT NOT NULL REFERENCES picture (digest),
            reason TEXT NOT NULL,                   -- replaced, tried, superseded
            drawn_run INTEGER REFERENCES run (id) ON DELETE SET NULL,
            drawn_at REAL,
            asked_width INTEGER,
            asked_height INTEGER,
            basis INTEGER REFERENCES basis (id)
        );
        CREATE INDEX earlier_picture_panel ON earlier_picture (panel_id, id);
        CREATE INDEX earlier_picture_picture ON earlier_picture (picture);

        CREATE TABLE control (                      -- what other programs ask of the run in progress; one row
            id INTEGER PRIMARY KEY CHECK (id = 1),
            revision INTEGER NOT NULL DEFAULT 0,    -- counted up with every request
            paused_since REAL,
            paused_by TEXT,
            stopped_run INTEGER REFERENCES run (id) ON DELETE SET NULL,
            current_run INTEGER REFERENCES run (id) ON DELETE SET NULL, -- in progress, if somebody holds the lock
            takes_requests INTEGER NOT NULL DEFAULT 0,  -- whether it draws what is asked of it now
            pictures TEXT                           -- how the folders of pictures were when a run ended
        );
        INSERT INTO control (id) VALUES (1);
        ALTER TABLE collection ADD COLUMN pipeline TEXT;    -- the file that it was last made from
        ALTER TABLE story ADD COLUMN plan_basis TEXT;           -- JSON: what a person can change of how it is planned
        ALTER TABLE story ADD COLUMN earlier_characters TEXT;   -- of the plan that its pages are from until it is planned anew
        ALTER TABLE story ADD COLUMN earlier_theme TEXT;
        """

    private static let similarPictures = """
        CREATE TABLE scene (                        -- what pictures of image models were drawn for
            panel_id INTEGER NOT NULL REFERENCES panel (id) ON DELETE CASCADE,
            picture TEXT NOT NULL REFERENCES picture (digest) ON DELETE CASCADE,
            manner TEXT NOT NULL,                   -- digest of all that decides a picture but the scene
            words TEXT NOT NULL,                    -- the scene, as the plan has it
            shingles INTEGER NOT NULL,              -- how many the words have
            PRIMARY KEY (panel_id, picture)
        ) WITHOUT ROWID;
        CREATE INDEX scene_manner ON scene (manner, shingles);
        CREATE INDEX scene_picture ON scene (picture);
        CREATE TABLE similar_picture (              -- panels that show a picture which was drawn for another
            panel_id INTEGER NOT NULL REFERENCES panel (id) ON DELETE CASCADE,
            picture TEXT NOT NULL REFERENCES picture (digest) ON DELETE CASCADE,
            source_panel INTEGER REFERENCES panel (id) ON DELETE SET NULL,
            place TEXT NOT NULL,                    -- of that panel then: collection/story/page
            scene TEXT NOT NULL,                    -- the words that it was drawn for
            similarity REAL NOT NULL,
            PRIMARY KEY (panel_id, picture)
        ) WITHOUT ROWID;
        CREATE INDEX similar_picture_picture ON similar_picture (picture);
        CREATE INDEX similar_picture_source ON similar_picture (source_panel);
        ALTER TABLE attempt ADD COLUMN origin TEXT;         -- library, cache, similar; NULL: the backend was asked
        """

    /// Direction and seeds of the shown picture. Those for the next requested picture may differ.
    private static let shownWords = """
        ALTER TABLE panel ADD COLUMN shown_take INTEGER;    -- the take that its picture is; NULL: it has had none
        ALTER TABLE panel ADD COLUMN shown_direction TEXT;  -- what that was drawn for; NULL: what was planned
        ALTER TABLE earlier_picture ADD COLUMN take INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE earlier_picture ADD COLUMN direction TEXT;
        UPDATE panel SET shown_take = take, shown_direction = json_extract(wish, '$.direction')
            WHERE status = 'ready' AND queue IS NOT 0;
        DROP TRIGGER panel_picture_changed;
        CREATE TRIGGER panel_picture_changed AFTER UPDATE OF picture, shown_direction ON panel
            WHEN OLD.picture IS NOT NEW.picture OR OLD.shown_direction IS NOT NEW.shown_direction BEGIN
            UPDATE story SET revision = revision + 1 WHERE id = NEW.story_id;
        END;
        """

    private static let tiers = """
        ALTER TABLE story ADD COLUMN tier TEXT NOT NULL DEFAULT 'free';     -- whom an app shows it to
        """

    private static let renditions = """
        CREATE TABLE rendition (                    -- pictures made from pictures, kept so that books are soon written
            source TEXT NOT NULL REFERENCES picture (digest) ON DELETE CASCADE,
            use TEXT NOT NULL,                      -- "high.jpeg", "stripped"
            recipe TEXT NOT NULL,                   -- everything that decided it besides its source
            digest TEXT NOT NULL,                   -- SHA-256 of the file; several rows may name one
            format TEXT NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            PRIMARY KEY (source, use)
        ) WITHOUT ROWID;
        CREATE INDEX rendition_digest ON rendition (digest);
        """

    /// For other processes that show the progress. Both columns are valid only while the panel has a lease.
    private static let panelsInProgress = """
        ALTER TABLE panel ADD COLUMN taken REAL;            -- since when, in seconds since 1970
        ALTER TABLE panel ADD COLUMN asked TEXT;            -- the backend that is asked; NULL: not begun, or not written down
        """

    /// When a change of a book's contents was found, and the revision that was found. NULL: not checked yet.
    private static let bookDates = """
        ALTER TABLE collection ADD COLUMN dated REAL;
        ALTER TABLE collection ADD COLUMN dated_revision INTEGER;
        ALTER TABLE story ADD COLUMN dated REAL;
        ALTER TABLE story ADD COLUMN dated_revision INTEGER;
        """

    private static let runCounts = """
        ALTER TABLE run ADD COLUMN counts TEXT;     -- JSON: what it came to, as its report says; NULL: it has not ended by itself
        """

    /// The counts of runs, for comparison with the next run.
    private static let outturns = """
        ALTER TABLE run ADD COLUMN outturn TEXT;            -- JSON: what had come of it when its report was written
        ALTER TABLE panel ADD COLUMN told_status TEXT;      -- what the last of these reports said; NULL: none has yet
        CREATE TABLE status_change (                -- panels that such a report found other than the one before
            run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
            panel_id INTEGER NOT NULL REFERENCES panel (id) ON DELETE CASCADE,
            earlier TEXT NOT NULL,
            status TEXT NOT NULL,
            PRIMARY KEY (run_id, panel_id)
        ) WITHOUT ROWID;
        CREATE INDEX status_change_panel ON status_change (panel_id);
        """

    /// Fingerprints of books with other destinations, and missing dates: for the order of stories, and initial values.
    /// The initial date of a collection is that of its first picture, that of a story is the date of its last picture.
    private static let booksMade = """
        ALTER TABLE bundle ADD COLUMN fingerprint TEXT;     -- of a book put elsewhere, or about to be; NULL: not known
        ALTER TABLE bundle ADD COLUMN former_fingerprint TEXT;      -- of what has its place until then
        ALTER TABLE control ADD COLUMN library_mark TEXT;   -- drawn by lot; no two libraries have the same
        UPDATE control SET library_mark = lower(hex(randomblob(8)));

        ALTER TABLE collection ADD COLUMN arrangement INTEGER NOT NULL DEFAULT 0;   -- counts changes of its stories' order
        ALTER TABLE collection ADD COLUMN arranged REAL;    -- when that was found changed; NULL: nobody has looked yet
        ALTER TABLE collection ADD COLUMN dated_arrangement INTEGER;
        CREATE TRIGGER story_moved AFTER UPDATE OF position ON story WHEN OLD.position IS NOT NEW.position BEGIN
            UPDATE collection SET arrangement = arrangement + 1 WHERE id = NEW.collection_id;
        END;
        CREATE TRIGGER story_removed AFTER DELETE ON story WHEN OLD.position IS NOT NULL BEGIN
            UPDATE collection SET arrangement = arrangement + 1 WHERE id = OLD.collection_id;
        END;

        UPDATE story SET dated_revision = revision,
            dated = (SELECT max(drawn_at) FROM panel
                WHERE panel.collection_id = story.collection_id AND panel.story_id = story.id)
            WHERE dated_revision IS NULL
                AND EXISTS (SELECT 1 FROM panel WHERE panel.collection_id = story.collection_id
                    AND panel.story_id = story.id AND drawn_at IS NOT NULL);
        UPDATE collection SET dated_revision = revision,
            dated = (SELECT min(drawn_at) FROM panel WHERE panel.collection_id = collection.id)
            WHERE dated_revision IS NULL
                AND EXISTS (SELECT 1 FROM panel WHERE panel.collection_id = collection.id AND drawn_at IS NOT NULL);
        UPDATE collection SET arranged = dated, dated_arrangement = 0 WHERE dated IS NOT NULL;
        """

    /// The built-in illustrator draws only what it recognises in a direction. The text alternative describes just that.
    private static let shownAlternatives = """
        ALTER TABLE panel ADD COLUMN shown_alt TEXT;        -- what its picture shows of "shown_direction"; NULL: the words themselves
        ALTER TABLE earlier_picture ADD COLUMN alt TEXT;
        """

    /// The run that made a picture, the run that left a placeholder, and the run in which a page became ready. Before
    /// this migration, the second was stored as the first, and recorded counts included removed collections.
    private static let runsOfPages = """
        ALTER TABLE panel ADD COLUMN left_run INTEGER REFERENCES run (id);  -- that left its placeholder standing; NULL: none since
        ALTER TABLE panel ADD COLUMN ready_run INTEGER REFERENCES run (id); -- in which it became ready that was not before
        ALTER TABLE panel ADD COLUMN ready_at REAL;         -- when it did, in seconds since 1970
        UPDATE panel SET ready_run = drawn_run, ready_at = drawn_at WHERE status = 'ready';
        UPDATE panel SET left_run = drawn_run, drawn_run = (SELECT max(id) FROM run WHERE started <= panel.drawn_at)
            WHERE status = 'placeholder' AND drawn_at < (SELECT started FROM run WHERE id = drawn_run);
        UPDATE run SET outturn = json_set(outturn, '$.parts',
                (SELECT json_group_array(json(part.value)) FROM json_each(run.outturn, '$.parts') AS part
                WHERE part.value ->> 'collection' IN (SELECT value FROM json_each(run.collections))))
            WHERE outturn IS NOT NULL;
        """

    /// For the estimate of a run's remaining time.
    private static let deadlinesAndPauses = """
        ALTER TABLE run ADD COLUMN deadline REAL;   -- when it begins nothing more, in seconds since 1970; NULL: no such time
        CREATE TABLE past_pause (                   -- those that are over
            since REAL NOT NULL,                    -- seconds since 1970
            ended REAL NOT NULL
        );
        """

    private static let outages = """
        CREATE TABLE outage (                       -- which backends were not asked for a panel, and why
            id INTEGER PRIMARY KEY,
            words TEXT NOT NULL UNIQUE
        );
        ALTER TABLE panel ADD COLUMN outage INTEGER REFERENCES outage (id);     -- of one that failed or shows a placeholder
        """

    /// A placeholder from before this migration gets an empty digest: it is requested once more.
    private static let refusedPanels = """
        ALTER TABLE panel ADD COLUMN refused TEXT;          -- digest of the requests that all backends refused; NULL: not all did
        UPDATE panel SET refused = '' WHERE status = 'placeholder' AND outage IS NULL
            AND EXISTS (SELECT 1 FROM attempt WHERE panel_id = panel.id AND run_id = drawn_run)
            AND NOT EXISTS (SELECT 1 FROM attempt
                WHERE panel_id = panel.id AND run_id = drawn_run AND outcome <> 'refused');
        """

    /// Among the panels of one priority, those whose backend was away come first.
    private static let awayFirst = """
        DROP INDEX panel_queue;
        CREATE INDEX panel_queue
            ON panel (collection_id, queue, priority, outage IS NULL, story_id, page_number, number)
            WHERE queue IS NOT NULL;
        """

    private static let rewrites = """
        CREATE TABLE rewrite (                      -- a refused direction in a language model's words
            panel_id INTEGER PRIMARY KEY REFERENCES panel (id) ON DELETE CASCADE,
            basis TEXT NOT NULL,                    -- digest of what decides the words
            words TEXT,                             -- NULL: to be asked for, and the panel waits; '': there are none
            refused_by TEXT,                        -- the backend that continues with them in the run; NULL: none
            attempts INTEGER NOT NULL               -- of that run for the panel, before it was set aside
        );
        """

    /// How far the ladders of a panel are is known to the run that set it aside.
    private static let rewritesWithoutProgress = """
        ALTER TABLE rewrite RENAME TO earlier_rewrite;
        CREATE TABLE rewrite (                      -- a refused direction in a language model's words
            panel_id INTEGER PRIMARY KEY REFERENCES panel (id) ON DELETE CASCADE,
            basis TEXT NOT NULL,                    -- digest of what decides the words
            words TEXT                              -- NULL: to be asked for, and the panel waits; '': there are none
        );
        INSERT INTO rewrite SELECT panel_id, basis, words FROM earlier_rewrite;
        DROP TABLE earlier_rewrite;
        """

    /// Finds the owners of shown pictures without reading each panel.
    private static let listedPictures = """
        DROP INDEX panel_shown;
        CREATE INDEX panel_shown ON panel (collection_id, status, asked_width, asked_height, basis, story_id);
        """

    /// Answers of language models for stories in progress, and what the built-in generators made in place of them.
    /// Before this migration, the basis of a plan said so. A story in a file has no writer.
    private static let textAnswersAndStandIns = """
        CREATE TABLE text_answer (
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            story TEXT NOT NULL,                    -- slug; the story need not be there yet
            question TEXT NOT NULL,                 -- SHA-256 of everything that decides the answer
            answer TEXT NOT NULL,                   -- JSON
            PRIMARY KEY (collection_id, story, question)
        ) WITHOUT ROWID;
        CREATE TABLE text_stand_in (
            story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
            part TEXT NOT NULL,                     -- "story", "plan", "cast", "page 3"
            reason TEXT NOT NULL,
            requested INTEGER NOT NULL DEFAULT 0,   -- whether a language model is to be asked again
            PRIMARY KEY (story_id, part)
        ) WITHOUT ROWID;
        INSERT INTO text_stand_in (story_id, part, reason)
            SELECT id, 'plan', 'the reason was not recorded' FROM story
            WHERE planned_by = 'stub' AND json_extract(plan_basis, '$.standsIn');
        INSERT INTO text_stand_in (story_id, part, reason)
            SELECT id, 'story', 'the reason was not recorded' FROM story
            WHERE written_by = 'stub' AND json_extract(plan_basis, '$.standsIn');
        """

    /// For the status and the report of a run.
    private static let outagesOfRuns = """
        ALTER TABLE run ADD COLUMN outages TEXT;    -- JSON: when its backends could not be used
        """

    /// Of backends with several servers.
    private static let serversOfAttempts = """
        ALTER TABLE attempt ADD COLUMN server TEXT;         -- its address; NULL: the backend has one server
        ALTER TABLE text_attempt ADD COLUMN server TEXT;
        """

    /// For libraries that hold a part of the stories, and for their merging. Times are in seconds since 1970, and NULL
    /// if they are from before this migration.
    private static let shards = """
        ALTER TABLE control ADD COLUMN shard INTEGER;       -- which part of the stories this is, from 1; NULL: it is none
        ALTER TABLE control ADD COLUMN shards INTEGER;      -- of how many
        ALTER TABLE story ADD COLUMN text_stored REAL;
        ALTER TABLE story ADD COLUMN plan_stored REAL;
        ALTER TABLE story ADD COLUMN placed REAL;           -- when position or tier was set; also NULL: another shard makes it
        ALTER TABLE run ADD COLUMN origin TEXT;             -- "library_mark" of the library that it took place in; NULL: this one
        ALTER TABLE run ADD COLUMN origin_name TEXT;        -- its name there
        CREATE UNIQUE INDEX run_origin ON run (origin, origin_name) WHERE origin IS NOT NULL;
        CREATE TABLE merged_library (               -- what was merged into this library, directly or with another
            mark TEXT PRIMARY KEY,                  -- its "library_mark"
            path TEXT NOT NULL,                     -- as it was named
            shard INTEGER,
            shards INTEGER,
            ended INTEGER NOT NULL,                 -- whether its last run came to its end
            last_run REAL NOT NULL,                 -- when that began; 0: it has none
            state TEXT                              -- sizes and times of its files; NULL: a run wrote to it, or not known
        ) WITHOUT ROWID;
        """

    private static let casts = """
        ALTER TABLE story ADD COLUMN given_cast TEXT;       -- JSON: the characters that its own source describes; NULL: none
        """

    private static let headings = """
        ALTER TABLE story ADD COLUMN headings TEXT;     -- JSON: indexes of paragraphs; NULL: none, or read before this migration
        ALTER TABLE page ADD COLUMN headings INTEGER NOT NULL DEFAULT 0;    -- how many of its first paragraphs are headings
        """

    private static let movedPanels = """
        ALTER TABLE panel ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;  -- by a person: < 0 to the start of its queue, > 0 to the end
        DROP INDEX panel_queue;
        CREATE INDEX panel_queue
            ON panel (collection_id, queue, moved, priority, outage IS NULL, story_id, page_number, number)
            WHERE queue IS NOT NULL;
        CREATE TRIGGER panel_left_queue AFTER UPDATE OF queue ON panel WHEN NEW.queue IS NOT OLD.queue AND NEW.moved <> 0 BEGIN
            UPDATE panel SET moved = 0 WHERE id = NEW.id;
        END;
        """

    private static let choicesAndFigures = """
        ALTER TABLE story ADD COLUMN passages TEXT;     -- JSON: the passages of a story with choices; NULL: it has none
        ALTER TABLE page ADD COLUMN choices TEXT;       -- JSON: the choices at its end; NULL: none
        ALTER TABLE picture ADD COLUMN figures TEXT;    -- JSON: where the figures are in a panel of a comic; NULL: not known
        """

    private static let portraits = """
        CREATE TABLE portrait (                     -- the pictures by which models know the characters of a cast
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            character TEXT NOT NULL,                -- the words of the name
            recipe TEXT NOT NULL,                   -- of all that decides it
            picture TEXT NOT NULL,                  -- its digest
            PRIMARY KEY (collection_id, character)
        ) WITHOUT ROWID;
        CREATE INDEX portrait_picture ON portrait (picture);
        """

    private static let growingCollections = """
        CREATE TABLE grown_story (                  -- the plan of a growing collection, as far as runs have come
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,                -- from 0
            story TEXT NOT NULL,                    -- JSON
            PRIMARY KEY (collection_id, number)
        ) WITHOUT ROWID;
        """

    private static let growthPlans = """
        ALTER TABLE grown_story ADD COLUMN made INTEGER NOT NULL DEFAULT 1;     -- whether a run has come to it
        """

    private static let notDrawn = """
        ALTER TABLE picture ADD COLUMN not_drawn TEXT;  -- JSON: the things that its generator could not draw; NULL: none known
        """

    private static let bookDetails = """
        ALTER TABLE collection ADD COLUMN book TEXT;        -- JSON: what the pipeline says of its books; NULL: nothing
        """
}
