import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import PipelineFiles
@testable import Platform

/// Workflow files that backends name.
struct WorkflowFileTests {
    private let folder: TemporaryFolder
    private let reader = PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem())

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ workflow: String, stories: String = "stories:\n- file: a.md") throws -> FilePath {
        try folder.write(
            """
            collection: A
            backends:
              comfy:
                kind: comfyui
                workflow: \(workflow)
            \(stories)
            """, to: "lanterns/pipeline.yaml")
    }

    private func problems(_ workflow: String) throws -> [String] {
        let pipeline = try reader.pipeline(at: try write(workflow))
        return pipeline.workflows.compactMap { $0.problem(in: LocalFileSystem())?.description }
    }

    @Test(arguments: [
        ("w.json", "lanterns/w.json"), ("../workflows/book.json", "workflows/book.json"),
        ("./x/../w.json", "lanterns/w.json"),
    ])
    func findsItBesideThePipeline(name: String, path: String) throws {
        try folder.write("{}", to: path)
        #expect(try problems(name) == [])
        let pipeline = try reader.pipeline(at: folder.path.appending("lanterns/pipeline.yaml"))
        #expect(
            pipeline.workflows
                == [WorkflowEntry(path: folder.path.resolving(path), place: "\(pipeline.path):5:15")])
    }

    @Test func takesAnAbsolutePathAsItIs() throws {
        let path = try folder.write("{}", to: "elsewhere/w.json")
        #expect(try problems(path.string) == [])
    }

    @Test func saysWhereAWorkflowIsNamedThatIsNotThere() throws {
        let place = "\(folder.path)/lanterns/pipeline.yaml:5:15"
        #expect(
            try problems("w.json")
                == ["\(place): cannot read the workflow “\(folder.path)/lanterns/w.json”: it does not exist"])
        #expect(
            try problems("none/w.json")
                == ["\(place): cannot read the workflow “\(folder.path)/lanterns/none/w.json”: it does not exist"])
        let near = try folder.write("{}", to: "lanterns/picture-book.json")
        #expect(
            try problems("picture_book.json") == [
                "\(place): cannot read the workflow “\(folder.path)/lanterns/picture_book.json”: it does not exist; "
                    + "did you mean “\(near)”?"
            ])
    }

    @Test func saysWhyAWorkflowCannotBeRead() throws {
        let place = "\(folder.path)/lanterns/pipeline.yaml:5:15"
        try folder.write([], to: "lanterns/w.json/file")
        #expect(
            try problems("w.json") == [
                "\(place): cannot read the workflow “\(folder.path)/lanterns/w.json”: it is a directory, not a file"
            ])
        try folder.write(
            [UInt8](repeating: 0x20, count: ImageSettings.workflowSizeLimit + 1), to: "lanterns/large.json")
        #expect(
            try problems("large.json") == [
                "\(place): cannot read the workflow “\(folder.path)/lanterns/large.json”: it has more than 4 MB, "
                    + "the most that is read"
            ])
    }

    /// Together with the problems of the pipeline and its stories.
    @Test func saysItWithTheOtherProblems() throws {
        let path = try write("w.json", stories: "stories:\n- file: a.md\n- {}")
        let error = #expect(throws: PipelineError.self) { try reader.pipeline(at: path) }
        #expect(
            error?.description == """
                \(path):8:3: a story needs “file:” (a text to read) or “write:” (what to write one from)
                \(path):7:9: cannot read the story “\(folder.path)/lanterns/a.md”: it does not exist
                \(path):5:15: cannot read the workflow “\(folder.path)/lanterns/w.json”: it does not exist
                """)
    }
}
