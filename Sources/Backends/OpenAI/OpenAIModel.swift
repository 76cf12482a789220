import Domain
import Generation
import Synchronization
import Transport

/// A language model behind OpenAI's chat completions API: llama.cpp's server, LM Studio, vLLM, LocalAI, OpenAI's own,
/// and others with a compatible API.
final class OpenAIModel: LanguageModel {
    let name: String
    let languages: [String]?
    private let parallel: Int?
    private let server: ModelServer
    private let findings: ProbeCache<OpenAIServerFacts>
    private let hasAsked = Mutex(false)

    init(_ settings: BackendSettings, server: ModelServer) {
        name = settings.name
        languages = settings.languages
        parallel = settings.parallel
        self.server = server
        findings = ProbeCache(of: server) { try await OpenAIProbe(settings: settings, server: $0).facts() }
    }

    var width: Int { parallel ?? findings.known?.width ?? 1 }

    func probe() async -> ModelAvailability<ModelFacts> { await findings.probe(\.model) }

    /// If the server does not support the response format, the request is repeated with a less strict one. Later
    /// requests use that one, too.
    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try await findings.using { facts in
            hasAsked.withLock { $0 = true }
            return try await reply(to: request, facts)
        }
    }

    private func reply(to request: LanguageRequest, _ facts: OpenAIServerFacts) async throws -> LanguageReply {
        var facts = facts
        while true {
            let reply = try await server.ask("/v1/chat/completions", ChatCompletion(request, to: facts).body)
            if reply.status == 200 {
                return try server.answer(in: reply, as: ChatCompletionReply.self, of: "a chat completion") {
                    ChatCompletionReply(streamed: $0)
                }.reply
            }
            let complaint = ServerErrorReply(reply, now: server.time.now())
            guard complaint.isAboutResponseFormat, let plainer = facts.dialect.plainer else { throw complaint.error }
            findings.amend { [dialect = facts.dialect] in if $0.dialect == dialect { $0.dialect = plainer } }
            facts.dialect = plainer
        }
    }

    /// Frees memory that an image model may need, if it was allocated for a request of this run. Only for servers that
    /// load models themselves.
    func release() async {
        guard let facts = findings.known else { return }
        findings.forget()
        let isLoadedByUs = hasAsked.withLock { hasAsked in
            defer { hasAsked = false }
            return hasAsked
        }
        guard isLoadedByUs else { return }
        let name = JSONValue.string(facts.modelName)
        switch facts.product {
        case .llamaCPP where facts.holdsSeveralModels:
            _ = try? await server.probe("/models/unload", .object(["model": name]))
        case .lmStudio: _ = try? await server.probe("/api/v1/models/unload", .object(["instance_id": name]))
        case .llamaCPP, .vLLM, .openAI, .other: break
        }
    }
}
