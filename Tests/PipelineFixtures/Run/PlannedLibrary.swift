import Foundation
package import SystemPackage

@testable import LibraryStore

/// A library with planned pages and no pictures, which is made once for many runs.
package actor PlannedLibrary {
    package nonisolated let stories: [String: String]
    private var planned: TestRun?
    private var pages = 0

    package init(stories: [String: String]) {
        self.stories = stories
    }

    /// Copies it to the place of the library of a run with the same stories. Returns the number of its pages.
    package func copy(to library: FilePath) async throws -> Int {
        let original = try await made()
        try FileManager.default.copyItem(atPath: original.string, toPath: library.string)
        return pages
    }

    private func made() async throws -> FilePath {
        if let planned { return planned.library }
        let testRun = try TestRun(stories: stories)
        testRun.images = [ScriptedImageGenerator("one")]
        pages = try await testRun.pageCount()
        planned = testRun
        return testRun.library
    }
}
