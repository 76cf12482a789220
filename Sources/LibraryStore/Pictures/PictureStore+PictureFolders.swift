package import Domain
import GRDB
import Platform
import SystemPackage

/// A look at the folders of pictures instead of at each picture.
extension PictureStore {
    /// How many pages a collection may have whose pictures are looked at one by one whenever a run begins: they take a
    /// twentieth of a second.
    static let glanceLimit = 10_000

    /// As ``lostPictures(in:)``. Where the collection has more pictures than `limit`, and no file of the library has come or gone since a run
    /// ended, the files are not looked at one by one: that is what “verify” is for.
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
                    SELECT count(*) FROM panel
                    WHERE collection_id = ? AND status IN (\(PanelStatus.list(.ready, .placeholder)))
                    """,
                arguments: [collection]) ?? 0
        }
    }

    /// Whether no picture file has come or gone since a run ended. One that was changed in place is not noticed.
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

    /// Changes whenever a file comes or goes: names and times of the folders.
    private func pictureFolders() throws -> String {
        guard try library.fileSystem.status(of: library.layout.images) != nil else { return "" }
        return try library.fileSystem.list(library.layout.images).map { name in
            let folder = library.layout.images.appending(name)
            return "\(name) \(try library.fileSystem.status(of: folder)?.modified ?? 0)"
        }.joined(separator: "\n")
    }
}
