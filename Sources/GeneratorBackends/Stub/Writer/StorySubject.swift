import Domain

/// What a story is to be about, read from a phrase such as “a lantern afraid of the dark”.
struct StorySubject {
    /// The phrase as given, without marks at its end.
    let phrase: String
    /// The thing or creature that can be in the story; nil for “sharing” and “a day at the beach”.
    let noun: String?
    /// What it is afraid of, where the phrase says so.
    let fear: String?

    init?(_ about: String?) {
        guard let about else { return nil }
        let words = about.whiteSpaceFolded.split(separator: " ").map(String.init)
        var phrase = words.joined(separator: " ")
        while let last = phrase.last, ".,;:!?…".contains(last) { phrase.removeLast() }
        guard !phrase.isEmpty else { return nil }
        let first = words[0].lowercased()
        let isCommon = ["a", "an", "the"].contains(first) || phrase.lowercased().hasSuffix("ing")
        self.phrase = isCommon ? phrase.prefix(1).lowercased() + phrase.dropFirst() : phrase
        noun = Self.noun(of: self.phrase.split(separator: " ").map(String.init))
        fear = Self.fear(in: self.phrase)
    }

    var slots: [String: String] {
        let noun = noun ?? phrase
        return [
            "about": phrase, "aSpecial": phrase, "special": noun, "fear": fear ?? "it",
            "Special": "the \(Self.titled(noun))",
            "Special noun": Self.titled(noun), "Special phrase": "The " + Self.titled(withoutArticle),
        ]
    }

    private var withoutArticle: String {
        let words = phrase.split(separator: " ")
        return ["a", "an", "the"].contains(words[0]) ? words.dropFirst().joined(separator: " ") : phrase
    }

    /// The words of a title, small ones small.
    static func titled(_ text: String) -> String {
        let small: Set<String> = [
            "a", "an", "the", "of", "in", "on", "at", "to", "and", "or", "for", "with", "who", "that", "by",
        ]
        let words = text.split(separator: " ").map(String.init)
        return words.enumerated().map { index, word in
            index > 0 && small.contains(word) ? word : EnglishGrammar.capitalised(word)
        }.joined(separator: " ")
    }

    /// The words between the article and whatever describes the noun behind it.
    private static func noun(of words: [String]) -> String? {
        guard words.count > 1, words[0] == "a" || words[0] == "an" else { return nil }
        let noun = words.dropFirst().prefix { !describing.contains($0) }
        guard let head = noun.last, noun.count <= 3, !events.contains(head) else { return nil }
        return noun.joined(separator: " ")
    }

    private static func fear(in phrase: String) -> String? {
        for opening in [" afraid of ", " scared of ", " frightened of "] {
            guard let range = phrase.firstRange(of: opening) else { continue }
            return String(phrase[range.upperBound...])
        }
        return nil
    }

    private static let describing: Set<String> = [
        "afraid", "scared", "frightened", "that", "who", "which", "whose", "with", "without", "of", "in", "on", "from",
        "and",
        "for", "at", "to", "under", "behind", "made", "called", "named", "is", "was", "has", "learning", "looking",
        "lost",
        "trying", "wanting", "by", "near", "too", "full", "alone",
    ]
    private static let events: Set<String> = [
        "day", "night", "trip", "journey", "visit", "party", "birthday", "walk", "picnic", "storm", "holiday", "race",
        "game",
        "story", "dream", "secret", "adventure", "week", "morning", "evening", "winter", "summer", "wish", "song",
        "time",
        "move", "quarrel", "promise", "surprise", "lesson", "year", "spring", "autumn", "rescue", "search", "contest",
    ]
}
