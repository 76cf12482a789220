import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform

/// Story files that have not changed are not read again.
struct SourceStateTests {
    private let testRun: TestRun

    init() throws {
        testRun = try TestRun(stories: TestRun.tales(2))
    }

    private func states() async throws -> [String?] { try await testRun.stories().map(\.sourceState) }

    /// A stored digest that no file has shows whether a file is read: then it would differ.
    @Test func readsAFileOnlyIfItsStateChanged() async throws {
        _ = try await testRun.run()
        try testRun.database.execute(
            "UPDATE story SET source_state = replace(source_state, source_digest, 'x'), source_digest = 'x'")
        let again = try await testRun.run()
        #expect(again.run == nil && again.notices == [], "no file was read")
        try testRun.folder.write("A fox ran.", to: "stories/tale-1.txt")
        let changed = try await testRun.run()
        #expect(changed.notices == ["“tale-1” has changed since its pages were made; add --refresh to redo them"])
    }

    /// Some programs set the former time after they change a file.
    @Test func detectsAChangeThatKeepsSizeAndTime() async throws {
        _ = try await testRun.run()
        let path = testRun.folder.path.appending("stories").appending("tale-1.txt").string
        let time = try #require(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data("A cat sat.".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        #expect(try await testRun.run().notices.count == 1)
    }

    @Test func storesTheStateOfAFileWhoseTimesAreInThePast() async throws {
        _ = try await testRun.run()
        #expect(try await states().allSatisfy { $0 != nil })
    }

    /// A file that changes in the same tick has the same times.
    @Test func doesNotTrustAFileThatJustChanged() async throws {
        let stories = try testRun.setup().request.pipelines[0].stories
        let source = StorySource(entry: stories[0], reader: StoryFileReader(fileSystem: LocalFileSystem()))
        let path = testRun.folder.path.appending("stories").appending("tale-1.txt")
        let status = try #require(try LocalFileSystem().status(of: path))
        let changed = Double(max(status.modified, status.changed)) / 1_000_000_000
        #expect(SourceState(of: source, now: changed + 0.05)?.text(ofContent: "x") == nil)
        #expect(SourceState(of: source, now: changed + 3)?.text(ofContent: "x") != nil)
    }

    /// A refresh reads the changed text and its new state.
    @Test func storesTheNewStateWithTheNewText() async throws {
        _ = try await testRun.run()
        let before = try await states()
        try testRun.folder.write("A fox ran.", to: "stories/tale-1.txt")
        _ = try await testRun.run(refresh: true)
        let after = try await states()
        #expect(before[0] != after[0] && before[1] == after[1])
    }
}
