import Foundation
import LibraryFixtures
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A run that records at each instant what a power cut would leave of its library.
///
/// SQLite bypasses the file system of the tests. With `synchronous = FULL`, which ``OpeningTests`` check, a commit
/// returns when it is on the disk. So a power cut leaves what another connection sees.
final class PowerCutRun {
    /// The durable state of a library at an instant.
    struct Moment {
        var disk: SimulatedDisk
        /// A copy of the database; nil before it exists.
        var database: FilePath?
    }

    struct ReadyRow {
        var path: FilePath
        var digest: String
        var provenance: String
    }

    let testRun: TestRun
    private(set) var moments: [Moment] = []
    private let copies: TemporaryFolder

    init(_ testRun: TestRun) throws {
        self.testRun = testRun
        copies = try TemporaryFolder()
    }

    /// Runs to the end. Records every instant before a change to the files, and the last one.
    func run() async throws -> RunResult {
        let (library, copies) = (testRun.library, copies.path)
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
        testRun.fileSystem = fileSystem
        let summary = try await testRun.run()
        if let failure = fileSystem.failure { throw failure }
        let last = try Self.copy(of: library, to: copies.appending("last.sqlite"))
        moments = taken.withLock(\.self) + [Moment(disk: fileSystem.disk, database: last)]
        return summary
    }

    private static func copy(of library: FilePath, to path: FilePath) throws -> FilePath? {
        try LibraryDatabase(of: library).copy(to: path) ? path : nil
    }

    /// Pages that are ready in the committed state, with paths in this run's library.
    func readyRows(at moment: Moment) throws -> [ReadyRow] {
        guard let database = moment.database else { return [] }
        return try LibraryDatabase.readyPictures(in: database).map { picture in
            let name = "\(picture.digest).\(picture.format == "jpeg" ? "jpg" : picture.format)"
            let folder = testRun.library.appending("images").appending(String(picture.digest.prefix(2)))
            return ReadyRow(
                path: folder.appending(name), digest: picture.digest, provenance: picture.provenance)
        }
    }

    /// The rows whose file would be damaged by a power cut at that moment.
    func damaged(_ rows: [ReadyRow], at moment: Moment, _ cut: SimulatedDisk.Cut, seed: UInt64 = 0) -> [ReadyRow] {
        let remains = moment.disk.remains(after: cut, seed: seed)
        return rows.filter { row in
            guard let bytes = remains[row.path.string] ?? nil else { return true }
            return SHA256Digest(of: bytes).hex != row.digest
        }
    }

    /// Prepares another run's library with the state after a power cut.
    func runAfter(_ moment: Moment, _ cut: SimulatedDisk.Cut, seed: UInt64, _ next: TestRun) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: next.library.string, withIntermediateDirectories: true)
        for (path, bytes) in moment.disk.remains(after: cut, seed: seed).sorted(by: { $0.key < $1.key }) {
            let name = String(path.dropFirst(testRun.library.string.count))
            // SQLite writes the database past the simulated disk.
            guard name != "/library.sqlite" else { continue }
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
