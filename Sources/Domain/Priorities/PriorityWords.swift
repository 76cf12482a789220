/// Words that raise a page's priority, by language, from `prompts/priority-words.json`.
package struct PriorityWords: Decodable, Sendable {
    /// Words and phrases of one language, not case sensitive.
    struct Lists: Decodable, Sendable {
        /// Words for things that a picture can show. In the file they are grouped by topic for the maintainers.
        private let visual: Set<String>
        /// Words and phrases of turning points, by their first word.
        private let turns: [String: [[String]]]

        private enum CodingKeys: CodingKey {
            case visual
            case turns
        }

        init(visual: [String], turns: [String]) {
            self.visual = Set(visual.map { $0.lowercased() })
            self.turns = Dictionary(grouping: turns.map(\.lowerCaseWords).filter { !$0.isEmpty }) { $0[0] }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                visual: try container.decode([String: [String]].self, forKey: .visual).values.flatMap(\.self),
                turns: try container.decode([String].self, forKey: .turns))
        }

        /// The listed word that equals this one or its form without a final s; nil if there is none.
        func visualWord(_ word: String) -> String? {
            if visual.contains(word) { return word }
            guard word.hasSuffix("s") else { return nil }
            let singular = String(word.dropLast())
            return visual.contains(singular) ? singular : nil
        }

        /// The phrases in the text, each once, in the order of the text.
        func turns(in words: [String]) -> [String] {
            var found: [String] = []
            for start in words.indices {
                for phrase in turns[words[start]] ?? [] where words[start...].starts(with: phrase) {
                    let text = phrase.joined(separator: " ")
                    if !found.contains(text) { found.append(text) }
                }
            }
            return found
        }
    }

    private let languages: [String: Lists]

    init(languages: [String: Lists]) {
        self.languages = languages
    }

    package init(from decoder: any Decoder) throws {
        self.init(languages: try decoder.singleValueContainer().decode([String: Lists].self))
    }

    /// The lists of a BCP 47 tag's language; nil if there are none.
    func lists(for language: String) -> Lists? {
        languages[LanguageTag.primary(of: language)]
    }
}
