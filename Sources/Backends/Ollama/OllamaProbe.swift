import Domain
import Generation
import Transport

/// Checks whether a server is Ollama, and what its model supports.
struct OllamaProbe: Sendable {
    /// Ollama's default of 4096 tokens cuts off the start of longer prompts without an error.
    private static let usualContext = 8192

    let settings: BackendSettings
    let modelName: String
    let server: ModelServer

    private struct Version: Decodable {
        var version: String
    }

    private struct Tags: Decodable {
        struct Model: Decodable {
            var name: String
        }

        var models: [Model]
    }

    private struct Details: Decodable {
        var modelInfo: [String: JSONValue]?
        var capabilities: [String]?

        /// The maximum that the model was made for, in tokens.
        var contextSize: Int? {
            guard case .string(let architecture)? = modelInfo?["general.architecture"],
                case .number(let size)? = modelInfo?["\(architecture).context_length"]
            else { return nil }
            return Int(exactly: size)
        }
    }

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func facts() async throws -> OllamaFacts {
        let reply = try await server.firstProbe("/api/version")
        let failure = SetupError(
            .misconfigured, "\(server.endpoint) is not Ollama",
            remedy: "correct the url of “\(settings.name)”, or make its kind “openai” if it is such a server")
        let version = try server.portrait(in: reply, as: Version.self, otherwise: failure).version
        let tags = try server.portrait(in: try await server.probe("/api/tags"), as: Tags.self, otherwise: failure)
        try check(that: tags.models.map(\.name))
        let details = try await server.probe("/api/show", .object(["model": .string(modelName)]))
            .decoded(as: Details.self)
        let context = settings.context ?? Self.usualContext
        return OllamaFacts(
            version: version, modelName: modelName, contextSize: min(context, details?.contextSize ?? context),
            canThink: details?.capabilities?.contains("thinking") == true)
    }

    /// A name without a tag means `latest`.
    private func check(that names: [String]) throws(SetupError) {
        guard !names.contains(modelName), !names.contains("\(modelName):latest") else { return }
        let known = names.prefix(8).map { "“\($0)”" }.joined(separator: ", ")
        throw SetupError(
            .misconfigured, "Ollama has no model “\(modelName)”",
            remedy: "“ollama pull \(modelName)”"
                + (known.isEmpty ? "" : ", or \(names.advice(insteadOf: modelName)): \(known)"))
    }
}
