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

    /// What the words beside a speech say about its speaker.
    private enum Finding: Equatable {
        case character(Int)
        /// Another than the characters, or one of several.
        case other
        case nothing
    }

    private struct Word {
        var text: Substring
        /// Whether it ended with an apostrophe and an s.
        var isPossessive: Bool
        /// Whether a comma, a full stop or another mark follows.
        var endsClause: Bool
        var endsSentence: Bool
        /// Whether it is the first word, or the word before it ends a clause.
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
    /// Pronouns that stand for no single character.
    private static let otherSubjects: Set<String> = [
        "it", "they", "we", "i", "you", "everyone", "everybody", "both", "who", "sie", "ils", "elles",
    ]
    /// A name after one of these is no subject.
    private static let prepositions: Set<String> = [
        "about", "after", "at", "before", "behind", "beside", "by", "for", "from", "in", "like", "near", "of", "on",
        "over",
        "past", "than", "to", "toward", "towards", "under", "with", "auf", "aus", "bei", "für", "hinter", "mit",
        "neben", "von", "vor", "zu", "à", "avec", "chez", "de", "derrière", "pour", "con", "para",
    ]
    private static let conjunctions: Set<String> = [
        "and", "but", "then", "so", "while", "when", "as", "because", "until", "where", "und", "aber", "dann", "et",
        "mais",
        "puis", "y", "pero",
    ]

    private let names: [[[String]]]
    private var genders: [Gender?]
    private var votes: [[Gender: Int]]
    /// The characters named last, the latest last; none twice. Of a sentence with one clause, the subject is the latest.
    private var recent: [Int] = []
    /// The characters in different clauses of the same sentence: a pronoun after it can stand for each of them.
    private var rivals: Set<Int> = []
    /// The characters in the last sentence that names any.
    private var together: Set<Int> = []
    /// The speakers of the last paragraphs of speech, the latest last; empty after a paragraph without speech.
    private var turns: [Int?] = []
    private var lastSpeaker: Int?

    /// `paragraphs` are those of the whole story.
    init(_ characters: [StoryCharacter], _ paragraphs: [QuotedText]) {
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
        for paragraph in paragraphs {
            // Another than the last character may speak now.
            if paragraph.parts.first?.isSpeech == true { recent = [] }
            for part in paragraph.parts where !part.isSpeech {
                for sentence in Self.sentences(of: Self.words(of: paragraph.text[part.range])) { vote(sentence) }
            }
        }
        recent = []
        for index in genders.indices where genders[index] == nil {
            let sorted = votes[index].filter { $0.key == .she || $0.key == .he }.sorted { $0.value > $1.value }
            guard let first = sorted.first, first.value > 2 * (sorted.dropFirst().first?.value ?? 0) else { continue }
            genders[index] = first.key
        }
    }

    /// The speaker of each part of a paragraph; nil for narration, and for speech whose speaker is not clear.
    mutating func speakers(of paragraph: QuotedText) -> [Int?] {
        let parts = paragraph.parts
        let spoken = parts.indices.filter { parts[$0].isSpeech }
        guard let last = spoken.last else {
            for part in parts { note(Self.words(of: paragraph.text[part.range])) }
            turns = []
            return parts.map { _ in nil }
        }
        let words = parts.map { Self.words(of: paragraph.text[$0.range]) }
        var findings = parts.map { _ in Finding.nothing }
        for index in parts.indices {
            if parts[index].isSpeech {
                findings[index] = speaker(of: index, in: paragraph, words, findings)
            } else {
                note(words[index])
            }
        }
        if paragraph.continues, findings[spoken[0]] == .nothing {
            findings[spoken[0]] = lastSpeaker.map { .character($0) } ?? .other
        }
        extend(&findings, words, spoken)
        extend(&findings, words, spoken.reversed())
        if parts.count == 1, findings[0] == .nothing {
            findings[0] = turn(addressing: words[0]).map { .character($0) } ?? .nothing
        }
        let speakers = findings.map { if case .character(let character) = $0 { character } else { nil as Int? } }
        turns.append(speakers[last])
        lastSpeaker = speakers[last]
        recent(add: speakers.compactMap(\.self))
        return speakers
    }

    /// A speech after narration that names no other character has the speaker of the speech before.
    private func extend(_ findings: inout [Finding], _ words: [[Word]], _ spoken: [Int]) {
        for (index, next) in zip(spoken, spoken.dropFirst()) where findings[next] == .nothing && abs(index - next) == 2
        {
            guard case .character(let character) = findings[index] else { continue }
            let between = words[(index + next) / 2]
            guard mentions(in: between).allSatisfy({ $0.character == character }) else { continue }
            findings[next] = .character(character)
        }
    }

    private mutating func recent(add characters: [Int]) {
        for character in characters {
            recent.removeAll { $0 == character }
            recent.append(character)
        }
    }

    private mutating func note(_ words: [Word]) {
        for sentence in Self.sentences(of: words) {
            let found = mentions(in: sentence)
            guard let first = found.first else { continue }
            let isOneClause = zip(found, found.dropFirst()).allSatisfy { one, other in
                !sentence[(one.end - 1)..<other.word].contains {
                    $0.endsClause || Self.conjunctions.contains($0.lower)
                }
            }
            together = Set(found.map(\.character))
            rivals = isOneClause ? [] : Set(found.map(\.character))
            recent(add: found.map(\.character) + (isOneClause ? [first.character] : []))
        }
    }

    /// From the narration beside a speech.
    private func speaker(
        of index: Int, in paragraph: QuotedText, _ words: [[Word]], _ findings: [Finding]
    ) -> Finding {
        let parts = paragraph.parts
        let after = index + 1 < parts.count && !parts[index + 1].isSpeech ? words[index + 1] : []
        let before = index > 0 && !parts[index - 1].isSpeech ? words[index - 1] : []
        let addressed = vocatives(in: words[index])
        if let first = after.first, !Self.conjunctions.contains(first.lower) {
            let endsWithComma = parts[index].takesComma || paragraph.text[parts[index].range].last == ","
            if endsWithComma || first.text.first?.isLowercase == true {
                let found = subject(of: Self.clauses(of: Self.sentences(of: after)[0])[0], addressing: addressed)
                return found == .nothing ? .other : found
            }
        }
        guard let sentence = Self.sentences(of: before).last, let last = sentence.last else {
            return after.isEmpty
                ? .nothing : subject(of: Self.sentences(of: after)[0], addressing: addressed)
        }
        let isInterrupted = index > 1 && parts[index - 2].isSpeech
        guard last.endsClause, !last.endsSentence else {
            // “Come,” said Tom. “Now!”
            let isTag = isInterrupted && sentence.count == before.count && findings[index - 2] != .nothing
            return isTag ? findings[index - 2] : subject(of: sentence, addressing: addressed)
        }
        let clauses = Self.clauses(of: sentence)
        let found = subject(of: clauses[clauses.count - 1], addressing: addressed)
        guard isInterrupted else { return found == .nothing ? subject(of: sentence, addressing: addressed) : found }
        // “Come,” said Tom, “and see!”
        let isTag = clauses.count == 1 && !Self.conjunctions.contains(sentence[0].lower)
        return isTag || found == .nothing ? findings[index - 2] : found
    }

    /// The subject of a clause or sentence: “said Mira”, “said the old owl”, “Mira said”, “she said softly”.
    private func subject(of words: [Word], addressing addressed: [Int]) -> Finding {
        let found = mentions(in: words)
        var isSkipped = false
        var subject: Int?
        for (number, mention) in found.enumerated() {
            let isJoined = { (other: Mention) in
                other.word - mention.end == 1 && ["and", "und", "et", "y"].contains(words[mention.end].lower)
            }
            let next = number + 1 < found.count ? found[number + 1] : nil
            let isPair = next.map(isJoined) ?? false
            if isSkipped || words[mention.end - 1].isPossessive || isAfterPreposition(mention, in: words) {
                isSkipped = isPair
                continue
            }
            guard !isPair else { return .other }
            subject = number
            break
        }
        let first = subject.map { found[$0].word } ?? words.count
        if let other = words.prefix(min(2, first)).first(where: { Self.otherSubjects.contains($0.lower) }) {
            return sole(other.lower, addressing: addressed).map { .character($0) } ?? .other
        }
        if let pronoun = words.prefix(first).first(where: { $0.lower == "she" || $0.lower == "he" }) {
            return resolved(pronoun.lower, addressing: addressed).map { .character($0) } ?? .other
        }
        return subject.map { .character(found[$0].character) } ?? .nothing
    }

    private func isAfterPreposition(_ mention: Mention, in words: [Word]) -> Bool {
        let before = words[..<mention.word]
        let article = before.indices.suffix(3).last { Self.articles.contains(before[$0].lower) }
        let isName = words[mention.word].text.first?.isUppercase == true
        guard let last = before[..<(isName ? mention.word : article ?? mention.word)].last else { return false }
        return !last.endsClause && Self.prepositions.contains(last.lower)
    }

    /// The character that a pronoun stands for: the one named last whose pronoun it is, if no other is possible. A
    /// character that the speech calls by name does not speak.
    private func resolved(_ pronoun: String, addressing addressed: [Int]) -> Int? {
        guard let gender = Self.pronouns[pronoun] else { return nil }
        let recent = recent.filter { !addressed.contains($0) }
        if let fitting = recent.last(where: { genders[$0] == gender }) {
            let isRival = { (other: Int) in
                other != fitting && !addressed.contains(other) && (genders[other] ?? gender) == gender
            }
            return rivals.contains(fitting) && rivals.contains(where: isRival) ? nil : fitting
        }
        let possible = recent.suffix(3).filter { genders[$0] == nil }
        return possible.count == 1 ? possible[0] : nil
    }

    /// The character that “they” or “it” stands for: the one named last, if the pronoun is given for it and its sentence
    /// names no other.
    private func sole(_ pronoun: String, addressing addressed: [Int]) -> Int? {
        guard let gender = Self.pronouns[pronoun], let last = recent.last, genders[last] == gender,
            !addressed.contains(last), together == [last]
        else { return nil }
        return last
    }

    /// Speech alone in its paragraph: two characters speak in turn. After narration, the only other of the characters
    /// named last calls one of them by name.
    private func turn(addressing words: [Word]) -> Int? {
        let addressed = vocatives(in: words)
        guard !turns.isEmpty else {
            let others = recent.suffix(3).filter { !addressed.contains($0) }
            return !addressed.isEmpty && others.count == 1 && others[0] == recent.last ? others[0] : nil
        }
        guard let last = turns.last ?? nil else { return nil }
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

    private static func sentences(of words: [Word]) -> [[Word]] { divided(words, after: \.endsSentence) }

    private static func clauses(of words: [Word]) -> [[Word]] { divided(words, after: \.endsClause) }

    private static func divided(_ words: [Word], after isLast: (Word) -> Bool) -> [[Word]] {
        words.reduce(into: []) { parts, word in
            if parts.last?.last.map(isLast) ?? true { parts.append([]) }
            parts[parts.count - 1].append(word)
        }
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
            let isPossessive = word.hasSuffix("'s") || word.hasSuffix("\u{2019}s")
            if isPossessive { word = word.dropLast(2) }
            guard !word.isEmpty else { continue }
            let endsSentence = end.contains { ".!?…".contains($0) }
            let endsClause = endsSentence || end.contains { ",;:".contains($0) }
            words.append(
                Word(
                    text: word, isPossessive: isPossessive, endsClause: endsClause, endsSentence: endsSentence,
                    opensClause: opens))
            opens = endsClause
        }
        return words
    }
}
