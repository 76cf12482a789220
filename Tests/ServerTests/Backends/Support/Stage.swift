import BackendFixtures
import FakeModelServers
import SystemPackage
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// A backend with its fake product.
struct Stage {
    let model: any LanguageModel
    let server: ScriptedServer
    private let subject: Subject

    /// Runs the fake product while `body` runs; `step` replaces its reply to a generation request.
    static func set<Value>(
        _ subject: Subject, _ situation: Situation = .answering(#"{"colour":"red"}"#), step: ServerStep? = nil,
        timeout: Duration = .seconds(30), machine: TestMachine? = nil, _ body: (Stage) async throws -> Value
    ) async throws -> Value {
        let server = try await ScriptedServer.start { request in
            if let step, request.method == "POST", request.path == subject.product.questionPath { return step }
            return subject.product.step(for: request, in: situation)
        }
        var settings = BackendSettings(
            name: "lantern", kind: subject.kind, url: "http://\(subject.host):\(server.port)", model: subject.model,
            timeout: timeout)
        subject.adjust(&settings)
        do {
            let value = try await (machine ?? TestMachine()).run { machine async throws in
                try await body(Stage(model: machine.model(settings), server: server, subject: subject))
            }
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }

    /// The generation requests to the model, in order.
    var questions: [JSONValue] {
        get throws {
            try server.requests.filter { $0.method == "POST" && $0.path == subject.product.questionPath }
                .map { try JSONValue(parsing: $0.body) }
        }
    }

    func error(_ request: LanguageRequest = .colour) async throws -> GenerationError {
        try #require(await #expect(throws: GenerationError.self) { try await model.reply(to: request) })
    }

    func facts() async throws -> ModelFacts {
        switch await model.probe() {
        case .ready(let facts): return facts
        case .unavailable(let reason, let remedy), .loading(let reason, let remedy), .absent(let reason, let remedy):
            Issue.record("\(reason); \(remedy)")
            throw CancellationError()
        }
    }

    /// Why it is unavailable, and what to do about it.
    func failure() async throws -> (reason: String, remedy: String) {
        switch await model.probe() {
        case .ready(let facts):
            Issue.record("ready: \(facts)")
            return ("", "")
        case .unavailable(let reason, let remedy), .loading(let reason, let remedy), .absent(let reason, let remedy):
            return (reason, remedy)
        }
    }
}
