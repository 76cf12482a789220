import Domain

/// Cleans filled template text: paragraphs, spaces, capitals, `a` and `an`.
enum StoryProse {
    /// Articles and speech are those of English; other languages have neither problem.
    static func cleaned(_ text: String, isEnglish: Bool = true) -> [String] {
        var paragraphs: [String] = []
        for part in text.split(separator: "\n\n", omittingEmptySubsequences: true) {
            let paragraph = String(part).whiteSpaceFolded.replacing(" ”", with: "”")
            guard !paragraph.isEmpty else { continue }
            paragraphs += isEnglish ? speeches(in: capitalised(withArticles(paragraph))) : [capitalised(paragraph)]
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
            case " ", "“", "„", "«", "¿", "¡": break
            default: isAtStart = false
            }
            text.unicodeScalars.append(scalar)
        }
        return text
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
