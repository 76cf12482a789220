import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// Commands on a library of an older program.
struct OlderLibraryRunTests {
    /// A complete library without the migration for limits on cost.
    private func olderLibrary() async throws -> KeptLibrary {
        let kept = try await KeptLibrary()
        try kept.execute(
            """
            ALTER TABLE attempt DROP COLUMN price;
            DELETE FROM grdb_migrations WHERE identifier = '6-prices';
            """)
        return kept
    }

    private func reading(_ kept: KeptLibrary, patience: Duration? = nil) async throws {
        try await Library.openForReading(
            at: kept.root, environment: kept.testRun.environment, patience: patience, listener: kept.testRun.events.add
        ).close()
    }

    @Test func readingBringsItUpToDateOnceAndSaysWhereTheCopyIs() async throws {
        let kept = try await olderLibrary()
        let copy = kept.path("library.sqlite.before-6-prices")
        for _ in 1...2 { try await reading(kept) }
        #expect(
            kept.testRun.events.notices == [
                "the library was made by an older Nightpress; its database is kept as it was in “\(copy)”"
            ])
        #expect(try kept.read("lock").isEmpty)
    }

    @Test func aRunDoesTheSame() async throws {
        let kept = try await olderLibrary()
        let summary = try await kept.testRun.run()
        #expect(summary.run == nil, "there is nothing to do")
        #expect(kept.exists("library.sqlite.before-6-prices"))
        #expect(kept.testRun.events.notices.count == 1)
    }

    @Test func waitsForItsTurn() async throws {
        let kept = try await olderLibrary()
        guard
            case .taken(let lock, _) = try FileLock.attempt(
                at: kept.root.appending("lock"), holder: "process 7 on attic")
        else {
            Issue.record("the lock is held already")
            return
        }
        let reading = await #expect(throws: LibraryError.self) { try await self.reading(kept) }
        #expect(
            reading?.description
                == "the library “\(kept.root)” was made by an older Nightpress and must be brought up to date first, "
                + "but it is in use by process 7 on attic; try again when that has ended")
        let waiting = await #expect(throws: LibraryError.self) { try await self.reading(kept, patience: .seconds(1)) }
        #expect(
            waiting?.description
                == "the library “\(kept.root)” is in use by process 7 on attic; wait for it with --wait-lock SECONDS")
        #expect(!kept.exists("library.sqlite.before-6-prices"))
        _ = consume lock
        try await self.reading(kept)
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func saysWhatToDoWhereNothingCanBeWritten() async throws {
        let kept = try await olderLibrary()
        let disk = try #require(try SmallDisk(in: kept.testRun.folder, kilobytes: 8192))
        let root = disk.path.appending("library")
        try FileManager.default.copyItem(atPath: kept.root.string, toPath: root.string)
        try #require(try disk.makeReadOnly())
        let error = await #expect(throws: LibraryError.self) {
            try await Library.openForReading(at: root, environment: kept.testRun.environment, listener: { _ in })
        }
        #expect(
            error?.description
                == "the library “\(root)” was made by an older Nightpress and must be brought up to date first, "
                + "but its file system is read-only; copy it to another disk and name the copy with --library")
        withExtendedLifetime(disk) {}
    }

    @Test func theLockSaysSinceWhenItIsHeld() async throws {
        let testRun = try TestRun(export: true)
        _ = try await testRun.run()
        let lock = try await LibraryLock.take(
            testRun.library, environment: testRun.environment, patience: .zero, listener: { _ in })
        #expect(
            try FileLock.status(at: testRun.library.appending("lock"))
                == .held(by: "process 1 on test since 2027-01-15T08:00:00Z"))
        lock.release()
        #expect(try FileLock.status(at: testRun.library.appending("lock")) == .free)
    }
}
