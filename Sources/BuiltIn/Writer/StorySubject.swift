import Domain

/// The subject of a story, read from a phrase such as “a lantern afraid of the dark”.
struct StorySubject {
    /// How plots can use the subject.
    enum Role {
        /// A thing or creature that can be in the story: “a lantern afraid of the dark”.
        case figure(noun: String, fear: String?)
        /// Something to find out: “why the sea is salty”.
        case question
        /// Something to draw, act and talk about: “the moon”, “sharing”, “a day at the beach”.
        case topic
    }

    /// The phrase as given, without punctuation marks at its end.
    let phrase: String
    let role: Role

    init?(_ about: String?) {
        guard let about else { return nil }
        var phrase = about.whiteSpaceFolded
        while let last = phrase.last, ".,;:!?… ".contains(last) { phrase.removeLast() }
        guard !phrase.isEmpty else { return nil }
        self.phrase = Self.insideASentence(phrase)
        let words = self.phrase.split(separator: " ").map(String.init)
        if Self.questionWords.contains(words[0]), words.count > 2 {
            role = .question
        } else if let noun = Self.noun(of: words) {
            role = .figure(noun: noun, fear: Self.fear(in: self.phrase))
        } else {
            role = .topic
        }
    }

    /// The plots that are about such a subject.
    var plotSubject: PlotFile.Subject {
        switch role {
        case .figure(_, .some): .fear
        case .figure(_, nil): .figure
        case .question: .question
        case .topic: .topic
        }
    }

    func slots(hero: String) -> [String: String] {
        var noun = phrase
        var fear: String?
        if case .figure(let figure, let dread) = role { (noun, fear) = (figure, dread) }
        let article = ["a", "an", "the"].first { phrase.hasPrefix($0 + " ") }
        let bare = article.map { String(phrase.dropFirst($0.count + 1)) } ?? phrase
        return [
            "about": phrase, "aSpecial": phrase, "special": noun, "fear": fear ?? "it",
            "Special": "the \(Self.titled(noun))", "Special noun": Self.titled(noun),
            "Special phrase": "The " + Self.titled(bare.count > Self.titleLimit ? noun : bare),
            "About": phrase.count > Self.titleLimit ? "A Story for \(hero)" : Self.titled(phrase),
        ]
    }

    /// The largest number of characters of a phrase in a title.
    private static let titleLimit = 44

    /// The words of a title with capitals, except short function words.
    static func titled(_ text: String) -> String {
        let small: Set<String> = [
            "a", "an", "the", "of", "in", "on", "at", "to", "and", "or", "for", "with", "by",
        ]
        let words = text.split(separator: " ").map(String.init)
        return words.enumerated().map { index, word in
            index > 0 && small.contains(word) ? word : EnglishGrammar.capitalised(word)
        }.joined(separator: " ")
    }

    /// The phrase with a small first letter, unless it begins with a name.
    private static func insideASentence(_ phrase: String) -> String {
        let first = phrase.prefix { $0 != " " }.lowercased()
        let isGerund = first.hasSuffix("ing") && !["king", "ming"].contains(first)
        let isCommon = isGerund || smallWords.contains(first) || abstractEndings.contains(where: first.hasSuffix)
        return isCommon ? phrase.prefix(1).lowercased() + phrase.dropFirst() : phrase
    }

    /// The words between the article and the words that describe the noun after it.
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

    private static func words(_ list: String) -> Set<String> {
        Set(list.whiteSpaceFolded.split(separator: " ").map(String.init))
    }

    private static let questionWords = words("why how where what when who which")
    private static let smallWords = questionWords.union(
        words(
            """
            a an the some many my your our their his her its this that these those two three four five six seven eight
            nine ten friends friend dragons animals pirates love courage honesty patience manners feelings
            """))
    private static let abstractEndings = ["ness", "ship", "tion"]
    private static let describing = words(
        """
        afraid scared frightened that who which whose with without of in on from and for at to under behind made called
        named is was has learning looking lost trying wanting by near too full alone
        """)
    private static let events = words(
        """
        day night trip journey visit party birthday walk picnic storm holiday race game story dream secret adventure week
        morning evening winter summer wish song time move quarrel promise surprise lesson year spring autumn rescue
        search contest
        """)
}
