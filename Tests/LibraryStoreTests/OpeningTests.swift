import Domain
import FileSystems
import Foundation
import GRDB
import LibraryStore
import SystemPackage
import TestSupport
import Testing

struct OpeningTests {
    @Test func syncsEveryCommit() throws {
        let test = try TestLibrary()
        let level = try test.library.database.writeWithoutTransaction {
            try Int.fetchOne($0, sql: "PRAGMA synchronous")
        }
        #expect(level == 2)
        let mode = try test.library.database.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        #expect(mode == "wal")
    }

    @Test func saysWhereThereIsNone() throws {
        let folder = try TemporaryFolder()
        let root = folder.path.appending("library")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        }
        #expect(
            "\(error?.description ?? "")"
                == "no library at “\(root)”; make one with “nightpress run”, or name another with --library")
    }

    @Test func refusesAFileInItsPlace() throws {
        let folder = try TemporaryFolder()
        let root = try folder.write("story", to: "library")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(error?.description == "“\(root)” is a file, not a library; name a directory with --library")
    }

    @Test func refusesAnotherProgramsFile() throws {
        let folder = try TemporaryFolder()
        let root = folder.path
        try folder.write([UInt8](repeating: 65, count: 5000), to: "library.sqlite")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(
            error?.description
                == "“\(root)/library.sqlite” is not a library's database: file is not a database; name another directory with --library"
        )
    }

    @Test(arguments: [Library.Purpose.reading, .writing, .creating])
    func leavesAnotherProgramsDatabaseAsItIs(_ purpose: Library.Purpose) throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: purpose)
        }
        #expect(
            error?.description
                == "“\(folder.path)/library.sqlite” is not a library's database: it holds the tables of another program; "
                + "name another directory with --library")
        let tables = try queue.read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'grdb_%'")
        }
        #expect(tables == ["song"])
    }

    @Test func refusesALibraryOfANewerProgram() throws {
        let test = try TestLibrary()
        try test.library.database.write {
            try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('9-dreams')")
        }
        try test.library.close()
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: test.library.root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(
            error?.description
                == "the library “\(test.library.root)” was written by a newer Nightpress (it has 9-dreams); "
                + "use that version, or name another directory with --library")
    }

    @Test func givesPagesOfTheFirstSchemaTheirStatus() async throws {
        let folder = try TemporaryFolder()
        try Self.makeFirstSchemaLibrary(at: folder.path)
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .reading)
        let (id, facts) = try #require(try await library.collections().first)
        #expect(facts.title == "Old")
        #expect(try await library.panelCounts(in: [id]) == [.ready: 1, .pending: 1])
        let story = try #require(try await library.stories(of: id).first)
        #expect(try await library.pages(of: story.id).map { $0.panels[0].status } == [.ready, .pending])
        try library.close()
    }

    /// What the first schema looked like, written out, so that the migration is tested against it and not against itself.
    private static func makeFirstSchemaLibrary(at root: FilePath) throws {
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                    INSERT INTO grdb_migrations VALUES ('1-stories-and-pictures');
                    CREATE TABLE collection (id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, title TEXT NOT NULL,
                        language TEXT NOT NULL, youngest INTEGER NOT NULL, oldest INTEGER NOT NULL, rating TEXT NOT NULL,
                        style TEXT NOT NULL);
                    CREATE TABLE story (id INTEGER PRIMARY KEY, collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
                        slug TEXT NOT NULL, position INTEGER, title TEXT NOT NULL, author TEXT, theme TEXT, text TEXT NOT NULL,
                        source_digest TEXT NOT NULL, planned_theme TEXT, characters TEXT, UNIQUE (collection_id, slug));
                    CREATE TABLE page (id INTEGER PRIMARY KEY, story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
                        number INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE (story_id, number));
                    CREATE TABLE picture (digest TEXT PRIMARY KEY, format TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,
                        bytes INTEGER NOT NULL, recipe TEXT NOT NULL, provenance TEXT NOT NULL, backend TEXT NOT NULL) WITHOUT ROWID;
                    CREATE INDEX picture_recipe ON picture (recipe);
                    CREATE TABLE panel (id INTEGER PRIMARY KEY, page_id INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
                        number INTEGER NOT NULL, spec TEXT NOT NULL, picture TEXT REFERENCES picture (digest), UNIQUE (page_id, number));
                    INSERT INTO collection VALUES (1, 'old', 'Old', 'en', 3, 6, 'G', '');
                    INSERT INTO story VALUES (1, 1, 'tale', 0, 'Tale', NULL, NULL, 'One. Two.', 'digest', 'animals', '[]');
                    INSERT INTO page VALUES (1, 1, 1, 'One.'), (2, 1, 2, 'Two.');
                    INSERT INTO picture VALUES ('aa', 'png', 64, 64, 10, 'recipe', 'stub', 'stub');
                    INSERT INTO panel VALUES (1, 1, 1, :spec, 'aa'), (2, 2, 1, :spec, NULL);
                    """,
                arguments: [
                    "spec":
                        #"{"alt":"A","cast":[],"direction":"A","mood":"calm","props":[],"setting":"forest","timeOfDay":"day","weather":"clear"}"#
                ])
        }
    }
}
