import PageSpecs

/// How strongly a text speaks of being in each place.
struct PlaceTally {
    /// The first place the text stands in, else the first it names.
    var first: Setting? { entered ?? named }
    private var entered: Setting?
    private var named: Setting?
    private var scores: [Setting: Int] = [:]
    private var latest: [Setting: Int] = [:]
    private var wordsRead = 0
    /// What a boat floats on in this story.
    private let water: Setting

    init(water: Setting = .sea) {
        self.water = water
    }

    func score(of setting: Setting) -> Int { scores[setting, default: 0] }

    /// The place with most to say for it, the later of two equals.
    var strongest: Setting? {
        let mentioned = Setting.allCases.filter { scores[$0, default: 0] > 0 }
        return mentioned.max {
            (scores[$0, default: 0], latest[$0, default: 0]) < (scores[$1, default: 0], latest[$1, default: 0])
        }
    }

    /// The same story with its boats on what it speaks of more, sea or river.
    var withItsWater: PlaceTally {
        PlaceTally(water: score(of: .river) > score(of: .sea) + score(of: .shore) ? .river : .sea)
    }

    /// The place where the text stands last; the strongest where it only names places.
    var current: Setting? {
        let strong = Setting.allCases.filter { scores[$0, default: 0] > 2 }
        return strong.max { latest[$0, default: 0] < latest[$1, default: 0] } ?? strongest
    }

    /// Where the text is most of the time.
    var home: Setting? { strongest.flatMap { score(of: $0) > 3 ? $0 : first } }

    mutating func read(_ tokens: [PlannerToken], lexicon: PlannerLexicon) {
        for index in tokens.indices where !tokens[index].isQuoted {
            wordsRead += 1
            guard let place = place(at: index, in: tokens, lexicon: lexicon) else { continue }
            let weight = weight(of: index, in: tokens, lexicon: lexicon)
            guard weight > 0, place != .sky || weight > 2 else { continue }
            scores[place, default: 0] += weight
            latest[place] = wordsRead
            if named == nil { named = place }
            if entered == nil, weight > 1 { entered = place }
        }
    }

    private func place(at index: Int, in tokens: [PlannerToken], lexicon: PlannerLexicon) -> Setting? {
        let word = tokens[index].lower
        if word == "boat" || word == "ship" {
            let before = tokens[max(0, index - 4)..<index].map(\.lower)
            return before.contains { lexicon.grammar.inside.contains($0) } ? water : nil
        }
        if word == "snow", index > 1, isIn(tokens[index - 2].lower, lexicon: lexicon) { return .snow }
        return lexicon.settings[word]
    }

    private func isIn(_ word: String, lexicon: PlannerLexicon) -> Bool {
        lexicon.grammar.inside.contains(word) || lexicon.grammar.near.contains(word)
            || lexicon.grammar.passing.contains(word)
    }

    /// 4 where the text stands in the place, 3 where it comes near, 1 where it names it, 0 where it only looks there.
    private func weight(of index: Int, in tokens: [PlannerToken], lexicon: PlannerLexicon) -> Int {
        for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            let word = tokens[before].lower
            if tokens[before].mark != .none { return 1 }
            if word == "of" { return before > 0 && lexicon.grammar.parts.contains(tokens[before - 1].lower) ? 3 : 0 }
            if lexicon.grammar.away.contains(word) { return 0 }
            let isLooking =
                before > 0
                && lexicon.grammar.looking.contains(where: tokens[max(0, before - 2)..<before].map(\.lower).contains)
            if lexicon.grammar.inside.contains(word) { return isLooking ? 0 : 4 }
            if lexicon.grammar.near.contains(word) { return isLooking ? 0 : 3 }
            if lexicon.grammar.passing.contains(word) { return isLooking ? 0 : 2 }
            if lexicon.isVerb(word) { return 1 }
        }
        return 1
    }
}
