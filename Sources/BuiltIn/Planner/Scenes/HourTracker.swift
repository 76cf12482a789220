import Domain

/// The time of day in a story. It stays from page to page until the text names another.
struct HourTracker {
    /// The number of pages without a time of day after which it is day again.
    private static let memory = 12
    /// The same limit for dawn.
    private static let dawnMemory = 2
    /// The same limit for a darkness that may belong to the place.
    private static let faintMemory = 3
    /// The largest distance in words between a light and a cover over it.
    private static let reach = 12

    private(set) var hour: TimeOfDay
    /// Whether the page names a time of day, including the same one as before.
    private(set) var isToldOnPage = false
    private let lexicon: PlannerLexicon
    private let words: SceneWords
    private let reality: RealityReader
    private var pagesLeft = 0
    private var isToldInSentence = false
    /// Whether a light is put out on the page or a cover hides it.
    private var isDarkened = false

    init(lexicon: PlannerLexicon, hour: TimeOfDay = .day) {
        self.lexicon = lexicon
        self.hour = hour
        pagesLeft = hour == .day ? 0 : 1
        words = lexicon.words.scenes
        reality = RealityReader(lexicon: lexicon)
    }

    /// The time of day in the page's picture.
    var shownHour: TimeOfDay { isDarkened ? .night : hour }

    mutating func turn(opensPage: Bool) {
        isDarkened = false
        isToldOnPage = false
        if opensPage { pagesLeft -= 1 }
        if pagesLeft < 0 { hour = .day }
    }

    mutating func read(at index: Int, in tokens: [PlannerToken], setting: Setting) {
        if index == 0 { isToldInSentence = false }
        if darkens(at: index, in: tokens) { isDarkened = true }
        // “Slept until a girl woke him.”
        if hour == .night, index > 0, tokens[index].lower == "until", tokens[index - 1].lower == "slept",
            tokens.dropFirst(index + 1).prefix(3).contains(where: {
                $0.isCapitalised || lexicon.kinds[$0.lower].map(lexicon.people.contains) ?? false
            })
        {
            hour = .day
        }
        if opensNewDay(at: index, in: tokens) || wakes(at: index, in: tokens) { hour = .day }
        guard let (named, isFaint) = hour(at: index, in: tokens), !isTimeless(at: index, in: tokens) else { return }
        if named == .night, endsNight(at: index, in: tokens) {
            (hour, pagesLeft, isToldOnPage) = (.day, Self.memory, true)
            return
        }
        // By day, “in the dark” is a dark place.
        if isToldOnPage, hour == .day, words.darkness.contains(tokens[index].lower),
            index > 0, tokens[index - 1].lower == "the"
        {
            return
        }
        // “One night three snails had supper.”
        if isToldOnPage, hour == .night, named == .dusk, words.meals.contains(tokens[index].lower) { return }
        isToldOnPage = true
        if isFaint, hour == named || isDarkItself(setting, tokens[index]) || hour == .day && pagesLeft >= 0 { return }
        hour = named
        isToldInSentence = true
        pagesLeft = isFaint ? Self.faintMemory : named == .dawn ? Self.dawnMemory : Self.memory
    }

    /// Whether the night is over: “after a night of storms”, “in the night snow had covered the garden”.
    private func endsNight(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(index)
        if index > 1, ["during", "in"].contains(tokens[index - 2].lower),
            let had = behind.firstIndex(where: { $0.lower == "had" })
        {
            // “During the night Mira had a dream.”
            return had + 1 < tokens.count && !lexicon.grammar.determiners.contains(tokens[had + 1].lower)
        }
        guard let after = tokens[max(0, index - 4)..<index].lastIndex(where: { $0.lower == "after" }) else {
            return false
        }
        return tokens[after].mark == .none && lexicon.grammar.determiners.contains(tokens[after + 1].lower)
    }

    private func hour(at index: Int, in tokens: [PlannerToken]) -> (hour: TimeOfDay, isFaint: Bool)? {
        let word = tokens[index].lower
        if word == "light", index > 0, tokens[index - 1].lower == "first" { return (.dawn, false) }
        if words.darkness.contains(word) { return darkness(at: index, in: tokens).map { (.night, $0) } }
        return (lexicon.times[word] ?? sunTime(at: index, in: tokens)).map { ($0, false) }
    }

    /// Whether a darkness is faint; nil if the word is only a colour: “a dark wood”.
    private func darkness(at index: Int, in tokens: [PlannerToken]) -> Bool? {
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        let next = tokens.dropFirst(index + 1).first?.lower
        if lead.last.map(lexicon.grammar.faint.contains) == true { return true }
        if tokens[index].lower != "dark" { return !(next.map(lexicon.grammar.falling.contains) ?? false) }
        guard tokens[index].mark != .none || next.map(lexicon.grammar.isFunctionWord) ?? true else { return nil }
        return !(lead.contains("it") || lead.last == "the")
    }

    /// Whether the light at the index is put out or covered: “put out the lamp”, “the lamp went out”, “under the
    /// blanket with a torch”.
    private func darkens(at index: Int, in tokens: [PlannerToken]) -> Bool {
        // The candles of a cake are no lamp.
        let isOfCake =
            tokens.contains { words.cakes.contains($0.lower) }
            || tokens[max(0, index - 2)..<index].contains { lexicon.words.numbers[$0.lower] != nil }
        guard words.lights.contains(tokens[index].lower), !isOfCake,
            reality.standing(at: index, in: tokens) == .real
        else {
            return false
        }
        let before = tokens[max(0, index - 4)..<index].map(\.lower)
        let behind = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        if let verb = before.lastIndex(where: words.quenching.contains) {
            return before[verb...].contains(where: words.quenched.contains)
                || behind.first.map(words.quenched.contains) == true && tokens[index].mark == .none
        }
        if behind.count == 2, words.fading.contains(behind[0]), words.quenched.contains(behind[1]) {
            return tokens[index].mark == .none
        }
        let near = max(0, index - Self.reach)..<min(tokens.count, index + Self.reach)
        let covers = near.filter { words.covers.contains(tokens[$0].lower) && !tokens[$0].isQuoted }
        return covers.contains { cover in
            tokens[max(0, cover - 3)..<cover].contains { $0.lower == "under" || $0.lower == "beneath" }
        }
    }

    /// Whether a new day begins: “on Tuesday”, “two days later”, “the next morning”.
    func opensNewDay(at index: Int, in tokens: [PlannerToken]) -> Bool {
        if index > 0, words.nextDays.contains(tokens[index].lower),
            ["next", "following", "one"].contains(tokens[index - 1].lower),
            tokens[index - 1].mark == .none
        {
            // “She would leave the next morning.”
            return !tokens[max(0, index - 8)..<index].contains { words.plans.contains($0.lower) }
        }
        guard lexicon.newDays.contains(tokens[index].lower), index > 0 else { return false }
        // “In June the plant climbed over the fence.”
        if index == 1, tokens[0].lower == "in" { return true }
        if lexicon.grammar.dayLeads.contains(tokens[index - 1].lower) { return true }
        return tokens[index].mark == .none
            && tokens.dropFirst(index + 1).first.map { words.later.contains($0.lower) } ?? false
    }

    /// Whether the darkness belongs to the place. A room is dark at night, but has dark corners by day.
    private func isDarkItself(_ setting: Setting, _ token: PlannerToken) -> Bool {
        words.sheltered.contains(setting.rawValue) && (setting.wider != .room || token.lower != "dark")
    }

    /// Whether a character wakes: “When she woke,”. The night is then over, unless the sentence has already named a
    /// time of day.
    private func wakes(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard hour == .night, !isToldInSentence, words.waking.contains(tokens[index].lower), index > 0 else {
            return false
        }
        let sleeper = tokens[index - 1]
        guard
            sleeper.isCapitalised || lexicon.grammar.subjects.contains(sleeper.lower)
                || lexicon.kinds[sleeper.lower] != nil
        else { return false }
        let end = tokens[index].mark == .none && tokens.dropFirst(index + 1).first?.lower == "up" ? index + 1 : index
        return tokens[end].mark != .none && ![.imagined, .background].contains(reality.standing(at: index, in: tokens))
    }

    private func isTimeless(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1].lower
        let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).first?.lower : nil
        if before == "until", next.map(words.arriving.contains) ?? false { return false }
        // “Before the sun was up”, “before dawn”.
        let isEarly = tokens.indices[max(0, index - 2)..<index].contains { lead in
            tokens[lead].lower == "before" && (lead == 0 || tokens[lead - 1].mark != .none)
        }
        if isEarly, tokens[index].lower == "sun" || lexicon.times[tokens[index].lower] == .dawn { return false }
        if lexicon.grammar.timeless.contains(before) || words.numbers.contains(before) { return true }
        // “The storm had blown all night.”
        if before == "all", tokens[max(0, index - 5)..<index].contains(where: { $0.lower == "had" }) { return true }
        if index > 1, lexicon.grammar.timelessTwoBefore.contains(tokens[index - 2].lower) {
            let isPart = index > 2 && lexicon.grammar.parts.contains(tokens[index - 3].lower)
            if tokens[index - 2].lower != "of" || !isPart { return true }
        }
        return [.imagined, .background].contains(reality.standing(at: index, in: tokens))
    }

    /// The time of day by the sun. “The sun rose” and “the sun was up” are day; “the sun sank” and “the sun went down”
    /// are dusk.
    private func sunTime(at index: Int, in tokens: [PlannerToken]) -> TimeOfDay? {
        guard tokens[index].lower == "sun", tokens[index].mark == .none else { return nil }
        let grammar = lexicon.grammar
        let behind = tokens.dropFirst(index + 1).prefix(4).map(\.lower)
            .filter { !grammar.copulas.contains($0) && $0 != "had" && !lexicon.isAdverb($0) }
        guard let verb = behind.first else { return nil }
        let isBefore = tokens[max(0, index - 2)..<index].contains { $0.lower == "before" }
        if grammar.sunrise.contains(verb) { return isBefore ? .dawn : .day }
        if grammar.sunset.contains(verb) { return .dusk }
        guard lexicon.actions[verb]?.pose == .walking, behind.count > 1 else { return nil }
        return behind[1] == "up" ? .day : behind[1] == "down" ? .dusk : nil
    }
}
