import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A disk that fills up while a snapshot of the database is written.
@Suite(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
struct SnapshotRoomTests {
    private static let kilobytes = 8_000

    @Test func theEarlierSnapshotStaysAndTheRunSucceeds() async throws {
        let testRun = try TestRun()
        let disk = try #require(try SmallDisk(in: testRun.folder, kilobytes: Self.kilobytes))
        try FileManager.default.createSymbolicLink(
            atPath: testRun.library.string, withDestinationPath: disk.path.string)
        // The program cannot foresee it.
        testRun.fileSystem = ScarceFileSystem(free: .max)
        let kept = try await KeptLibrary(testRun)
        let first = try #require(try FileManager.default.contentsOfDirectory(atPath: kept.path("snapshots")).first)
        let snapshot = try kept.read("snapshots/\(first)")
        var failures = 0
        for room in stride(from: 40, through: 1_000, by: 40) {
            testRun.clock.advance(60)
            let free = try #require(LocalFileSystem().freeBytes(at: disk.path))
            try kept.write([UInt8](repeating: 0, count: max(0, free - room * 1024)), to: "filler")
            let result = try? await testRun.run()
            try kept.remove("filler")
            #expect(try kept.read("snapshots/\(first)") == snapshot, "\(room) kB")
            let snapshots = try FileManager.default.contentsOfDirectory(atPath: kept.path("snapshots"))
            #expect(!snapshots.contains { $0.contains(".partial") }, "\(room) kB")
            guard let result else { continue }
            #expect(result.outcome == .whole, "\(room) kB")
            guard snapshots.count == 1 else { break }
            failures += 1
            #expect(
                result.notices.contains {
                    $0.hasPrefix("no snapshot of the library's database could be written, and the earlier ones stay: ")
                }, "\(result.notices)")
        }
        #expect(failures > 0, "no run failed to write its snapshot")
        try kept.remove("library.sqlite")
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try await testRun.run().outcome == .whole)
    }
}
