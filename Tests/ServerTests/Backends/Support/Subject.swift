import FakeModelServers
import Testing

@testable import Domain
@testable import Generation

/// A backend under test, and its fake product.
struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: BackendKind
    var product: any FakeProduct
    /// The host that its server pretends to be.
    var host = "127.0.0.1"
    /// The pipeline's name for it.
    var model: String?
    /// Its description from the probe.
    var facts: String
    var keyHeader = "Authorization"
    var keyPrefix = "Bearer "
    /// The paths in a request of the schema and of the maximum of reply tokens, and the number of tokens for thinking.
    var schemaPath: [String]
    var tokensPath: [String]
    var thinkingTokens = 0
    /// Other members that must be in its requests, and in those of no other subject.
    var peculiarities: [String: JSONValue] = [:]
    /// The number of requests until the server gets one in a form that it supports.
    var tries = 1
    fileprivate(set) var adjust: @Sendable (inout BackendSettings) -> Void = { _ in }

    var testDescription: String { name }

    /// With additional settings in the pipeline.
    func configured(_ adjust: @escaping @Sendable (inout BackendSettings) -> Void) -> Subject {
        var subject = self
        subject.adjust = adjust
        return subject
    }

    func playing(_ product: any FakeProduct) -> Subject {
        var subject = self
        subject.product = product
        return subject
    }
}

extension Subject {
    private static let strictSchema = ["response_format", "json_schema", "schema"]

    private static func openAI(
        _ name: String, _ product: any FakeProduct, facts: String, model: String? = nil,
        schemaPath: [String] = strictSchema
    ) -> Subject {
        Subject(
            name: name, kind: "openai", product: product, model: model, facts: facts, schemaPath: schemaPath,
            tokensPath: ["max_tokens"])
    }

    static let llamaCPP: Subject = {
        var subject = openAI(
            "llama.cpp", FakeLlamaCPP(),
            facts: "llama.cpp b1-0c1e570, model tiny-random, 4096 tokens of context, holds replies to a schema")
        subject.peculiarities = [
            "cache_prompt": .bool(true), "chat_template_kwargs": .object(["enable_thinking": .bool(false)]),
        ]
        return subject
    }()

    static let llamaCPPPython: Subject = {
        var subject = openAI(
            "llama-cpp-python", FakeLlamaCPPPython(),
            facts: "an OpenAI-compatible server, model tiny.gguf, holds replies to a schema",
            schemaPath: ["response_format", "schema"])
        subject.tries = 2
        return subject
    }()

    static let lmStudio = openAI(
        "LM Studio", FakeLMStudio(),
        facts: "LM Studio, model qwen3-4b, 8192 tokens of context, holds replies to a schema")

    static let vLLM: Subject = {
        var subject = openAI(
            "vLLM", FakeVLLM(),
            facts: "vLLM 0.11.0, model mistral-small, 16384 tokens of context, holds replies to a schema")
        subject.peculiarities = ["chat_template_kwargs": .object(["enable_thinking": .bool(false)])]
        return subject
    }()

    static let oldVLLM: Subject = {
        var subject = vLLM
        subject.name = "vLLM, older"
        subject.product = FakeVLLM(isOld: true)
        return subject
    }()

    static let openAI: Subject = {
        var subject = openAI(
            "OpenAI", FakeOpenAI(), facts: "OpenAI, model gpt-5-mini, holds replies to a schema", model: "gpt-5-mini")
        subject.host = "api.openai.com"
        subject.tokensPath = ["max_completion_tokens"]
        return subject
    }()

    static let ollama = Subject(
        name: "Ollama", kind: "ollama", product: FakeOllama(), model: "llama3.2",
        facts: "Ollama 0.12.6, model llama3.2, 8192 tokens of context, holds replies to a schema",
        schemaPath: ["format"], tokensPath: ["options", "num_predict"],
        peculiarities: ["truncate": .bool(false), "shift": .bool(false), "keep_alive": .string("10m")])

    static let gemini = Subject(
        name: "Gemini", kind: "gemini", product: FakeGemini(), model: "gemini-3.8-flash",
        facts: "Gemini 3.8, model gemini-3.8-flash, 1048576 tokens of context, holds replies to a schema",
        keyHeader: "x-goog-api-key", keyPrefix: "", schemaPath: ["generationConfig", "responseJsonSchema"],
        tokensPath: ["generationConfig", "maxOutputTokens"], thinkingTokens: 2048)

    static let all = [llamaCPP, llamaCPPPython, lmStudio, vLLM, oldVLLM, openAI, ollama, gemini]
}
