import Domain
import Generation

/// The body of a chat request to Ollama. `truncate` and `shift` request an error instead of a prompt or reply with its
/// start cut off.
struct OllamaChat: Sendable {
    let body: JSONValue

    init(_ request: LanguageRequest, to server: OllamaFacts) {
        var members: [String: JSONValue] = [
            "model": .string(server.modelName), "messages": request.messages, "stream": .bool(false),
            "format": request.schema.withoutAnnotations, "keep_alive": .string("10m"), "truncate": .bool(false),
            "shift": .bool(false),
            "options": .object([
                "num_ctx": .number(Double(server.contextSize)), "num_predict": .number(Double(request.replyTokens)),
                "seed": request.shortSeed,
            ]),
        ]
        if server.canThink { members["think"] = .bool(false) }
        body = .object(members)
    }

    /// A request that removes a model from memory.
    static func unloading(_ model: String) -> JSONValue {
        .object([
            "model": .string(model), "messages": .array([]), "stream": .bool(false), "keep_alive": .number(0),
        ])
    }
}
