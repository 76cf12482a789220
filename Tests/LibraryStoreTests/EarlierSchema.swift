import GRDB
import SystemPackage

@testable import LibraryStore

/// A library made by a program with only the first `version` migrations.
struct EarlierSchema {
    /// The number of its migrations, from 2, because the first has no statuses.
    let version: Int

    static let versions = Array(2..<Schema.migrator.migrations.count)

    /// The versions before this migration.
    static func versions(before migration: String) -> [Int] {
        versions.filter { !Schema.migrator.migrations.prefix($0).contains(migration) }
    }

    /// From this version on panels have a queue and the run that has them in progress.
    private var hasQueue: Bool { version >= 7 }

    /// The first migration that it lacks.
    var nextMigration: String { Schema.migrator.migrations[version] }

    /// One page in each status, in the order of ``statuses``. The run with three of them in progress did not end.
    static let statuses = [
        "pending", "scheduled", "generating", "retrying", "ready", "placeholder", "failed", "cancelled", "generating",
    ]

    /// The number of crashes of the last page, one fewer than the limit.
    static let crashes = 2

    func makeLibrary(at root: FilePath) throws {
        let queue = try DatabaseQueue(path: root.appending("library.sqlite").string)
        try Schema.migrator.migrate(queue, upTo: Schema.migrator.migrations[version - 1])
        try queue.write { database in
            try database.execute(sql: Self.story)
            for (index, status) in Self.statuses.enumerated() { try insert(status, number: index + 1, database) }
        }
        try queue.close()
    }

    private func insert(_ status: String, number: Int, _ database: Database) throws {
        let picture = ["ready", "placeholder"].contains(status) ? String(repeating: "\(number)", count: 64) : nil
        if let picture {
            try database.execute(
                sql:
                    "INSERT INTO picture (digest, format, width, height, bytes, recipe, provenance, backend) VALUES (?, 'png', 64, 112, 10, 'recipe', ?, 'model')",
                arguments: [picture, status == "ready" ? "model" : "placeholder"])
        }
        try database.execute(
            sql: "INSERT INTO page (id, story_id, number, text) VALUES (?, 1, ?, 'A page.')",
            arguments: [number, number])
        try database.execute(
            sql: """
                INSERT INTO panel (id, page_id, collection_id, story_id, page_number, number, spec, status, picture,
                    interruptions, drawn_run)
                VALUES (?, ?, 1, 1, ?, 1, ?, ?, ?, ?, ?)
                """,
            arguments: [
                number, number, number, FirstSchema.spec, status, picture,
                number == Self.statuses.count ? Self.crashes : 0, picture == nil ? nil : 1,
            ])
        guard hasQueue, ["scheduled", "generating", "retrying"].contains(status) else { return }
        try database.execute(
            sql: "UPDATE panel SET queue = 1, lease = 1, started = ? WHERE id = ?",
            arguments: [status != "scheduled", number])
    }

    private static let story = """
        INSERT INTO collection (id, slug, title, language, youngest, oldest, rating, style)
            VALUES (1, 'old', 'Old', 'en', 3, 6, 'G', '');
        INSERT INTO story (id, collection_id, slug, position, title, text, source_digest, planned_theme, characters)
            VALUES (1, 1, 'tale', 0, 'Tale', 'Text.', 'digest', 'animals', '[]');
        INSERT INTO run (id, name, started, host, program_version, prompts_digest, collections)
            VALUES (1, '20250101-020000', 0, 'attic', '0', '', '[1]');
        """
}
