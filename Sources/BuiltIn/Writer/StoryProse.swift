import Domain

/// Cleans filled template text: paragraphs, spaces, capitals, `a` and `an`.
enum StoryProse {
    static func cleaned(_ text: String) -> [String] {
        var paragraphs: [String] = []
        for part in text.split(separator: "\n\n", omittingEmptySubsequences: true) {
            let paragraph = String(part).whiteSpaceFolded.replacing(" ”", with: "”")
            if !paragraph.isEmpty { paragraphs += speeches(in: capitalised(withArticles(paragraph))) }
        }
        return paragraphs
    }

    /// Corrects `a` before a vowel sound to `an`, and `an` before a consonant sound to `a`.
    private static func withArticles(_ paragraph: String) -> String {
        var words = paragraph.split(separator: " ").map(String.init)
        for index in words.indices.dropLast() where words[index].utf8.count < 6 {
            let start = words[index].prefix { $0 == "“" }
            let article = words[index].dropFirst(start.count)
            guard ["a", "an", "A", "An"].contains(article) else { continue }
            let right = EnglishGrammar.article(before: words[index + 1])
            words[index] = start + (article.first == "A" ? EnglishGrammar.capitalised(right) : right)
        }
        return words.joined(separator: " ")
    }

    /// Sets a capital at the start of the paragraph and after every stop.
    private static func capitalised(_ paragraph: String) -> String {
        var text = ""
        var isAtStart = true
        for scalar in paragraph.unicodeScalars {
            if isAtStart, scalar.properties.isAlphabetic {
                text += scalar.properties.uppercaseMapping
                isAtStart = false
                continue
            }
            switch scalar {
            case ".", "!", "?": isAtStart = true
            case " ", "“": break
            default: isAtStart = false
            }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// Joins pairs of short sentences about the hero, for older listeners: “Mira climbed up, and she looked down.”
    static func flowing(_ paragraph: String, hero: String, pronoun: String, longest: Int) -> String {
        guard !paragraph.contains("“"), !paragraph.contains("!"), !paragraph.contains("?") else { return paragraph }
        let subject = EnglishGrammar.capitalised(hero) + " "
        var sentences: [String] = []
        var isJoined = false
        for sentence in paragraph.split(separator: ". ").map(String.init) {
            let isSequel = sentence.hasPrefix(pronoun + " ") && !sentence.contains(",") && isShort(sentence, longest)
            if !isJoined, isSequel, let before = sentences.last, isShort(before, longest), !before.contains(","),
                before.hasPrefix(subject) || pronoun != "They" && before.hasPrefix(pronoun + " "),
                followsOn(sentence.dropFirst(pronoun.count), before)
            {
                sentences[sentences.count - 1] += ", and " + sentence.prefix(1).lowercased() + sentence.dropFirst()
                isJoined = true
            } else {
                sentences.append(sentence)
                isJoined = false
            }
        }
        return sentences.joined(separator: ". ")
    }

    /// Whether the second sentence describes the next action and does not repeat the first: not “Mira wanted to fly.
    /// She wanted to fly high.”
    private static func followsOn(_ sequel: Substring, _ before: String) -> Bool {
        let words = before.split(separator: " ")
        let nextWords = sequel.split(separator: " ")
        guard let verb = nextWords.first, !words.contains(verb), !nextWords.contains("and") else { return false }
        return !words.contains { states.contains($0) } && !states.contains(verb)
    }

    private static let states: Set<Substring> = ["was", "were", "had", "wanted", "and", "but", "so"]

    private static func isShort(_ sentence: String, _ longest: Int) -> Bool {
        sentence.split(separator: " ").count <= longest
    }

    /// Splits the paragraph where another speaker begins: before a quotation that is followed by its own speaker, and
    /// between two adjacent quotations.
    private static func speeches(in paragraph: String) -> [String] {
        let parts = paragraph.split(separator: " “").map(String.init)
        var speeches = [parts[0]]
        for part in parts.dropFirst() {
            let behind = part.split(separator: "”", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
            let before = speeches[speeches.count - 1]
            let namesSpeaker =
                speechTags.contains { behind.hasPrefix(" \($0) ") } && before.contains("“") && !before.hasSuffix(",")
            if before.hasSuffix("”") || namesSpeaker {
                speeches.append("“" + part)
            } else {
                speeches[speeches.count - 1] += " “" + part
            }
        }
        return speeches
    }

    private static let speechTags = ["said", "asked", "called", "whispered", "creaked", "roared", "told"]
}
