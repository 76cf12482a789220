import Domain
import Generation

/// Translates a JSON Schema to the nodes of a ``GuidedSchema``.
struct GuidedSchemaTranslation {
    /// Guided generation cannot follow the schema.
    struct Unsupported: Error {}

    /// Limit on the depth of nested schemas. A list that contains itself has no name and no other end.
    private static let depthLimit = 32

    private let definitions: [String: JSONValue]
    /// The names of nodes for the definitions that other nodes refer to.
    private var definitionNames: [String: String] = [:]
    private var usedNames: Set<String> = []

    private init(definitions: [String: JSONValue]) {
        self.definitions = definitions
    }

    static func nodes(
        of schema: JSONValue, named name: String
    ) throws(Unsupported) -> (root: GuidedSchema.Node, definitions: [GuidedSchema.Node]) {
        let definitions: [String: JSONValue] =
            if case .object(let definitions)? = schema[path: ["$defs"]] { definitions } else { [:] }
        var translation = GuidedSchemaTranslation(definitions: definitions)
        let rootName = translation.unusedName(name)
        let named = definitions.filter { $0.value.makesNamedNode }.sorted { $0.key < $1.key }
        for (key, _) in named { translation.definitionNames[key] = translation.unusedName(key) }
        let root = try translation.node(schema, named: rootName, depth: 0)
        var nodes: [GuidedSchema.Node] = []
        for (key, definition) in named {
            nodes.append(try translation.node(definition, named: translation.definitionNames[key] ?? key, depth: 0))
        }
        return (root, nodes)
    }

    /// Letters, digits and `_`.
    private mutating func unusedName(_ text: String) -> String {
        let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        var name = plain
        var number = 2
        while !usedNames.insert(name).inserted {
            name = "\(plain)_\(number)"
            number += 1
        }
        return name
    }

    /// `name`: not used by another node.
    private mutating func node(
        _ schema: JSONValue, named name: String, depth: Int
    ) throws(Unsupported) -> GuidedSchema.Node {
        guard case .object(let rules) = schema, depth < Self.depthLimit else { throw Unsupported() }
        if case .string(let reference)? = rules["$ref"] {
            let key = String(reference.dropFirst("#/$defs/".count))
            if let name = definitionNames[key] { return .reference(to: name) }
            guard let definition = definitions[key] else { throw Unsupported() }
            return try node(definition, named: name, depth: depth + 1)
        }
        if let possible = schema.alternatives {
            return try alternatives(possible, named: name, description: rules.description, depth: depth)
        }
        if case .array(let choices)? = rules["enum"] {
            let texts = rules.strings("enum")
            guard !texts.isEmpty, texts.count == choices.count(where: { $0 != .null }) else { throw Unsupported() }
            return .choice(name: name, description: rules.description, of: texts)
        }
        return try node(of: schema.types[0], rules, named: name, depth: depth)
    }

    private mutating func node(
        of type: String, _ rules: [String: JSONValue], named name: String, depth: Int
    ) throws(Unsupported) -> GuidedSchema.Node {
        switch type {
        case "object":
            return .object(
                name: name, description: rules.description,
                properties: try properties(of: rules, named: name, depth: depth))
        case "array":
            guard let items = rules["items"] else { throw Unsupported() }
            let item = try node(items, named: unusedName("\(name)_item"), depth: depth + 1)
            let (least, most) = try rules.range("minItems", "maxItems")
            return .list(of: item, least: least.flatMap(Int.init(exactly:)), most: most.flatMap(Int.init(exactly:)))
        case "integer":
            let (least, most) = try rules.range("minimum", "maximum", isWhole: true)
            return .integer(least: least.flatMap(Int.init(exactly:)), most: most.flatMap(Int.init(exactly:)))
        case "number":
            let (least, most) = try rules.range("minimum", "maximum")
            return .number(least: least, most: most)
        case "string": return .text
        case "boolean": return .boolean
        default: throw Unsupported()
        }
    }

    private mutating func alternatives(
        _ possible: [JSONValue], named name: String, description: String?, depth: Int
    ) throws(Unsupported) -> GuidedSchema.Node {
        guard possible.count > 1 else {
            guard let only = possible.first else { throw Unsupported() }
            return try node(only, named: name, depth: depth + 1)
        }
        var nodes: [GuidedSchema.Node] = []
        for schema in possible {
            nodes.append(try node(schema, named: unusedName("\(name)_choice"), depth: depth + 1))
        }
        return .alternatives(name: name, description: description, of: nodes)
    }

    /// Required properties come first, in the order of `required`, because a JSON object has no order.
    private mutating func properties(
        of rules: [String: JSONValue], named name: String, depth: Int
    ) throws(Unsupported) -> [GuidedSchema.Property] {
        guard case .object(let schemas)? = rules["properties"], !schemas.isEmpty else { throw Unsupported() }
        let required = rules.strings("required")
        var properties: [GuidedSchema.Property] = []
        for key in required + schemas.keys.filter({ !required.contains($0) }).sorted() {
            guard let schema = schemas[key] else { throw Unsupported() }
            properties.append(
                GuidedSchema.Property(
                    name: key, description: schema.description,
                    node: try node(schema, named: unusedName("\(name)_\(key)"), depth: depth + 1),
                    isOptional: !required.contains(key) || schema.allowsNull))
        }
        return properties
    }
}

extension JSONValue {
    fileprivate var rules: [String: JSONValue] { if case .object(let rules) = self { rules } else { [:] } }

    fileprivate var description: String? { rules.description }

    /// Its types without null. A schema without `type` is an object or an array if it has rules for one.
    fileprivate var types: [String] {
        let rules = rules
        let named: [String] =
            if case .string(let type)? = rules["type"] { [type] } else { rules.strings("type") }
        guard named.isEmpty else { return named.filter { $0 != "null" } }
        return [rules["properties"] != nil ? "object" : rules["items"] != nil ? "array" : "any"]
    }

    /// The schemas of which a value follows one, without null. Nil if there is only the schema itself.
    fileprivate var alternatives: [JSONValue]? {
        let rules = rules
        if case .array(let choices)? = rules["anyOf"] { return choices.filter { !$0.isOnlyNull } }
        guard rules["enum"] == nil, types.count != 1 else { return nil }
        return types.map { type in .object(rules.merging(["type": .string(type)]) { $1 }) }
    }

    /// Whether guided generation has a name for its node, so that others can refer to it.
    fileprivate var makesNamedNode: Bool {
        let rules = rules
        guard rules["$ref"] == nil else { return false }
        if let alternatives { return alternatives.count > 1 }
        return rules["enum"] != nil || types == ["object"]
    }

    fileprivate var allowsNull: Bool {
        let rules = rules
        if case .array(let choices)? = rules["anyOf"] { return choices.contains { $0.allowsNull } }
        if case .array(let choices)? = rules["enum"] { return choices.contains(.null) }
        return isOnlyNull || rules.strings("type").contains("null")
    }

    private var isOnlyNull: Bool { rules["type"] == .string("null") }
}

extension [String: JSONValue] {
    fileprivate var description: String? { if case .string(let text)? = self["description"] { text } else { nil } }

    fileprivate func strings(_ key: String) -> [String] {
        guard case .array(let values)? = self[key] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private func number(_ key: String) -> Double? { if case .number(let number)? = self[key] { number } else { nil } }

    /// Throws if no number is in the range.
    fileprivate func range(
        _ least: String, _ most: String, isWhole: Bool = false
    ) throws(GuidedSchemaTranslation.Unsupported) -> (Double?, Double?) {
        let least = number(least).map { isWhole ? $0.rounded(.up) : $0 }
        let most = number(most).map { isWhole ? $0.rounded(.down) : $0 }
        if let least, let most, least > most { throw GuidedSchemaTranslation.Unsupported() }
        return (least, most)
    }
}
