/// A text split at its placeholders, known or unknown.
struct PlaceholderText {
    enum Part: Hashable {
        case text(String)
        /// The text between the braces: `prompt`.
        case name(String)
    }

    private(set) var parts: [Part] = []

    /// A placeholder's name has letters, digits, hyphens and underscores, and may have spaces around it. Other braces
    /// are text, because wildcard nodes use them.
    init(_ text: String) {
        var plain = text.startIndex
        var rest = text[...]
        while let close = rest.firstRange(of: "}}") {
            let before = text[plain..<close.lowerBound]
            if let brace = before.lastIndex(of: "{"), before[..<brace].last == "{",
                let name = Self.name(before[before.index(after: brace)...])
            {
                let literal = before[..<brace].dropLast()
                if !literal.isEmpty { parts.append(.text(String(literal))) }
                parts.append(.name(name))
                plain = close.upperBound
            }
            rest = text[close.upperBound...]
        }
        if plain < text.endIndex { parts.append(.text(String(text[plain...]))) }
    }

    var names: [String] {
        parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    private static func name(_ inside: Substring) -> String? {
        guard let start = inside.firstIndex(where: { $0 != " " }), let end = inside.lastIndex(where: { $0 != " " })
        else { return nil }
        let name = inside[start...end]
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
        return String(name)
    }
}
