import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// A prompts folder of the user.
struct PromptFilesTests {
    private static func makeWork() throws -> WorkFolder {
        let work = try WorkFolder()
        try work.folder.write(
            "collection: A\nstories: [{ write: { hero: Mia, theme: friendship, pages: 4 } }]\n", to: "pipeline.yaml")
        return work
    }

    private static func changed(_ file: String, _ text: String, to other: String) throws -> String {
        let content = try ProjectFolder.text("prompts/\(file)")
        try #require(content.contains(text))
        return content.replacing(text, with: other, maxReplacements: 1)
    }

    /// The project's own files pass the strict reading, which the compiled-in ones are not given.
    @Test func findsNothingWrongInTheProjectsOwn() async throws {
        let work = try Self.makeWork()
        let check = try await BuiltProgram.run(
            ["validate", "pipeline.yaml", "--prompts", ProjectFolder.path("prompts").string], in: work.path)
        #expect(check.code == 0, "\(check.messages)")
    }

    @Test func areAllCheckedByValidate() async throws {
        let work = try Self.makeWork()
        try work.folder.write(
            Self.changed("planner-words.json", "\"kin\":", to: "\"kinn\":"), to: "p/planner-words.json")
        try work.folder.write(Self.changed("ratings.json", "{", to: "["), to: "p/ratings.json")
        try work.folder.write("", to: "p/softening.json")
        let check = try await BuiltProgram.run(["validate", "pipeline.yaml", "--prompts", "p"], in: work.path)
        #expect(check.code == 20)
        #expect(
            check.messages == """
                error: prompts: “planner-words.json” cannot be used: it has no “kin”
                error: prompts: “ratings.json” cannot be used: line 2: found “"”, expected “,” behind the string, or “\\” before the quotation mark
                error: prompts: “softening.json” cannot be used: it is empty

                """)
        let run = try await BuiltProgram.run(["run", "pipeline.yaml", "--prompts", "p"], in: work.path)
        #expect(run.code == 20)
        #expect(run.messages == "error: prompts: “planner-words.json” cannot be used: it has no “kin”\n")
        #expect(!work.exists("library"))
    }
}
