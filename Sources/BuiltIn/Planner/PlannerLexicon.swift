import Domain
package import Generation
package import Prompts
import Synchronization

/// The index of ``PlannerWords``: from a word in the text to its meaning. It is a class because every reader refers to
/// the same one and none changes it.
package final class PlannerLexicon: Sendable {
    struct Action {
        var base: String
        var pose: Pose
        var vividness: Int
        var needsObject: Bool
    }

    /// A drawable thing, and whether the word is a plural.
    struct Prop {
        var noun: String
        var isPlural: Bool
    }

    let words: PlannerWords
    let grammar: PlannerGrammar
    let kinds: [String: String]
    /// The figure by the relative noun.
    let relatives: [String: String]
    /// What captions call a thing, by its main noun, if it is not that.
    private let thingNames: [String: String]
    /// The singulars of the nouns in ``kinds``, by their plurals.
    let plurals: [String: String]
    let kin: Set<String>
    let people: Set<String>
    let settings: [String: Setting]
    let times: [String: TimeOfDay]
    let weathers: [String: Weather]
    let newDays: Set<String>
    let weatherEnds: Set<String>
    let moodCues: [String: [MoodCue]]
    let placeCues: [String: [PlaceCue]]
    let actions: [String: Action]
    /// Actions by their base form.
    let bases: [String: Action]
    let speech: Set<String>
    let props: [String: Prop]
    /// The nouns in ``props`` that only the drawings of things give. Many are verbs or adjectives, too: they count only
    /// behind a determiner or number.
    let drawnNouns: Set<String>
    /// Animals by their nouns and plurals, for animals that are not in the cast.
    let creatures: [String: Prop]
    let handheld: Set<String>
    /// The things on which figures fly.
    let mounts: Set<String>
    /// What tells of a room if the text names no place: a desk, a door.
    let furniture: Set<String>
    let uncountable: Set<String>
    let holds: Set<String>
    let releases: Set<String>
    let themes: [String: [Theme]]
    let avoided: Set<String>
    let notNames: Set<String>
    let sheNames: Set<String>
    let heNames: Set<String>
    let sizes: Set<String>
    let colours: Set<String>
    let garments: Set<String>
    let features: Set<String>
    let featureWords: Set<String>
    let things: ArtCatalog
    /// The lexicon with the drawings that it was asked for last.
    private let extended = Mutex<(key: String, lexicon: PlannerLexicon)?>(nil)

    package convenience init(_ prompts: Prompts) throws(PromptsError) {
        self.init(words: try prompts.decoded(.plannerWords))
    }

    /// `things` are those that can be drawn.
    init(words: PlannerWords, things: ArtCatalog = .compiledIn) {
        self.words = words
        self.things = things
        grammar = words.grammar
        let speech = Set(words.speech)
        let actions = Self.actions(words.actions)
        let verbs = words.grammar.verbs
        func isVerb(_ word: String) -> Bool { actions[word] != nil || speech.contains(word) || verbs.contains(word) }
        let kinds = Self.kinds(words, things: things, omitting: isVerb)
        self.kinds = kinds
        relatives = Dictionary(
            uniqueKeysWithValues: Self.inverted(words.relatives).map { noun, relative in
                (noun, things.figure(named: noun)?.nouns[0] ?? relative)
            })
        plurals = Dictionary(kinds.keys.map { (EnglishGrammar.plural(of: $0), $0) }) { min($0, $1) }
            .merging(["children": "child"]) { first, _ in first }
        kin = Set(words.kin)
        people = Set(words.people)
        settings = Self.inverted(words.settings.mapValues(\.words)).compactMapValues(Setting.init(rawValue:))
        times = Self.inverted(words.times).compactMapValues(TimeOfDay.init(rawValue:))
        weathers = Self.inverted(words.weathers).compactMapValues(Weather.init(rawValue:))
        newDays = Set(words.newDays)
        weatherEnds = Set(words.weatherEnds)
        moodCues = Self.moodCues(words.moods)
        placeCues = Self.placeCues(words.scenes)
        self.actions = actions
        bases = Dictionary(actions.values.map { ($0.base, $0) }) { first, _ in first }
        self.speech = speech
        let known = Self.props(words.props)
        let drawn = Self.drawn(things, besides: known, avoiding: Set(words.avoided), omitting: isVerb)
        // A goat's horns are not trumpets.
        let bodies = Set(words.features)
        let nouns = drawn.filter { !$0.value.isPlural || !bodies.contains($0.key) }
        props = known.merging(nouns) { _, drawn in drawn }
        drawnNouns = Set(nouns.keys)
        thingNames = Dictionary(
            uniqueKeysWithValues: things.all.compactMap { thing in thing.name.map { (thing.nouns[0], $0) } })
        creatures = Self.creatures(words, kinds: kinds, things: things)
        furniture = Set((things.all.filter { $0.surroundings == .indoors } + [.door]).map { $0.nouns[0] })
        mounts = Set(
            things.all.filter { if case .seat? = $0.use { true } else { false } }.map { $0.nouns[0] })
        handheld = Set(words.handheld).union(things.all.filter { $0.hold != nil }.map { $0.nouns[0] })
        uncountable = Set(words.uncountable).union(things.all.filter(\.isUncountable).map { $0.nouns[0] })
        holds = Set(words.holds)
        releases = Set(words.releases)
        themes = Self.allInverted(words.themes).mapValues { $0.compactMap(Theme.init(rawValue:)) }
        avoided = Set(words.avoided)
        notNames = Set(words.notNames)
        sheNames = Set(words.sheNames)
        heNames = Set(words.heNames)
        sizes = Set(words.sizes)
        colours = Set(words.colours)
        garments = Set(words.garments)
        features = Set(words.features)
        featureWords = Set(words.featureWords)
    }

    /// With the nouns of a user's drawings.
    package func with(_ art: ArtFolder) -> PlannerLexicon {
        guard let digest = art.digest else { return self }
        return extended.withLock { extended in
            if let known = extended, known.key == digest { return known.lexicon }
            let lexicon = PlannerLexicon(words: words, things: .with(art))
            extended = (digest, lexicon)
            return lexicon
        }
    }

    func isVerb(_ word: String) -> Bool {
        actions[word] != nil || speech.contains(word) || grammar.verbs.contains(word)
    }

    /// The thing or animal that a picture shows for the word.
    func drawable(_ word: String) -> Prop? { props[word] ?? creatures[word] }

    /// Whether the word only says whose young the next one is: “the lion cub”.
    func isSpecies(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index + 1 < tokens.count, tokens[index].mark == .none, !tokens[index].isPossessive,
            words.youngAnimals.contains(tokens[index + 1].lower), let kind = kinds[tokens[index].lower]
        else { return false }
        return !people.contains(kind)
    }

    /// The thing that two words name: a lunch box is a lunchbox.
    func compound(_ first: String, _ second: String) -> Prop? {
        first.utf8.count > 2 && !grammar.isFunctionWord(first)
            ? props[first.filter { $0 != "-" } + second] : nil
    }

    /// The thing that the word and the one before it name: “a teddy bear”.
    func compound(at index: Int, in tokens: [PlannerToken]) -> Prop? {
        guard index > 0, index < tokens.count, tokens[index - 1].mark == .none else { return nil }
        return compound(tokens[index - 1].lower, tokens[index].lower)
    }

    /// The nouns of the things and animals that a picture shows for a phrase.
    func drawables(in words: [String]) -> [String] {
        words.indices.compactMap { index in
            // “The zebra crossing.”
            if creatures[words[index]] != nil, index + 1 < words.count,
                self.words.sight.heads.contains(words[index + 1])
            {
                return nil
            }
            return (index > 0 ? compound(words[index - 1], words[index]) : nil)?.noun ?? drawable(words[index])?.noun
        }
    }

    /// “A lantern”, “leaves”, “some bread”.
    func phrase(for prop: PageReading.NamedProp) -> String {
        let isOne = !prop.isPlural || uncountable.contains(prop.noun)
        let look = [prop.state, prop.color].compactMap(\.self).joined(separator: " ")
        if isOne { return phrase(for: prop.noun, color: look.isEmpty ? nil : look) }
        let name = EnglishGrammar.plural(of: thingNames[prop.noun] ?? prop.noun)
        return [prop.count, look.isEmpty ? nil : look, name].compactMap(\.self).joined(separator: " ")
    }

    /// Of one thing, by its main noun.
    func phrase(for noun: String, color: String? = nil) -> String {
        let name = [color, thingNames[noun] ?? noun].compactMap(\.self).joined(separator: " ")
        return uncountable.contains(noun) && noun != "fire" ? "some \(name)" : EnglishGrammar.withArticle(name)
    }

    /// Whether the noun at the index is only in a picture or a story: “a picture of a big whale”, “a song about a fox”.
    func isDepicted(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        for before in stride(from: index - 1, through: max(1, index - 4), by: -1) {
            let word = tokens[before].lower
            guard tokens[before].mark == .none else { return false }
            // “Painted a lion”, but not “painted a fence”.
            if ["painted", "paints", "painting"].contains(word) {
                return ["a", "an"].contains(tokens[before + 1].lower) && creatures[tokens[index].lower] != nil
            }
            // “Drew a house.”
            if words.scenes.sketching.contains(word) {
                return ["a", "an"].contains(tokens[before + 1].lower)
                    && !words.scenes.depictions.contains(tokens[index].lower)
                    && !words.scenes.hauled.contains(tokens[index].lower)
            }
            // “One of the apples.”
            if word == "of", tokens[before - 1].lower == "one" { return false }
            if word == "of" || word == "about" { return words.scenes.depictions.contains(tokens[before - 1].lower) }
            guard grammar.determiners.contains(word) || sizes.contains(word) || colours.contains(word) else {
                return false
            }
        }
        return false
    }

    /// Whether a character is a thing that talks, such as a lantern or a star.
    func isThing(_ character: PlannedCharacter) -> Bool { props[character.kind] != nil && kinds[character.kind] == nil }

    /// The figure for a noun: a character's kind, or the thing itself.
    func figure(of noun: String) -> String? { kinds[noun] ?? props[noun]?.noun ?? relatives[noun] }

    /// Whether the noun says what a character is.
    func isKind(_ noun: String) -> Bool { kinds[noun] != nil || relatives[noun] != nil }

    /// The gender that a name and a noun express by themselves.
    func gender(ofName words: [String], noun: String?) -> PlannedCharacter.Gender {
        let kind = noun.flatMap { kinds[$0] } ?? words.first.flatMap { self.words.titles[$0] }
        if let kind, self.words.female.contains(kind) { return .she }
        if let kind, self.words.male.contains(kind) { return .he }
        if let title = words.first.flatMap({ self.words.titles[$0] }), words.count > 1 {
            if self.words.female.contains(title) { return .she }
            if self.words.male.contains(title) { return .he }
        }
        if words.contains(where: sheNames.contains) { return .she }
        return words.contains(where: heNames.contains) ? .he : .unknown
    }

    /// Whether the words are a single first name, without a title.
    func isFirstName(_ words: [String]) -> Bool {
        words.count == 1 && (sheNames.contains(words[0]) || heNames.contains(words[0]))
    }

    func isGrandparent(_ noun: String) -> Bool {
        ["grandmother", "grandfather"].contains(kinds[noun])
    }

    /// Whether the noun is that of a girl or a woman, or of a boy or a man.
    func isGendered(_ noun: String) -> Bool { gender(ofName: [], noun: noun) != .unknown }

    /// The ends of nouns that name only men or only women.
    private static let gendered = [
        "man", "wife", "maid", "ess", "king", "queen", "emperor", "lady", "witch", "wizard", "husband", "father",
        "mother", "ballerina",
    ]

    /// Whether the noun is that of a man or a woman: “the baker”.
    func isTrade(_ noun: String) -> Bool {
        guard let kind = kinds[noun] else { return false }
        return ["man", "woman"].contains(kind) && !words.kin.contains(noun)
            && !Self.gendered.contains(where: noun.hasSuffix)
    }

    func isAdverb(_ word: String) -> Bool {
        word.hasSuffix("ly") || grammar.adverbs.contains(word)
    }

    private static func inverted(_ table: [String: [String]]) -> [String: String] {
        var inverted: [String: String] = [:]
        for (meaning, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words where inverted[word] == nil { inverted[word] = meaning }
        }
        return inverted
    }

    private static func allInverted(_ table: [String: [String]]) -> [String: [String]] {
        var inverted: [String: [String]] = [:]
        for (meaning, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words { inverted[word, default: []].append(meaning) }
        }
        return inverted
    }

    private static func actions(_ table: [String: PlannerWords.Action]) -> [String: Action] {
        var actions: [String: Action] = [:]
        for (base, action) in table.sorted(by: { $0.key < $1.key }) {
            for form in action.forms where actions[form] == nil {
                actions[form] = Action(
                    base: base, pose: action.pose, vividness: action.vividness, needsObject: action.needsObject)
            }
        }
        return actions
    }

    /// The nouns of things with a drawing, except animals, things with an avoided noun, verbs, and nouns that lead to the
    /// same drawing already.
    private static func drawn(
        _ things: ArtCatalog, besides known: [String: Prop], avoiding avoided: Set<String>,
        omitting isOmitted: (String) -> Bool
    ) -> [String: Prop] {
        var drawn: [String: Prop] = [:]
        for thing in things.all where !thing.isAnimal && avoided.isDisjoint(with: thing.nouns) {
            for noun in thing.nouns where !isOmitted(noun) {
                let own = known[noun].flatMap { things.prop(named: $0.noun)?.nouns == thing.nouns ? $0.noun : nil }
                if own == nil { drawn[noun] = Prop(noun: thing.nouns[0], isPlural: false) }
                let plural = thing.isUncountable ? noun : EnglishGrammar.plural(of: noun)
                // “Combs” is a verb, too; as a thing it counts only behind a determiner or number.
                if plural != noun, own == nil || known[plural] == nil {
                    drawn[plural] = Prop(noun: own ?? thing.nouns[0], isPlural: true)
                }
            }
        }
        return drawn
    }

    /// The figure of each noun for a character. Of the nouns that only a drawing has, verbs and relatives are not among
    /// them: Mr. Crane is no bird.
    private static func kinds(
        _ words: PlannerWords, things: ArtCatalog, omitting isVerb: (String) -> Bool
    ) -> [String: String] {
        var kinds: [String: String] = [:]
        let others = Set(words.avoided).union(words.relatives.values.joined())
        for figure in things.figures.dropFirst(Figure.people.count) {
            for noun in figure.nouns where kinds[noun] == nil && !others.contains(noun) && !isVerb(noun) {
                kinds[noun] = figure.nouns[0]
            }
        }
        let own = things.ownFigures.flatMap { figure in figure.drawing.nouns.map { ($0, figure.drawing.nouns[0]) } }
        return kinds.merging(inverted(words.kinds)) { _, listed in listed }.merging(own) { _, own in own }
    }

    private static func creatures(
        _ words: PlannerWords, kinds: [String: String], things: ArtCatalog
    ) -> [String: Prop] {
        let people = Set(words.people)
        let animals = kinds.filter { !people.contains($0.value) }.map(\.key)
        var creatures: [String: Prop] = [:]
        let drawn = things.all.filter(\.isAnimal).flatMap(\.nouns)
        for noun in Set(animals + words.pictures.creatures + drawn).sorted() {
            creatures[noun] = Prop(noun: noun, isPlural: false)
            let plural = EnglishGrammar.plural(of: noun)
            if plural != noun { creatures[plural] = Prop(noun: noun, isPlural: true) }
        }
        return creatures
    }

    private static func props(_ table: [String: [String]]) -> [String: Prop] {
        var props: [String: Prop] = [:]
        for (noun, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words where props[word] == nil {
                let isPlural = word != noun && word.hasSuffix("s") && words.contains(String(word.dropLast()))
                props[word] = Prop(noun: noun, isPlural: isPlural || word == EnglishGrammar.plural(of: noun))
            }
        }
        return props
    }
}
