import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A library on a file system that several machines share.
struct SharedDiskTests {
    private static let other = "process 7 on barn since 2027-01-15T08:00:00Z"

    private func testRun() throws -> TestRun {
        let testRun = try TestRun()
        testRun.fileSystem = ShareFileSystem(isShared: true)
        return testRun
    }

    /// What a process of another machine, or of an earlier start of this one, has left in the lock.
    private func leave(_ text: String, in testRun: TestRun) throws {
        try testRun.folder.write(text, to: "library/lock")
    }

    private func lockText(renewed ago: Double, _ testRun: TestRun, boot: String = "other") -> String {
        "\(Self.other)\nboot \(boot)\nrenewed \(Int(testRun.clock.now - ago))\n"
    }

    /// Its bytes 18 and 19 are 1 with a rollback journal, 2 with a write-ahead log (https://www.sqlite.org/fileformat.html).
    @Test(arguments: [(true, 1), (false, 2)])
    func itsDatabaseHasNoWriteAheadLog(isShared: Bool, version: UInt8) async throws {
        let testRun = try TestRun()
        testRun.fileSystem = ShareFileSystem(isShared: isShared)
        #expect(try await testRun.run().outcome == .whole)
        #expect(Array(try testRun.folder.read("library/library.sqlite")[18...19]) == [version, version])
        #expect(try await testRun.run().run == nil)
    }

    /// A library may be moved from a disk of one machine to a shared one, and back.
    @Test func aLibraryCanBeMoved() async throws {
        let testRun = try TestRun()
        for isShared in [false, true, false] {
            testRun.fileSystem = ShareFileSystem(isShared: isShared)
            _ = try await testRun.run(refresh: true)
            #expect(try testRun.folder.read("library/library.sqlite")[18] == (isShared ? 1 : 2))
        }
    }

    @Test func aLivingHolderOfAnotherMachineIsRespected() async throws {
        let testRun = try testRun()
        try leave(lockText(renewed: 299, testRun), in: testRun)
        let error = await #expect(throws: LibraryError.self) { try await testRun.run() }
        #expect(
            error?.description == """
                the library “\(testRun.library)” is in use by \(Self.other); wait for it with --wait-lock SECONDS
                """)
        #expect(try String(decoding: testRun.folder.read("library/lock"), as: UTF8.self).hasPrefix(Self.other))
    }

    @Test func itIsWaitedFor() async throws {
        let testRun = try testRun()
        try leave(lockText(renewed: 200, testRun), in: testRun)
        #expect(try await testRun.run(patience: .seconds(120)).outcome == .whole)
        #expect(
            testRun.events.notices.contains("waiting for \(Self.other), which uses the library “\(testRun.library)”"))
    }

    @Test(arguments: [(300.0, "other"), (10.0, "here")])
    func aDeadHolderIsNot(ago: Double, boot: String) async throws {
        let testRun = try testRun()
        try leave(lockText(renewed: ago, testRun, boot: boot == "here" ? "" : boot), in: testRun)
        #expect(try await testRun.run().outcome == .whole)
        #expect(
            testRun.events.notices.contains("took over the lock of \(Self.other), which ended without releasing it"))
        #expect(try testRun.folder.read("library/lock").isEmpty)
    }

    @Test func theLockIsRenewedWhileWorkGoesOn() async throws {
        let testRun = try testRun()
        let lock = try await LibraryLock.take(
            testRun.library, environment: testRun.environment, patience: .zero, stop: testRun.stop,
            listener: testRun.events.add)
        let path = testRun.library.appending("lock")
        let first = try #require(SharedHolder(text: try FileLock.text(at: path)))
        try await lock.renewal.keeping(listener: testRun.events.add) {
            while try SharedHolder(text: FileLock.text(at: path))?.renewed == first.renewed {
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        let last = try #require(SharedHolder(text: try FileLock.text(at: path)))
        #expect(last.name == first.name && last.renewed >= first.renewed + 30)
        #expect(testRun.stop.reason == nil)
        lock.release()
    }

    @Test func aHolderThatLostTheLockStops() async throws {
        let testRun = try testRun()
        let lock = try await LibraryLock.take(
            testRun.library, environment: testRun.environment, patience: .zero, stop: testRun.stop,
            listener: testRun.events.add)
        try await lock.renewal.keeping(listener: testRun.events.add) {
            try leave(lockText(renewed: 0, testRun), in: testRun)
            await testRun.stop.wait()
        }
        #expect(testRun.stop.reason == .terminated)
        #expect(
            testRun.events.notices == [
                "another process has taken the lock “\(testRun.library)/lock”, because this one did not renew it for 300 s; "
                    + "this run stops"
            ])
        lock.release()
        #expect(try FileLock.text(at: testRun.library.appending("lock")).hasPrefix(Self.other))
    }
}

/// Shards that run on other machines while they are merged.
struct SharedMergeTests {
    @Test func theSnapshotOfAShardThatRunsElsewhereIsMerged() async throws {
        let sharded = try ShardedRun(stories: 4, count: 2)
        sharded.testRun.fileSystem = ShareFileSystem(isShared: true)
        try await sharded.runAll()
        for folder in sharded.folders {
            let text = "process 7 on barn\nboot other\nrenewed \(Int(sharded.testRun.clock.now))\n"
            try text.write(toFile: folder.appending("lock").string, atomically: false, encoding: .utf8)
        }
        let now = sharded.testRun.clock.now
        sharded.testRun.hostClock = HostClock(now: { now }, uptime: { now }, sleep: { try await Task.sleep(for: $0) })
        // What a run writes now is not in the snapshot.
        try sharded.database(of: sharded.folder(1)).execute("UPDATE page SET text = 'Half of a change.'")
        try FileManager.default.removeItem(atPath: sharded.folder(2).appending("snapshots").string)
        let root = sharded.merged("merged")
        let result = try await sharded.merge(into: root)
        #expect(result.shards?.merged == [1])
        #expect(try sharded.database(of: root).integers("SELECT count(*) FROM page WHERE text LIKE 'Half%'") == [0])
        #expect(
            sharded.testRun.events.notices.contains(
                "“\(sharded.folder(2))” is in use by process 7 on barn, and has no snapshot yet; it is left out of this merge"
            ))
    }
}
