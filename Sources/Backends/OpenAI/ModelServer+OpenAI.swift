import Domain
import Generation
import Transport

extension ModelServer {
    var isOpenAI: Bool { endpoint.host == "api.openai.com" }

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func openAIModels() async throws -> OpenAIModelList {
        let reply = try await firstProbe("/v1/models")
        return try portrait(
            in: reply, as: OpenAIModelList.self,
            otherwise: SetupError(
                .misconfigured,
                "\(endpoint) is no OpenAI-compatible server: for its models it answers \(reply.excerpt)",
                remedy: "correct the url or the kind of “\(backend)”"))
    }
}
