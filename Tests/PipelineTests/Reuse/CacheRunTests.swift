import Foundation
import LibraryFixtures
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// Runs that share the pictures of models through a directory.
struct CacheRunTests {
    private static let tale = ReuseRun.sentences(6)
    private let cache: TemporaryFolder

    init() throws {
        cache = try TemporaryFolder()
    }

    /// A new library.
    private func library(takesReference: Bool = false) throws -> ReuseRun {
        let reuse = try ReuseRun(takesReference: takesReference)
        reuse.testRun.cache = cache.path
        try reuse.write("tales", ["pim": Self.tale])
        return reuse
    }

    @Test(arguments: [false, true])
    func anotherLibraryPaysForNothing(takesReference: Bool) async throws {
        let first = try library(takesReference: takesReference)
        let (count, paid) = try await first.requests("tales")
        #expect(count == Self.tale.count)
        #expect(paid.saved.isEmpty)
        #expect(try cache.names.count == 2 * Self.tale.count)
        let second = try library(takesReference: takesReference)
        let (none, saved) = try await second.requests("tales")
        #expect(none == 0)
        #expect(saved.outcome == .whole)
        #expect(saved.saved == [.cache: Self.tale.count])
        #expect(saved.notices.isEmpty)
        #expect(
            try await second.pages("tales", "pim").map(\.picture)
                == (try await first.pages("tales", "pim").map(\.picture)))
        let attempts = try await second.testRun.outcome().attempts
        #expect(attempts.allSatisfy { $0.message == "from the cache" && $0.origin == .cache })
        #expect(try second.report(saved).contains("\"savedByOrigin\" : {\n      \"cache\" : 6\n    }"))
    }

    /// Deleting the cache loses no pictures of the library.
    @Test func aLibraryThatReadFromItHasItsPicturesItself() async throws {
        try await library().requests("tales")
        let second = try library()
        try await second.requests("tales")
        for name in try cache.names { try FileManager.default.removeItem(atPath: cache.path.appending(name).string) }
        try second.write("more", ["pim": Self.tale])
        let (count, summary) = try await second.requests("more")
        #expect(count == 0)
        #expect(summary.saved == [.library: Self.tale.count])
    }

    @Test func keepsNothingThatIsBuiltIn() async throws {
        let reuse = try library()
        reuse.testRun.images = []
        #expect(try await reuse.requests("tales").summary.outcome == .whole)
        let refusing = try library()
        refusing.testRun.images = [
            ScriptedImageGenerator("model") { _, _ in .fail(.init(.refused, "no")) }
        ]
        #expect(try await refusing.requests("tales").summary.outcome == .placeholders)
        #expect(try cache.names.isEmpty)
    }

    @Test func drawsWhatIsDamagedThere() async throws {
        try await library().requests("tales")
        for (index, name) in try cache.names.enumerated() where index.isMultiple(of: 3) {
            try cache.write("not what it was", to: name)
        }
        let second = try library()
        let (count, summary) = try await second.requests("tales")
        #expect(summary.outcome == .whole)
        #expect((1...Self.tale.count).contains(count))
        #expect(count + (summary.saved[.cache] ?? 0) == Self.tale.count)
        #expect(summary.notices.count == 1, "\(summary.notices)")
        let third = try library()
        #expect(try await third.requests("tales").count == 0, "the damaged entry is replaced")
    }

    /// If the directory fails, the run continues and reports it once.
    @Test(arguments: [UnreliableFileSystem.Fault.rename, .write, .read])
    func aFailingShareFailsNoRun(fault: UnreliableFileSystem.Fault) async throws {
        try await library().requests("tales")
        let reuse = try library()
        try reuse.write("tales", ["pim": Self.tale + ReuseRun.sentences(4, of: "Ola", begin: "In week")])
        let disk = UnreliableFileSystem(fault, below: cache.path)
        reuse.testRun.fileSystem = disk
        let (count, summary) = try await reuse.requests("tales")
        #expect(summary.outcome == .whole)
        #expect(count == (fault == .read ? 10 : 4))
        #expect(summary.notices.count == 1, "\(summary.notices)")
        #expect(disk.faults == 1)
    }

    /// A paid picture is recorded before it is copied to the share, which may be slow.
    @Test func aPictureIsSharedOnceItIsRecorded() async throws {
        let reuse = try library()
        let unrecorded = Mutex(0)
        reuse.testRun.fileSystem = UnreliableFileSystem(nil) {
            [cache = cache.path, root = reuse.testRun.library] path in
            guard path.starts(with: cache), path.suffix == "png" else { return }
            do {
                let library = try Library.beside(root)
                if try !library.shows(path.stem ?? "") { unrecorded.withLock { $0 += 1 } }
                try library.close()
            } catch {
                Issue.record(error)
            }
        }
        #expect(try await reuse.requests("tales").count == Self.tale.count)
        #expect(try cache.names.count == 2 * Self.tale.count)
        #expect(unrecorded.withLock(\.self) == 0)
    }

    @Test func aMissingDirectoryFailsNoRun() async throws {
        let reuse = try library()
        reuse.testRun.cache = cache.path.appending("share")
        let (count, summary) = try await reuse.requests("tales")
        #expect(count == Self.tale.count)
        #expect(
            summary.notices == [
                "the cache “\(cache.path)/share” is not used: it does not exist; "
                    + "make the directory, or mount the share that it is on"
            ])
        #expect(
            try await reuse.requests("tales").summary.notices.isEmpty, "where nothing is drawn it is not looked for")
    }

    /// Pictures in the cache are used for other seeds too, but not for a page that a person redraws.
    @Test func aPageRedrawnIsDrawn() async throws {
        let reuse = try library()
        try await reuse.requests("tales")
        try await reuse.redraw("tales", "pim", 2)
        #expect(try await reuse.requests("tales").count == 1)
        let second = try library()
        #expect(try await second.requests("tales").count == 0)
    }
}
