package import Domain
import GRDB
package import Platform
package import SystemPackage

@testable package import LibraryStore

extension Library {
    /// Opens the library as another program does during a run: without waiting for the lock and without a check of its
    /// version.
    package static func beside(
        _ root: FilePath, fileSystem: any FileSystem = LocalFileSystem(durability: .relaxed)
    ) throws -> Library {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let layout = LibraryLayout(root: root)
        return Library(
            layout: layout, fileSystem: fileSystem, redactor: Redactor(),
            database: try DatabaseQueue(path: layout.database.string, configuration: configuration))
    }

    /// Whether its connection syncs every commit.
    package func syncsCommits() throws -> Bool {
        try database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2
    }

    /// Whether a panel shows the picture of this digest.
    package func shows(_ picture: String) throws -> Bool {
        try database.read {
            try Bool.fetchOne($0, sql: "SELECT 1 FROM panel WHERE picture = ?", arguments: [picture]) ?? false
        }
    }

    package func panelsInProgress() async throws -> [PanelID] {
        try await database.read { try PanelID.fetchAll($0, sql: "SELECT id FROM panel WHERE lease IS NOT NULL") }
    }
}
