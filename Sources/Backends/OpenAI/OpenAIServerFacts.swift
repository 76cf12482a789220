import Generation

/// What a server that speaks OpenAI's API said of itself.
struct OpenAIServerFacts: Hashable, Sendable {
    enum Product: String, Hashable, Sendable {
        case llamaCPP = "llama.cpp"
        case lmStudio = "LM Studio"
        case vLLM
        case openAI = "OpenAI"
        case other = "an OpenAI-compatible server"
    }

    var product: Product
    var version: String?
    /// The name that requests carry.
    var modelName: String
    /// Tokens.
    var contextSize: Int?
    /// How many requests it takes at a time.
    var width = 1
    /// Whether it stands before several models, and loads and unloads them.
    var holdsSeveralModels = false
    var dialect = OpenAIDialect.jsonSchema

    /// For others than this backend.
    var model: ModelFacts {
        ModelFacts(
            product: product.rawValue, version: version, model: modelName, contextSize: contextSize,
            enforcement: dialect.enforcement)
    }
}
