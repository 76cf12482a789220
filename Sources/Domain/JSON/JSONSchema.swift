import Foundation

/// The part of JSON Schema 2020-12 that page specs are written in. Model servers enforce the same part.
///
/// Keywords: `type`, `properties`, `required`, `additionalProperties` (true or false), `items`, `minItems`, `maxItems`,
/// `minLength`, `maxLength` (Unicode scalars), `minimum`, `maximum`, `enum`, `anyOf`, `$ref` to `#/$defs/…`, and the
/// annotations `$schema`, `$id`, `$defs`, `title`, `description`. A schema with any other keyword, or with an invalid
/// value for one of these, is refused. So every rule in an accepted schema is checked.
package struct JSONSchema: Sendable {
    private let root: JSONValue
    private let definitions: [String: JSONValue]

    /// Reads a schema. Throws ``JSONSchemaError`` if it cannot be checked.
    package init(parsing bytes: [UInt8]) throws {
        guard let value = try? JSONValue(parsing: bytes) else { throw JSONSchemaError.notAnObject }
        try self.init(value)
    }

    /// Reads a schema from a JSON document. Throws as ``init(parsing:)``.
    package init(_ value: JSONValue) throws {
        guard case .object(let object) = value else { throw JSONSchemaError.notAnObject }
        root = value
        definitions =
            if case .object(let definitions)? = object["$defs"] { definitions } else { [:] }
        try JSONSchemaReview(definitions: Set(definitions.keys)).check(value, at: "#")
    }

    /// All problems of the value, each with its path: `pages[2].panels[0].direction`. Missing members of an object come
    /// first, then its members in the order of their names.
    package func problems(in value: JSONValue) -> [SpecProblem] {
        problems(in: value, against: root, at: "", depth: 0)
    }

    /// Limit on the depth of nested values and references.
    private static let depthLimit = 64

    private func problems(in value: JSONValue, against schema: JSONValue, at path: String, depth: Int) -> [SpecProblem]
    {
        guard case .object(let rules) = schema else { return [] }
        guard depth < Self.depthLimit else {
            return [SpecProblem(path, "is nested deeper than \(Self.depthLimit) levels")]
        }
        return referenceProblems(value, rules, path, depth) + alternativeProblems(value, rules, path, depth)
            + ownProblems(value, rules, path, depth)
    }

    private func referenceProblems(
        _ value: JSONValue, _ rules: [String: JSONValue], _ path: String, _ depth: Int
    ) -> [SpecProblem] {
        guard case .string(let reference)? = rules["$ref"],
            let target = definitions[String(reference.dropFirst("#/$defs/".count))]
        else { return [] }
        return problems(in: value, against: target, at: path, depth: depth + 1)
    }

    /// If all alternatives fail, reports the problems of the one with the fewest.
    private func alternativeProblems(
        _ value: JSONValue, _ rules: [String: JSONValue], _ path: String, _ depth: Int
    ) -> [SpecProblem] {
        guard case .array(let choices)? = rules["anyOf"] else { return [] }
        let each = choices.map { problems(in: value, against: $0, at: path, depth: depth + 1) }
        return each.min { $0.count < $1.count } ?? []
    }

    private func ownProblems(
        _ value: JSONValue, _ rules: [String: JSONValue], _ path: String, _ depth: Int
    ) -> [SpecProblem] {
        if let problem = typeProblem(value, rules, path) ?? choiceProblem(value, rules, path) { return [problem] }
        switch value {
        case .string(let text): return lengthProblems(text, rules, path)
        case .number(let number): return rangeProblems(number, rules, path)
        case .array(let items): return arrayProblems(items, rules, path, depth)
        case .object(let members): return objectProblems(members, rules, path, depth)
        case .null, .bool: return []
        }
    }

    private func typeProblem(_ value: JSONValue, _ rules: [String: JSONValue], _ path: String) -> SpecProblem? {
        let wanted: [String] =
            switch rules["type"] {
            case .string(let name)?: [name]
            case .array(let names)?: names.compactMap { if case .string(let name) = $0 { name } else { nil } }
            default: []
            }
        let actual = value.typeName
        guard !wanted.isEmpty, !wanted.contains(actual), !(actual == "integer" && wanted.contains("number")) else {
            return nil
        }
        return SpecProblem(path, "is \(value.excerpt), must be of type \(wanted.joined(separator: " or "))")
    }

    private func choiceProblem(_ value: JSONValue, _ rules: [String: JSONValue], _ path: String) -> SpecProblem? {
        guard case .array(let choices)? = rules["enum"], !choices.contains(value) else { return nil }
        return SpecProblem(
            path, "is \(value.excerpt), must be one of \(choices.map(\.excerpt).joined(separator: ", "))")
    }

    private func lengthProblems(_ text: String, _ rules: [String: JSONValue], _ path: String) -> [SpecProblem] {
        let count = text.unicodeScalars.count
        var problems: [SpecProblem] = []
        if let least = rules.integer("minLength"), count < least {
            problems.append(SpecProblem(path, count == 0 ? "is empty" : "\(count) characters, at least \(least)"))
        }
        if let most = rules.integer("maxLength"), count > most {
            problems.append(SpecProblem(path, "\(count) characters, at most \(most)"))
        }
        return problems
    }

    private func rangeProblems(_ number: Double, _ rules: [String: JSONValue], _ path: String) -> [SpecProblem] {
        var problems: [SpecProblem] = []
        if case .number(let least)? = rules["minimum"], number < least {
            problems.append(
                SpecProblem(path, "is \(JSONValue.number(number).excerpt), at least \(JSONValue.number(least).excerpt)")
            )
        }
        if case .number(let most)? = rules["maximum"], number > most {
            problems.append(
                SpecProblem(path, "is \(JSONValue.number(number).excerpt), at most \(JSONValue.number(most).excerpt)"))
        }
        return problems
    }

    private func arrayProblems(
        _ items: [JSONValue], _ rules: [String: JSONValue], _ path: String, _ depth: Int
    ) -> [SpecProblem] {
        var problems: [SpecProblem] = []
        if let least = rules.integer("minItems"), items.count < least {
            problems.append(SpecProblem(path, "has \(items.count) items, at least \(least)"))
        }
        if let most = rules.integer("maxItems"), items.count > most {
            problems.append(SpecProblem(path, "has \(items.count) items, at most \(most)"))
        }
        guard let rule = rules["items"] else { return problems }
        return problems
            + items.enumerated().flatMap { index, item in
                self.problems(in: item, against: rule, at: "\(path)[\(index)]", depth: depth + 1)
            }
    }

    private func objectProblems(
        _ members: [String: JSONValue], _ rules: [String: JSONValue], _ path: String, _ depth: Int
    ) -> [SpecProblem] {
        var problems: [SpecProblem] = []
        let prefix = path.isEmpty ? "" : path + "."
        if case .array(let names)? = rules["required"] {
            for case .string(let name) in names where members[name] == nil {
                problems.append(SpecProblem(prefix + name, "is missing"))
            }
        }
        let properties: [String: JSONValue] = if case .object(let known)? = rules["properties"] { known } else { [:] }
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            if let rule = properties[name] {
                problems += self.problems(in: member, against: rule, at: prefix + name, depth: depth + 1)
            } else if rules["additionalProperties"] == .bool(false) {
                problems.append(SpecProblem(prefix + name, "is not a known key"))
            }
        }
        return problems
    }
}

extension [String: JSONValue] {
    fileprivate func integer(_ key: String) -> Int? {
        if case .number(let number)? = self[key] { Int(exactly: number) } else { nil }
    }
}
