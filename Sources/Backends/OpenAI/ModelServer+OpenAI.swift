import Domain
import Generation
import Transport

extension ModelServer {
    var isOpenAI: Bool { endpoint.host == "api.openai.com" }

    /// `wanted` is the model that the pipeline names. A server without a list of its models must have that one, if it has
    /// the path of its requests. Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func openAIModels(named wanted: String?, for path: RequestPath) async throws -> OpenAIModelList {
        let reply = try await firstProbe("/v1/models")
        if let wanted, !isOpenAI, reply.status == 404 || reply.status == 405 {
            // Most servers answer 405 to this method, since they accept the path with another one only.
            let other = try await probe(path)
            try checkKey(other)
            if other.status != 404, other.status < 500 { return OpenAIModelList(only: wanted) }
        }
        return try portrait(
            in: reply, as: OpenAIModelList.self,
            otherwise: SetupError(
                .misconfigured,
                "\(endpoint) is no OpenAI-compatible server: for its models it answers \(reply.excerpt)",
                remedy: "correct the url or the kind of “\(backend)”"))
    }
}
