import Prompts
import Testing

@testable import Domain
@testable import Generation

@Suite struct SofteningTableTests {
    static let table = SofteningTable(
        suffixes: [],
        replacements: ["dark": "dim", "sword": "wooden stick", "witch": "old wise woman", "dim": "bright"])

    @Test(arguments: [
        ("", ""),
        ("A dark wood", "A dim wood"),
        ("Dark woods", "Dim woods"),
        ("DARK", "DIM"),
        ("The witch's sword, dark-red.", "The old wise woman's wooden stick, dim-red."),
        ("swordfish darkness", "swordfish darkness"),
        ("…dark!", "…dim!"),
        ("狐 dark 🦊", "狐 dim 🦊"),
    ])
    func replacesWholeWordsOnce(text: String, softened: String) {
        #expect(Self.table.softened(text) == softened)
    }

    @Test(arguments: [
        ("Mira is afraid of the dark.", "Mira is nervous about the twilight."),
        ("The fox sat alone by the fire in the forest.", "The fox sat in peace by the warm light in the forest."),
        (
            "An evil witch and a devil chase the ghost's dog.",
            "A sly wise lady and an imp follow the spirit's dog."
        ),
        ("An enemy waits.", "A rival waits."),
        ("Hunter hunts in the dark wood. The hunter hunts.", "Hunter visits in the dim wood. The walker visits."),
        ("Mira sees the Wolf fight. A hunter's knife.", "Mira sees the Wolf race. A walker's spoon."),
        ("The witches' hats and the knives.", "The wise ladies' hats and the spoons."),
        ("The dog bit the boy a bit. He has bitten it.", "The dog nibbled the boy a bit. He has nibbled it."),
        ("He shot an arrow; a shot was heard.", "He pointed an arrow; a throw was heard."),
        ("The pirate ship burns.", "The sailing ship glows."),
        ("The wolf is angrier than the darkest evil queen.", "The wolf is grumpier than the dimmest sly queen."),
        ("She was scared of the monsters.", "She was surprised by the creatures."),
        ("The path wound through the hills.", "The path wound through the hills."),
        (
            "A fire-breathing dragon with a blood-red, ghost-white cape.",
            "A smoke-puffing dragon with a bright red, spirit-white cape."
        ),
        ("The lost kitten cries for help. He lost his hat.", "The wandering kitten calls for help. He lost his hat."),
        ("Terrified, Mira screams at the beast.", "Startled, Mira calls to the creature."),
        ("They are fighting. He fights the dragon.", "They are racing. He races the dragon."),
        ("Mr. Killer met a killer.", "Mr. Killer met a rascal."),
        ("The king is dying. It dies of hunger.", "The king is resting. It weakens from hunger."),
        (
            "In the dark she waits. After dark, it grows dark.",
            "In the twilight she waits. After twilight, it grows dim."
        ),
        ("Scared Mira hides.", "Surprised Mira hides."),
        ("A fire engine and a shooting star.", "A fire engine and a shooting star."),
    ])
    func keepsSentencesGrammatical(text: String, softened: String) throws {
        let table = try SofteningTable(Prompts())
        #expect(table.softened(text, names: ["Hunter", "Mira", "the old pirate"]) == softened)
    }

    @Test func keepsNamesInTheirOwnLetters() throws {
        let table = try SofteningTable(Prompts())
        for text in [
            "the old pirate sails", "Here comes the old pirate.", "Ghost and GHOST fly", "She met Witch Hazel.",
        ] {
            #expect(table.softened(text, names: ["the old pirate", "Ghost"]) == text)
        }
    }

    /// Every form of every entry in the shapes of sentences that a direction has.
    @Test func replacesEveryFormInEverySentenceShape() throws {
        let table = try SofteningTable(Prompts())
        guard case .object(let members) = try JSONValue(parsing: Prompts()[.softening]) else {
            Issue.record("the table is not an object")
            return
        }
        var seen = 0
        for group in SofteningTable.Group.allCases {
            guard case .object(let entries)? = members[group.rawValue] else { continue }
            for (word, value) in entries {
                guard case .string(let text) = value else { continue }
                for (form, softer) in zip(word.split(separator: "/"), text.split(separator: "/")) {
                    check(table, String(form), String(softer), group)
                    seen += 1
                }
            }
        }
        #expect(seen > 250)
    }

    /// Phrases around the form that no entry of the table contains. A form of two groups is read by its neighbours.
    private func check(_ table: SofteningTable, _ form: String, _ softer: String, _ group: SofteningTable.Group) {
        let article = EnglishWords.article(before: form)
        let softerArticle = EnglishWords.article(before: softer)
        let shapes: [(before: String, after: String)]
        switch group {
        case .nouns:
            shapes = [("the ", " is near"), ("Mira sees the ", "."), ("with the ", ", "), ("his ", " is here")]
        case .verbs:
            shapes = [("the cats ", " slowly"), ("it ", "; then"), ("has ", " twice"), ("Foxes ", " here")]
        case .adjectives:
            shapes = [("the ", " fox"), ("it is very ", ", now"), ("those ", " eyes"), ("with ", " paws")]
        case .replacements:
            shapes = [("foxes, ", ", here"), ("sees: ", "."), ("(", ")"), ("now, ", " - ")]
        }
        for (before, after) in shapes {
            #expect(table.softened(before + form + after) == before + softer + after, "“\(before)\(form)\(after)”")
        }
        if group == .nouns, !form.hasSuffix("s") {
            #expect(table.softened("Here is \(article) \(form).") == "Here is \(softerArticle) \(softer).")
            #expect(table.softened("The \(form)'s hat") == "The \(softer)'s hat")
        }
        if group == .adjectives {
            #expect(table.softened("Here is \(article) \(form) fox.") == "Here is \(softerArticle) \(softer) fox.")
        }
    }

    @Test(arguments: [
        (#"[]"#, "the document must be an object"),
        (
            #"{"suffixes": [], "verb": {}}"#,
            "verb: is not known; the keys are suffixes, replacements, nouns, verbs, adjectives"
        ),
        (#"{"suffixes": "a"}"#, "suffixes: must be a list of texts"),
        (#"{"suffixes": [1]}"#, "suffixes[0]: must be a text of at most 80 characters"),
        (#"{"suffixes": [], "nouns": []}"#, "nouns: must be an object"),
        (
            #"{"suffixes": [], "nouns": {"knife": "spoon"}}"#,
            "nouns.knife: has 1 forms; a noun has two: singular/plural"
        ),
        (
            #"{"suffixes": [], "nouns": {"knife/knives": "spoon"}}"#,
            "nouns.knife/knives: has 2 forms, and its replacement “spoon” has 1"
        ),
        (
            #"{"suffixes": [], "nouns": {"witch/witches": "woman/women"}}"#,
            "nouns.witch/witches: “witches” and “women” must both end in “s” or both not, because “'s” or “'” may follow"
        ),
        (
            #"{"suffixes": [], "replacements": {"Dark": "dim"}}"#,
            "replacements.Dark: “Dark” must be words in lower case with one space, hyphen or apostrophe between them"
        ),
        (
            #"{"suffixes": [], "replacements": {"dark": ""}}"#,
            "replacements.dark: the replacement of “dark” must be a text without outer or double spaces"
        ),
        (
            #"{"suffixes": [], "verbs": {"cut/cuts/cut/cut/cutting": "hide/hides/hid/hidden/hiding"}}"#,
            "verbs.cut/cuts/cut/cut/cutting: “cut” already becomes “hide” in verbs"
        ),
    ])
    func namesEachProblemWithItsPlace(json: String, problem: String) throws {
        let problems = SofteningTable.read(try JSONValue(parsing: Array(json.utf8))).problems
        #expect(problems.map(\.description) == [problem])
    }

    @Test(arguments: [
        ("hour", "an"), ("unicorn", "a"), ("unimportant rival", "an"), ("useful tool", "a"), ("imp", "an"),
        ("one-eyed sailor", "a"), ("European owl", "a"), ("spirit", "a"),
    ])
    func choosesTheArticleBySound(text: String, article: String) {
        #expect(EnglishWords.article(before: text) == article)
    }
}
