import Domain

/// Finds the candidates for the cast of an English story: proper names, repeated nouns such as “the fox”, things that
/// speak, and groups.
struct CastFinder {
    /// The largest number of characters in a story. The next limit: in one picture.
    static let limit = 12
    static let perPanel = 6
    /// The number of candidates that are searched for on the pages. Candidates that no page shows are removed.
    private static let searched = 30
    /// The figure of those who are of no known kind.
    private static let inventedKind = "monster"

    let lexicon: PlannerLexicon
    let tally: CastTally
    /// Characters with given facts.
    var given: GivenCast?
    /// Whether one mention is enough. For a direction, which is too short for repeated mentions.
    var namesEverybody = false

    /// The candidates in the order of their first mention. If there are too many, the ones with the most mentions.
    func characters() -> [PlannedCharacter] {
        var characters = given?.bind(namedCharacters()) ?? namedCharacters()
        let kin = KinReader(lexicon: lexicon, tally: tally)
        kin.giveKinTheirKind(&characters)
        addNouns(to: &characters)
        addThings(to: &characters)
        addNarrator(to: &characters)
        kin.giveFamilyItsKind(&characters)
        kin.giveKinTheirKind(&characters)
        if let given { characters = given.rebind(characters) }
        GroupFinder(lexicon: lexicon, groups: tally.groups).addGroups(to: &characters)
        characters.sort {
            ($1.rank, $1.mentions, $0.firstMention, $0.name) < ($0.rank, $0.mentions, $1.firstMention, $1.name)
        }
        characters = Array(characters.prefix(Self.searched))
        return characters.sorted { ($0.firstMention, $0.name) < ($1.firstMention, $1.name) }
    }

    private func namedCharacters() -> [PlannedCharacter] {
        let names = tally.names.values.sorted {
            ($0.words.count, $0.spelling) > ($1.words.count, $1.spelling)
        }
        let people = merged(names).filter { isSomeone($0.name) }
        let hasPeople = people.contains { $0.name.noun == nil && isListed($0.name) }
        return people.map { name, aliases in
            // “Hazel Fox” may be a girl, “Walrus Bruno” is a walrus.
            let isSpecies = name.words.count > 1 && name.words[0] == name.noun
            let isGivenName = hasPeople && isListed(name) && !isSpecies && name.noun.map(name.words.contains) ?? false
            let kind = kind(of: name, noun: isGivenName ? nil : name.noun)
            // “The knight” is Sir Osbert.
            let title = name.words.lazy.compactMap { lexicon.words.titleNouns[$0] }.first
            return PlannedCharacter(
                name: name.spelling, kind: kind, gender: gender(of: name), names: aliases,
                nouns: isGivenName ? [] : (name.noun ?? title).map { [$0] } ?? [],
                takesArticle: name.withArticle * 2 > name.mentions,
                isUnnamed: false, isPerson: lexicon.people.contains(kind), adjectives: name.adjectives,
                firstMention: name.firstMention, mentions: name.mentions)
        }
    }

    /// Whether the name is that of a character, by what it does: not in “Latitude was”, but in “Latitude ran”.
    private func isSomeone(_ name: CastTally.Entry) -> Bool {
        if name.asPlace * 2 >= name.mentions, name.acting < name.asPlace { return false }
        let isOfPlace = name.words.count > 1 && name.words.last.map { lexicon.settings[$0] != nil } ?? false
        if isOfPlace, lexicon.words.titles[name.words[0]] == nil, !isListed(name) { return false }
        // “‘Mind the cactus,’ he said.”
        if let noun = name.noun, !lexicon.isKind(noun), name.mentions == 1, name.inside == 0, name.voice == 0,
            !isListed(name), !namesEverybody
        {
            return false
        }
        if let noun = name.noun {
            return !name.words.contains(noun) || name.acting > 0 || name.mentions > 1 || isListed(name)
                || namesEverybody
        }
        // “Moss tumbled in”, not “they came to Fiddler's Green”.
        if name.words.contains(where: { lexicon.settings[$0] != nil }) {
            return name.inside > 0 && name.acting > name.asPlace && name.withArticle == 0
        }
        if isOfUnknownKind(name) { return true }
        // “The Marigold was their boat.”
        if name.withArticle * 2 >= name.mentions, name.withArticle > 0, name.voice == 0 { return namesEverybody }
        if isListed(name) { return true }
        if name.words.count > 1, let title = lexicon.words.titles[name.words[0]], !title.isEmpty { return true }
        // “Old Bram was up a ladder.”
        if name.words.count > 1, lexicon.words.titles[name.words[0]] != nil, name.inside > 0, name.acting > 0 {
            return true
        }
        // “Flour floated through the air.”
        if name.inside == 0, name.mentions == 1, name.voice == 0, lexicon.drawable(name.words[0]) != nil,
            !namesEverybody
        {
            return false
        }
        // “Thorns held his wool.”
        let isPlural =
            name.words.count == 1 && name.words[0].hasSuffix("s")
            && !["ss", "us", "is", "as", "es"].contains(where: name.words[0].hasSuffix)
        if isPlural, name.inside == 0, name.mentions == 1, name.voice == 0, !namesEverybody { return false }
        if name.inverted > 0 || name.acting > 0 && name.she + name.he > 0, name.asPlace == 0 { return true }
        guard name.deeds > 0 || name.she + name.he > 1 else { return false }
        return name.inside > 0 ? name.acting > 0 : name.acting > 1
    }

    /// Whether the name is that of an invented kind: “There lived a Nubbin. He took a sock”.
    private func isOfUnknownKind(_ name: CastTally.Entry) -> Bool {
        name.asKind > 0 && name.noun == nil && name.withArticle * 2 > name.mentions && !isListed(name)
            && (name.deeds > 0 || name.voice > 0) && (name.mentions > 2 || name.she + name.he > 0)
    }

    private func isListed(_ name: CastTally.Entry) -> Bool {
        name.words.contains { lexicon.sheNames.contains($0) || lexicon.heNames.contains($0) }
    }

    /// Merges `Badger` with `Mr. Badger` if there is only one. Each result has all forms of the name. If the text uses
    /// the longest form only once, the more frequent form becomes the name.
    private func merged(_ names: [CastTally.Entry]) -> [(name: CastTally.Entry, aliases: [[String]])] {
        var kept: [(name: CastTally.Entry, aliases: [[String]])] = []
        var byWord: [String: [Int]] = [:]
        for name in names {
            let longer = byWord[name.words[0], default: []].filter { index in
                kept[index].aliases[0].count > name.words.count
                    && name.words.allSatisfy(kept[index].aliases[0].contains)
            }
            guard longer.count == 1, let index = longer.first else {
                for word in Set(name.words) { byWord[word, default: []].append(kept.count) }
                kept.append((name, [name.words]))
                continue
            }
            if kept[index].name.mentions == 1, name.mentions > 1, name.words.count > 1 || kept[index].name.noun == nil {
                kept[index].name.spelling = name.spelling
            }
            kept[index].name.absorb(name)
            kept[index].aliases.append(name.words)
        }
        return mergingKin(kept)
    }

    /// Merges `Grandpa` with `Emil` after “her grandpa Emil”. The more frequent form becomes the name.
    private func mergingKin(
        _ people: [(name: CastTally.Entry, aliases: [[String]])]
    ) -> [(name: CastTally.Entry, aliases: [[String]])] {
        var people = people
        for (word, kin) in people.map(\.name).filter({ $0.words.count == 1 }).map({ ($0.words[0], $0) })
        where lexicon.kin.contains(word) {
            let named = people.indices.filter {
                people[$0].name.noun == word && !people[$0].name.words.contains(where: lexicon.kin.contains)
            }
            guard named.count == 1, let own = people.firstIndex(where: { $0.name.words == [word] }) else { continue }
            if kin.mentions > people[named[0]].name.mentions { people[named[0]].name.spelling = kin.spelling }
            people[named[0]].name.absorb(kin)
            people[named[0]].aliases += people[own].aliases
            people.remove(at: own)
        }
        return people
    }

    private func kind(of name: CastTally.Entry, noun: String?) -> String {
        let noun = noun.map(species)
        if let noun, let family = tally.familyKind ?? tally.parentKind, lexicon.kin.contains(noun) { return family }
        if let noun, let kind = lexicon.figure(of: noun) {
            guard let trade = trade(of: name, noun: noun) else { return kind }
            return trade == .she ? "woman" : "man"
        }
        if let relative = relative(of: name), let kind = relative.noun.flatMap({ lexicon.kinds[$0] }) { return kind }
        if let kind = name.words.lazy.compactMap(kindInside).first, !isListed(name) { return kind }
        if !isListed(name), let animal = animal(with: name.animalParts) { return animal }
        if isOfUnknownKind(name) { return Self.inventedKind }
        // “Old Mrs. Bell.”
        let titles = name.words.prefix { lexicon.sizes.contains($0) || lexicon.words.titles[$0] != nil }
        if let title = titles.lazy.compactMap({ lexicon.words.titles[$0] }).first(where: { !$0.isEmpty }) {
            // Captain Rosie is a woman.
            let isTrade = name.words.count > 1 && titles.contains { lexicon.kinds[$0] == title }
            return isTrade && title == "man" && gender(of: name) == .she ? "woman" : title
        }
        if let family = tally.familyKind ?? tally.parentKind, name.noun.map(lexicon.kin.contains) ?? true {
            return family
        }
        // “Old Marta.”
        let isOld = name.words.count > 1 && name.words[0] == "old"
        switch gender(of: name) {
        case .she: return isOld ? "grandmother" : "girl"
        case .he: return isOld ? "grandfather" : "boy"
        case .unknown, .other:
            let isFemale = StableHash(of: name.spelling).value % 2 == 0
            return isOld ? isFemale ? "grandmother" : "grandfather" : isFemale ? "girl" : "boy"
        }
    }

    /// The animal of the story that has these parts: after “two hens”, a Pepper with feathers is a hen.
    private func animal(with parts: Set<String>) -> String? {
        let kinds = parts.flatMap { lexicon.words.animalParts[$0] ?? [] }
        return kinds.map { kind in
            (kind: kind, count: (tally.nouns[kind]?.mentions ?? 0) + (tally.groups[kind]?.mentions ?? 0))
        }.filter { $0.count > 0 }.max { ($0.count, $1.kind) < ($1.count, $0.kind) }?.kind
    }

    /// The animal kind at the start of a name: a Bunnykin is a bunny.
    private func kindInside(_ word: String) -> String? {
        for count in stride(from: word.count - 1, through: max(5, word.count - 4), by: -1) where word.count > 5 {
            if let kind = lexicon.kinds[String(word.prefix(count))] {
                return lexicon.people.contains(kind) ? nil : kind
            }
        }
        return nil
    }

    /// A character with the same last name and a known animal kind: Mrs. Badger is what Mr. Badger is.
    private func relative(of name: CastTally.Entry) -> CastTally.Entry? {
        guard name.words.count > 1, let last = name.words.last else { return nil }
        return tally.names.values.filter { other in
            other.words.count > 1 && other.words.last == last && other.words != name.words
                && other.noun.map { !lexicon.people.contains(lexicon.kinds[$0] ?? "girl") } ?? false
        }.min { $0.firstMention < $1.firstMention }
    }

    /// The gender of a person with a noun for a trade, which has none of its own, by name or pronouns: “the baker”.
    private func trade(of name: CastTally.Entry, noun: String?) -> PlannedCharacter.Gender? {
        guard let noun, lexicon.isTrade(noun) else { return nil }
        if isListed(name) {
            let named = lexicon.gender(ofName: name.words.filter { $0 != noun }, noun: nil)
            return named == .unknown ? nil : named
        }
        return name.she == name.he ? nil : name.she > name.he ? .she : .he
    }

    private func gender(of entry: CastTally.Entry) -> PlannedCharacter.Gender {
        if let trade = trade(of: entry, noun: entry.noun) { return trade }
        if let gender = entry.genderByPronouns(lexicon) { return gender }
        // A robin is no Robin.
        let isNoun = entry.words == [entry.noun]
        let known = lexicon.gender(ofName: isNoun ? [] : entry.words, noun: entry.noun)
        if known != .unknown { return known }
        let isPerson = entry.noun.flatMap { lexicon.kinds[$0] }.map(lexicon.people.contains) ?? true
        if !isPerson, entry.it > max(entry.she, entry.he) { return .unknown }
        return entry.she > entry.he ? .she : entry.he > entry.she ? .he : .unknown
    }

    /// Adds nouns to the characters that they mean. A repeated noun without such a character becomes a character
    /// without a name.
    private func addNouns(to characters: inout [PlannedCharacter]) {
        // Parents last: the father can be the king.
        let nouns = ranked(tally.nouns)
        let parents = nouns.filter { Self.rulers[$0.0] != nil }
        for (word, noun) in nouns.filter({ Self.rulers[$0.0] == nil }) + parents {
            guard let kind = lexicon.kinds[species(of: word)] else { continue }
            // “An otter with a fish in its mouth.”
            if lexicon.words.quarry.contains(word), noun.deeds == 0, noun.she + noun.he == 0 { continue }
            if let ruler = ruler(meantBy: word, among: characters) {
                characters[ruler].absorb(noun, word: word)
                continue
            }
            let meant = owners(of: word, kind: kind, noun: noun, among: characters)
            if meant.count > 1 { continue }
            if let index = meant.first {
                characters[index].absorb(noun, word: word)
            } else if noun.mentions > 1 || noun.acting > 0 || noun.she + noun.he > 0 || namesEverybody {
                characters.append(character(word, noun, kind: kind))
            }
        }
    }

    private static let rulers = ["father": "king", "mother": "queen"]

    /// The king for the father of a princess.
    private func ruler(meantBy word: String, among characters: [PlannedCharacter]) -> Int? {
        guard let title = Self.rulers[word],
            characters.contains(where: { character in
                (character.nouns + character.names.joined()).contains { ["princess", "prince"].contains($0) }
            }), !characters.contains(where: { $0.nouns.contains(word) })
        else { return nil }
        return characters.firstIndex { ($0.nouns + $0.names.joined()).contains(title) }
    }

    /// The animal that a noun for its young means in this story: `lion` for “the lion cub”.
    private func species(of noun: String) -> String {
        lexicon.words.youngAnimals.contains(noun) ? tally.nouns[noun]?.noun ?? noun : noun
    }

    private func ranked(_ entries: [String: CastTally.Entry]) -> [(String, CastTally.Entry)] {
        entries.sorted { ($1.value.mentions, $0.key) < ($0.value.mentions, $1.key) }.map { ($0.key, $0.value) }
    }

    private func character(_ word: String, _ entry: CastTally.Entry, kind: String) -> PlannedCharacter {
        var entry = entry
        entry.noun = word
        let trade = trade(of: entry, noun: word)
        let kind = trade == .she ? "woman" : trade == .he ? "man" : kind
        return PlannedCharacter(
            name: entry.spelling, kind: kind, gender: gender(of: entry), names: [],
            nouns: tally.nouns[species(of: word)] == nil ? [word, species(of: word)] : [word], isUnnamed: true,
            isPerson: lexicon.people.contains(kind), adjectives: entry.adjectives,
            firstMention: entry.firstMention, mentions: entry.mentions)
    }

    /// The characters that a noun can mean: those that the text links to it, otherwise the only character of that kind.
    private func owners(
        of word: String, kind: String, noun: CastTally.Entry, among characters: [PlannedCharacter]
    ) -> [Int] {
        let tied = characters.indices.filter { index in
            characters[index].nouns.contains { $0 == word || $0 == noun.noun }
                || characters[index].names.contains { $0.contains(word) }
        }
        if let sibling = sibling(of: noun, word: word, among: characters) { return [sibling] }
        // “Held the bird still”: the gull.
        if tied.isEmpty, !noun.isNew, let kinds = lexicon.words.classes[word] {
            let members = characters.indices.filter { kinds.contains(characters[$0].kind) }
            if members.count == 1 { return members }
        }
        guard tied.isEmpty, word == kind else { return tied }
        // “A girl with braids” is not the girl of the pages before.
        let same = characters.indices.filter {
            characters[$0].kind == kind && !characters[$0].isUnnamed
                && (!noun.isNew || characters[$0].firstMention > noun.firstMention && characters[$0].nouns.isEmpty)
        }
        return same.count == 1 ? same : []
    }

    /// Whom a word of kin means that is already in the story: after “her brother Tim”, “his sister” is she.
    private func sibling(of noun: CastTally.Entry, word: String, among characters: [PlannedCharacter]) -> Int? {
        let siblings = ["brother", "sister"]
        guard siblings.contains(word) else { return nil }
        let keys = noun.kinOf.compactMap { key in
            tally.entry(key).flatMap { $0.noun.map(siblings.contains) == true ? $0.kinOf : nil }
        }.joined()
        let wanted = lexicon.gender(ofName: [], noun: word)
        return characters.firstIndex { character in
            character.gender == wanted && character.names.contains { keys.contains($0.joined(separator: " ")) }
        }
    }

    /// Adds things that speak, such as a lantern.
    private func addThings(to characters: inout [PlannedCharacter]) {
        for (word, thing) in ranked(tally.things) {
            guard let kind = lexicon.props[word]?.noun else { continue }
            if let index = characters.firstIndex(where: { $0.nouns.contains(word) }) {
                characters[index].absorb(thing, word: word)
            } else if thing.voice > 0, !lexicon.words.writings.contains(word) {
                characters.append(character(word, thing, kind: kind))
            }
        }
    }

    private func addNarrator(to characters: inout [PlannedCharacter]) {
        guard let narrator = NarratorFinder(lexicon: lexicon, voice: tally.voice).narrator() else { return }
        if let index = characters.firstIndex(where: { $0.names.contains([tally.voice.name?.lowercased() ?? ""]) }) {
            narrator.merge(into: &characters[index])
        } else {
            characters.append(narrator.character)
        }
    }
}

extension CastTally.Entry {
    fileprivate mutating func absorb(_ other: Self) {
        mentions += other.mentions
        inside += other.inside
        acting += other.acting
        inverted += other.inverted
        deeds += other.deeds
        asPlace += other.asPlace
        withArticle += other.withArticle
        asKind += other.asKind
        she += other.she
        he += other.he
        it += other.it
        kinOf += other.kinOf
        firstMention = min(firstMention, other.firstMention)
        noun = noun ?? other.noun
        adjectives += other.adjectives
        animalParts.formUnion(other.animalParts)
    }
}

extension PlannedCharacter {
    fileprivate mutating func absorb(_ entry: CastTally.Entry, word: String) {
        mentions += entry.mentions
        firstMention = min(firstMention, entry.firstMention)
        adjectives += entry.adjectives
        if gender == .unknown, entry.she != entry.he { gender = entry.she > entry.he ? .she : .he }
        if !nouns.contains(word) { nouns.append(word) }
    }
}
