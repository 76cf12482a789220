package import Domain
import GRDB
import Platform
import SystemPackage

/// Panels whose picture is missing.
extension PictureStore {
    /// Panels that show a picture whose file is missing or does not have the recorded size. Folders and links are no
    /// files. Reads the panels folder by folder of their pictures, so that each folder is opened once.
    func lostPictures(in collection: CollectionID) async throws -> [PanelID] {
        try await database.read { database in
            let shown = try Row.fetchCursor(
                database,
                sql: """
                    SELECT picture.*, panel.id AS panel FROM panel JOIN picture ON picture.digest = panel.picture
                    WHERE panel.collection_id = ? AND panel.status IN (\(PanelStatus.list(.ready, .placeholder)))
                    ORDER BY panel.picture
                    """,
                arguments: [collection])
            var lost: [PanelID] = []
            var folder: [ShownPicture] = []
            while let row = try shown.next() {
                guard let picture = StoredPicture(row) else {
                    lost.append(row["panel"])
                    continue
                }
                if folder.last?.picture.digest == picture.digest {
                    folder[folder.count - 1].panels.append(row["panel"])
                    continue
                }
                if let last = folder.last, folderPath(of: last.picture) != folderPath(of: picture) {
                    lost += try lostPictures(among: folder)
                    folder = []
                }
                folder.append((picture, [row["panel"]]))
            }
            return lost + (try lostPictures(among: folder))
        }
    }

    private typealias ShownPicture = (picture: StoredPicture, panels: [PanelID])

    /// `shown` are pictures of one folder.
    private func lostPictures(among shown: [ShownPicture]) throws -> [PanelID] {
        guard let first = shown.first else { return [] }
        let statuses = try library.fileSystem.ownStatuses(
            of: shown.map { $0.picture.fileName }, in: folderPath(of: first.picture))
        return zip(shown, statuses).filter { shown, status in
            status?.kind != .file || status?.size != shown.picture.fileSize
        }.flatMap(\.0.panels)
    }

    private func folderPath(of picture: StoredPicture) -> FilePath { library.root.resolving(picture.folder) }

    /// Removes the panels' pictures and queues the panels as if they never had one, before any later pass.
    static let givingBack = """
        UPDATE panel SET picture = NULL,
            queue = min(CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN coalesce(queue, 1) ELSE queue END, 1),
            status = CASE WHEN status IN (\(PanelStatus.list(.ready, .placeholder))) THEN \(PanelStatus.list(.pending)) ELSE status END
        WHERE

        """

    package func requeue(_ panels: [PanelID]) async throws {
        guard !panels.isEmpty else { return }
        try await database.write { database in
            for panel in panels {
                try database.cachedStatement(sql: Self.givingBack + "id = ?").execute(arguments: [panel])
            }
        }
    }
}
