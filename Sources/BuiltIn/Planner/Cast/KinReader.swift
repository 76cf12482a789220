/// Gives kin the kind of their owner: the mother of a fox is a fox.
struct KinReader {
    let lexicon: PlannerLexicon
    let tally: CastTally

    func giveKinTheirKind(_ characters: inout [PlannedCharacter]) {
        for index in characters.indices where isKin(characters[index]) && characters[index].isPerson {
            let noun = characters[index].nouns.first { lexicon.kinds[$0] != nil && !lexicon.kin.contains($0) }
            guard noun == nil, let kind = kindOfOwner(of: characters[index], among: characters) else { continue }
            characters[index].kind = kind
            characters[index].isPerson = false
        }
    }

    /// In a story with Hazel Fox, Father Fox and no people, Rusty is a fox.
    func giveFamilyItsKind(_ characters: inout [PlannedCharacter]) {
        let isOpen = { (character: PlannedCharacter) in
            character.isPerson && !character.isUnnamed && character.nouns.isEmpty && character.given == nil
                && character.names.allSatisfy { $0.count == 1 && lexicon.kinds[$0[0]] == nil }
        }
        let animals = characters.filter { !$0.isPerson && !$0.isUnnamed && lexicon.words.looks[$0.kind] != nil }
        guard let hero = characters.filter({ !$0.isUnnamed }).min(by: { $0.firstMention < $1.firstMention }),
            animals.contains(where: { $0.kind == hero.kind && isKin($0) }),
            animals.count(where: { $0.kind == hero.kind }) > 1,
            characters.allSatisfy({ !$0.isPerson || isOpen($0) || isKin($0) })
        else { return }
        for index in characters.indices where isOpen(characters[index]) && !isKin(characters[index]) {
            (characters[index].kind, characters[index].isPerson) = (hero.kind, false)
        }
    }

    private func isKin(_ character: PlannedCharacter) -> Bool {
        (character.nouns + character.names.flatMap { $0 }).contains(where: lexicon.kin.contains)
    }

    /// The kind of the owner. If the text names no owner, it is the hero, unless the story has people with names.
    private func kindOfOwner(of character: PlannedCharacter, among characters: [PlannedCharacter]) -> String? {
        let keys = character.nouns + character.names.map { $0.joined(separator: " ") }
        let relatives = keys.compactMap { tally.entry($0)?.kinOf }.joined().compactMap { key in
            characters.first { $0.nouns.contains(key) || $0.names.contains(key.split(separator: " ").map(String.init)) }
        }
        // “The baby whale lost its mother”: the owner is a whale.
        let owners = relatives.filter { owner in
            owner.name != character.name && (!isKin(owner) || owner.nouns.contains { !lexicon.kin.contains($0) })
        }
        if !owners.isEmpty {
            let animals = owners.filter { !$0.isPerson && lexicon.words.looks[$0.kind] != nil }
            return animals.count * 2 > owners.count ? animals[0].kind : nil
        }
        let others = characters.filter { !isKin($0) }
        let hasNamedPerson = characters.contains {
            $0.isPerson && !$0.isUnnamed && !$0.names.joined().contains(where: lexicon.kin.contains)
        }
        guard !hasNamedPerson,
            let hero = others.max(by: { ($0.mentions, $1.firstMention) < ($1.mentions, $0.firstMention) })
        else { return nil }
        // “Her grandson Tom built a snowman.”
        let isPerson =
            lexicon.words.kinless.contains(hero.kind)
            || lexicon.words.pets.contains(hero.kind)
                && (character.nouns + character.names.joined()).contains(where: lexicon.isGrandparent)
            || hero.isUnnamed
                && character.names.joined().contains { lexicon.sheNames.contains($0) || lexicon.heNames.contains($0) }
        return hero.isPerson || isPerson ? nil : hero.kind
    }
}
