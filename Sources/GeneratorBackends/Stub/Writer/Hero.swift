import Domain

/// Whom a story is about: name, kind and the pronoun that stays the same throughout.
struct Hero {
    enum Pronoun {
        case she, he, they
    }

    let name: String
    let pronoun: Pronoun
    /// `a small fox in a green scarf`.
    let introduction: String

    init(parameters: StoryParameters, random: inout SeededGenerator) {
        name = parameters.hero.whiteSpaceFolded
        let given = parameters.kind.map { $0.whiteSpaceFolded.lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
        let animal = random.pick(["fox", "rabbit", "bear", "mouse", "badger", "squirrel", "cat", "otter"])
        let kind = given ?? (parameters.theme == .animals ? animal : "child")
        let isChild = ["child", "girl", "boy", "kid", "daughter", "son", "princess", "prince"].contains(kind)
        pronoun = Self.pronoun(name: name, kind: kind, isChild: isChild)
        let noun = kind == "child" || kind == "kid" ? Self.childNoun(pronoun) : kind
        introduction = Self.introduction(noun: noun, isChild: isChild, random: &random)
    }

    var slots: [String: String] {
        let words: [String] =
            switch pronoun {
            case .she: ["she", "her", "her", "herself", "was"]
            case .he: ["he", "him", "his", "himself", "was"]
            case .they: ["they", "them", "their", "themself", "were"]
            }
        return [
            "hero": name, "heroKind": introduction, "he": words[0], "He": EnglishGrammar.capitalised(words[0]),
            "him": words[1], "his": words[2], "His": EnglishGrammar.capitalised(words[2]), "himself": words[3],
            "was": words[4],
        ]
    }

    /// A child whose name tells nothing is `they`; an animal is one or the other.
    private static func pronoun(name: String, kind: String, isChild: Bool) -> Pronoun {
        if ["girl", "daughter", "princess", "queen", "woman", "hen", "cow", "vixen"].contains(kind) { return .she }
        if ["boy", "son", "prince", "king", "man", "rooster", "bull"].contains(kind) { return .he }
        let first = String(name.prefix { $0 != " " }).lowercased()
        if sheNames.contains(first) { return .she }
        if heNames.contains(first) { return .he }
        if isChild { return .they }
        return StableHash(of: first).value % 2 == 0 ? .she : .he
    }

    private static func childNoun(_ pronoun: Pronoun) -> String {
        switch pronoun {
        case .she: "girl"
        case .he: "boy"
        case .they: "child"
        }
    }

    private static func introduction(noun: String, isChild: Bool, random: inout SeededGenerator) -> String {
        let colour = random.pick(["red", "yellow", "green", "blue", "orange", "purple"])
        let garment = random.pick(
            isChild ? ["raincoat", "jumper", "coat", "hat", "scarf"] : ["scarf", "cap", "waistcoat", "hat"])
        let size = random.pick(
            isChild ? ["small", "cheerful", "quiet", "lively"] : ["small", "young", "little", "cheerful"])
        return "a \(size) \(noun) in \(EnglishGrammar.withArticle("\(colour) \(garment)"))"
    }

    private static let sheNames: Set<String> = [
        "mira", "anna", "ella", "emma", "lily", "lucy", "mia", "nora", "olivia", "rosa", "rose", "ruby", "sara",
        "sarah",
        "sophie", "zoe", "ada", "alice", "amy", "ava", "bella", "clara", "daisy", "eva", "grace", "hana", "hannah",
        "ida",
        "isla", "ivy", "jane", "julia", "kate", "lara", "laura", "lena", "lina", "lola", "lotte", "luna", "maja",
        "maria",
        "mary", "maya", "mila", "molly", "nina", "nell", "olive", "poppy", "rosie", "sofia", "stella", "tilda", "tina",
        "violet", "yara", "zara", "aisha", "amina", "fatima", "leila", "mei", "priya", "suki", "freya", "greta",
        "hazel",
    ]
    private static let heNames: Set<String> = [
        "tim", "tom", "ben", "sam", "max", "leo", "finn", "jack", "noah", "oscar", "oliver", "peter", "paul", "adam",
        "anton", "arthur", "billy", "bruno", "charlie", "daniel", "david", "emil", "felix", "fred", "george", "hans",
        "harry", "henry", "hugo", "ivan", "jakob", "james", "jan", "joe", "john", "jonas", "karl", "lars", "lewis",
        "liam",
        "louis", "lucas", "luke", "mark", "martin", "matt", "michael", "milo", "nico", "nils", "otto", "oskar", "ravi",
        "robin", "simon", "theo", "thomas", "toby", "victor", "william", "yusuf", "ali", "amir", "hassan", "kenji",
        "omar",
    ]
}
