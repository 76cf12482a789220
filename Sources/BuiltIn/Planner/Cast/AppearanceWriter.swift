import Domain

/// Gives each character a look that stays the same. The look is what the text says; the rest is chosen by a hash of
/// title and name, or of the name alone for a character of a cast, who looks the same in all stories.
struct AppearanceWriter {
    /// Unicode scalars in an appearance.
    private static let limit = 160

    let lexicon: PlannerLexicon
    let title: String
    /// By index in the cast.
    let described: [Int: LooksReader.DescribedLook]

    /// The appearances in the order of the cast. No two characters wear the same colour until all colours are used.
    func appearances(of cast: [PlannedCharacter]) -> [String] {
        var used = cast.indices.compactMap { described[$0]?.garment?.split(separator: " ").first.map(String.init) }
        var usedLooks: Set<String> = []
        return cast.enumerated().map { index, character in
            let described = described[index] ?? LooksReader.DescribedLook()
            let look = look(of: character, used: &usedLooks)
            let garment = garment(for: character, described: described.garment, used: &used)
            let text = EnglishGrammar.withArticle(body(of: character, look: look, color: described.color))
            let invented = feature(of: look, for: character).split(separator: " and ").map(String.init)
            let body = described.features.isEmpty ? invented : described.features.map(withArticle(feature:))
            if let given = character.given, let looks = given.looks {
                let kind = EnglishGrammar.withArticle(given.kind ?? noun(of: character) ?? character.kind)
                let clothes = given.clothes ?? garment
                return "\(kind), \(looks)\(clothes.map { ", in \($0)" } ?? "")"
            }
            let features = body + [character.given?.clothes ?? garment].compactMap(\.self)
            let whole = features.isEmpty ? text : "\(text) with \(features.listed)"
            return whole.unicodeScalars.count <= Self.limit
                ? whole : "\(text)\(features.last.map { " with \($0)" } ?? "")"
        }
    }

    /// The hair of old people is grey.
    private func feature(of look: PlannerWords.Look?, for character: PlannedCharacter) -> String {
        let feature = look?.feature ?? ""
        guard character.isPerson, character.adjectives.contains("old") else { return feature }
        let words = feature.split(separator: " ")
        guard let hair = words.firstIndex(of: "hair"), hair > 0 else { return feature }
        return (words[..<(hair - 1)] + ["grey"] + words[hair...]).joined(separator: " ")
    }

    /// The words before the noun and the noun: `small red fox`, `old woman`.
    private func body(of character: PlannedCharacter, look: PlannerWords.Look?, color: String?) -> String {
        let looks = looks(of: character)
        let isYoung = (character.nouns + character.groupNouns).contains {
            lexicon.words.youngAnimals.contains($0) && lexicon.words.looks[$0] == nil
        }
        let size =
            character.adjectives.first(where: lexicon.sizes.contains)
            ?? (isYoung ? nil : looks.flatMap { pick($0.sizes, for: character, "size") })
        var colour = character.adjectives.first(where: lexicon.colours.contains) ?? color
        if colour == nil, let look, !look.colour.isEmpty { colour = look.colour }
        if character.isPerson { colour = nil }
        return [size, colour, character.given?.kind ?? noun(of: character) ?? character.kind].compactMap(\.self).joined(
            separator: " ")
    }

    /// No two characters of a kind look alike until all looks are used.
    private func look(of character: PlannedCharacter, used: inout Set<String>) -> PlannerWords.Look? {
        guard let all = looks(of: character)?.looks else { return nil }
        let free = all.filter { !used.contains(character.kind + $0.feature) }
        let look = pick(free.isEmpty ? all : free, for: character, "look")
        if let look { used.insert(character.kind + look.feature) }
        return look
    }

    /// The looks for the noun in the text, `goat`, otherwise the looks for its figure. Most animals have their own colours
    /// only: a zebra is never brown.
    private func looks(of character: PlannedCharacter) -> PlannerWords.Looks? {
        noun(of: character).flatMap { lexicon.words.looks[$0] } ?? lexicon.words.looks[character.kind]
            ?? lexicon.words.looks[lexicon.isThing(character) ? "thing" : "animal"]
    }

    /// The text's own noun for the character's figure.
    func noun(of character: PlannedCharacter) -> String? {
        // “Lion cub.”
        if let young = character.nouns.first, lexicon.words.youngAnimals.contains(young),
            lexicon.figure(of: young) != character.kind
        {
            return "\(character.kind) \(young)"
        }
        // “Three owlets.”
        if let young = character.groupNouns.first(where: lexicon.words.youngAnimals.contains) { return young }
        return character.nouns.first { noun in
            let isOfKind =
                lexicon.figure(of: noun) == character.kind
                || lexicon.isTrade(noun) && ["man", "woman"].contains(character.kind)
            return isOfKind && !lexicon.kin.contains(noun)
        }
    }

    private func garment(for character: PlannedCharacter, described: String?, used: inout [String]) -> String? {
        if let described { return withArticle(garment: described) }
        guard let garments = looks(of: character)?.garments, let garment = pick(garments, for: character, "garment")
        else { return nil }
        let free = lexicon.words.garmentColours.filter { !used.contains($0) }
        guard let colour = pick(free.isEmpty ? lexicon.words.garmentColours : free, for: character, "colour") else {
            return nil
        }
        used.append(colour)
        return withArticle(garment: "\(colour) \(garment)")
    }

    private func withArticle(feature: String) -> String {
        let noun = feature.split(separator: " ").last.map(String.init) ?? feature
        return lexicon.words.singleFeatures.contains(noun) && feature != noun
            ? EnglishGrammar.withArticle(feature) : feature
    }

    private func withArticle(garment: String) -> String {
        let noun = garment.split(separator: " ").last.map(String.init) ?? garment
        return lexicon.words.pluralGarments.contains(noun) ? garment : EnglishGrammar.withArticle(garment)
    }

    private func pick<Element>(_ choices: [Element], for character: PlannedCharacter, _ aspect: String) -> Element? {
        guard !choices.isEmpty else { return nil }
        let hash = StableHash(of: character.given == nil ? title : "", character.name, aspect).value
        return choices[Int(hash % UInt64(choices.count))]
    }
}
