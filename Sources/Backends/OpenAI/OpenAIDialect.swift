import Generation

/// How a server is asked for JSON of a shape, from the strongest to none.
enum OpenAIDialect: Hashable, Sendable {
    /// `response_format: {type: json_schema, json_schema: {name, strict, schema}}`
    case jsonSchema
    /// `response_format: {type: json_object, schema}`
    case jsonObject
    /// The schema stands in the prompt only.
    case none

    /// Nil for the plainest.
    var plainer: OpenAIDialect? {
        switch self {
        case .jsonSchema: .jsonObject
        case .jsonObject: OpenAIDialect.none
        case .none: nil
        }
    }

    var enforcement: ModelFacts.Enforcement {
        switch self {
        case .jsonSchema: .schema
        case .jsonObject: .json
        case .none: .none
        }
    }
}
