import Domain

/// The main character of a story: name, kind, and a gender that does not change.
struct Hero {
    typealias Pronouns = CharacterFacts.Pronouns

    /// The grammatical gender, as the forms of templates have it.
    enum Gender: Int {
        case masculine, feminine, neuter
    }

    /// What plots may ask of a hero.
    enum Group: String, CaseIterable {
        case child, person, animal, bird, water, machine
    }

    let name: String
    let kind: String
    let groups: Set<Group>
    let gender: Gender
    let slots: [String: String]

    /// `words` are those of the story's language, `english` those of English, which have the names.
    init(parameters: StoryParameters, words: PlotFile, english: PlotFile, random: inout SeededGenerator) {
        let name = Self.insideASentence(parameters.hero.whiteSpaceFolded)
        let given = parameters.kind.map { $0.whiteSpaceFolded.lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
        let animals = words.words(.heroes).isEmpty ? english.words(.heroes) : words.words(.heroes)
        let animal = animals.isEmpty ? "fox" : random.pick(animals)
        // A character of a cast is the same in all stories.
        let isOfCast = parameters.facts != nil
        let kind = given ?? (parameters.theme == .animals && !isOfCast ? animal : "child")
        let groups = Self.groups(of: kind, words, english)
        let pronouns =
            parameters.facts?.pronouns
            ?? Self.pronouns(name: name, kind: kind, isChild: groups.contains(.child), english)
        self.name = name
        self.kind = kind
        self.groups = groups
        guard words.language != english.language else {
            gender =
                switch pronouns {
                case .he: .masculine
                case .she: .feminine
                case .they, .it: .neuter
                }
            slots = Self.english(name, kind, pronouns, parameters, isChild: groups.contains(.child), &random)
            return
        }
        let known = Self.forms(of: kind, pronouns, in: words)
        gender =
            switch parameters.facts?.pronouns {
            case .he: .masculine
            case .she: .feminine
            case .they, .it: .neuter
            case nil: known?.gender ?? (pronouns == .she ? .feminine : .masculine)
            }
        let forms = known?.forms ?? [given ?? kind]
        slots = ["hero": name, "heroKind": forms[0], "heroKind accusative": forms[forms.count - 1]]
    }

    private static func english(
        _ name: String, _ kind: String, _ pronouns: Pronouns, _ parameters: StoryParameters, isChild: Bool,
        _ random: inout SeededGenerator
    ) -> [String: String] {
        // The cast's own: always the same for a name and a kind.
        var own = SeededGenerator(seed: StableHash(of: name, kind).value)
        func pick(_ choices: [String]) -> String {
            let choice = random.pick(choices)
            return parameters.facts == nil ? choice : own.pick(choices)
        }
        let colour = pick(["red", "yellow", "green", "blue", "orange", "purple"])
        let clothing = pick(
            isChild ? ["raincoat", "jumper", "coat", "hat", "scarf"] : ["scarf", "cap", "waistcoat", "hat"])
        let garment = parameters.facts?.clothes ?? EnglishGrammar.withArticle("\(colour) \(clothing)")
        let size = pick(
            isChild ? ["small", "cheerful", "quiet", "lively"] : ["small", "young", "little", "cheerful"])
        let ownNoun = kind == "child" || kind == "kid" ? childNoun(pronouns) : kind
        // Without a size if the cast says how the hero looks.
        let noun = EnglishGrammar.withArticle(parameters.facts?.looks == nil ? "\(size) \(ownNoun)" : ownNoun)
        let words: [String] =
            switch pronouns {
            case .she: ["she", "her", "her", "herself", "was"]
            case .he: ["he", "him", "his", "himself", "was"]
            case .they: ["they", "them", "their", "themself", "were"]
            case .it: ["it", "it", "its", "itself", "was"]
            }
        return [
            "hero": name, "heroKind": "\(noun) in \(garment)", "heroNoun": noun, "garment": garment, "he": words[0],
            "He": EnglishGrammar.capitalised(words[0]), "him": words[1], "his": words[2],
            "His": EnglishGrammar.capitalised(words[2]), "himself": words[3], "was": words[4],
        ]
    }

    /// Changes “The” to “the” at the start of a name: `the Little Prince`. ``StoryProse`` adds the capital at the start
    /// of a sentence.
    private static func insideASentence(_ name: String) -> String {
        name.hasPrefix("The ") ? "the " + name.dropFirst(4) : name
    }

    /// The groups that have a word of the kind. What is in none is an animal.
    private static func groups(of kind: String, _ words: PlotFile, _ english: PlotFile) -> Set<Group> {
        let own = Set(kind.split(separator: " ").map(String.init))
        // In another language, the English names of the kind count, too.
        let names = own.union(words.kinds.first { $0.names.contains(kind) }?.names ?? [])
        let found = Group.allCases.filter { group in
            PlotFile.Part(rawValue: group.rawValue).map { !names.isDisjoint(with: english.words($0)) } ?? false
        }
        var groups = Set(found)
        if groups.contains(.child) { groups.insert(.person) }
        if groups.isDisjoint(with: [.person, .machine]) { groups.insert(.animal) }
        return groups
    }

    private static func forms(of kind: String, _ pronouns: Pronouns, in words: PlotFile) -> PlotFile.Kind? {
        let isChild = kind == "child" || kind == "kid"
        let wanted = isChild ? Self.childNoun(pronouns) : kind
        return words.kinds.first { $0.names.contains(wanted) } ?? words.kinds.first { $0.names.contains(kind) }
    }

    /// A child is `they` if the name does not indicate a gender. An animal is always `she` or `he`.
    private static func pronouns(name: String, kind: String, isChild: Bool, _ english: PlotFile) -> Pronouns {
        let words = name.lowercased().split { " .".contains($0) }.map(String.init)
        let (she, he) = (Set(english.words(.she)), Set(english.words(.he)))
        for word in [kind] + words {
            if she.contains(word) { return .she }
            if he.contains(word) { return .he }
        }
        if isChild { return .they }
        return StableHash(of: words.first ?? "").value % 2 == 0 ? .she : .he
    }

    private static func childNoun(_ pronouns: Pronouns) -> String {
        switch pronouns {
        case .she: "girl"
        case .he: "boy"
        case .they, .it: "child"
        }
    }
}
