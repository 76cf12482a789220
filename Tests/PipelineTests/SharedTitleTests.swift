import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Pipeline
@testable import Platform

/// Two pipelines with the same collection remove each other's stories from its books.
struct SharedTitleTests {
    /// Adds another pipeline to the folder of the first.
    private func write(_ name: String, _ collection: String, of stories: [String], _ testRun: TestRun) throws {
        let files = stories.map { "  - file: stories/\($0)\n" }.joined()
        try testRun.folder.write(
            "collection: \(collection)\nstories:\n\(files)size: 64x112\naudience: { ages: 1-2 }\n", to: name)
    }

    private func testRun() async throws -> TestRun {
        let testRun = try TestRun(stories: ["olive.txt": "An owl sat.", "pim.txt": "A fox sat."])
        #expect(try await testRun.run().notices.isEmpty)
        return testRun
    }

    @Test func areReportedEachTimeOneTakesTheCollectionFromTheOther() async throws {
        let testRun = try await testRun()
        try write("other.yaml", "Test", of: ["pim.txt"], testRun)
        let notice =
            "“Test” was made by “pipeline.yaml” until now, and what that lists beside these stories (“olive”) leaves its "
            + "books; give one of the two another “collection:”"
        #expect(try await testRun.forecast(["other.yaml"]).notices == [notice])
        #expect(try await testRun.run(["other.yaml"]).notices == [notice])
        #expect(try await testRun.run(["other.yaml"]).notices.isEmpty)
        #expect(try await testRun.run().notices.isEmpty, "it lists all stories of the other")
    }

    @Test(arguments: [
        ("Test", ["olive.txt", "pim.txt"], false), ("Test", ["pim.txt"], true), ("Other", ["pim.txt"], false),
    ])
    func areNoneWhereOneIsACopyOrGoneOrMakesAnother(title: String, stories: [String], isMoved: Bool) async throws {
        let testRun = try await testRun()
        try write("other.yaml", title, of: stories, testRun)
        if isMoved { try LocalFileSystem().remove(testRun.folder.path.appending("pipeline.yaml")) }
        #expect(try await testRun.run(["other.yaml"], refresh: true).notices.isEmpty)
    }

    @Test func areNoneWhereTheFirstNowHasAnotherTitle() async throws {
        let testRun = try await testRun()
        try write("other.yaml", "Test", of: ["pim.txt"], testRun)
        try write("pipeline.yaml", "Former", of: ["olive.txt"], testRun)
        #expect(try await testRun.run(["other.yaml"]).notices.isEmpty)
    }
}
