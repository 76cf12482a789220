import Domain
import Generation
import Synchronization
import Transport

/// A language model behind a server that speaks OpenAI's chat completions: llama.cpp's, LM Studio, vLLM, LocalAI,
/// OpenAI's own, and others that say they do.
final class OpenAIModel: LanguageModel {
    /// How long a model may go on loading where the pipeline does not say.
    private static let usualPatience = Duration.seconds(300)

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
        let probe = OpenAIProbe(
            settings: settings, server: server, loadingLimit: settings.start?.patience ?? Self.usualPatience)
        findings = ProbeCache { try await probe.facts() }
    }

    var width: Int { parallel ?? findings.known?.width ?? 1 }

    func probe() async -> ModelAvailability<ModelFacts> { await findings.probe(\.model) }

    /// A server that does not know how it is asked for JSON is asked in a plainer way, and from then on so.
    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        var facts = try await findings.facts()
        hasAsked.withLock { $0 = true }
        while true {
            let reply = try await server.ask("/v1/chat/completions", ChatCompletion(request, to: facts).body)
            if reply.status == 200 {
                return try server.answer(in: reply, as: ChatCompletionReply.self, of: "a chat completion").reply
            }
            let complaint = ServerErrorReply(reply, now: server.time.now())
            guard complaint.isAboutResponseFormat, let plainer = facts.dialect.plainer else { throw complaint.error }
            findings.amend { [dialect = facts.dialect] in if $0.dialect == dialect { $0.dialect = plainer } }
            facts.dialect = plainer
        }
    }

    /// Gives the memory back that an image model may need, on servers that load models by themselves, where it was taken
    /// for a question of ours.
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
