import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// The example pipelines make whole books without any model.
struct ExamplePipelineTests {
    @Test(arguments: ["lanterns", "moon-boat", "mill-pond", "brave-tales"])
    func isWhole(name: String) async throws {
        let work = try WorkFolder()
        let pipeline = ProjectFolder.path("pipelines/\(name)").string
        let run = try await BuiltProgram.run(["run", pipeline, "--quiet"], in: work.path)
        #expect(run.code == 0, "\(run)")
        let books = run.output.split(separator: "\n").filter { $0.hasPrefix("book ") }.map { $0.dropFirst(8) }
            .filter { !$0.hasSuffix(".reader") }
        try #require(!books.isEmpty)
        let check = try await BuiltProgram.run(["verify-bundle"] + books.map(String.init), in: work.path)
        #expect(check.code == 0, "\(check)")
    }
}
