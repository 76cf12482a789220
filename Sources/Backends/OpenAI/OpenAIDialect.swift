import Generation

/// How requests ask a server for JSON with a schema, from the strictest way to none.
enum OpenAIDialect: Hashable, Sendable {
    /// `response_format: {type: json_schema, json_schema: {name, strict, schema}}`
    case jsonSchema
    /// `response_format: {type: json_object, schema}`
    case jsonObject
    /// The schema is only in the prompt.
    case none

    /// The next less strict way; nil for the last.
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
