import Domain

extension StoryPlan {
    /// The plan with other facts about its characters; nil if it lacks a character, or if one has no facts any more.
    /// Then the story is planned again. `described` has the looks that follow from the facts.
    ///
    /// A panel changes only if a character with another look is in it.
    func recast(to cast: [CharacterFacts], described: [StoryCharacter]) -> StoryPlan? {
        var plan = self
        for index in characters.indices {
            guard let before = characters[index].given else { continue }
            guard cast.contains(where: { $0.isSameCharacter(as: before) }) else { return nil }
        }
        for facts in cast {
            guard
                let index = characters.firstIndex(where: { facts.isNamed(by: $0.name) }),
                let look = described.first(where: { $0.given == facts })
            else { return nil }
            let before = characters[index]
            plan.characters[index].kind = look.kind
            plan.characters[index].appearance = look.appearance
            plan.characters[index].given = facts
            plan.name(before.given?.kind ?? before.kind, as: facts.kind, inPanelsWith: before.id)
        }
        return plan
    }

    /// Puts the new kind of a character in the place of its old kind, where directions and text alternatives name it.
    private mutating func name(_ old: String, as new: String?, inPanelsWith character: String) {
        guard let new, new != old else { return }
        for page in pages.indices {
            for panel in pages[page].panels.indices
            where pages[page].panels[panel].cast.contains(where: { $0.character == character }) {
                pages[page].panels[panel].direction.replaceWord(old, with: new)
                pages[page].panels[panel].alt.replaceWord(old, with: new)
            }
        }
    }
}

extension String {
    /// Replaces a whole word with its indefinite article. A text that would be too long for a page spec stays.
    fileprivate mutating func replaceWord(_ old: String, with new: String) {
        var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for index in words.indices {
            let letters = words[index].trimmingPrefix { !$0.isLetter }
            guard letters.lowercased().hasPrefix(old.lowercased()),
                letters.dropFirst(old.count).first?.isLetter != true
            else { continue }
            words[index] = words[index].prefix(words[index].count - letters.count) + new + letters.dropFirst(old.count)
            guard index > 0, ["a", "an"].contains(words[index - 1].lowercased()) else { continue }
            let article = "aeiou".contains(new.first ?? "x") ? "an" : "a"
            words[index - 1] =
                words[index - 1].first == "A" ? article.prefix(1).uppercased() + article.dropFirst() : article
        }
        let replaced = words.joined(separator: " ")
        if replaced.unicodeScalars.count <= max(240, unicodeScalars.count) { self = replaced }
    }
}
