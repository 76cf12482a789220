import Domain
import Yams

/// Reads values from YAML nodes. Records all problems instead of stopping at the first.
struct StrictYAML {
    let file: String
    private var notes: [(line: Int, column: Int, problem: Diagnostic)] = []

    init(file: String) {
        self.file = file
    }

    /// The problems in the order of their positions in the file.
    var problems: [Diagnostic] {
        notes.enumerated()
            .sorted {
                ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
            }
            .map(\.element.problem)
    }

    /// Parses one document. Nil if it is empty, or if it is not YAML, which is recorded as a problem.
    mutating func document(_ text: String) -> Node? {
        guard Self.hasFewAliases(text) else {
            note("repeats itself by more than \(Self.aliasLimit) aliases (“*name”); write them out")
            return nil
        }
        do {
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            note(error, in: text)
        } catch {
            note("is not YAML: \(error)")
        }
        return nil
    }

    func place(_ node: Node) -> String {
        guard let mark = node.mark else { return file }
        return "\(file):\(mark.line):\(mark.column)"
    }

    mutating func note(_ node: Node, _ message: String) {
        notes.append((node.mark?.line ?? 0, node.mark?.column ?? 0, Diagnostic(place(node), message)))
    }

    /// Records a problem with the whole file.
    mutating func note(_ message: String) {
        notes.append((0, 0, Diagnostic(file, message)))
    }

    /// The members of a mapping with known keys. Unknown keys are recorded as problems, with the nearest known key.
    mutating func mapping(_ node: Node, called name: String, keys: [String]) -> [String: Node]? {
        guard case .mapping(let mapping) = node else {
            note(node, "“\(name)” is \(Self.excerpt(node)), must be a mapping of \(Self.list(keys))")
            return nil
        }
        var members: [String: Node] = [:]
        var unknownKeys = 0
        for (key, value) in mapping {
            guard let text = key.scalar?.string else {
                note(key, "a key of “\(name)” is \(Self.excerpt(key)), must be a word")
                continue
            }
            if keys.contains(text) {
                members[text] = value
                continue
            }
            unknownKeys += 1
            guard unknownKeys <= Self.namedKeys else { continue }
            if let nearest = Spelling.nearest(to: text, among: keys) {
                note(key, "unknown key \(Self.excerpt(key)); did you mean “\(nearest)”?")
            } else {
                note(key, "unknown key \(Self.excerpt(key)); “\(name)” takes \(Self.list(keys))")
            }
        }
        if unknownKeys > Self.namedKeys {
            note(node, "“\(name)” has \(unknownKeys - Self.namedKeys) more unknown keys; it takes \(Self.list(keys))")
        }
        return members
    }

    mutating func text(_ node: Node?, called name: String, limit: Int = 200) -> String? {
        guard let node else { return nil }
        guard case .scalar(let scalar) = node else {
            note(node, "“\(name)” is \(Self.excerpt(node)), must be text")
            return nil
        }
        guard !Self.isEmpty(node) else {
            note(node, "“\(name)” is empty")
            return nil
        }
        guard scalar.string.count <= limit else {
            note(node, "“\(name)” is \(scalar.string.count) characters long, at most \(limit)")
            return nil
        }
        return scalar.string
    }

    mutating func integer(_ node: Node?, called name: String, within range: ClosedRange<Int>) -> Int? {
        guard let node else { return nil }
        guard let text = node.scalar?.string, let number = Int(text), range.contains(number) else {
            note(
                node,
                "“\(name)” is \(Self.excerpt(node)), must be a whole number from \(range.lowerBound) to \(range.upperBound)"
            )
            return nil
        }
        return number
    }

    /// A number, or a range of two such as “2-5”. `kind` and `example` are for the message: “an age”, “3-6”.
    mutating func range(
        _ node: Node?, called name: String, of kind: String, such example: String, within limits: ClosedRange<Int>
    ) -> ClosedRange<Int>? {
        guard let node, let text = text(node, called: name) else { return nil }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        if let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
            limits.contains(first), limits.contains(last)
        {
            return first...last
        }
        note(
            node,
            "“\(name)” is “\(text)”, must be \(kind) or a range such as “\(example)”, "
                + "from \(limits.lowerBound) to \(limits.upperBound)")
        return nil
    }

    mutating func number(_ node: Node?, called name: String, within range: ClosedRange<Double>) -> Double? {
        guard let node else { return nil }
        guard let text = node.scalar?.string, let number = Double(text), range.contains(number) else {
            note(
                node,
                "“\(name)” is \(Self.excerpt(node)), must be a number "
                    + "from \(Self.shortest(range.lowerBound)) to \(Self.shortest(range.upperBound))")
            return nil
        }
        return number
    }

    /// `50` for 50.0.
    private static func shortest(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    mutating func flag(_ node: Node?, called name: String) -> Bool? {
        guard let node else { return nil }
        switch node.scalar?.string {
        case "true": return true
        case "false": return false
        default:
            note(node, "“\(name)” is \(Self.excerpt(node)), must be “true” or “false”")
            return nil
        }
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: Node?, called name: String, of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        choice(node, called: name, among: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
    }

    mutating func choice(_ node: Node?, called name: String, among choices: [String]) -> String? {
        guard let node else { return nil }
        if let text = node.scalar?.string, choices.contains(text) { return text }
        let nearest = node.scalar.flatMap { Spelling.nearest(to: $0.string, among: choices) }
        let hint = nearest.map { "did you mean “\($0)”?" } ?? "it takes \(Self.list(choices))"
        note(node, "“\(name)” is \(Self.excerpt(node)); \(hint)")
        return nil
    }

    /// The items of a sequence with at least one item.
    mutating func items(
        _ node: Node?, called name: String, remedy: String = "leave it out or list at least one"
    ) -> [Node]? {
        guard let node else { return nil }
        guard case .sequence(let sequence) = node else {
            note(node, "“\(name)” is \(Self.excerpt(node)), must be a list")
            return nil
        }
        guard !sequence.isEmpty else {
            note(node, "“\(name)” is empty; \(remedy)")
            return nil
        }
        return Array(sequence)
    }

    /// Whether there is no value: no text, only white space, or YAML's null.
    static func isEmpty(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node else { return false }
        let isNull = scalar.style == .plain && ["~", "null", "Null", "NULL"].contains(scalar.string)
        return isNull || scalar.string.whiteSpaceFolded.isEmpty
    }

    static func excerpt(_ node: Node) -> String {
        switch node {
        case .scalar(let scalar):
            isEmpty(node)
                ? "empty" : "“\(scalar.string.whiteSpaceFolded.prefix(60))\(scalar.string.count > 60 ? "…" : "")”"
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        }
    }

    static func list(_ words: [String]) -> String {
        words.map { "“\($0)”" }.joined(separator: ", ")
    }

    private mutating func note(_ error: YamlError, in text: String) {
        switch error {
        case .scanner(_, let problem, let mark, _) where Self.complainsOfCharacter(problem):
            let character = Self.character(at: mark, in: text)
            note(mark.line, mark.column, "is not YAML: \(Self.sentence(on: character) ?? problem)")
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            note(mark.line, mark.column, "is not YAML: \(Self.sentence(context?.text, problem))")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let keys = duplicates.map { "“\($0)”" }.joined(separator: " and ")
            note(
                context.mark.line, context.mark.column,
                "\(keys) \(duplicates.count == 1 ? "is" : "are") there twice; keep one")
        case .reader(let problem, let offset?, _, let text):
            let before = text.prefix(offset).unicodeScalars
            let line = before.count { $0 == "\n" } + 1
            note(line, before.reversed().prefix { $0 != "\n" }.count + 1, "is not YAML: \(problem)")
        case .reader(let problem, nil, _, _):
            note("is not YAML: \(problem)")
        default:
            note("is not YAML: \(error)")
        }
    }

    private mutating func note(_ line: Int, _ column: Int, _ message: String) {
        notes.append((line, column, Diagnostic("\(file):\(line):\(column)", message)))
    }

    /// The parser's message as a complete sentence. Messages about the parser's own settings are replaced.
    private static func sentence(_ context: String?, _ problem: String) -> String {
        if problem.hasPrefix("but "), let context { return "\(context), \(problem)" }
        return problem.hasPrefix("Maximum nesting level") ? "it is nested too deeply" : problem
    }

    /// Whether the parser reports only that a character cannot be at this place, without naming it.
    private static func complainsOfCharacter(_ problem: String) -> Bool {
        problem.hasPrefix("found character that cannot start") || problem.hasPrefix("found a tab character")
    }

    private static func character(at mark: Mark, in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(mark.line - 1).first?.dropFirst(mark.column - 1).first
    }

    private static func sentence(on character: Unicode.Scalar?) -> String? {
        switch character {
        case "\t": "a tab; use spaces"
        case let mark? where !mark.isInvisible: "no text begins with “\(mark)”; put it into quotation marks"
        default: nil
        }
    }

    private static let aliasLimit = 24
    /// The number of unknown keys of one mapping that are named; further ones are only counted.
    private static let namedKeys = 50

    /// Nested aliases multiply, so a few lines can represent millions of nodes. Text that only looks like an alias is
    /// counted, too.
    private static func hasFewAliases(_ text: String) -> Bool {
        var count = 0
        var before = UInt8(ascii: " ")
        for byte in text.utf8 {
            if byte == UInt8(ascii: "*"), " \t\n\r,[{".utf8.contains(before) { count += 1 }
            before = byte
        }
        return count <= aliasLimit
    }
}
