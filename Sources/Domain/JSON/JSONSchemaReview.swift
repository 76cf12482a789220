/// Checks that a schema has no rule that ``JSONSchema`` would not check.
struct JSONSchemaReview {
    /// The names under the schema's `$defs`.
    let definitions: Set<String>

    private static let annotations: Set<String> = ["$schema", "$id", "title", "description"]
    private static let types: Set<String> = ["null", "boolean", "integer", "number", "string", "array", "object"]

    /// Throws ``JSONSchemaError`` for the first keyword that would not be checked.
    func check(_ schema: JSONValue, at place: String) throws {
        guard case .object(let rules) = schema else { throw JSONSchemaError.notASchema(place: place) }
        for (keyword, value) in rules.sorted(by: { $0.key < $1.key }) where !Self.annotations.contains(keyword) {
            guard try isChecked(keyword, value, at: place) else {
                throw JSONSchemaError.unusableValue(value.excerpt, keyword: keyword, place: place)
            }
        }
    }

    /// Whether the value is valid for the keyword.
    private func isChecked(_ keyword: String, _ value: JSONValue, at place: String) throws -> Bool {
        switch (keyword, value) {
        case ("properties", .object(let members)), ("$defs", .object(let members)):
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                try check(member, at: "\(place)/\(keyword)/\(name)")
            }
            return true
        case ("items", _):
            try check(value, at: "\(place)/items")
            return true
        case ("anyOf", .array(let choices)):
            for choice in choices { try check(choice, at: "\(place)/anyOf") }
            return !choices.isEmpty
        case ("type", .string(let name)): return Self.types.contains(name)
        case ("type", .array(let names)): return !names.isEmpty && names.allSatisfy(isTypeName)
        case ("required", .array(let names)): return names.allSatisfy { $0.typeName == "string" }
        case ("enum", .array(let choices)): return !choices.isEmpty
        case ("additionalProperties", .bool), ("minimum", .number), ("maximum", .number): return true
        case ("minItems", .number(let count)), ("maxItems", .number(let count)), ("minLength", .number(let count)),
            ("maxLength", .number(let count)):
            return count >= 0 && value.typeName == "integer"
        case ("$ref", .string(let reference)): return refersToDefinition(reference)
        default:
            guard Self.keywords.contains(keyword) else { throw JSONSchemaError.unknownKeyword(keyword, place: place) }
            return false
        }
    }

    private static let keywords: Set<String> = [
        "type", "properties", "required", "additionalProperties", "items", "minItems", "maxItems", "minLength",
        "maxLength", "minimum", "maximum", "enum", "anyOf", "$ref", "$defs",
    ]

    private func isTypeName(_ value: JSONValue) -> Bool {
        if case .string(let name) = value { Self.types.contains(name) } else { false }
    }

    private func refersToDefinition(_ reference: String) -> Bool {
        reference.hasPrefix("#/$defs/") && definitions.contains(String(reference.dropFirst("#/$defs/".count)))
    }
}
