import Generation

/// What Ollama said of itself and of the model.
struct OllamaFacts: Hashable, Sendable {
    var version: String
    var modelName: String
    /// Tokens, as every request asks for them.
    var contextSize: Int
    /// Only such a model is told not to.
    var canThink: Bool

    /// For others than this backend.
    var model: ModelFacts {
        ModelFacts(
            product: "Ollama", version: version, model: modelName, contextSize: contextSize, enforcement: .schema)
    }
}
