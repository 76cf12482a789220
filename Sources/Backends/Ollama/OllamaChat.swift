import Domain
import Generation

/// The body of a chat with Ollama. `truncate` and `shift` ask for an error where a prompt or a reply would lose its
/// head.
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

    /// Takes a model out of memory.
    static func unloading(_ model: String) -> JSONValue {
        .object([
            "model": .string(model), "messages": .array([]), "stream": .bool(false), "keep_alive": .number(0),
        ])
    }
}
