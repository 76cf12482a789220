import Domain
import PageSpecs

/// Finds the cast of an English story: proper names, and nouns such as “the fox” that keep coming back.
struct CastFinder {
    static let limit = 6

    private let lexicon: PlannerLexicon
    private let tally: CastTally

    init(lexicon: PlannerLexicon, tally: CastTally) {
        self.lexicon = lexicon
        self.tally = tally
    }

    /// In the order of their first mention, the most mentioned where there are too many.
    func characters() -> [PlannedCharacter] {
        var characters = namedCharacters()
        addNouns(to: &characters)
        if let narrator = NarratorFinder(lexicon: lexicon, voice: tally.voice).narrator() {
            if let index = characters.firstIndex(where: { $0.names.contains([tally.voice.name?.lowercased() ?? ""]) }) {
                narrator.merge(into: &characters[index])
            } else {
                characters.append(narrator.character)
            }
        }
        giveKinTheHerosKind(&characters)
        characters.sort {
            ($1.mentions, $0.firstMention, $0.name) < ($0.mentions, $1.firstMention, $1.name)
        }
        characters = Array(characters.prefix(Self.limit))
        return characters.sorted { ($0.firstMention, $0.name) < ($1.firstMention, $1.name) }
    }

    private func namedCharacters() -> [PlannedCharacter] {
        var names = tally.names.values.filter(isSomeone).sorted {
            ($0.words.count, $0.spelling) > ($1.words.count, $1.spelling)
        }
        names = merged(names)
        return names.map { name in
            let kind = kind(of: name)
            return PlannedCharacter(
                name: name.spelling, kind: kind, gender: gender(of: name, kind: kind), names: [name.words],
                nouns: name.noun.map { [$0] } ?? [], isUnnamed: false, isPerson: lexicon.people.contains(kind),
                adjectives: name.adjectives, firstMention: name.firstMention, mentions: name.mentions)
        }
    }

    private func isSomeone(_ name: CastTally.Name) -> Bool {
        if name.asPlace * 2 >= name.mentions, name.acting < name.asPlace { return false }
        if let noun = name.noun { return !name.words.contains(noun) || name.acting > 0 || name.mentions > 1 }
        if name.words.contains(where: { lexicon.settings[$0] != nil }) { return false }
        if isListed(name) { return true }
        return name.inside > 0 ? name.mentions > 1 && name.acting > 0 : name.acting > 1
    }

    private func isListed(_ name: CastTally.Name) -> Bool {
        name.words.contains { lexicon.sheNames.contains($0) || lexicon.heNames.contains($0) }
    }

    /// `Badger` is `Mr. Badger` where there is only one.
    private func merged(_ names: [CastTally.Name]) -> [CastTally.Name] {
        var kept: [CastTally.Name] = []
        for name in names {
            let longer = kept.indices.filter { index in
                kept[index].words.count > name.words.count && name.words.allSatisfy(kept[index].words.contains)
            }
            guard longer.count == 1, let index = longer.first else {
                kept.append(name)
                continue
            }
            kept[index].mentions += name.mentions
            kept[index].she += name.she
            kept[index].he += name.he
            kept[index].firstMention = min(kept[index].firstMention, name.firstMention)
            kept[index].noun = kept[index].noun ?? name.noun
            kept[index].adjectives += name.adjectives
        }
        return kept
    }

    private func kind(of name: CastTally.Name) -> String {
        if let noun = name.noun, let kind = lexicon.kinds[noun] { return kind }
        if let title = lexicon.words.titles[name.words[0]], !title.isEmpty { return title }
        switch gender(of: name, kind: nil) {
        case .she: return "girl"
        case .he: return "boy"
        case .unknown: return StableHash(of: name.spelling).value % 2 == 0 ? "girl" : "boy"
        }
    }

    private func gender(of name: CastTally.Name, kind: String?) -> PlannedCharacter.Gender {
        if let kind, lexicon.words.female.contains(kind) { return .she }
        if let kind, lexicon.words.male.contains(kind) { return .he }
        if name.words.contains(where: lexicon.sheNames.contains) { return .she }
        if name.words.contains(where: lexicon.heNames.contains) { return .he }
        return Self.gender(she: name.she, he: name.he)
    }

    private static func gender(she: Int, he: Int) -> PlannedCharacter.Gender {
        she > he ? .she : he > she ? .he : .unknown
    }

    /// Nouns join the character they mean; what keeps coming back on its own is a character without a name.
    private func addNouns(to characters: inout [PlannedCharacter]) {
        let nouns = tally.nouns.sorted { ($1.value.mentions, $0.key) < ($0.value.mentions, $1.key) }
        for (word, noun) in nouns {
            guard let kind = lexicon.kinds[word] else { continue }
            let meant = owners(of: word, kind: kind, among: characters)
            if meant.count > 1 { continue }
            if let index = meant.first {
                characters[index].mentions += noun.mentions
                characters[index].firstMention = min(characters[index].firstMention, noun.firstMention)
                characters[index].adjectives += noun.adjectives
                if !characters[index].nouns.contains(word) { characters[index].nouns.append(word) }
            } else if noun.mentions > 1 || noun.acting > 0 {
                var gender = Self.gender(she: noun.she, he: noun.he)
                if lexicon.words.female.contains(kind) { gender = .she }
                if lexicon.words.male.contains(kind) { gender = .he }
                characters.append(
                    PlannedCharacter(
                        name: EnglishGrammar.capitalised(word), kind: kind, gender: gender, names: [], nouns: [word],
                        isUnnamed: true, isPerson: lexicon.people.contains(kind), adjectives: noun.adjectives,
                        firstMention: noun.firstMention, mentions: noun.mentions))
            }
        }
    }

    /// Who can be meant by a noun: whoever the text ties to it, else the only one whose kind has that name.
    private func owners(of word: String, kind: String, among characters: [PlannedCharacter]) -> [Int] {
        let tied = characters.indices.filter { index in
            characters[index].nouns.contains(word) || characters[index].names.contains { $0.contains(word) }
        }
        guard tied.isEmpty, word == kind else { return tied }
        let same = characters.indices.filter { characters[$0].kind == kind && !characters[$0].isUnnamed }
        return same.count == 1 ? same : []
    }

    /// The mother of a fox is a fox.
    private func giveKinTheHerosKind(_ characters: inout [PlannedCharacter]) {
        let isKin = { (character: PlannedCharacter) in
            (character.isUnnamed ? character.nouns : character.names.flatMap { $0 }).contains(
                where: lexicon.kin.contains)
        }
        let others = characters.filter { !isKin($0) }
        guard !others.contains(where: { $0.isPerson && !$0.isUnnamed }),
            let hero = others.max(by: { ($0.mentions, $1.firstMention) < ($1.mentions, $0.firstMention) }),
            !hero.isPerson
        else { return }
        for index in characters.indices where isKin(characters[index]) && characters[index].isPerson {
            let noun = characters[index].nouns.first { lexicon.kinds[$0] != nil && !lexicon.kin.contains($0) }
            guard noun == nil else { continue }
            characters[index].kind = hero.kind
            characters[index].isPerson = false
        }
    }
}
