import Foundation

/// As much of JSON Schema as `run.schema.json` uses. Names every place that does not fit.
struct JSONSchema {
    private static let known: Set<String> = [
        "$defs", "$ref", "$schema", "additionalProperties", "const", "description", "enum", "items", "minimum",
        "pattern",
        "properties", "propertyNames", "required", "title", "type",
    ]

    private let root: JSONValue

    init(contentsOf file: URL) throws {
        root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    }

    func problems(with document: [UInt8]) throws -> [String] {
        problems(with: try JSONDecoder().decode(JSONValue.self, from: Data(document)), by: root, at: "$")
    }

    private func problems(with value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        var problems = schema.members.filter { !Self.known.contains($0.key) }.map {
            "\(place): unknown keyword \($0.key)"
        }
        if let reference = schema["$ref"]?.text {
            let name = String(reference.dropFirst("#/$defs/".count))
            let definition = root["$defs"]?[name]
            problems += definition.map { self.problems(with: value, by: $0, at: place) } ?? ["no definition \(name)"]
        }
        if let type = schema["type"]?.text, !Self.isOf(type, value) { problems.append("\(place): not \(type)") }
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
        if let items = schema["items"] {
            for (index, item) in value.elements.enumerated() {
                problems += self.problems(with: item, by: items, at: "\(place)[\(index)]")
            }
        }
        return problems + keyProblems(with: value, by: schema, at: place)
    }

    private func keyProblems(with object: JSONValue, by schema: JSONValue, at place: String) -> [String] {
        let required = schema["required"]?.elements.compactMap(\.text) ?? []
        var problems = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
        for (key, value) in object.members {
            if let names = schema["propertyNames"] {
                problems += self.problems(with: .text(key), by: names, at: "\(place): key \(key)")
            }
            if let property = schema["properties"]?[key] {
                problems += self.problems(with: value, by: property, at: "\(place).\(key)")
            } else if schema["additionalProperties"] == .boolean(false) {
                problems.append("\(place): \(key) is not described")
            } else if let others = schema["additionalProperties"] {
                problems += self.problems(with: value, by: others, at: "\(place).\(key)")
            }
        }
        return problems
    }

    private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .text), ("boolean", .boolean), ("number", .number): true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
