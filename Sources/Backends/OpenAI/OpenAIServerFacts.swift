import Generation

/// What a server with OpenAI's API reports about itself.
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
    /// The model name in requests.
    var modelName: String
    /// In tokens.
    var contextSize: Int?
    /// The number of parallel requests that the server accepts.
    var width = 1
    /// Whether the server has several models, and loads and unloads them itself.
    var holdsSeveralModels = false
    var dialect = OpenAIDialect.jsonSchema

    /// The facts in the form that other modules use.
    var model: ModelFacts {
        ModelFacts(
            product: product.rawValue, version: version, model: modelName, contextSize: contextSize,
            enforcement: dialect.enforcement)
    }
}
