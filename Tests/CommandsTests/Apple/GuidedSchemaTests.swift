import Domain
import TestSupport
import Testing

@testable import Backends

/// Translations of JSON Schemas for Apple's guided generation.
struct GuidedSchemaTests {
    private static func guided(_ text: String) throws -> GuidedSchema? {
        GuidedSchema(try JSONValue(parsing: Array(text.utf8)), named: "answer")
    }

    @Test func anObjectKeepsItsPropertiesInTheOrderOfRequired() throws {
        let guided = try Self.guided(
            """
            {"type": "object", "description": "A page.", "required": ["last", "weather"], "properties": {
                "weather": {"type": "string", "enum": ["rain", "fog"], "description": "Outside."},
                "alt": {"type": "string", "maxLength": 9},
                "last": {"type": "integer", "minimum": 2, "maximum": 7}}}
            """)
        #expect(
            guided?.root
                == .object(
                    name: "answer", description: "A page.",
                    properties: [
                        .init(name: "last", node: .integer(least: 2, most: 7), isOptional: false),
                        .init(
                            name: "weather", description: "Outside.",
                            node: .choice(name: "answer_weather", description: "Outside.", of: ["rain", "fog"]),
                            isOptional: false),
                        .init(name: "alt", node: .text, isOptional: true),
                    ]))
        #expect(guided?.definitions == [])
    }

    @Test func aPropertyThatMayBeNullIsOptional() throws {
        for rule in [
            #"{"type": ["string", "null"]}"#, #"{"anyOf": [{"type": "null"}, {"type": "string"}]}"#,
        ] {
            let guided = try Self.guided(
                #"{"type": "object", "required": ["held"], "properties": {"held": \#(rule)}}"#)
            #expect(
                guided?.root
                    == .object(
                        name: "answer", description: nil,
                        properties: [.init(name: "held", node: .text, isOptional: true)]))
        }
    }

    @Test func definitionsAreReferredToByName() throws {
        let guided = try Self.guided(
            """
            {"type": "array", "minItems": 1, "maxItems": 3, "items": {"$ref": "#/$defs/node"}, "$defs": {
                "name": {"type": "string"},
                "node": {"type": "object", "required": ["name"], "properties": {
                    "name": {"$ref": "#/$defs/name"},
                    "next": {"anyOf": [{"$ref": "#/$defs/node"}, {"type": "boolean"}]}}}}}
            """)
        #expect(guided?.root == .list(of: .reference(to: "node"), least: 1, most: 3))
        #expect(
            guided?.definitions == [
                .object(
                    name: "node", description: nil,
                    properties: [
                        .init(name: "name", node: .text, isOptional: false),
                        .init(
                            name: "next",
                            node: .alternatives(
                                name: "node_next", description: nil, of: [.reference(to: "node"), .boolean]),
                            isOptional: true),
                    ])
            ])
    }

    @Test(arguments: [
        "true", "{}", #"{"type": "object"}"#, #"{"type": "null"}"#, #"{"type": "array"}"#, #"{"enum": [1, 2]}"#,
        #"{"type": "object", "required": ["a"], "properties": {"b": {"type": "string"}}}"#,
        #"{"type": "integer", "minimum": 3, "maximum": 2}"#, #"{"type": "integer", "minimum": 1.2, "maximum": 1.8}"#,
        ##"{"$ref": "#/$defs/a"}"##,
        ##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "array", "items": {"$ref": "#/$defs/a"}}}}"##,
    ])
    func aSchemaThatGuidedGenerationCannotFollowHasNoTranslation(_ text: String) throws {
        #expect(try Self.guided(text) == nil)
    }

    @Test(arguments: ["cast", "page", "page-spec", "story"])
    func allSchemasOfPromptsHaveATranslation(_ name: String) throws {
        let guided = try #require(try Self.guided(ProjectFolder.text("prompts/\(name).schema.json")))
        #expect(guided.hasNamesForAllReferences)
    }

    /// A reply that follows the translation follows the schema, except for the lengths of texts.
    @Test(arguments: Soak.seeds(1...500, otherwise: 60))
    func whatFollowsTheTranslationFollowsTheSchema(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let json = RandomSchema.document(using: &random)
        let schema = try JSONSchema(json)
        let guided = try #require(GuidedSchema(json, named: "answer"), "\(json)")
        #expect(guided.hasNamesForAllReferences, "\(guided)")
        for _ in 1...10 {
            let value = guided.sample(of: guided.root, using: &random)
            #expect(schema.problems(in: value) == [], "\(json)")
        }
    }
}

extension GuidedSchema.Property {
    fileprivate init(name: String, node: GuidedSchema.Node, isOptional: Bool) {
        self.init(name: name, description: nil, node: node, isOptional: isOptional)
    }
}

extension GuidedSchema {
    /// Whether no name is used twice, and each reference leads to a definition.
    fileprivate var hasNamesForAllReferences: Bool {
        let nodes = ([root] + definitions).flatMap(\.all)
        let names = nodes.compactMap(\.name)
        let references = nodes.compactMap { if case .reference(let name) = $0 { name } else { nil } }
        return Set(names).count == names.count && Set(references).isSubset(of: definitions.compactMap(\.name))
    }

    /// A value that guided generation could return.
    fileprivate func sample(of node: Node, using random: inout SeededGenerator) -> JSONValue {
        switch node {
        case .object(_, _, let properties):
            var members: [String: JSONValue] = [:]
            for property in properties where !property.isOptional || Bool.random(using: &random) {
                members[property.name] = sample(of: property.node, using: &random)
            }
            return .object(members)
        case .list(let item, let least, let most):
            let count = Int.random(in: (least ?? 0)...(most ?? (least ?? 0) + 2), using: &random)
            return .array((0..<count).map { _ in sample(of: item, using: &random) })
        case .choice(_, _, let texts): return .string(texts.randomElement(using: &random) ?? "")
        case .alternatives(_, _, let nodes):
            return sample(of: nodes[Int.random(in: nodes.indices, using: &random)], using: &random)
        case .reference(let name):
            guard let definition = definitions.first(where: { $0.name == name }) else { return .null }
            return sample(of: definition, using: &random)
        case .text: return .string("text")
        case .boolean: return .bool(.random(using: &random))
        case .integer(let least, let most):
            let first = least ?? most.map { $0 - 5 } ?? -5
            return .number(Double(Int.random(in: first...(most ?? first + 5), using: &random)))
        case .number(let least, let most):
            let first = least ?? most.map { $0 - 5 } ?? -5
            return .number(.random(in: first...(most ?? first + 5), using: &random))
        }
    }
}

extension GuidedSchema.Node {
    fileprivate var name: String? {
        switch self {
        case .object(let name, _, _), .choice(let name, _, _), .alternatives(let name, _, _): name
        case .list, .reference, .text, .boolean, .integer, .number: nil
        }
    }

    /// The node and all nodes in it.
    fileprivate var all: [GuidedSchema.Node] {
        switch self {
        case .object(_, _, let properties): [self] + properties.flatMap(\.node.all)
        case .list(let item, _, _): [self] + item.all
        case .alternatives(_, _, let nodes): [self] + nodes.flatMap(\.all)
        case .choice, .reference, .text, .boolean, .integer, .number: [self]
        }
    }
}
