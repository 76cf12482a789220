import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

@Suite struct StubPlannerTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    private static let fox = """
        Every evening the old fox lit her lantern. She walked through the forest and sang.

        “Who is there?” asked Owl. Owl sat on a branch and blinked.

        “Only me,” said the fox, and she held the lantern up to the owl. The wind blew, and the light danced.
        """

    @Test(arguments: ["a-letter-for-the-lighthouse", "the-lantern-fox"])
    func plansTheExampleStoriesWithoutAProblem(name: String) throws {
        let text = try ProjectFolder.text("pipelines/lanterns/stories/\(name).md")
        #expect(fixture.problems(text) == [])
        #expect(fixture.problems(text, pages: 8) == [])
        #expect(fixture.plan(text, pages: 8).pages.count == 8)
    }

    @Test(arguments: [Theme.fantasy, .adventure, .animals, .family, .friendship])
    func plansWrittenStoriesWithoutAProblem(theme: Theme) throws {
        for seed in 0..<15 as Range<UInt64> {
            let story = try StubWriter.shipped.story(from: StoryParameters(hero: "Mira", theme: theme, seed: seed))
            #expect(fixture.problems(story.body) == [], "seed \(seed)")
            #expect(fixture.plan(story.body, pages: 8).pages.count == 8)
        }
    }

    @Test(arguments: [
        "x", "…", "🎉 🎈 🎉", "no capitals no stops no nothing", "THE FOX. THE FOX. THE FOX.", "“““”””", "a. b. c. d.",
        "I. I. I. I am.",
        "Mr. Mrs. Dr. St.", "The the the The the.", "She killed the gun with a sword. He died and was dead.",
        "Dagger ran. Dagger sat. Dagger sang.", "Image of a fox. Picture of a fox.",
        String(repeating: "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa ran to the ", count: 30),
        String(repeating: "The fox ran to the supercalifragilisticexpialidociousness-and-beyond of it. ", count: 30),
        String(repeating: "word ", count: 900), String(repeating: "狐狸走了。", count: 300),
    ])
    func plansAnyTextWithoutAProblem(text: String) {
        for language in ["en", "de", "zh", ""] {
            #expect(fixture.problems(text, language: language) == [])
            #expect(fixture.problems(text, language: language, pages: 4) == [])
        }
    }

    @Test func plansGeneratedTextWithoutAProblem() {
        let scraps = [
            "the fox", "Mira", "Mr. Owl", "ran", "held a lantern", "slept", "and", ".", "!", "?", "“", "”", ",",
            "in the forest",
            "to the sea", "at night", "It rained.", "she", "he", "I", "they", "said", "\n\n", "a red scarf", "no",
            "like a star", "it",
        ]
        var random = SeededGenerator(seed: 11)
        for _ in 0..<60 {
            let text = (0..<random.next(below: 300)).map { _ in random.pick(scraps) }.joined(separator: " ") + " End."
            #expect(fixture.problems(text) == [])
        }
    }

    @Test func givesTheSamePlanEveryTime() throws {
        let again = try PlannerFixture()
        #expect(fixture.plan(Self.fox) == again.plan(Self.fox))
    }

    @Test func saysWhatThePictureShows() {
        let alts = fixture.plan(Self.fox, title: "The Old Fox", pages: 3).pages.map(\.panels[0].alt)
        #expect(
            alts == [
                "An old red fox lights her lantern in the forest at dusk.",
                "Owl sits on a branch in the forest at dusk.",
                "An old red fox holds the lantern up to the owl in the forest in the wind at dusk.",
            ])
    }

    @Test func guessesTheThemeAndTakesTheOneGiven() {
        #expect(fixture.plan("The fox met a bear. The owl saw the fox and the bear.").theme == .animals)
        #expect(fixture.plan("It was Tuesday.").theme == .neutral)
        let sentences = SentenceSplitter(language: "en").sentences(of: Self.fox)
        let request = PlanRequest(title: "", sentences: sentences, language: "en", audience: .standard, theme: .family)
        #expect(fixture.planner.plan(request).theme == .family)
    }

    @Test func plansOtherLanguagesInTheirOwnWords() {
        let german = """
            Der kleine Fuchs traf Tim im Wald. Die Laterne war hell, und Tim lachte. Tim trug die Laterne nach Hause.
            """
        let plan = fixture.plan(german, language: "de")
        #expect(plan.characters.map(\.name) == ["Tim"])
        #expect(plan.pages.map(\.panels[0].alt) == ["Der kleine Fuchs traf Tim im Wald."])
        #expect(fixture.plan("Die Igel. 7.", language: "de").pages.map(\.panels[0].alt) == ["Die Igel."])
        let french = "Le renard aimait Lison. Un jour, Lison rit. Alors, Lison dansa, et la lune aimait Lison."
        #expect(fixture.plan(french, language: "fr").characters.map(\.name) == ["Lison"])
        #expect(fixture.plan("", language: "fr").pages.isEmpty)
    }

    @Test(arguments: [
        ("de", "Nachts lag Schnee.", "Fips ging in die Küche.", "Am nächsten Tag lief Fips zum Strand."),
        ("fr", "La nuit, la neige tombait.", "Lison alla dans la cuisine.", "Le jour, Lison jouait sur la plage."),
        ("es", "De noche caía la nieve.", "Lola fue a la cocina.", "Al otro día Lola corrió hasta la playa."),
        ("it", "Di notte cadeva la neve.", "Pia andò nella cucina.", "Il giorno dopo Pia corse alla spiaggia."),
    ])
    func readsPlacesAndHoursOfSomeLanguages(language: String, night: String, kitchen: String, shore: String) {
        let text = [night, kitchen, shore].joined(separator: "\n\n")
        let panels = fixture.plan(text, language: language, pages: 3).pages.map { $0.panels[0] }
        #expect(panels.map(\.setting) == [.meadow, .kitchen, .shore])
        #expect(panels.map(\.timeOfDay) == [.night, .night, .day])
        #expect(panels.map(\.weather) == [.snow, .snow, .snow])
    }

    @Test func shortensTheFirstSentenceWhereNoneFitsIntoACaption() {
        let word = String(repeating: "a", count: 40)
        let long = Array(repeating: word, count: 10).joined(separator: " ")
        let german = fixture.plan(long, language: "de", pages: 1).pages[0].panels[0]
        #expect(german.alt == Array(repeating: word, count: 5).joined(separator: " ") + " …")
        #expect(german.direction == german.alt)
        #expect(fixture.plan("Image of a fox.", language: "de").pages[0].panels[0].alt == "… Image of a fox.")
    }

    @Test func numbersAreNoCaptions() {
        let plan = fixture.plan("6. Der Tod kam, und das Ende, das die Welt nie sah. 12.", language: "de", pages: 1)
        #expect(plan.pages[0].panels[0].alt.hasSuffix("das die Welt nie sah."))
    }

    /// Words in any order give a plan: no place or clause is taken for granted.
    @Test(arguments: 0..<(Soak.isOn ? 400 : 12)) func anyWordsGiveAPlan(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) &+ 90)
        let words = fixture.planner.lexicon.words
        let lists: [[String]] = [
            Array(words.actions.values.flatMap(\.forms)), words.settings.values.flatMap(\.words),
            words.props.values.flatMap(\.self),
            ["Mira", "Tom", "the king", "a magpie", "they", "she", "it", "her", "its"],
            [
                "in", "into", "on", "to", "under", "of", "with", "and", "while", "inside,", "outside", "home,", "out",
                "the", "a",
            ],
        ].map { $0.sorted() }
        let sentences = (0..<30).map { _ in
            let count = Int.random(in: 1...18, using: &random)
            let text = (0..<count).map { _ in
                lists[Int.random(in: 0..<lists.count, using: &random)].randomElement(using: &random) ?? ""
            }
            return "Then " + text.joined(separator: " ") + "."
        }
        let plan = fixture.plan("Mira met Tom the fox. " + sentences.joined(separator: " "), pages: 10)
        #expect(plan.pages.count == 10)
        #expect(plan.pages.allSatisfy { !$0.panels[0].direction.isEmpty })
    }
}
