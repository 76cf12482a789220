/// Finds who says a quoted speech: from the words beside it (“said Mira”, “Mira said”, “he whispered”), from what a
/// character does in the same paragraph, and from turns. Where the text leaves doubt, there is no speaker.
struct SpeakerFinder {
    private enum Gender: Hashable { case she, he, it, they }

    /// A place in a text that names a character.
    private struct Mention {
        var character: Int
        /// Index of its first word.
        var word: Int
        /// Index after its last word.
        var end: Int
    }

    private struct Word {
        var text: Substring
        /// Whether a comma, a full stop or another mark follows.
        var endsClause: Bool
        var endsSentence: Bool
        /// Whether a comma is before it, or nothing.
        var opensClause: Bool

        var lower: String { text.lowercased() }
    }

    /// Pronouns of a subject. Those of an object often stand for another character of the sentence.
    private static let pronouns: [String: Gender] = ["she": .she, "he": .he, "it": .it, "they": .they]
    private static let kinds: [String: Gender] = [
        "girl": .she, "woman": .she, "queen": .she, "princess": .she, "mother": .she, "grandmother": .she, "aunt": .she,
        "sister": .she, "witch": .she, "lady": .she, "hen": .she, "boy": .he, "man": .he, "king": .he, "prince": .he,
        "father": .he, "grandfather": .he, "uncle": .he, "brother": .he, "wizard": .he, "rooster": .he,
    ]
    private static let articles: Set<String> = ["the", "a", "an", "der", "die", "das", "le", "la", "el", "il"]
    private static let adverbs = 3

    private let names: [[[String]]]
    private var genders: [Gender?]
    private var votes: [[Gender: Int]]
    /// The characters named last, the latest last; none twice.
    private var recent: [Int] = []
    /// The speakers of the last paragraphs of speech, the latest last; empty after a paragraph without speech.
    private var turns: [Int?] = []
    private var lastSpeaker: Int?

    init(_ characters: [StoryCharacter], _ parts: [QuotedText.Part]) {
        let kinds = characters.map { Self.words(of: $0.kind).map(\.lower) }
        names = characters.enumerated().map { index, character in
            let facts = CharacterFacts(name: character.name)
            var words = facts.nameWords
            while let first = words.first, Self.articles.contains(first) { words.removeFirst() }
            var forms = [words]
            if words.count > 1, let last = words.last { forms.append([last]) }
            if words.count > 1, let first = words.first { forms.append([first]) }
            let kind = kinds[index]
            if let noun = kind.last, kinds.count(where: { $0.last == noun }) == 1 { forms.append([noun]) }
            return forms.filter { !$0.isEmpty }
        }
        genders = characters.enumerated().map { index, character in
            switch character.given?.pronouns {
            case .she?: .she
            case .he?: .he
            case .it?: .it
            case .they?: .they
            case nil:
                (kinds[index] + Self.words(of: character.name).map(\.lower)).lazy.compactMap { Self.kinds[$0] }.first
            }
        }
        votes = characters.map { _ in [:] }
        for part in parts where !part.isSpeech { learn(from: Self.words(of: part.text)) }
        recent = []
        for index in genders.indices where genders[index] == nil {
            let sorted = votes[index].filter { $0.key == .she || $0.key == .he }.sorted { $0.value > $1.value }
            guard let first = sorted.first, first.value > 2 * (sorted.dropFirst().first?.value ?? 0) else { continue }
            genders[index] = first.key
        }
    }

    /// The speaker of each part of a paragraph; nil for narration, and for speech whose speaker is not clear.
    /// `continues` says that the paragraph goes on with the speech of the one before.
    mutating func speakers(of parts: [QuotedText.Part], continues: Bool) -> [Int?] {
        let words = parts.map { Self.words(of: $0.text) }
        var speakers: [Int?] = parts.map { _ in nil }
        var known: Int? = continues ? lastSpeaker : nil
        for index in parts.indices {
            if !parts[index].isSpeech {
                note(mentions(in: words[index]).map(\.character))
            } else if known == nil {
                known = speaker(of: index, parts, words)
            }
        }
        let spoken = parts.indices.filter { parts[$0].isSpeech }
        if known == nil, !spoken.isEmpty, spoken.count == parts.count { known = turn(addressing: words[spoken[0]]) }
        for index in spoken { speakers[index] = known }
        if spoken.isEmpty {
            turns = []
        } else {
            turns.append(known)
            lastSpeaker = known
            if let known { note([known]) }
        }
        return speakers
    }

    private mutating func note(_ characters: [Int]) {
        for character in characters {
            recent.removeAll { $0 == character }
            recent.append(character)
        }
    }

    /// From the narration beside a speech.
    private func speaker(of index: Int, _ parts: [QuotedText.Part], _ words: [[Word]]) -> Int? {
        let after = index + 1 < parts.count && !parts[index + 1].isSpeech ? words[index + 1] : []
        let before = index > 0 && !parts[index - 1].isSpeech ? words[index - 1] : []
        let end = parts[index].text.last
        let isTag = end == "," || after.first?.text.first?.isLowercase == true
        if isTag, let found = tagged(by: Self.firstSentence(of: after)) { return found }
        let sentence = Self.lastSentence(of: before)
        if let last = before.last, last.endsClause, !last.endsSentence, let found = subject(of: sentence) {
            return found
        }
        if !before.isEmpty { return subject(of: sentence) }
        return after.isEmpty ? nil : subject(of: Self.firstSentence(of: after))
    }

    /// “said Mira”, “said the old owl”, “Mira said”, “she said softly”.
    private func tagged(by words: [Word]) -> Int? {
        let found = mentions(in: words)
        let clause = (words.firstIndex(where: \.endsClause) ?? words.count - 1) + 1
        if let pronoun = words.prefix(clause).prefix(3).enumerated().first(where: { Self.pronouns[$1.lower] != nil }),
            isSubject(pronoun.element.lower), !found.contains(where: { $0.word < pronoun.offset })
        {
            return resolved(pronoun.element.lower)
        }
        return found.first { $0.word < max(clause, Self.adverbs + 1) }?.character ?? found.first?.character
    }

    /// The first character of a sentence, or the one that its pronoun stands for.
    private func subject(of words: [Word]) -> Int? {
        let found = mentions(in: words)
        let pronoun = words.firstIndex { isSubject($0.lower) }
        if let pronoun, pronoun < found.first?.word ?? .max { return resolved(words[pronoun].lower) }
        return found.first?.character
    }

    private func isSubject(_ word: String) -> Bool { word == "she" || word == "he" }

    /// The character that a pronoun stands for: the one named last whose pronoun it is, if no other is possible.
    private func resolved(_ pronoun: String) -> Int? {
        guard let gender = Self.pronouns[pronoun] else { return nil }
        if let fitting = recent.last(where: { genders[$0] == gender }) { return fitting }
        let possible = recent.suffix(3).filter { genders[$0] == nil }
        return possible.count == 1 ? possible[0] : nil
    }

    /// Speech alone in its paragraph: two characters speak in turn.
    private func turn(addressing words: [Word]) -> Int? {
        guard let last = turns.last ?? nil else { return nil }
        let addressed = vocatives(in: words)
        var other = turns.dropLast().last ?? nil
        if other == nil || other == last { other = recent.last { $0 != last } }
        let choices = recent.suffix(3).filter { $0 != last && !addressed.contains($0) }
        guard let other, !addressed.contains(other) else {
            return choices.count == 1 && addressed != [last] ? choices[0] : nil
        }
        // A third character may have been named since.
        return turns.count > 1 || choices.count == 1 ? other : nil
    }

    /// Characters that a speech calls by name: “Come, Tom!”
    private func vocatives(in words: [Word]) -> [Int] {
        mentions(in: words).filter { words[$0.word].opensClause && words[$0.end - 1].endsClause }.map(\.character)
    }

    private mutating func learn(from words: [Word]) {
        var sentence: [Word] = []
        for word in words {
            sentence.append(word)
            guard word.endsSentence else { continue }
            vote(sentence)
            sentence = []
        }
        vote(sentence)
    }

    /// A pronoun after the only name of a sentence, or at the start of the next, is usually that character's.
    private mutating func vote(_ sentence: [Word]) {
        let found = mentions(in: sentence)
        if let first = found.first, found.allSatisfy({ $0.character == first.character }) {
            recent = [first.character]
            for word in sentence[first.end...] {
                if let gender = Self.pronouns[word.lower] { votes[first.character][gender, default: 0] += 2 }
            }
        } else if found.isEmpty, recent.count == 1, let first = sentence.first, let gender = Self.pronouns[first.lower]
        {
            votes[recent[0]][gender, default: 0] += 1
        } else {
            recent = []
        }
    }

    private func mentions(in words: [Word]) -> [Mention] {
        var found: [Mention] = []
        var index = 0
        while index < words.count {
            if let mention = mention(in: words, at: index) {
                found.append(mention)
                index = mention.end
            } else {
                index += 1
            }
        }
        return found
    }

    /// The longest name at a word. A common noun stands for a character only with an article.
    private func mention(in words: [Word], at index: Int) -> Mention? {
        var best: Mention?
        for (character, forms) in names.enumerated() {
            for form in forms where index + form.count <= words.count {
                let text = words[index..<(index + form.count)]
                guard text.map(\.lower) == form else { continue }
                let isName = text.contains { $0.text.first?.isUppercase == true }
                let hasArticle = words[..<index].suffix(3).contains { Self.articles.contains($0.lower) }
                guard isName || hasArticle else { continue }
                guard best.map({ $0.end - $0.word < form.count }) ?? true else { continue }
                best = Mention(character: character, word: index, end: index + form.count)
            }
        }
        return best
    }

    private static func firstSentence(of words: [Word]) -> [Word] {
        Array(words.prefix((words.firstIndex(where: \.endsSentence) ?? words.count - 1) + 1))
    }

    private static func lastSentence(of words: [Word]) -> [Word] {
        let end = words.dropLast().lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        return Array(words[end...])
    }

    private static func words(of text: some StringProtocol) -> [Word] {
        var words: [Word] = []
        var opens = true
        for piece in text.split(whereSeparator: { $0.isWhitespace || "—–".contains($0) }) {
            let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
            var word = Substring(piece)
            let first = word.prefix(while: isMark)
            word = word.dropFirst(first.count)
            var end = ""
            while let last = word.last, isMark(last) {
                end.append(last)
                word.removeLast()
            }
            if word.hasSuffix("'s") || word.hasSuffix("\u{2019}s") { word = word.dropLast(2) }
            guard !word.isEmpty else { continue }
            let endsSentence = end.contains { ".!?…".contains($0) }
            let endsClause = endsSentence || end.contains { ",;:".contains($0) }
            words.append(Word(text: word, endsClause: endsClause, endsSentence: endsSentence, opensClause: opens))
            opens = endsClause
        }
        return words
    }
}
