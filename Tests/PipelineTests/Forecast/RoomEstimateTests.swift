import PipelineFixtures
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform

/// How many files and bytes a run needs.
struct RoomEstimateTests {
    private func estimate(_ testRun: TestRun) async throws -> RoomEstimate {
        let pipelines = try testRun.setup().request.pipelines
        let library = try? testRun.open()
        defer { try? library?.close() }
        return try await RoomEstimate(for: pipelines, in: library, fileSystem: LocalFileSystem())
    }

    /// The planner makes as many pages, a fifth more or less.
    @Test func estimatesThePagesOfNewStories() async throws {
        let testRun = try TestRun()
        let before = try await estimate(testRun)
        let pages = try await testRun.run().counts.panels.values.reduce(0, +)
        let estimated = before.files - (try await estimate(testRun)).files - 1
        #expect(Double(abs(estimated - pages)) <= Double(pages) / 5, "\(estimated), \(pages)")
    }

    /// Twice the files, because each picture has a thumbnail, and a bundle with four sizes for each.
    @Test func countsPicturesThumbnailsAndBooks() async throws {
        let testRun = try TestRun(stories: TestRun.tales(10), size: "64x112")
        #expect(try await estimate(testRun).files == 12 + 10 + 10)
        let (small, large) = (try #require(PixelSize(width: 512, height: 896)), PixelSize.page)
        testRun.amend = { $0.sizes = [small] }
        #expect(try await estimate(testRun).files == 12 + 20 + 10)
        testRun.amend = {
            $0.sizes = [small, large]
            $0.exports = [.epub, .bundle]
        }
        #expect(try await estimate(testRun).files == 12 + 40 + 10 + 11 + 11 + 40)
    }

    @Test func needsNoPicturesWhereAllAreReady() async throws {
        let testRun = try TestRun(stories: TestRun.tales(3))
        _ = try await testRun.run()
        let estimate = try await estimate(testRun)
        #expect(estimate.files == 12 && estimate.bytes == 0)
    }
}
