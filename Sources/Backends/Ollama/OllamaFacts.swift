import Generation

/// What Ollama reports about itself and the model.
struct OllamaFacts: Hashable, Sendable {
    var version: String
    var modelName: String
    /// In tokens. Every request asks for this size.
    var contextSize: Int
    /// Only a model that can think is asked not to think.
    var canThink: Bool

    /// The facts in the form that other modules use.
    var model: ModelFacts {
        ModelFacts(
            product: "Ollama", version: version, model: modelName, contextSize: contextSize, enforcement: .schema)
    }
}
