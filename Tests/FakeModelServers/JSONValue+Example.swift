package import Domain

extension JSONValue {
    /// A minimal value that a schema describes: the first of every choice, the largest number, an empty list. Nil if
    /// this is not a schema.
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

    /// The schema in a request, at the place that each product uses.
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
