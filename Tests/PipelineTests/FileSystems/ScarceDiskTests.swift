import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// A paid picture is not requested if it or its row may not fit on the disk.
struct ScarceDiskTests {
    /// Two pictures of 64x112 pixels with an alpha channel, and a megabyte for the rows.
    private static let needed = 2 * 64 * 112 * 4 + 1_000_000

    @Test(.timeLimit(.minutes(5))) func endsTheRunBeforeItAsksAndLosesNothingInFlight() async throws {
        let testRun = try TestRun(
            stories: ["one.md": TestRun.story, "two.md": TestRun.story.replacing("Pim", with: "Tom")]
        )
        let disk = ScarceFileSystem(free: Self.needed)
        testRun.fileSystem = disk
        let model = ScriptedImageGenerator("model", width: 2) { number, _ in
            switch number {
            case 1: return .drawIfAwaited(.milliseconds(500))
            case 2:
                disk.leave(Self.needed - 1)
                return .draw
            default:
                return .draw
            }
        }
        testRun.images = [model]
        let error = await #expect(throws: StageError.self) { try await testRun.run() }
        #expect(
            error.map { "\($0)" }
                == "illustrate: cannot keep another picture in “\(testRun.library)/images”: its disk has 1.0 MB left, "
                + "and it may need 1.1 MB; free some and run again, what was made is kept")
        #expect(model.requests.count == 2)
        let kept = try await testRun.outcome().counts
        #expect(kept[.ready] == 2, "what was in flight is kept")
        let library = try testRun.openBeside()
        let (run, state) = try #require(try await library.runState())
        #expect(state == .ended(.error))
        #expect(run.notices.last == error.map { "\($0)" })
        try library.close()
        disk.leave(Self.needed)
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(model.requests.count == summary.panels[.ready], "no picture is requested twice")
    }

    @Test func saysWhatIsLeftWhereThatIsKnown() throws {
        let folder = try TemporaryFolder(onDisk: true)
        let free = try #require(LocalFileSystem().freeBytes(at: folder.path))
        #expect(free > 0)
        #expect(LocalFileSystem().freeBytes(at: folder.path.appending("lost")) == nil)
    }

    /// Free pictures are drawn as long as there is any room.
    @Test func builtInPicturesNeedNoRoomBeforehand() async throws {
        let testRun = try TestRun()
        testRun.fileSystem = ScarceFileSystem(free: 0)
        #expect(try await testRun.run().outcome == .whole)
    }
}
