/// Words that image filters refuse, their replacements, and the suffixes of the softened rungs.
package struct SofteningTable: Codable, Sendable {
    /// Two texts that are added to a concept, the milder one first.
    var suffixes: [String]
    /// Replacements by lower-case word.
    var replacements: [String: String]

    /// The text with every listed word replaced. A word with an initial capital keeps it.
    func softened(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: \.isLetter) {
            result += rest[..<start]
            let word = rest[start...].prefix { $0.isLetter }
            result += replacement(for: String(word))
            rest = rest[word.endIndex...]
        }
        return result + rest
    }

    private func replacement(for word: String) -> String {
        guard let softer = replacements[word.lowercased()] else { return word }
        guard word.first?.isUppercase == true, let first = softer.first else { return softer }
        return first.uppercased() + softer.dropFirst()
    }
}
