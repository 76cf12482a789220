import Domain

/// Random JSON Schemas that guided generation can follow.
enum RandomSchema {
    /// A definition refers only to later ones, so that each value ends.
    private static let definitions = 3

    static func document(using random: inout SeededGenerator) -> JSONValue {
        guard case .object(var root) = schema(depth: 0, from: 0, using: &random) else { return .null }
        var named: [String: JSONValue] = [:]
        for number in 0..<definitions {
            named["answer_\(number)"] = schema(depth: 1, from: number + 1, using: &random)
        }
        root["$defs"] = .object(named)
        return .object(root)
    }

    /// `from`: the first definition that it may refer to.
    private static func schema(depth: Int, from: Int, using random: inout SeededGenerator) -> JSONValue {
        let simple = 6
        switch Int.random(in: 0..<(depth < 3 ? simple + 4 : simple), using: &random) {
        case 0: return .object(["type": .string("string"), "description": .string("Any words.")])
        case 1: return .object(["type": .string("boolean")])
        case 2:
            return .object(["type": .string("integer")].merging(bounds("minimum", "maximum", using: &random)) { $1 })
        case 3: return .object(["type": .string("number")].merging(bounds("minimum", "maximum", using: &random)) { $1 })
        case 4: return .object(["enum": .array([.string("fox"), .string("owl"), .string("hen")])])
        case 5:
            guard from < definitions else { return .object(["type": .array([.string("string"), .string("integer")])]) }
            return .object(["$ref": .string("#/$defs/answer_\(Int.random(in: from..<definitions, using: &random))")])
        case 6:
            var rules = bounds("minItems", "maxItems", using: &random)
            rules["items"] = schema(depth: depth + 1, from: from, using: &random)
            return .object(rules.merging(["type": .string("array")]) { $1 })
        case 7:
            let count = Int.random(in: 1...3, using: &random)
            return .object([
                "anyOf": .array((0..<count).map { _ in schema(depth: depth + 1, from: from, using: &random) })
            ])
        default: return object(depth: depth, from: from, using: &random)
        }
    }

    private static func object(depth: Int, from: Int, using random: inout SeededGenerator) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        // Names that differ only in what a name of a schema cannot contain.
        for key in ["0", "item", "a b", "a_b", "choice"].shuffled(using: &random)
            .prefix(Int.random(in: 1...4, using: &random))
        {
            properties[key] = schema(depth: depth + 1, from: from, using: &random)
        }
        let required = properties.keys.sorted().filter { _ in Bool.random(using: &random) }
        return .object([
            "type": .string("object"), "additionalProperties": .bool(false), "properties": .object(properties),
            "required": .array(required.map { .string($0) }),
        ])
    }

    private static func bounds(
        _ least: String, _ most: String, using random: inout SeededGenerator
    ) -> [String: JSONValue] {
        let first = Int.random(in: 0...2, using: &random)
        var rules: [String: JSONValue] = [:]
        if Bool.random(using: &random) { rules[least] = .number(Double(first)) }
        if Bool.random(using: &random) { rules[most] = .number(Double(first + 1)) }
        return rules
    }
}
