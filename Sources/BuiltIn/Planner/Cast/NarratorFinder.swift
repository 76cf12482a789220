/// Creates a character for “I” if a character in the story narrates it.
struct NarratorFinder {
    /// What the story says about its narrator.
    struct Voice {
        var mentions = 0
        var firstMention = 0
        var noun: String?
        var name: String?
        var adjectives: [String] = []

        /// Reads “I am a small robot.” and “My name is Bolt.”
        mutating func read(_ tokens: [PlannerToken], place: (Int) -> Int, names: NameReader, lexicon: PlannerLexicon) {
            for index in tokens.indices where !tokens[index].isQuoted {
                if tokens[index].word == "I" || tokens[index].word.hasPrefix("I'") {
                    mentions += 1
                    if mentions == 1 { firstMention = place(index) }
                    if noun == nil { readNoun(behind: index, in: tokens, lexicon: lexicon) }
                } else if tokens[index].lower == "my", index + 3 < tokens.count, tokens[index + 1].lower == "name",
                    lexicon.grammar.copulas.contains(tokens[index + 2].lower), names.isNamePart(tokens[index + 3])
                {
                    name = tokens[index + 3].word
                }
            }
        }

        private mutating func readNoun(behind index: Int, in tokens: [PlannerToken], lexicon: PlannerLexicon) {
            guard index + 2 < tokens.count, lexicon.grammar.copulas.contains(tokens[index + 1].lower) else { return }
            let behind = tokens[(index + 2)...].prefix(4)
            guard ["a", "an"].contains(behind.first?.lower),
                let found = behind.first(where: { lexicon.kinds[$0.lower] != nil })
            else { return }
            noun = found.lower
            adjectives = behind.map(\.lower).filter { lexicon.sizes.contains($0) || lexicon.colours.contains($0) }
        }
    }

    struct Narrator {
        var character: PlannedCharacter

        /// Marks a character that was already found as the narrator, because it has the narrator's name.
        func merge(into found: inout PlannedCharacter) {
            found.isNarrator = true
            found.kind = character.kind
            found.isPerson = character.isPerson
            found.mentions += character.mentions
            found.firstMention = min(found.firstMention, character.firstMention)
            for noun in character.nouns where !found.nouns.contains(noun) { found.nouns.append(noun) }
        }
    }

    let lexicon: PlannerLexicon
    let voice: Voice

    func narrator() -> Narrator? {
        guard voice.mentions > 2 else { return nil }
        let noun = voice.noun ?? "child"
        let kind = lexicon.kinds[noun] ?? "girl"
        return Narrator(
            character: PlannedCharacter(
                name: voice.name ?? EnglishGrammar.capitalised(noun), kind: kind, gender: .unknown,
                names: voice.name.map { [[$0.lowercased()]] } ?? [], nouns: voice.noun.map { [$0] } ?? [],
                isUnnamed: voice.name == nil, isPerson: lexicon.people.contains(kind), adjectives: voice.adjectives,
                firstMention: voice.firstMention, mentions: voice.mentions, isNarrator: true))
    }
}
