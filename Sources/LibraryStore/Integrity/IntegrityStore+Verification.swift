package import Domain
import GRDB

/// What the database says about the library's files, to be compared with the files.
extension IntegrityStore {
    /// Damage that SQLite finds in the database, at most `limit` findings. Do not query a damaged database further or
    /// write to it. Opening it for writing already writes.
    /// With `isQuick`, the content of indexes is not compared with that of tables.
    package func databaseDamage(limit: Int, isQuick: Bool = false) async throws -> [String] {
        try await database.read { try Library.damage(of: $0, isQuick ? .quick : .complete, limit: limit) }
    }

    /// Rows that refer to a missing row, at most `limit`. Panels without their picture's row are counted by
    /// ``barePanels(after:limit:)``.
    package func danglingReferences(limit: Int) async throws -> [String] {
        try await database.read { database in
            let rows = try Row.fetchCursor(database, sql: "PRAGMA foreign_key_check")
            var found: [String] = []
            while found.count < limit, let row = try rows.next() {
                let (table, parent) = (row["table"] as String, row["parent"] as String)
                guard (table, parent) != ("panel", "picture") else { continue }
                let number = (row["rowid"] as Int64?).map { "row \($0)" } ?? "a row"
                found.append("\(number) of “\(table)” belongs to a row of “\(parent)” that is not there")
            }
            return found
        }
    }

    package func pictureCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") ?? 0 }
    }

    /// The rows with keys above `key`, in the order of their keys.
    package func pictureRows(after key: String, limit: Int) async throws -> [PictureRow] {
        try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM picture WHERE digest > ? ORDER BY digest LIMIT ?",
                arguments: [key, limit]
            ).map(PictureRow.init)
        }
    }

    /// The pages that show each of these pictures, with at most `limit` names per picture.
    package func pages(showing keys: [String], limit: Int) async throws -> [String: AffectedPages] {
        try await database.read { database in
            var pages: [String: AffectedPages] = [:]
            for key in keys {
                let names = try database.cachedStatement(
                    sql: """
                        SELECT collection.slug || '/' || story.slug || '/' || page_number
                        FROM panel JOIN story ON story.id = story_id JOIN collection ON collection.id = story.collection_id
                        WHERE picture = ? ORDER BY panel.id LIMIT ?
                        """)
                let number = try database.cachedStatement(sql: "SELECT count(*) FROM panel WHERE picture = ?")
                let named = try String.fetchAll(names, arguments: [key, limit])
                let count = try Int.fetchOne(number, arguments: [key])
                pages[key] = AffectedPages(named: named, count: count ?? 0)
            }
            return pages
        }
    }

    /// Panels that should have a picture and have none, in order.
    package func barePanels(after panel: PanelID, limit: Int) async throws -> [PanelWithoutPicture] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT panel.id, panel.picture, collection.slug || '/' || story.slug || '/' || page_number AS page
                    FROM panel JOIN story ON story.id = story_id JOIN collection ON collection.id = story.collection_id
                        LEFT JOIN picture ON picture.digest = panel.picture
                    WHERE panel.id > ? AND picture.digest IS NULL
                        AND (panel.picture IS NOT NULL OR status IN (\(PanelStatus.list(.ready, .placeholder))))
                    ORDER BY panel.id LIMIT ?
                    """,
                arguments: [panel, limit]
            ).map { PanelWithoutPicture(id: $0["id"], page: $0["page"] ?? "", picture: $0["picture"]) }
        }
    }

    /// Paths of the pictures whose digests begin with `prefix`, relative to the library.
    package func picturePaths(beginning prefix: String) async throws -> Set<String> {
        try await database.read { database in
            let rows = try Row.fetchCursor(
                database, sql: "SELECT * FROM picture WHERE digest >= ? AND digest < ?",
                // “g” sorts after every hexadecimal digit.
                arguments: [prefix, prefix + "g"])
            var paths: Set<String> = []
            while let row = try rows.next() {
                if let picture = StoredPicture(row) { paths.insert(picture.path) }
            }
            return paths
        }
    }

    /// All books that were written into the library, by path, each with its owner: `collection` or `collection/story`.
    package func allBundles() async throws -> [(bundle: StoredBundle, of: String, isListed: Bool)] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT bundle.*, collection.slug || coalesce('/' || story.slug, '') AS subject,
                        story_id IS NULL OR story.position IS NOT NULL AS listed
                    FROM bundle JOIN collection ON collection.id = bundle.collection_id
                        LEFT JOIN story ON story.id = story_id
                    WHERE path NOT LIKE '/%' ORDER BY path
                    """
            ).map { (StoredBundle($0), $0["subject"], $0["listed"]) }
        }
    }
}

/// Repairs of rows. Repair the files first: see ``forget(pictures:)``.
extension IntegrityStore {
    /// Removes the rows of pictures, and sets the panels that show them to pending. Remove a damaged file first: else a
    /// built-in picture with the same digest would be found at its path and taken for undamaged.
    package func forget(pictures keys: [String]) async throws {
        guard !keys.isEmpty else { return }
        try await database.write { database in
            for key in keys {
                try database.cachedStatement(sql: PictureStore.givingBack + "picture = ?").execute(arguments: [key])
                try database.cachedStatement(sql: "DELETE FROM earlier_picture WHERE picture = ?")
                    .execute(arguments: [key])
                try database.cachedStatement(sql: "DELETE FROM portrait WHERE picture = ?").execute(arguments: [key])
                try database.cachedStatement(sql: "DELETE FROM picture WHERE digest = ?").execute(arguments: [key])
            }
        }
    }

    /// Deletes the records of these books, so that the next run writes them again.
    package func forget(bundles paths: [String]) async throws {
        guard !paths.isEmpty else { return }
        try await database.write { database in
            for path in paths {
                try database.execute(sql: "DELETE FROM bundle WHERE path = ?", arguments: [path])
            }
        }
    }
}
