package import Domain
import GRDB
package import Platform

/// Portraits of the characters of a collection. They are pictures that no panel shows.
extension PictureStore {
    /// The undamaged portrait of a character that was made by a recipe; nil if there is none. From now on it is the
    /// character's, also if it was made for another collection or restored.
    package func portrait(
        madeBy recipe: SHA256Digest, of character: String, in collection: CollectionID
    ) async throws -> StoredPicture? {
        if let own = try await portrait(of: character, in: collection, madeBy: recipe) { return own }
        guard let picture = try await picture(madeBy: recipe) else { return nil }
        try await record(portrait: picture, madeBy: recipe, of: character, in: collection)
        return picture
    }

    /// Records a portrait whose file is stored. `clean` keeps it, and removes the one that the character had before.
    package func record(
        portrait: StoredPicture, madeBy recipe: SHA256Digest, of character: String, in collection: CollectionID
    ) async throws {
        try await database.write { database in
            try PanelStore.insert(portrait, database)
            try database.execute(
                sql: """
                    INSERT INTO portrait (collection_id, character, recipe, picture) VALUES (?, ?, ?, ?)
                    ON CONFLICT (collection_id, character)
                        DO UPDATE SET recipe = excluded.recipe, picture = excluded.picture
                    """,
                arguments: [collection, character, recipe.hex, portrait.digest])
        }
    }

    /// The undamaged portrait of a character of the collection, by this recipe or by any; nil if there is none.
    package func portrait(
        of character: String, in collection: CollectionID, madeBy recipe: SHA256Digest? = nil
    ) async throws -> StoredPicture? {
        let found = try await database.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT picture.* FROM portrait JOIN picture ON digest = portrait.picture
                    WHERE collection_id = ? AND character = ? AND portrait.recipe = coalesce(?, portrait.recipe)
                    """,
                arguments: [collection, character, recipe?.hex]
            ).flatMap(StoredPicture.init)
        }
        return try firstWhole(among: [found].compactMap(\.self))
    }
}
