import BackendFixtures
import FakeImageServers
import TestServer
import TestSupport
import Testing

@testable import Domain
@testable import Generation

extension ImageStage {
    /// ComfyUI with the test's own workflow.
    static func comfyUI<Value>(
        _ workflow: SampleWorkflow? = nil, slots: [String: String] = [:], manner: ComfyUIManner = ComfyUIManner(),
        in situation: ImageSituation = .drawing, timeout: Duration = .seconds(30), machine: TestMachine? = nil,
        _ body: (ImageStage, FakeComfyUI) async throws -> Value
    ) async throws -> Value {
        let folder = try TemporaryFolder()
        let file = try folder.write(try (workflow ?? SampleWorkflow()).text, to: "fox.json")
        let product = FakeComfyUI(manner)
        let subject = ImageSubject.comfyUI.drawing(file, slots: slots, before: product)
        return try await set(subject, situation, timeout: timeout, machine: machine) { stage async throws in
            try await body(stage, product)
        }
    }

    /// The graphs that were sent, in order.
    var prompts: [JSONValue] {
        get throws {
            try questions.map { try #require(try JSONValue(parsing: $0.body)[path: ["prompt"]]) }
        }
    }

    func requests(to path: String) -> [RecordedRequest] {
        server.requests.filter { $0.path == path || $0.path.hasPrefix("\(path)?") || $0.path.hasPrefix("\(path)/") }
    }

    /// The text without the folder of the test's workflow.
    func shortened(_ text: String) -> String {
        text.replacing(#/“[^“”]*\/fox\.json”/#, with: "“fox.json”")
    }
}

extension JSONValue {
    /// The input of a node in a prompt.
    subscript(node: String, input: String) -> JSONValue? { self[path: [node, "inputs", input]] }
}
