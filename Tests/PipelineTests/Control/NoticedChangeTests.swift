import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Prompts

/// A run with nothing to do reads as little as possible and still sees changes.
struct NoticedChangeTests {
    /// As when an editor restores a file's times, or after a copy.
    @Test func aStoryOfTheSameSizeAndTimeIsReadAllTheSame() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        let path = testRun.folder.path.appending("stories/the-lantern-fox.md").string
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        let story = TestRun.story.replacing("fox", with: "owl")
        #expect(story.utf8.count == TestRun.story.utf8.count && story != TestRun.story)
        try testRun.folder.write(story, to: "stories/the-lantern-fox.md")
        try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: path)
        #expect(
            try await testRun.run().notices == [
                "“the-lantern-fox” has changed since its pages were made; add --refresh to redo them"
            ])
    }

    @Test(arguments: [
        (
            "planner.mustache",
            "the plan of “the-lantern-fox” is stale: the prompts for planning have changed; "
                + "add --refresh to redo it"
        ),
        ("negative-prompt.txt", "%d pages are stale: the negative prompt has changed; add --refresh to redraw them"),
    ])
    func anEditedPromptIsNamed(file: String, notice: String) async throws {
        let testRun = try TestRun()
        testRun.images = [ScriptedImageGenerator("model")]
        let pages = try await testRun.run().drawn
        #expect(try await testRun.run().notices.isEmpty)
        let prompt = try #require(Prompts.File(rawValue: file))
        try testRun.folder.write(Prompts()[prompt] + Array(" edited".utf8), to: "prompts/\(file)")
        testRun.prompts = try Prompts(folder: testRun.folder.path.appending("prompts"), fileSystem: LocalFileSystem())
        let second = try await testRun.run()
        #expect(second.run == nil)
        #expect(second.notices == [notice.replacing("%d", with: "\(pages)")])
    }

    @Test func aBookThatIsGoneIsWork() async throws {
        let testRun = try TestRun(export: true)
        let first = try await testRun.run()
        #expect(try await testRun.run().run == nil)
        try FileManager.default.removeItem(atPath: first.books[1].string)
        let second = try await testRun.run()
        #expect(second.run != nil)
        #expect(FileManager.default.fileExists(atPath: first.books[1].string))
    }
}
