import ProgramFixtures
import TestSupport
import Testing

/// A file with more problems than a person reads at once.
struct ManyProblemsTests {
    @Test func areCountedAfterTheFirst() async throws {
        let work = try WorkFolder()
        let links = (1...60).map { "[[Go->N\($0)]]\n" }.joined()
        try work.folder.write(":: Start\nText.\n\(links)", to: "a.twee")
        try work.folder.write("collection: A\nstories: [{ file: a.twee }]\n", to: "pipeline.yaml")
        let check = try await BuiltProgram.run(["validate", "pipeline.yaml"], in: work.path)
        #expect(check.code == 20)
        let lines = check.messages.split(separator: "\n")
        #expect(lines.count == 51)
        #expect(lines.last == "error: 10 more problems; fix these first, and repeat the command")
    }
}
