import Domain
import Media
import PipelineFiles

/// The characters of collections as `cast:` for a pipeline. Of a character in several stories, the first look counts.
struct CastBlock {
    let text: String

    /// Nil if no character has a name of its own.
    init?(_ collections: [CastDocument.Collection]) {
        var entries: [(facts: CharacterFacts, portrait: String?, found: String?)] = []
        for character in collections.flatMap(\.stories).flatMap(\.characters) {
            let isFound = character.origin == .found
            guard let facts = isFound ? Self.facts(of: character) : character.given,
                !entries.contains(where: { $0.facts.isSameCharacter(as: facts) })
            else { continue }
            entries.append((facts, character.portrait, isFound ? character.appearance : nil))
        }
        guard !entries.isEmpty else { return nil }
        text = "cast:\n" + entries.map { Self.text(of: $0.facts, $0.portrait, found: $0.found) }.joined()
    }

    private static func text(of facts: CharacterFacts, _ portrait: String?, found appearance: String?) -> String {
        let values = [
            ("name", facts.name), ("kind", facts.kind), ("looks", facts.looks), ("clothes", facts.clothes),
            ("pronouns", facts.pronouns?.rawValue), ("portrait", portrait),
        ]
        let lines = values.compactMap { key, value in
            value.map { "\(key): \($0.whiteSpaceFolded.yamlQuoted)" }
        }
        let comment = appearance.map { "  # found: \($0.singleLine)\n" } ?? ""
        return comment + "  - " + lines.joined(separator: "\n    ") + "\n"
    }

    /// The facts in an appearance such as “a small red fox with a bushy tail and a green scarf”. Nil for a character
    /// that is named by its kind.
    private static func facts(of character: CastDocument.Character) -> CharacterFacts? {
        guard let kind = character.kind, character.name.lowercased() != kind, let appearance = character.appearance
        else { return nil }
        let halves = appearance.split(separator: " with ", maxSplits: 1).map(String.init)
        var words = (halves.first ?? "").split(separator: " ").map(String.init)
        if let first = words.first, ["a", "an", "the"].contains(first.lowercased()) { words.removeFirst() }
        let noun = words.last?.filter { $0.isLetter || $0 == "-" }
        if !words.isEmpty { words.removeLast() }
        let parts = halves.dropFirst().flatMap { half in
            half.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
        }
        let clothes = parts.filter(Self.isClothing)
        let features = parts.filter { !Self.isClothing($0) }
        let looks = (words.isEmpty ? [] : [words.joined(separator: " ")]) + (features.isEmpty ? [] : [features.listed])
        return CharacterFacts(
            name: String(character.name.prefix(CharacterFacts.nameLimit)),
            kind: noun.flatMap { $0.isEmpty ? nil : String($0.lowercased().prefix(CharacterFacts.kindLimit)) } ?? kind,
            looks: fitting(looks.joined(separator: ", "), within: CharacterFacts.looksLimit),
            clothes: fitting(clothes.listed, within: CharacterFacts.clothesLimit))
    }

    /// The longest beginning that ends with a word; nil if there is none.
    private static func fitting(_ text: String, within limit: Int) -> String? {
        var words = text.split(separator: " ")
        while words.joined(separator: " ").unicodeScalars.count > limit { words.removeLast() }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func isClothing(_ part: String) -> Bool {
        part.split { !$0.isLetter }.contains { garments.contains($0.lowercased()) }
    }

    private static let garments: Set<String> = [
        "apron", "backpack", "bonnet", "boots", "bow", "cap", "cape", "cardigan", "cloak", "coat", "collar", "crown",
        "dress", "dungarees", "glasses", "gloves", "gown", "hat", "helmet", "hood", "jacket", "jeans", "jumper",
        "mittens", "overalls", "pyjamas", "raincoat", "ribbon", "robe", "scarf", "shawl", "shirt", "shoes", "shorts",
        "skirt", "slippers", "spectacles", "sweater", "tie", "trousers", "tunic", "vest", "waistcoat",
    ]
}
