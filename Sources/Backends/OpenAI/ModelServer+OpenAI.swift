import Domain
import Generation
import Transport

extension ModelServer {
    var isOpenAI: Bool { endpoint.host == "api.openai.com" }

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func openAIModels() async throws -> OpenAIModelList {
        let reply = try await probe("/v1/models")
        try checkKey(reply)
        if let models = reply.decoded(as: OpenAIModelList.self), reply.status == 200 { return models }
        guard reply.status == 200 || reply.status == 404 else {
            throw ServerErrorReply(reply, now: time.now()).error
        }
        throw SetupError(
            .misconfigured,
            "\(endpoint) is no OpenAI-compatible server: for its models it answers \(reply.excerpt)",
            remedy: "correct the url or the kind of “\(backend)”")
    }
}
