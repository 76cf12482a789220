import Domain

/// The main character of a story: name, kind, and a pronoun that does not change.
struct Hero {
    typealias Pronoun = CharacterFacts.Pronouns

    let name: String
    let pronoun: Pronoun
    /// `small fox`; without a size if the cast says how the hero looks.
    private let noun: String
    /// `a green scarf`.
    private let garment: String

    init(parameters: StoryParameters, random: inout SeededGenerator) {
        name = Self.insideASentence(parameters.hero.whiteSpaceFolded)
        let given = parameters.kind.map { $0.whiteSpaceFolded.lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
        let animal = random.pick(["fox", "rabbit", "bear", "mouse", "badger", "squirrel", "cat", "otter"])
        // A character of a cast is the same in all stories.
        let isOfCast = parameters.facts != nil
        let kind = given ?? (parameters.theme == .animals && !isOfCast ? animal : "child")
        let isChild = ["child", "girl", "boy", "kid", "daughter", "son", "princess", "prince"].contains(kind)
        pronoun = parameters.facts?.pronouns ?? Self.pronoun(name: name, kind: kind, isChild: isChild)
        var own = SeededGenerator(seed: StableHash(of: name, kind).value)
        func pick(_ choices: [String]) -> String {
            let choice = random.pick(choices)
            return isOfCast ? own.pick(choices) : choice
        }
        let colour = pick(["red", "yellow", "green", "blue", "orange", "purple"])
        let clothing = pick(
            isChild ? ["raincoat", "jumper", "coat", "hat", "scarf"] : ["scarf", "cap", "waistcoat", "hat"])
        garment = parameters.facts?.clothes ?? EnglishGrammar.withArticle("\(colour) \(clothing)")
        let size = pick(
            isChild ? ["small", "cheerful", "quiet", "lively"] : ["small", "young", "little", "cheerful"])
        let ownNoun = kind == "child" || kind == "kid" ? Self.childNoun(pronoun) : kind
        noun = parameters.facts?.looks == nil ? "\(size) \(ownNoun)" : ownNoun
    }

    /// `a small fox in a green scarf`.
    var introduction: String { "\(EnglishGrammar.withArticle(noun)) in \(garment)" }

    var slots: [String: String] {
        let words: [String] =
            switch pronoun {
            case .she: ["she", "her", "her", "herself", "was"]
            case .he: ["he", "him", "his", "himself", "was"]
            case .they: ["they", "them", "their", "themself", "were"]
            case .it: ["it", "it", "its", "itself", "was"]
            }
        return [
            "hero": name, "heroKind": introduction, "heroNoun": EnglishGrammar.withArticle(noun),
            "garment": garment, "he": words[0],
            "He": EnglishGrammar.capitalised(words[0]), "him": words[1], "his": words[2],
            "His": EnglishGrammar.capitalised(words[2]), "himself": words[3], "was": words[4],
        ]
    }

    /// Changes “The” to “the” at the start of a name: `the Little Prince`. ``StoryProse`` adds the capital at the start
    /// of a sentence.
    private static func insideASentence(_ name: String) -> String {
        name.hasPrefix("The ") ? "the " + name.dropFirst(4) : name
    }

    /// A child is `they` if the name does not indicate a gender. An animal is always `she` or `he`.
    private static func pronoun(name: String, kind: String, isChild: Bool) -> Pronoun {
        let words = name.lowercased().split { " .".contains($0) }.map(String.init)
        if sheKinds.contains(kind) || words.contains(where: sheKinds.contains) { return .she }
        if heKinds.contains(kind) || words.contains(where: heKinds.contains) { return .he }
        let first = words.first ?? ""
        if sheNames.contains(first) { return .she }
        if heNames.contains(first) { return .he }
        if isChild { return .they }
        return StableHash(of: first).value % 2 == 0 ? .she : .he
    }

    private static func childNoun(_ pronoun: Pronoun) -> String {
        switch pronoun {
        case .she: "girl"
        case .he: "boy"
        case .they, .it: "child"
        }
    }

    private static let sheKinds = words(
        """
        girl daughter sister mother grandmother grandma granny nana mama mum mummy mom aunt auntie princess queen lady
        miss mrs ms woman witch hen cow ewe mare vixen lioness
        """)
    private static let heKinds = words(
        """
        boy son brother father grandfather grandpa grandad papa dad daddy uncle prince king lord sir mr mister man
        wizard rooster cockerel bull ram stallion
        """)
    private static let sheNames = words(
        """
        ada agnes aisha alice amelia amina amy anna annie astrid ava bea beatrice bella bess bessie betty carla
        charlotte chloe clara daisy dora edith elena elif eliza elizabeth ella elsa emily emma esme eva eve fatima
        flora freya grace greta hana hannah hazel heidi helen ida ines ingrid iris isabel isla ivy jane jasmine josie
        julia juno kate layla lara laura leila lena lily lina lola lotte lottie lucy luna mabel maja maria martha mary
        matilda maud maya mei mia mila mira molly nadia nell nella nellie nina nora olive olivia ophelia paula pearl penny
        petra poppy priya rosa rosalind rose rosie ruby sara sarah signe sofia sophia sophie stella suki tilda tilly
        tina uma ursula vera violet yara zainab zara zelda zoe
        """)
    private static let heNames = words(
        """
        abel adam albert alfie alfred ali amir anders anton archie arlo arthur basil ben bertie billy boris bruno
        caspar charlie daniel david diego edgar edward elias emil emre ernest ezra felix finn francis frank fred
        freddie gabriel george gus hamid hans harold harry hassan henrik henry hugo igor isaac ivan jack jacob jakob
        james jan jasper jens joe john jonas joseph karim karl kenji kofi lars leo leon lewis liam linus louis luca
        lucas luke magnus mark martin mateo matt matthew max michael miguel milo mustafa nathan ned nico nils noah
        oliver omar oscar oskar otto pablo paul pedro percy peter philip rafael ralph ravi robert robin rupert sam
        samuel sebastian simon stanley stefan sven theo theodore thomas tim tobias toby tom tomas tomás victor viktor
        wilbur wilfred will william yusuf ümit
        """)

    private static func words(_ list: String) -> Set<String> {
        Set(list.whiteSpaceFolded.split(separator: " ").map(String.init))
    }
}
