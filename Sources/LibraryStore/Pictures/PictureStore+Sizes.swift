import GRDB

extension PictureStore {
    /// How many pictures are looked at. Their keys are digests, so that the first ones are a random sample.
    private static let sample = 1000

    /// The mean size of a backend's pictures in relation to their pixels; nil if the sample has none of them.
    package func bytesPerPixel(by backend: String) async throws -> Double? {
        try await database.read { database in
            try Double.fetchOne(
                database,
                sql: """
                    SELECT sum(bytes) * 1.0 / sum(width * height)
                    FROM (SELECT * FROM picture ORDER BY digest LIMIT ?) WHERE backend = ?
                    """,
                arguments: [Self.sample, backend])
        }
    }
}
