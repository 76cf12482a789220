import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

struct RunPipelinesTests {
    @Test func makesBooksAndAReportFromStoryText() async throws {
        let testRun = try TestRun(export: true)
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices.isEmpty)
        #expect(summary.drawn == summary.panels[.ready])
        #expect(summary.drawn > 0)
        #expect(summary.books.map { $0.name } == ["test.epub", "the-lantern-fox.epub"])
        for path in summary.books + [try #require(summary.report)] {
            #expect(FileManager.default.fileExists(atPath: path.string), "\(path)")
        }
    }

    @Test func hasNothingToDoTheSecondTime() async throws {
        let testRun = try TestRun(export: true)
        let first = try await testRun.run()
        let second = try await testRun.run()
        #expect(second.run == nil)
        #expect(second.drawn == 0)
        #expect(second.panels == first.panels)
        #expect(second.books == first.books)
    }

    @Test func storesPageTextsThatJoinToTheStory() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        let library = try testRun.open()
        defer { try? library.close() }
        let (id, _) = try #require(try await library.collections.all().first)
        let story = try #require(try await library.collections.stories(of: id).first)
        let joined = try await library.collections.pages(of: story.id).map(\.text).joined(separator: "\n")
            .whiteSpaceFolded
        #expect(joined == TestRun.story.split(separator: "\n").dropFirst().joined(separator: "\n").whiteSpaceFolded)
    }

    @Test func aLostBookIsWrittenAgain() async throws {
        let testRun = try TestRun(export: true)
        let first = try await testRun.run()
        let bytes = try Data(contentsOf: URL(filePath: first.books[0].string))
        try FileManager.default.removeItem(atPath: first.books[0].string)
        let second = try await testRun.run()
        #expect(second.run != nil)
        #expect(second.drawn == 0)
        #expect(try Data(contentsOf: URL(filePath: first.books[0].string)) == bytes)
    }

    @Test func aChangedStoryIsStaleUntilARefresh() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        try testRun.folder.write(
            TestRun.story + " Then Pim flew to the moon in a red boat.", to: "stories/the-lantern-fox.md")
        let second = try await testRun.run()
        #expect(second.run == nil)
        #expect(
            second.notices == [
                "“the-lantern-fox” has changed since its pages were made; add --refresh to redo them"
            ])
        #expect(testRun.events.notices == second.notices, "it reports so while it runs")
        let third = try await testRun.run(refresh: true)
        #expect(third.outcome == .whole)
        #expect(third.drawn > 0)
        #expect(third.drawn < third.panels[.ready, default: 0], "unchanged pages are not redrawn")
        #expect(try await testRun.run().notices.isEmpty)
    }

    @Test func pagesInAnotherSizeAreNamedAndRedrawnOnRefresh() async throws {
        let testRun = try TestRun()
        let first = try await testRun.run()
        let pipeline = try String(decoding: testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing("64x112", with: "128x128"), to: "pipeline.yaml")
        let second = try await testRun.run()
        #expect(second.run == nil)
        #expect(
            second.notices == [
                "\(first.drawn) pages are drawn in another size than the pipeline's 128x128; add --refresh to redraw them"
            ])
        let third = try await testRun.run(refresh: true)
        #expect(third.drawn == first.drawn)
        #expect(third.notices.isEmpty)
        #expect(try await testRun.run().notices.isEmpty)
    }

    @Test func aNewStoryIsMadeAndTheOthersAreLeftAlone() async throws {
        let testRun = try TestRun(export: true)
        let first = try await testRun.run()
        try testRun.folder.write("The sea was calm. A boat came in.", to: "stories/boat.txt")
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/boat.txt\n  - file: stories/the-lantern-fox.md\nsize: 64x112\naudience: { ages: 1-2 }\nexport: [epub]\n",
            to: "pipeline.yaml")
        let second = try await testRun.run()
        #expect(second.stories == 2)
        #expect(second.drawn + first.drawn == second.panels[.ready])
    }

    @Test func aStoryTakenOutLeavesTheBooksAndComesBackWithItsPages() async throws {
        let testRun = try TestRun(stories: ["a.md": TestRun.story, "b.md": TestRun.story], export: true)
        let both = try await testRun.run()
        let pipeline =
            "collection: Test\nstories:\n  - file: stories/b.md\nsize: 64x112\naudience: { ages: 1-2 }\nexport: [epub]\n"
        try testRun.folder.write(pipeline, to: "pipeline.yaml")
        let one = try await testRun.run()
        #expect(one.stories == 1)
        #expect(one.drawn == 0)
        #expect(one.books.map { $0.name } == ["test.epub", "b.epub"])
        #expect(try await testRun.run().run == nil)
        try testRun.folder.write(
            pipeline.replacing("stories:\n", with: "stories:\n  - file: stories/a.md\n"), to: "pipeline.yaml")
        let again = try await testRun.run()
        #expect(again.drawn == 0)
        #expect(again.panels == both.panels)
        #expect(again.books == both.books)
    }

    @Test func goesOnWithoutAStoryThatCannotBeRead() async throws {
        let testRun = try TestRun(stories: ["a.md": "", "b.md": TestRun.story])
        let summary = try await testRun.run()
        #expect(summary.hasInputProblems)
        #expect(summary.outcome == .whole)
        #expect(
            summary.notices.first
                == "\(testRun.folder.path)/pipeline.yaml:3:11: the story “\(testRun.folder.path)/stories/a.md” has no text; write it, or take it out of the pipeline"
        )
        #expect(summary.panels[.ready] == summary.drawn)
        let report = try #require(summary.report).parent
        let junit = try String(contentsOfFile: report.appending("junit.xml").string, encoding: .utf8)
        #expect(junit.contains("has no text; write it, or take it out of the pipeline\" type=\"input\"/>"))
    }

    @Test func makesNotEvenALibraryWhereNoStoryCanBeRead() async throws {
        let testRun = try TestRun(stories: ["a.md": "  \n\t\n"])
        await #expect(throws: PipelineError.self) { try await testRun.run() }
        #expect(!FileManager.default.fileExists(atPath: testRun.library.string))
    }

    @Test func aFullDiskStopsTheRunAndLosesNothing() async throws {
        let testRun = try TestRun()
        let disk = FillingFileSystem(failsAtPicture: 2)
        testRun.fileSystem = disk
        let error = await #expect(throws: StageError.self) { try await testRun.run() }
        #expect(error?.stage == .illustrate)
        #expect(
            error.map { "\($0)" }?.hasSuffix(
                "no space is left on the disk; free some and run again, what was made is kept") == true)
        disk.makeRoom()
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(try await testRun.outcome().counts == [.ready: summary.panels[.ready] ?? 0])
    }

    @Test func fullDisksAreNotHeldAgainstAPaidPicture() async throws {
        let testRun = try TestRun()
        for _ in 0..<4 {
            let model = ScriptedImageGenerator("model")
            testRun.images = [model]
            testRun.fileSystem = FillingFileSystem(failsAtPicture: 1)
            await #expect(throws: StageError.self) { try await testRun.run() }
            let counts = try await testRun.outcome().counts
            #expect(Array(counts.keys) == [.pending], "no page is left in progress")
        }
        testRun.fileSystem = LocalFileSystem()
        #expect(try await testRun.run().outcome == .whole)
    }

    @Test func drawsAPictureAgainWhoseFileIsLost() async throws {
        let testRun = try TestRun()
        let first = try await testRun.run()
        let images = testRun.library.appending("images").string
        let pictures = try FileManager.default.subpathsOfDirectory(atPath: images).filter { $0.hasSuffix(".png") }
            .sorted()
        try FileManager.default.removeItem(atPath: "\(images)/\(pictures[0])")
        try Data("half".utf8).write(to: URL(filePath: "\(images)/\(pictures[1])"))
        let second = try await testRun.run()
        #expect(second.notices == ["2 pages whose picture file is lost or damaged are drawn again"])
        #expect(second.drawn == 2)
        #expect(second.panels == first.panels)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: images).filter { $0.hasSuffix(".png") }.sorted()
                == pictures)
    }

    @Test(arguments: [StopSignal.Reason.interrupted, .terminated])
    func oneWhoWaitsForTheLockCanBeStopped(reason: StopSignal.Reason) async throws {
        let testRun = try TestRun()
        try FileManager.default.createDirectory(atPath: testRun.library.string, withIntermediateDirectories: true)
        guard
            case .taken(let lock, _) = try FileLock.attempt(at: testRun.library.appending("lock"), holder: "process 7")
        else {
            Issue.record("the lock is held already")
            return
        }
        testRun.stop.raise(reason)
        await #expect(throws: LockWaitStopped(reason: reason)) { try await testRun.run(patience: .seconds(3600)) }
        _ = consume lock
    }

    @Test func refusesALibraryThatIsInUse() async throws {
        let testRun = try TestRun()
        try FileManager.default.createDirectory(atPath: testRun.library.string, withIntermediateDirectories: true)
        guard
            case .taken(let lock, _) = try FileLock.attempt(
                at: testRun.library.appending("lock"), holder: "process 7 on attic")
        else {
            Issue.record("the lock is held already")
            return
        }
        let error = await #expect(throws: LibraryError.self) { try await testRun.run() }
        #expect(
            error?.description
                == "the library “\(testRun.library)” is in use by process 7 on attic; wait for it with --wait-lock SECONDS"
        )
        _ = consume lock
        #expect(try await testRun.run().outcome == .whole)
    }
}
