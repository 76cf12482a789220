import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Commands on all collections when the pipeline of one of them is gone.
struct LostPipelineTests {
    private static func pipeline(_ name: String) -> String {
        "collection: \(name)\nstories: [{ file: tale.txt }]\nsize: 64x64\n"
    }

    @Test func theOthersAreDrawnAllTheSame() async throws {
        let work = try WorkFolder()
        for name in ["foxes", "owls", "bears"] {
            try work.folder.write(Self.pipeline(name), to: "\(name)/pipeline.yaml")
            try work.folder.write("One of the \(name) sat in the forest.", to: "\(name)/tale.txt")
        }
        func nightpress(_ words: String...) async throws -> BuiltProgram.Outcome {
            try await BuiltProgram.run(words, in: work.path)
        }
        #expect(try await nightpress("run", "foxes", "owls", "bears").code == 0)
        let asked = try await nightpress(
            "regenerate", "foxes", "owls", "bears", "--deadline", "2001-01-01T00:00Z", "--quiet")
        #expect(asked.code == 35)
        try FileManager.default.removeItem(atPath: work.path.appending("owls").string)
        try work.folder.write("collection: bears\nstoreis: []\n", to: "bears/pipeline.yaml")
        let retried = try await nightpress("retry", "--quiet")
        #expect(retried.code == 20)
        #expect(retried.output.hasPrefix("1 of 1 page drawn, "), "\(retried.output)")
        let lines = retried.messages.split(separator: "\n")
        #expect(
            lines.contains(
                "error: the pipeline file “owls/pipeline.yaml” of “owls” is gone; name another with --pipeline FILE"))
        #expect(lines.contains("error: bears/pipeline.yaml:1:1: “stories:” is missing"), "\(lines)")
        #expect(try await nightpress("retry", "foxes", "owls").code == 20)
        let none = try await nightpress("retry")
        #expect(none.code == 20)
        #expect(none.output.isEmpty)
    }
}
