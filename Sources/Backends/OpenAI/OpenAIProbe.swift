import Domain
import Generation
import Transport

/// Detects which product a server is. It relies on replies that only one product gives, never on the port.
struct OpenAIProbe: Sendable {
    let settings: BackendSettings
    let server: ModelServer

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func facts() async throws -> OpenAIServerFacts {
        let isOpenAI = server.isOpenAI
        if !isOpenAI { try await checkHealth() }
        let models = try await server.openAIModels(named: settings.model, for: "/v1/chat/completions")
        let model = try models.model(named: settings.model, at: "\(server.endpoint)")
        guard model.id != "sd-cpp-local" else {
            throw SetupError(
                .misconfigured, "\(server.endpoint) is stable-diffusion.cpp's server, which draws and does not write",
                remedy: "name “\(settings.name)” under “images:”, and a language model under “text:”")
        }
        var facts =
            isOpenAI
            ? OpenAIServerFacts(product: .openAI, modelName: model.id, width: 4) : try await localFacts(of: model)
        facts.holdsSeveralModels = models.data.count > 1
        facts.contextSize = [facts.contextSize, settings.context].compactMap(\.self).filter { $0 > 0 }.min()
        return facts
    }

    /// llama.cpp's server replies 503 until its model is loaded.
    private func checkHealth() async throws {
        let reply = try await server.firstProbe("/health")
        guard reply.status == 503 else { return }
        let complaint = ServerErrorReply(reply, now: server.time.now())
        if complaint.isLoading {
            throw SetupError(
                .busy, "\(server.endpoint) is loading its model", remedy: "wait for it, or look at its output")
        }
        throw SetupError(
            .busy, "\(server.endpoint) is not well (\(complaint.error.message))",
            remedy: "look at its output, and start it again")
    }

    private func localFacts(of model: OpenAIModelList.Model) async throws -> OpenAIServerFacts {
        var facts = OpenAIServerFacts(product: .other, modelName: model.id, contextSize: model.maxModelLen)
        switch model.ownedBy {
        case "llamacpp":
            // A router in front of several models loads the model that the query names. Other servers ignore the name.
            let reply = try await server.probe(
                "/props", query: [QueryItem("model", model.id)])
            try server.checkKey(reply)
            let props = reply.decoded(as: LlamaCPPProps.self)
            facts.product = .llamaCPP
            facts.version = props?.buildInfo
            facts.contextSize = props?.defaultGenerationSettings?.nCtx
            facts.width = max(1, props?.totalSlots ?? 1)
        case "vllm":
            facts.product = .vLLM
            facts.version = try await server.probe("/version", as: VLLMVersion.self)?.version
            facts.width = 8
        default:
            guard let list = try await server.probe("/api/v1/models", as: LMStudioModelList.self) else { break }
            facts.product = .lmStudio
            facts.contextSize = list.contextSize(of: model.id)
        }
        return facts
    }
}
