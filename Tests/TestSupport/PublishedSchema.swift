import Domain
import Foundation

/// A published JSON Schema for output of Nightpress. Supports only the keywords of JSON Schema that those files use.
/// Any other keyword is a problem of every document.
package struct PublishedSchema {
    private static let annotations: Set<String> = ["$defs", "$schema", "description", "title"]
    private static let rules: Set<String> = [
        "$ref", "additionalProperties", "const", "enum", "items", "minimum", "oneOf", "pattern", "properties",
        "propertyNames", "required", "type",
    ]

    private static let common = "common.schema.json"

    private let root: JSONValue
    /// The definitions shared with the schemas beside it.
    private let common: JSONValue?

    /// `name` is the path of its file below `Sources`.
    package init(_ name: String) throws {
        root = try JSONValue(parsing: Array(ProjectFolder.data("Sources/\(name)")))
        let beside = name.split(separator: "/").dropLast().joined(separator: "/") + "/" + Self.common
        common = (try? ProjectFolder.data("Sources/\(beside)")).flatMap { try? JSONValue(parsing: Array($0)) }
    }

    private init(common: JSONValue) {
        root = common
        self.common = nil
    }

    /// The names of the definitions of which a document must match one.
    package var alternatives: [String] {
        (root["oneOf"]?.elements ?? []).compactMap { $0["$ref"]?.text.map(Self.name(ofReference:)) }
    }

    /// All mismatches. If a document matches no alternative, those of the alternative with the fewest.
    package func problems(with document: [UInt8]) throws -> [String] {
        problems(with: try JSONValue(parsing: document), by: root, at: "$")
    }

    private func problems(with value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        schema.members.filter { !Self.annotations.contains($0.key) && !Self.rules.contains($0.key) }
            .map { "\(place): nothing checks \($0.key)" }
            + referredProblems(with: value, by: schema, at: place) + ownProblems(with: value, by: schema, at: place)
            + itemProblems(with: value, by: schema, at: place) + keyProblems(with: value, by: schema, at: place)
    }

    private func referredProblems(with value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        var problems: [String] = []
        if let reference = schema["$ref"]?.text {
            if reference.hasPrefix(Self.common), let common {
                let local: JSONValue = .object(["$ref": .string(String(reference.dropFirst(Self.common.count)))])
                return Self(common: common).problems(with: value, by: local, at: place)
            }
            let name = Self.name(ofReference: reference)
            problems += root["$defs"]?[name].map { self.problems(with: value, by: $0, at: place) } ?? ["no \(name)"]
        }
        if let alternatives = schema["oneOf"]?.elements {
            let each = alternatives.map { self.problems(with: value, by: $0, at: place) }
            problems += each.min { $0.count < $1.count } ?? []
            if each.count(where: \.isEmpty) > 1 { problems.append("\(place): fits several alternatives") }
        }
        return problems
    }

    private func ownProblems(with value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        var problems: [String] = []
        if let type = schema["type"] {
            let names = (type.text.map { [$0] } ?? type.elements.compactMap(\.text))
            if !names.contains(where: { Self.isOf($0, value) }) {
                problems.append("\(place): not \(names.joined(separator: " or "))")
            }
        }
        if let constant = schema["const"], constant != value { problems.append("\(place): not the constant") }
        if let cases = schema["enum"]?.elements, !cases.contains(value) {
            problems.append("\(place): none of the cases")
        }
        if case .number(let minimum)? = schema["minimum"], case .number(let number) = value, number < minimum {
            problems.append("\(place): below \(minimum)")
        }
        if let pattern = schema["pattern"]?.text, let text = value.text,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            problems.append("\(place): “\(text)” does not match \(pattern)")
        }
        return problems
    }

    private func itemProblems(with value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        guard let items = schema["items"] else { return [] }
        return value.elements.enumerated().flatMap { index, item in
            problems(with: item, by: items, at: "\(place)[\(index)]")
        }
    }

    private func keyProblems(with object: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        let required = schema["required"]?.elements.compactMap(\.text) ?? []
        var problems = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
        for (key, value) in object.members {
            if let names = schema["propertyNames"] {
                problems += self.problems(with: .string(key), by: names, at: "\(place): key \(key)")
            }
            if let property = schema["properties"]?[key] {
                problems += self.problems(with: value, by: property, at: "\(place).\(key)")
            } else if schema["additionalProperties"] == .bool(false) {
                problems.append("\(place): \(key) is not described")
            } else if let others = schema["additionalProperties"] {
                problems += self.problems(with: value, by: others, at: "\(place).\(key)")
            }
        }
        return problems
    }

    private static func name(ofReference reference: String) -> String {
        String(reference.dropFirst("#/$defs/".count))
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool), ("number", .number),
            ("null", .null):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    fileprivate var members: [(key: String, value: JSONValue)] {
        if case .object(let members) = self { members.sorted { $0.key < $1.key } } else { [] }
    }
}
