package import Domain
import GRDB
import Platform
import SystemPackage

/// Checks the folders of pictures instead of each picture.
extension PictureStore {
    /// Up to this many pages of a collection, each picture is checked when a run begins. That takes 0.01 s.
    static let glanceLimit = 2_000

    /// As ``lostPictures(in:)``. If the collection has more pictures than `limit` and no file was added to or removed
    /// from the library since a run ended, it does not check each file: “verify” does.
    package func picturesLostAtAGlance(
        in collection: CollectionID, limit: Int = glanceLimit
    ) async throws -> [PanelID] {
        if try await shownPictureCount(in: collection) > limit, try await hasPicturesAsLeft() { return [] }
        return try await lostPictures(in: collection)
    }

    private func shownPictureCount(in collection: CollectionID) async throws -> Int {
        try await database.read { database in
            try Int.fetchOne(
                database,
                sql: """
                    SELECT sum(n) FROM panel_tally
                    WHERE collection_id = ? AND status IN (\(PanelStatus.list(.ready, .placeholder)))
                    """,
                arguments: [collection]) ?? 0
        }
    }

    /// Whether no picture file was added or removed since a run ended. A file that was changed in place is not
    /// detected.
    func hasPicturesAsLeft() async throws -> Bool {
        let left = try await database.read { try String.fetchOne($0, sql: "SELECT pictures FROM control") }
        return try left != nil && left == pictureFolders()
    }

    package func rememberPictureFolders() async throws {
        let folders = try pictureFolders()
        try await database.write { database in
            try database.execute(sql: "UPDATE control SET pictures = ?", arguments: [folders])
        }
    }

    /// Names and times of the folders. The text changes whenever a file is added or removed.
    private func pictureFolders() throws -> String {
        guard try library.fileSystem.status(of: library.layout.images) != nil else { return "" }
        return try library.fileSystem.list(library.layout.images).map { name in
            let folder = library.layout.images.appending(name)
            return "\(name) \(try library.fileSystem.status(of: folder)?.modified ?? 0)"
        }.joined(separator: "\n")
    }
}
