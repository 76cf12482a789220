import GRDB
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

/// The numbers of panels that counts read instead of the panels.
struct PanelTallyTests {
    private static let tallies = """
        SELECT json_array(collection_id, story_id, status, asked_width, asked_height, basis, n) FROM panel_tally ORDER BY 1
        """
    private static let counts = """
        SELECT json_array(coalesce(collection_id, 0), coalesce(story_id, 0), status, coalesce(asked_width, 0),
            coalesce(asked_height, 0), coalesce(basis, 0), count(*)) AS line
        FROM panel GROUP BY collection_id, story_id, status, asked_width, asked_height, basis ORDER BY 1
        """

    private func areEqual(_ database: Database) throws -> Bool {
        try String.fetchAll(database, sql: Self.tallies) == String.fetchAll(database, sql: Self.counts)
    }

    @Test(arguments: 1...6)
    func areCorrectAfterAnyChange(seed: UInt64) async throws {
        let test = try TestLibrary()
        _ = try await test.collection("One", stories: [("a", 5), ("b", 4), ("c", 3)])
        var random = SeededGenerator(seed: seed)
        let changes = [
            "UPDATE panel SET status = 'ready', asked_width = 64, asked_height = 112 WHERE id % 3 = ?",
            "UPDATE panel SET status = 'failed', asked_width = NULL, asked_height = NULL WHERE id % 4 = ?",
            "UPDATE panel SET basis = 1 WHERE id % 2 = ?", "UPDATE panel SET basis = NULL WHERE id % 5 = ?",
            "DELETE FROM panel WHERE id % 11 = ?", "UPDATE panel SET story_id = 1 WHERE id % 6 = ?",
            "DELETE FROM page WHERE id % 9 = ?",
            """
            INSERT INTO panel (page_id, number, spec, story_id, collection_id)
            SELECT page_id, (SELECT max(number) FROM panel AS other WHERE other.page_id = panel.page_id) + 1, spec,
                story_id, collection_id
            FROM panel WHERE id % 7 = ? GROUP BY page_id
            """,
        ]
        let chosen = (0..<20).map { _ in
            (changes[Int.random(in: changes.indices, using: &random)], Int.random(in: 0..<4, using: &random))
        }
        try await test.library.database.write { database in
            try database.execute(sql: "INSERT INTO basis (id, facts) VALUES (1, '{}')")
            for (change, number) in chosen {
                try database.execute(sql: change, arguments: [number])
                guard try areEqual(database) else {
                    Issue.record("wrong after \(change)")
                    return
                }
            }
        }
    }

    @Test(arguments: EarlierSchema.versions(before: "30-panel-tallies").suffix(2))
    func countAnEarlierLibrary(version: Int) throws {
        let folder = try TemporaryFolder()
        try EarlierSchema(version: version).makeLibrary(at: folder.path)
        let library = try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: .writing)
        defer { try? library.close() }
        #expect(try library.database.read(areEqual))
        #expect(try library.database.read { try Int.fetchOne($0, sql: "SELECT sum(n) FROM panel_tally") } == 9)
    }
}
