import BackendFixtures
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

struct OllamaTests {
    @Test(
        arguments: [
            (
                200, #"{"error":"llama runner process has terminated: signal: killed"}"#,
                ErrorKind.transient,
                "HTTP 500: llama runner process has terminated: signal: killed"
            ),
            (200, #"{"error":"CUDA error: out of memory"}"#, .transient, "HTTP 500: CUDA error: out of memory"),
            (200, #"{"done":true}"#, .badReply, "the reply holds no message"),
            (404, #"{"error":"model 'llama3.2' not found"}"#, .misconfigured, "HTTP 404: model 'llama3.2' not found"),
            (
                500, #"{"error":"model requires more system memory (9.4 GiB) than is available (3.1 GiB)"}"#,
                .transient,
                "HTTP 500: model requires more system memory (9.4 GiB) than is available (3.1 GiB)"
            ),
            (
                400, #"{"error":"the input length exceeds the context length"}"#, .tooLong,
                "HTTP 400: the input length exceeds the context length"
            ),
            (
                400, #"{"error":"prompt too long; exceeded max context length by 55 tokens"}"#, .tooLong,
                "HTTP 400: prompt too long; exceeded max context length by 55 tokens"
            ),
            (500, #"{"error":"unexpected EOF"}"#, .transient, "HTTP 500: unexpected EOF"),
            (429, #"{"error":"too many concurrent requests"}"#, .busy, "HTTP 429: too many concurrent requests"),
            (502, #"{"error":"upstream failed"}"#, .transient, "HTTP 502: upstream failed"),
        ])
    func means(status: Int, body: String, kind: ErrorKind, message: String) async throws {
        try await Stage.set(.ollama, step: .json(body, status: status)) { stage async throws in
            #expect(try await stage.error() == GenerationError(kind, message))
        }
    }

    @Test func setsTheContextForEveryQuestion() async throws {
        try await Stage.set(Subject.ollama.configured { $0.context = 16_384 }) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            let question = try #require(try stage.questions.first)
            #expect(question[path: ["options", "num_ctx"]] == .number(16_384))
            #expect(question[path: ["options", "seed"]] == .number(7))
            #expect(question[path: ["think"]] == nil)
        }
    }

    @Test func saysAModelThatThinksNotTo() async throws {
        try await Stage.set(Subject.ollama.playing(FakeOllama(canThink: true))) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            #expect(try stage.questions.first?[path: ["think"]] == .bool(false))
        }
    }

    @Test func asksForNoLargerContextThanTheModelHas() async throws {
        try await Stage.set(Subject.ollama.playing(FakeOllama(contextSize: 2048))) { stage async throws in
            #expect(try await stage.facts().contextSize == 2048)
        }
    }

    @Test func givesMemoryBack() async throws {
        try await Stage.set(.ollama) { stage async throws in
            _ = await stage.model.probe()
            let probes = stage.server.requests.count
            await stage.model.release()
            #expect(stage.server.requests.count == probes, "another client's model was unloaded")
            _ = try? await stage.model.reply(to: .colour)
            await stage.model.release()
            let last = try #require(try stage.questions.last)
            #expect(last[path: ["keep_alive"]] == .number(0))
            #expect(last[path: ["messages"]] == .array([]))
        }
    }

    @Test func namesTheCommandThatFetchesAModel() async throws {
        try await Stage.set(.ollama, .lackingTheModel) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "Ollama has no model “llama3.2”")
            #expect(failure.remedy == "“ollama pull llama3.2”, or name one that it has: “gemma3:4b”")
        }
    }

    @Test func usesItsOnlyModelIfNoneIsNamed() async throws {
        try await Stage.set(Subject.ollama.configured { $0.model = nil }) { stage async throws in
            #expect(try await stage.facts().model == "llama3.2:latest")
            _ = try await stage.model.reply(to: .colour)
            #expect(try stage.questions.first?[path: ["model"]] == .string("llama3.2:latest"))
        }
    }

    @Test(arguments: [
        (
            ["llama3.2:latest", "gemma3:4b"], "Ollama has 2 models, and none is named",
            "name one as “model:”: “llama3.2:latest”, “gemma3:4b”"
        ),
        (["nomic-embed-text"], "Ollama has no model", "“ollama pull llama3.2”, for example"),
        ([], "Ollama has no model", "“ollama pull llama3.2”, for example"),
    ])
    func choosesNoModelIfNoneIsNamed(models: [String], reason: String, remedy: String) async throws {
        let subject = Subject.ollama.playing(FakeOllama(models: models)).configured { $0.model = nil }
        try await Stage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == reason)
            #expect(failure.remedy == remedy)
        }
    }
}
