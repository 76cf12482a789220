/// Facts about a model that answers.
package struct ModelFacts: Hashable, Sendable {
    /// How strictly a server enforces a JSON Schema.
    package enum Enforcement: String, Hashable, Sendable {
        /// The reply follows the schema, as far as the server's grammar supports it.
        case schema
        /// The reply is JSON of any form.
        case json
        /// The schema is only in the prompt.
        case none
    }

    /// The server's product name: `llama.cpp`, `Ollama`.
    package var product: String
    package var version: String?
    package var model: String?
    /// Tokens of prompt and reply together; nil if unknown.
    var contextSize: Int?
    var enforcement: Enforcement

    package init(
        product: String, version: String? = nil, model: String? = nil, contextSize: Int? = nil,
        enforcement: Enforcement
    ) {
        self.product = product
        self.version = version
        self.model = model
        self.contextSize = contextSize
        self.enforcement = enforcement
    }
}

extension ModelFacts: CustomStringConvertible {
    /// `llama.cpp b6100, model tiny-random, 4096 tokens of context, holds replies to a schema`
    package var description: String {
        let enforced =
            switch enforcement {
            case .schema: "holds replies to a schema"
            case .json: "holds replies to JSON"
            case .none: "holds replies to nothing; they are checked here"
            }
        let parts: [String?] = [
            version.map { "\(product) \($0)" } ?? product, model.map { "model \($0)" },
            contextSize.map { "\($0) tokens of context" }, enforced,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
