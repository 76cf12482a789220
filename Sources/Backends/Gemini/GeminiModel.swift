import Generation
import Transport

/// A language model of Google's Gemini API, through `generateContent`.
final class GeminiModel: LanguageModel {
    let name: String
    let languages: [String]?
    let width: Int
    private let modelName: String
    private let server: ModelServer
    private let findings: ProbeCache<ModelFacts>

    init(_ settings: BackendSettings, model: String, server: ModelServer) {
        name = settings.name
        languages = settings.languages
        width = settings.parallel ?? 2
        modelName = model
        self.server = server
        findings = ProbeCache(of: server) { try await Self.facts(of: model, context: settings.context, at: $0) }
    }

    func probe() async -> ModelAvailability<ModelFacts> { await findings.probe(\.self) }

    private static func facts(of name: String, context: Int?, at server: ModelServer) async throws -> ModelFacts {
        let model = try await GoogleModel.named(name, at: server)
        return ModelFacts(
            product: "Gemini", version: model.version, model: name,
            contextSize: [context, model.inputTokenLimit].compactMap(\.self).min(), enforcement: .schema)
    }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try await findings.using { _ in
            let reply = try await server.ask("/v1beta/models/\(modelName):generateContent", GeminiContent(request).body)
            guard reply.status == 200 else { throw GeminiErrorReply(reply).error }
            return try server.answer(in: reply, as: GeminiReply.self, of: "Gemini").reply
        }
    }

    func release() async { findings.forget() }
}
