package import Domain
import GRDB

extension ControlStore {
    /// The part of the stories that the library has; nil if it is not the library of a shard.
    package func shard() async throws -> Shard? {
        try await database.read { database in
            guard let row = try Row.fetchOne(database, sql: "SELECT shard, shards FROM control"),
                let number: Int = row["shard"], let count: Int = row["shards"]
            else { return nil }
            return Shard(number: number, count: count)
        }
    }

    /// Makes the library that of a shard if it has no collections and nothing was merged into it. Returns whether it
    /// did.
    package func become(_ shard: Shard) async throws -> Bool {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE control SET shard = ?, shards = ? WHERE shard IS NULL
                        AND NOT EXISTS (SELECT 1 FROM collection) AND NOT EXISTS (SELECT 1 FROM merged_library)
                    """,
                arguments: [shard.number, shard.count])
            return database.changesCount > 0
        }
    }
}
