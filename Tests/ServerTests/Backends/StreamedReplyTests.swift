import BackendFixtures
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Servers that answer in parts although they were asked not to, and that have no list of their models.
struct StreamedReplyTests {
    private static let events = """
        : a comment

        data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}

        data: {"choices":[{"index":0,"delta":{"content":"{\\"colour\\":"},"finish_reason":null}]}

        event: message
        data: {"choices":[{"index":0,"delta":{"content":"\\"red\\"}"},"finish_reason":null}]}

        data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

        data: {"choices":[],"usage":{"prompt_tokens":1021,"completion_tokens":40}}

        data: [DONE]

        """

    @Test func joinsServerSentEvents() async throws {
        try await Stage.set(.llamaCPP, step: .text(Self.events, type: "text/event-stream")) { stage async throws in
            #expect(
                try await stage.model.reply(to: .colour)
                    == LanguageReply(text: #"{"colour":"red"}"#, promptTokens: 1021, replyTokens: 40))
        }
    }

    @Test func readsALimitAndARefusalInEvents() async throws {
        let cut = Self.events.replacing(#""stop""#, with: #""length""#)
        try await Stage.set(.llamaCPP, step: .text(cut)) { stage async throws in
            #expect(try await stage.model.reply(to: .colour).isCut)
        }
        let refusal = Self.events.replacing(#""content":"""#, with: #""refusal":"I can't.""#)
        try await Stage.set(.llamaCPP, step: .text(refusal)) { stage async throws in
            #expect(try await stage.error() == GenerationError(.refused, "I can't."))
        }
    }

    @Test func doesNotTakeEventsWithoutTheirEnd() async throws {
        let part = Self.events.split(separator: "\n").prefix(4).joined(separator: "\n")
        try await Stage.set(.llamaCPP, step: .text(part)) { stage async throws in
            #expect(try await stage.error().kind == .badReply)
        }
    }

    private static let lines = """
        {"model":"m","message":{"role":"assistant","content":"{\\"colour\\":"},"done":false}
        {"model":"m","message":{"role":"assistant","content":"\\"red\\"}"},"done":false}
        {"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop",\
        "prompt_eval_count":1021,"eval_count":40}

        """

    @Test func joinsLinesOfOllama() async throws {
        try await Stage.set(.ollama, step: .text(Self.lines, type: "application/x-ndjson")) { stage async throws in
            #expect(
                try await stage.model.reply(to: .colour)
                    == LanguageReply(text: #"{"colour":"red"}"#, promptTokens: 1021, replyTokens: 40))
        }
        let part = Self.lines.split(separator: "\n").prefix(2).joined(separator: "\n")
        try await Stage.set(.ollama, step: .text(part)) { stage async throws in
            #expect(try await stage.error().kind == .badReply)
        }
        let failed = part + "\n" + #"{"error":"CUDA error: out of memory"}"#
        try await Stage.set(.ollama, step: .text(failed)) { stage async throws in
            #expect(try await stage.error().kind == .transient)
        }
    }

    @Test func needsNoListOfModelsForANamedModel() async throws {
        let subject = Subject.llamaCPP.playing(ServerWithoutModels()).configured { $0.model = "smol" }
        try await Stage.set(subject) { stage async throws in
            #expect(try await stage.facts().model == "smol")
            _ = try await stage.model.reply(to: .colour)
            #expect(try stage.questions.first?[path: ["model"]] == .string("smol"))
        }
        try await Stage.set(subject.configured { $0.model = nil }) { stage async throws in
            #expect(try await stage.failure().remedy == "correct the url or the kind of “lantern”")
        }
    }
}

/// `transformers serve` without its list of models.
private struct ServerWithoutModels: FakeProduct {
    private let product = FakeLlamaCPP()
    var questionPath: String { product.questionPath }
    var unknownPath: ServerStep { .json(#"{"detail":"Not Found"}"#, status: 404) }
    var overflow: ServerStep { product.overflow }
    var wrongKey: ServerStep { product.wrongKey }
    func busy(seconds: Int) -> ServerStep { product.busy(seconds: seconds) }
    func answer(_ text: String, isCut: Bool) -> ServerStep { product.answer(text, isCut: isCut) }

    func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        request.path == questionPath ? .json(#"{"detail":"Method Not Allowed"}"#, status: 405) : nil
    }
}
