/// Finds the characters that a plural means, “the three bears”. Creates characters for a group whose members have no
/// other name.
struct GroupFinder {
    /// The largest number of group members that are created.
    private static let drawn = 3

    let lexicon: PlannerLexicon
    let groups: [String: CastTally.Group]

    func addGroups(to characters: inout [PlannedCharacter]) {
        let hasPeople = characters.contains { $0.isPerson && !$0.isUnnamed }
        let hasChildren = characters.contains { ["girl", "boy"].contains($0.kind) }
        for (noun, group) in groups.sorted(by: { ($0.value.firstMention, $0.key) < ($1.value.firstMention, $1.key) }) {
            let members = characters.indices.filter {
                (isMember(characters[$0], of: noun)
                    || noun == "child" && !hasChildren && isYoung(characters[$0], among: characters))
                    && (!group.isNew || characters[$0].firstMention > group.firstMention)
            }
            for index in members { characters[index].groupNouns.append(noun) }
            // “The children clapped.”
            let usual = noun == "twin" ? 2 : Self.drawn
            let wanted = min(group.number == 0 && group.deeds > 0 ? usual : group.number, usual)
            // “The hens hid. The smallest hen peeped.”
            let isOneOfThem = members.count == 1 && characters[members[0]].isUnnamed && group.deeds > 0
            guard group.mentions > 1 || group.deeds > 0, let kind = lexicon.kinds[noun],
                members.isEmpty || isOneOfThem, wanted > 1,
                !hasPeople || group.deeds > 0 || !lexicon.people.contains(kind)
            else { continue }
            for ordinal in lexicon.words.ordinals.prefix(wanted).dropFirst(members.count) {
                characters.append(
                    PlannedCharacter(
                        name: "\(EnglishGrammar.capitalised(ordinal)) \(EnglishGrammar.capitalised(noun))", kind: kind,
                        gender: .unknown, names: [], nouns: [], groupNouns: [noun], isUnnamed: true,
                        isPerson: lexicon.people.contains(kind), adjectives: [], firstMention: group.firstMention,
                        mentions: group.mentions))
            }
        }
    }

    /// “The two children” of Mama Squirrel.
    private func isYoung(_ character: PlannedCharacter, among characters: [PlannedCharacter]) -> Bool {
        let isKin = { (other: PlannedCharacter) in
            (other.nouns + other.names.joined()).contains(where: lexicon.kin.contains)
        }
        return !character.isPerson && !character.isUnnamed && !isKin(character)
            && characters.contains { isKin($0) && $0.kind == character.kind }
    }

    private func isMember(_ character: PlannedCharacter, of noun: String) -> Bool {
        // “Tom and Tilly … the twins.”
        if noun == "child" || noun == "twin" { return character.kind == "girl" || character.kind == "boy" }
        guard !character.nouns.contains(noun) else { return true }
        // Papa is not one of the men.
        let words = character.nouns + character.names.joined()
        if ["man", "woman"].contains(noun), words.contains(where: lexicon.kin.contains) {
            return false
        }
        let isWhole = noun == lexicon.kinds[noun] || lexicon.kin.contains(noun)
        return isWhole && character.kind == lexicon.kinds[noun] && !character.isNarrator
    }
}
