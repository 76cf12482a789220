import Foundation

/// As much of JSON Schema as `events.schema.json` uses. An event is held against the definition of its name.
struct EventSchema {
    private let definitions: [String: Any]

    init() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Reporting")
        let file = sources.appending(path: "events.schema.json")
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        definitions = root?["$defs"] as? [String: Any] ?? [:]
        let named = (root?["oneOf"] as? [[String: String]] ?? []).compactMap { $0["$ref"]?.split(separator: "/").last }
        events = named.map { String($0) }
    }

    /// Names of all events.
    let events: [String]

    /// Every place of a line that does not fit.
    func problems(with line: String) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            return ["no object: \(line)"]
        }
        guard let name = value["event"] as? String, events.contains(name) else { return ["no such event: \(line)"] }
        return problems(with: value, by: ["$ref": "#/$defs/\(name)"], at: name)
    }

    private func problems(with value: Any, by schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            guard let schema = definitions[String(reference.dropFirst("#/$defs/".count))] as? [String: Any] else {
                return ["\(place): no definition \(reference)"]
            }
            return problems(with: value, by: schema, at: place)
        }
        var problems: [String] = []
        let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
        if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
            problems.append("\(place): not \(types)")
        }
        if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
            problems.append("\(place): not the constant")
        }
        if let cases = schema["enum"] as? [NSObject], !cases.contains(where: { $0 == value as? NSObject }) {
            problems.append("\(place): none of the cases: \(value)")
        }
        if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
            problems.append("\(place): below \(minimum)")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            problems.append("\(place): “\(text)” does not match \(pattern)")
        }
        return problems + keyProblems(with: value as? [String: Any] ?? [:], by: schema, at: place)
    }

    private func keyProblems(with object: [String: Any], by schema: [String: Any], at place: String) -> [String] {
        let required = schema["required"] as? [String] ?? []
        var problems = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if let names = schema["propertyNames"] as? [String: Any] {
                problems += self.problems(with: key, by: names, at: "\(place): key \(key)")
            }
            if let property = properties[key] {
                problems += self.problems(with: value, by: property, at: "\(place).\(key)")
            } else if let others = schema["additionalProperties"] as? [String: Any] {
                problems += self.problems(with: value, by: others, at: "\(place).\(key)")
            } else if schema["additionalProperties"] as? Bool == false {
                problems.append("\(place): \(key) is not described")
            }
        }
        return problems
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "number": value is Double
        case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }
}
