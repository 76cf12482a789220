import Domain
import Generation
import Synchronization
import Transport

/// A language model behind Ollama's native API. Ollama's other API cannot set the context size.
final class OllamaModel: LanguageModel {
    let name: String
    let languages: [String]?
    let width: Int
    private let server: ModelServer
    private let findings: ProbeCache<OllamaFacts>
    private let hasAsked = Mutex(false)

    init(_ settings: BackendSettings, server: ModelServer) {
        name = settings.name
        languages = settings.languages
        width = settings.parallel ?? 1
        self.server = server
        findings = ProbeCache(of: server) {
            try await OllamaProbe(settings: settings, server: $0).facts()
        }
    }

    func probe() async -> ModelAvailability<ModelFacts> { await findings.probe(\.model) }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try await findings.using { facts in
            hasAsked.withLock { $0 = true }
            let reply = try await server.ask("/api/chat", OllamaChat(request, to: facts).body)
            guard reply.status == 200 else { throw ServerErrorReply(reply, now: server.time.now()).error }
            return try server.answer(in: reply, as: OllamaChatReply.self, of: "Ollama") {
                OllamaChatReply(streamed: $0)
            }.reply
        }
    }

    /// Frees memory that an image model may need, if it was allocated for a request of this run.
    func release() async {
        guard let facts = findings.known else { return }
        findings.forget()
        let isLoadedByUs = hasAsked.withLock { hasAsked in
            defer { hasAsked = false }
            return hasAsked
        }
        guard isLoadedByUs else { return }
        // If it fails, Ollama unloads the model itself after `keep_alive`.
        _ = try? await server.probe("/api/chat", OllamaChat.unloading(facts.modelName))
    }
}
