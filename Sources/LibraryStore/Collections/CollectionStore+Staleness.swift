package import Domain
import GRDB

/// A group of shown pictures with the same basis and the same requested size.
package struct ShownPictures: Sendable {
    var collection: CollectionID
    package var status: PanelStatus
    /// The size that was requested for them.
    package var askedSize: PixelSize
    /// Nil if it is not known.
    package var basis: PictureBasis?
    package var count: Int
    /// The row of the basis.
    package let basisID: Int64?
}

extension CollectionStore {
    /// A condition on the table of panels: the panel's story is listed in the pipeline.
    static let isListed = """
        EXISTS (SELECT 1 FROM story WHERE story.id = panel.story_id AND story.position IS NOT NULL)
        """

    /// The pictures that the listed stories of a collection show, in groups.
    package func shownPictures(in collection: CollectionID) async throws -> [ShownPictures] {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT status, asked_width, asked_height, nullif(basis, 0) AS basis, sum(n) AS n FROM panel_tally
                    WHERE collection_id = ? AND status IN (\(PanelStatus.list(.ready, .placeholder)))
                        AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                    GROUP BY status, asked_width, asked_height, basis
                    """,
                arguments: [collection, collection])
            return try rows.compactMap { row in
                guard let size = PixelSize(width: row["asked_width"], height: row["asked_height"]),
                    let status = PanelStatus(rawValue: row["status"])
                else { return nil }
                let basisID: Int64? = row["basis"]
                let facts = try basisID.flatMap {
                    try String.fetchOne(database, sql: "SELECT facts FROM basis WHERE id = ?", arguments: [$0])
                }
                return ShownPictures(
                    collection: collection, status: status, askedSize: size, basis: try facts.map(PictureBasis.init),
                    count: row["n"], basisID: basisID)
            }
        }
    }

    /// Puts the panels of a group into the queue. They show their present pictures until the new ones are ready.
    package func redraw(_ group: ShownPictures) async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE panel SET queue = 1 WHERE collection_id = ? AND status = ? AND asked_width = ?
                        AND asked_height = ? AND basis IS ? AND queue IS NULL AND \(Self.isListed)
                    """,
                arguments: [
                    group.collection, group.status.rawValue, group.askedSize.width, group.askedSize.height,
                    group.basisID,
                ])
        }
    }

    /// Queues the panels that have the picture of one pass for the next pass, except panels for which the next pass was
    /// tried without success. Returns how many were queued.
    package func queueNextPass(
        _ queue: PanelQueue, from size: PixelSize, to next: PixelSize, in collection: CollectionID
    ) async throws -> Int {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE panel SET queue = ? " + Self.awaitingNextPass,
                arguments: [
                    queue, collection, size.width, size.height, next.width, next.height,
                ])
            return database.changesCount
        }
    }

    /// How many panels have the picture of one pass and can be drawn in the next.
    package func panelsAwaiting(_ next: PixelSize, from size: PixelSize, in collection: CollectionID) async throws
        -> Int
    {
        try await database.read { database in
            try Int.fetchOne(
                database, sql: "SELECT count(*) FROM panel " + Self.awaitingNextPass,
                arguments: [collection, size.width, size.height, next.width, next.height]) ?? 0
        }
    }

    private static let awaitingNextPass = """
        WHERE collection_id = ? AND status = \(PanelStatus.list(.ready)) AND asked_width = ? AND asked_height = ? AND queue IS NULL
            AND (settled_width IS NOT ? OR settled_height IS NOT ?) AND \(isListed)
        """
}
