import GRDB
import SystemPackage

/// The first schema in full, so that the tests of migrations do not depend on the migrations.
enum FirstSchema {
    static let digest = String(repeating: "a", count: 64)

    /// A library with one story of two pages; the first has a picture.
    static func makeLibrary(at root: FilePath) throws {
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try queue.write { database in
            try database.execute(sql: tables)
            try database.execute(
                sql: """
                    INSERT INTO collection VALUES (1, 'old', 'Old', 'en', 3, 6, 'G', '');
                    INSERT INTO story VALUES (1, 1, 'tale', 0, 'Tale', NULL, NULL, 'One. Two.', 'digest', 'animals', '[]');
                    INSERT INTO page VALUES (1, 1, 1, 'One.'), (2, 1, 2, 'Two.');
                    INSERT INTO picture VALUES (:digest, 'png', 64, 64, 10, 'recipe', 'stub', 'stub');
                    INSERT INTO panel VALUES (1, 1, 1, :spec, :digest), (2, 2, 1, :spec, NULL);
                    """,
                arguments: ["spec": spec, "digest": digest])
        }
        try queue.close()
    }

    static let spec =
        #"{"alt":"A","cast":[],"direction":"A","mood":"calm","props":[],"setting":"forest","timeOfDay":"day","weather":"clear"}"#

    private static let tables = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('1-stories-and-pictures');
        CREATE TABLE collection (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
            language TEXT NOT NULL, youngest INTEGER NOT NULL, oldest INTEGER NOT NULL, rating TEXT NOT NULL,
            style TEXT NOT NULL);
        CREATE TABLE story (id INTEGER PRIMARY KEY,
            collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            slug TEXT NOT NULL, position INTEGER, title TEXT NOT NULL, author TEXT, theme TEXT, text TEXT NOT NULL,
            source_digest TEXT NOT NULL, planned_theme TEXT, characters TEXT, UNIQUE (collection_id, slug));
        CREATE TABLE page (id INTEGER PRIMARY KEY, story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE (story_id, number));
        CREATE TABLE picture (digest TEXT PRIMARY KEY, format TEXT NOT NULL, width INTEGER NOT NULL,
            height INTEGER NOT NULL, bytes INTEGER NOT NULL, recipe TEXT NOT NULL, provenance TEXT NOT NULL,
            backend TEXT NOT NULL) WITHOUT ROWID;
        CREATE INDEX picture_recipe ON picture (recipe);
        CREATE TABLE panel (id INTEGER PRIMARY KEY, page_id INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, spec TEXT NOT NULL, picture TEXT REFERENCES picture (digest),
            UNIQUE (page_id, number));
        """
}
