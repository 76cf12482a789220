package import Domain

extension JSONValue {
    /// Something that a schema describes, as a model with nothing to say would give it: the first of every choice, the
    /// largest number, an empty list. Nil for what is no schema.
    package var example: JSONValue? {
        guard case .object(let schema) = self else { return nil }
        if case .array(let choices)? = schema["enum"], let first = choices.first { return first }
        switch schema["type"] {
        case .string("object")?:
            guard case .object(let properties)? = schema["properties"] else { return nil }
            return .object(properties.compactMapValues(\.example))
        case .string("array")?: return .array([])
        case .string("string")?: return .string("A red fox.")
        default: return schema["maximum"] ?? .number(1)
        }
    }

    /// The schema in a question, at the place where one product or another wants it.
    var schemaOfAnswer: JSONValue? {
        let places = [
            ["response_format", "json_schema", "schema"], ["response_format", "schema"], ["format"],
            ["generationConfig", "responseJsonSchema"],
        ]
        return places.lazy.compactMap { place in
            place.reduce(self) { value, key in
                guard case .object(let members)? = value else { return nil }
                return members[key]
            }
        }.first
    }
}
