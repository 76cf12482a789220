import Domain
import Generation
import Transport

/// A model's description from Google's API: `GET /v1beta/models/{model}`.
struct GoogleModel: Decodable {
    static let address = "https://generativelanguage.googleapis.com"

    /// `models/gemini-…`
    var name: String
    var version: String?
    /// In tokens.
    var inputTokenLimit: Int?

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`, as ``ProbeCache`` requires.
    static func named(_ name: String, at server: ModelServer) async throws -> GoogleModel {
        let reply = try await server.firstProbe("/v1beta/models/\(name)")
        guard reply.status == 200 else { throw GeminiErrorReply(reply).failure(of: server.backend) }
        guard let model = reply.decoded(as: GoogleModel.self) else {
            throw SetupError(
                .misconfigured, "\(server.endpoint) is not Gemini: for its model it answers \(reply.excerpt)",
                remedy: "correct the url or the kind of “\(server.backend)”"
            ).given(reply)
        }
        return model
    }
}
