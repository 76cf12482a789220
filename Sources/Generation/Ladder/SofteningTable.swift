/// Words that image filters trip on, what replaces them, and the suffixes of the softened rungs.
package struct SofteningTable: Codable, Sendable {
    /// Added to a concept, the milder first; two.
    var suffixes: [String]
    /// From a word in lower case to what stands in for it.
    var replacements: [String: String]

    /// The text with every listed word replaced; a capital at the beginning stays a capital.
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
