import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Messages about `reuse:` in a pipeline file, word for word: `LINE:COLUMN: text`.
struct ReuseProblemTests {
    private static let range = "must be a number from 0.5 to 1"

    @Test(arguments: [
        ("reuse: similar", "4:8: “reuse” is “similar”, must be a mapping of “similar”"),
        ("reuse: [0.9]", "4:8: “reuse” is a list, must be a mapping of “similar”"),
        ("reuse: { similiar: 0.9 }", "4:10: unknown key “similiar”; did you mean “similar”?"),
        ("reuse: { identical: true }", "4:10: unknown key “identical”; “reuse” takes “similar”"),
        ("reuse: { similar: 0.49 }", "4:19: “similar” is “0.49”, \(range)"),
        ("reuse: { similar: 1.01 }", "4:19: “similar” is “1.01”, \(range)"),
        ("reuse: { similar: 90% }", "4:19: “similar” is “90%”, \(range)"),
        ("reuse: { similar: true }", "4:19: “similar” is “true”, \(range)"),
        ("reuse: { similar: nan }", "4:19: “similar” is “nan”, \(range)"),
        ("reuse: { similar: }", "4:19: “similar” is empty, \(range)"),
        ("reuze: { similar: 0.9 }", "4:1: unknown key “reuze”; did you mean “reuse”?"),
    ])
    func saysWhatIsWrongAndWhere(yaml: String, problem: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)", to: "pipeline.yaml")
        try folder.write("A fox sat in the forest.", to: "a.md")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        }
        #expect(error?.problems.map { String($0.description.dropFirst(path.string.count + 1)) } == [problem])
    }

    @Test(arguments: [
        ("", nil), ("reuse: {}", nil), ("reuse: { similar: 0.9 }", 0.9), ("reuse: { similar: 0.5 }", 0.5),
        ("reuse:\n  similar: 1", 1),
    ])
    func readsHowSimilarPagesMustBe(yaml: String, similarity: Double?) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)\n", to: "pipeline.yaml")
        #expect(
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path).similarity
                == similarity)
    }
}
