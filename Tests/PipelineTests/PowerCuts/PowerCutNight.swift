import Foundation
import GRDB
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A night of which is known at each instant what a power cut would leave of its library.
///
/// SQLite writes past the file system of the tests. With `synchronous = FULL`, which ``OpeningTests`` read back, a commit
/// returns when it is on the disk: what another connection sees is what a power cut leaves.
final class PowerCutNight {
    /// What a library holds for certain at an instant.
    struct Moment {
        var disk: SimulatedDisk
        /// A copy of the database; nil before there was one.
        var database: FilePath?
    }

    struct ReadyRow {
        var path: FilePath
        var digest: String
        var provenance: String
    }

    let night: TestNight
    private(set) var moments: [Moment] = []
    private let copies: TemporaryFolder

    init(_ night: TestNight) throws {
        self.night = night
        copies = try TemporaryFolder()
    }

    /// Runs to the end, and takes down every instant before a change to the files and the last one.
    func run() async throws -> RunSummary {
        let (library, copies) = (night.library, copies.path)
        let watch = Mutex(0)
        let taken = Mutex<[Moment]>([])
        let fileSystem = CuttableFileSystem(root: library) { disk in
            let number = watch.withLock { number in
                number += 1
                return number
            }
            let database = try Self.copy(of: library, to: copies.appending("\(number).sqlite"))
            taken.withLock { $0.append(Moment(disk: disk, database: database)) }
        }
        night.fileSystem = fileSystem
        let summary = try await night.run()
        if let failure = fileSystem.failure { throw failure }
        let last = try Self.copy(of: library, to: copies.appending("last.sqlite"))
        moments = taken.withLock(\.self) + [Moment(disk: fileSystem.disk, database: last)]
        return summary
    }

    private static func copy(of library: FilePath, to path: FilePath) throws -> FilePath? {
        let source = library.appending("library.sqlite").string
        guard FileManager.default.fileExists(atPath: source) else { return nil }
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: source, configuration: configuration)
        let copy = try DatabaseQueue(path: path.string)
        try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        try queue.backup(to: copy)
        try copy.close()
        try queue.close()
        return path
    }

    /// Pages that say they are ready, by what is committed, with paths as this night has them.
    func readyRows(at moment: Moment) throws -> [ReadyRow] {
        guard let database = moment.database else { return [] }
        let queue = try DatabaseQueue(path: database.string)
        defer { try? queue.close() }
        return try queue.read { [library = night.library] database in
            guard try database.tableExists("control") else { return [] }
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT picture.* FROM panel JOIN picture ON digest = panel.picture WHERE status = 'ready'")
            return rows.map { row in
                let (digest, format) = (row["digest"] as String, row["format"] as String)
                let name = "\(digest).\(format == "jpeg" ? "jpg" : format)"
                return ReadyRow(
                    path: library.appending("images").appending(String(digest.prefix(2))).appending(name),
                    digest: digest, provenance: row["provenance"])
            }
        }
    }

    /// Those of them whose file a power cut at that moment would damage.
    func damaged(_ rows: [ReadyRow], at moment: Moment, _ cut: SimulatedDisk.Cut, seed: UInt64 = 0) -> [ReadyRow] {
        let remains = moment.disk.remains(after: cut, seed: seed)
        return rows.filter { row in
            guard let bytes = remains[row.path.string] ?? nil else { return true }
            return SHA256Digest(of: bytes).hex != row.digest
        }
    }

    /// Another night that begins with what a power cut left.
    func nightAfter(_ moment: Moment, _ cut: SimulatedDisk.Cut, seed: UInt64, _ next: TestNight) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: next.library.string, withIntermediateDirectories: true)
        for (path, bytes) in moment.disk.remains(after: cut, seed: seed).sorted(by: { $0.key < $1.key }) {
            let name = String(path.dropFirst(night.library.string.count))
            let place = next.library.string + name
            if let bytes {
                try Data(bytes).write(to: URL(filePath: place))
            } else {
                try files.createDirectory(atPath: place, withIntermediateDirectories: true)
            }
        }
        guard let database = moment.database else { return }
        try files.copyItem(atPath: database.string, toPath: next.library.appending("library.sqlite").string)
    }
}
