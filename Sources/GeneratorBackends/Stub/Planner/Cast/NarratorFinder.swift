/// Makes a character of the one who says “I”, where somebody in the story tells it.
struct NarratorFinder {
    /// What the story lets out about who tells it.
    struct Voice {
        var mentions = 0
        var firstMention = 0
        var noun: String?
        var name: String?
        var adjectives: [String] = []
    }

    struct Narrator {
        var character: PlannedCharacter

        /// The name that the story tells belongs to someone who was found already.
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
