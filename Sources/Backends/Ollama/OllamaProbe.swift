import Domain
import Generation
import Transport

/// Checks whether a server is Ollama, and what its model supports.
struct OllamaProbe: Sendable {
    /// Ollama's default of 4096 tokens cuts off the start of longer prompts without an error.
    private static let usualContext = 8192

    let settings: BackendSettings
    let server: ModelServer

    private struct Version: Decodable {
        var version: String
    }

    private struct Tags: Decodable {
        struct Model: Decodable {
            struct Details: Decodable {
                var family: String?
            }

            var name: String
            var details: Details?

            /// Such a model answers no prompts.
            var isForEmbeddings: Bool { name.contains("embed") || details?.family?.contains("bert") == true }
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
        let modelName = try model(from: tags.models)
        let details = try await server.probe("/api/show", .object(["model": .string(modelName)]))
            .decoded(as: Details.self)
        let context = settings.context ?? Self.usualContext
        return OllamaFacts(
            version: version, modelName: modelName, contextSize: min(context, details?.contextSize ?? context),
            canThink: details?.capabilities?.contains("thinking") == true)
    }

    /// The model that the settings name, or the only one. A name without a tag means `latest`.
    private func model(from models: [Tags.Model]) throws(SetupError) -> String {
        let names = models.filter { !$0.isForEmbeddings }.map(\.name)
        let known = names.prefix(8).map { "“\($0)”" }.joined(separator: ", ")
        if let wanted = settings.model {
            let isThere = models.contains { $0.name == wanted || $0.name == "\(wanted):latest" }
            if isThere { return wanted }
            throw SetupError(
                .misconfigured, "Ollama has no model “\(wanted)”",
                remedy: "“ollama pull \(wanted)”"
                    + (known.isEmpty ? "" : ", or \(names.advice(insteadOf: wanted)): \(known)"))
        }
        switch names.count {
        case 0: throw SetupError(.unavailable, "Ollama has no model", remedy: "“ollama pull llama3.2”, for example")
        case 1: return names[0]
        default:
            throw SetupError(
                .misconfigured, "Ollama has \(names.count) models, and none is named",
                remedy: "name one as “model:”: \(known)")
        }
    }
}
