import Foundation
import GRDB
package import SystemPackage

/// Copies of the committed state.
extension LibraryDatabase {
    /// Copies the committed state; false if there is no database yet.
    package func copy(to file: FilePath) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let copy = try DatabaseQueue(path: file.string)
        try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        try queue.backup(to: copy)
        try copy.close()
        try queue.close()
        return true
    }

    package struct ReadyPicture: Sendable {
        package var digest: String
        package var format: String
        package var provenance: String
    }

    /// Pictures of the ready panels in a copy of a database; none if its tables do not exist yet.
    package static func readyPictures(in file: FilePath) throws -> [ReadyPicture] {
        let queue = try DatabaseQueue(path: file.string)
        defer { try? queue.close() }
        return try queue.read { database in
            guard try database.tableExists("control") else { return [] }
            return try Row.fetchAll(
                database,
                sql: "SELECT picture.* FROM panel JOIN picture ON digest = panel.picture WHERE status = 'ready'"
            ).map { ReadyPicture(digest: $0["digest"], format: $0["format"], provenance: $0["provenance"]) }
        }
    }
}
