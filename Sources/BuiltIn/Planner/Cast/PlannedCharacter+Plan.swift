import Domain

/// The cast of a plan, as far as the planner can find it in a text.
extension [StoryCharacter] {
    /// A plan names a character without a name by its kind, “Fox”. A kind means one character only if no other in the
    /// cast has it.
    func planned(_ lexicon: PlannerLexicon) -> [PlannedCharacter] {
        let kinds = map { $0.kind.lowercaseWords.last ?? $0.kind }
        return zip(self, kinds).map { character, kind in
            let name = character.name.lowercaseWords
            let isUnnamed = name.count == 1 && lexicon.figure(of: name[0]) != nil
            let body = character.appearance.lowercaseWords.prefix { $0 != "with" }
            let called = ([kind] + name + body).filter { lexicon.figure(of: $0) == lexicon.figure(of: kind) }
            let isOnlyOne = kinds.count { $0 == kind } == 1
            var nouns: [String] = []
            for noun in called where lexicon.figure(of: noun) != nil && (isOnlyOne || noun != kind || isUnnamed) {
                if !nouns.contains(noun) { nouns.append(noun) }
            }
            var planned = PlannedCharacter(
                name: character.name, kind: lexicon.figure(of: kind) ?? kind,
                gender: lexicon.gender(ofName: name, noun: kind), names: name.isEmpty ? [] : [name], nouns: nouns,
                isUnnamed: isUnnamed && !character.appearance.isEmpty,
                isPerson: lexicon.people.contains(lexicon.figure(of: kind) ?? kind), adjectives: [], firstMention: 0,
                mentions: 0)
            planned.groupNouns = [kind]
            planned.appearance = character.appearance
            planned.id = character.id
            if let facts = character.given { planned.bind(to: facts, lexicon) }
            return planned
        }
    }
}
