import Foundation
import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Given facts about characters bind the built-in planner and illustrator, and the concepts for image models.
struct GivenCastTests {
    /// A name that many would take for a girl's, with each kind.
    private static let kinds = [
        "hedgehog", "fox", "mole", "dragon", "robot", "old sailor", "boy", "grandmother", "penguin", "lantern",
        "racehorse", "mouse", "owl", "turtle", "unicorn", "teacher", "frog", "whale", "otter", "axolotl",
    ]
    private static let stories = [
        "Hedda walked through the forest with Tim. She carried a lantern. Tim laughed.\n\nThen Hedda slept by the fire.",
        "“Where are you?” asked Hedda. The owl did not answer. Hedda Prickle waved to the moon.",
        "Once upon a time there lived a little girl called Mira. One day Hedda came to her door and sang.",
        "Old Hedda sat at the window. Snow fell on the village. Mira ran to Hedda and hugged her.",
        "The sea was calm. Hedda rowed the boat, and the fox swam behind it. Hedda's hat flew away.",
        "Hedda, Tim and Mira climbed the mountain. At the top Hedda danced in the wind.",
        "Nothing moved in the garden. Hedda whispered: “I am here.” The cat jumped onto the wall.",
        "Mrs Hedda baked bread. The smell filled the kitchen. Tim ate, and Hedda smiled.",
        "In the castle lived a queen. Hedda stood before her and bowed. The queen gave Hedda a crown.",
        "It was night. Hedda could not sleep. The stars shone, and Hedda counted them until morning.",
    ]

    private let lexicon: PlannerLexicon
    private let planner: StubPlanner

    init() throws {
        lexicon = try PlannerLexicon(Prompts())
        planner = StubPlanner(lexicon: lexicon)
    }

    private func plan(
        _ text: String, _ cast: [CharacterFacts], language: String = "en", pages: Int? = 2
    ) -> StoryPlan {
        planner.plan(
            PlanRequest(
                title: "A Tale", sentences: SentenceSplitter(language: language).sentences(of: text),
                language: language, audience: .standard, pages: pages, cast: cast))
    }

    private func concepts(of plan: StoryPlan, showing id: String) -> [String] {
        let writer = ConceptWriter(style: "soft watercolour, warm light", softening: SofteningTable())
        return plan.pages.flatMap(\.panels).filter { $0.cast.contains { $0.character == id } }.flatMap { panel in
            Rung.allCases.filter { $0 != .simple && !$0.isSoftened }.map {
                writer.concept(for: panel, characters: plan.characters, theme: plan.theme, rung: $0)
            }
        }
    }

    @Test(arguments: kinds)
    func areInEveryConceptAndEveryPicture(kind: String) throws {
        let facts = CharacterFacts(name: "Hedda", kind: kind, looks: "small and round", clothes: "a red scarf")
        let figure = lexicon.nearestFigure(ofKind: kind).noun
        for story in Self.stories {
            let plan = plan(story, [facts])
            let hedda = try #require(plan.characters.first { $0.given == facts }, "\(story)")
            #expect(plan.characters.count { facts.isNamed(by: $0.name) } == 1)
            #expect(hedda.appearance == "\(EnglishGrammar.withArticle(kind)), small and round, in a red scarf")
            let concepts = concepts(of: plan, showing: hedda.id)
            #expect(!concepts.isEmpty, "\(story)")
            for concept in concepts { #expect(concept.contains("\(kind), small and round, in a red scarf")) }
            let look = CharacterLook(hedda, rank: 0, storySeed: 7, palette: plan.theme.palette)
            let drawn =
                ArtCatalog.compiledIn.figure(named: figure)?.nouns[0]
                ?? ArtCatalog.compiledIn.prop(named: figure)?.nouns[0]
            #expect(look.figure.nouns[0] == drawn ?? "girl", "\(kind)")
            if let own = ArtCatalog.compiledIn.figure(named: kind) {
                #expect(look.figure.nouns == own.nouns, "\(kind)")
            }
            #expect(drawn != nil, "\(kind): \(figure)")
            #expect(look.garments[.scarf] == ColorWords.color("red"))
        }
    }

    @Test func aFullPageKeepsTheKindAndClothesOfEachCharacter() throws {
        let cast = ["Hedda": "hedgehog", "Tim": "mole", "Mira": "owl"].sorted { $0.key < $1.key }.map {
            CharacterFacts(
                name: $0.key, kind: $0.value, looks: "very tall with a long grey coat of fur", clothes: "a blue hat")
        }
        let plan = plan("Hedda, Tim and Mira climbed the mountain together and looked at the clouds.", cast, pages: 1)
        let panel = plan.pages[0].panels[0]
        #expect(panel.cast.count == 3)
        let concept = ConceptWriter(style: "", softening: SofteningTable())
            .concept(for: panel, characters: plan.characters, theme: plan.theme, rung: .full)
        for facts in cast { #expect(concept.contains("hat") && concept.contains(facts.kind ?? ""), "\(concept)") }
    }

    @Test func fillsInWhatIsNotGiven() throws {
        let text = "Hedda ran to the river. Hedda wore a green cap."
        let named = plan(text, [CharacterFacts(name: "Hedda")], pages: 1).characters
        let found = plan(text, [], pages: 1).characters
        #expect(named.count == 1 && named[0].kind == found[0].kind && named[0].appearance.hasSuffix("a green cap"))
        let kind = plan(text, [CharacterFacts(name: "Hedda", kind: "hedgehog")], pages: 1).characters
        #expect(kind[0].appearance.contains("hedgehog") && kind[0].appearance.hasSuffix("a green cap"))
        let clothes = plan(text, [CharacterFacts(name: "Hedda", clothes: "yellow boots")], pages: 1).characters
        #expect(clothes[0].appearance.hasSuffix("yellow boots"))
    }

    /// What is invented for a character of a cast is the same in each story.
    @Test(arguments: [CharacterFacts(name: "Hedda"), CharacterFacts(name: "Hedda", kind: "hedgehog")])
    func looksTheSameInAllStories(facts: CharacterFacts) {
        func appearances(_ cast: [CharacterFacts]) -> Set<String> {
            Set(
                ["A Tale", "Rain", "The Owl", "Night", "Home", "A Kite"].compactMap { title in
                    planner.plan(
                        PlanRequest(
                            title: title,
                            sentences: SentenceSplitter(language: "en").sentences(
                                of: "Hedda ran home. Hedda ate. Hedda slept."),
                            language: "en", audience: .standard, pages: 1, cast: cast)
                    ).characters.first?.appearance
                })
        }
        #expect(appearances([facts]).count == 1)
        #expect(appearances([]).count > 1)
    }

    @Test func aNounOfTheKindMeansTheCharacter() {
        let text = "Hedda came to the pond. The hedgehog drank. She slept."
        let plan = plan(text, [CharacterFacts(name: "Hedda", kind: "hedgehog", pronouns: .she)], pages: 3)
        #expect(plan.characters.map(\.id) == ["hedda"])
        #expect(plan.pages.allSatisfy { $0.panels[0].cast.map(\.character) == ["hedda"] })
    }

    @Test func pronounsDecideWhoIsMeant() {
        let text = "Kim met Ash.\n\nHe waved."
        func waving(_ kim: CharacterFacts.Pronouns, _ ash: CharacterFacts.Pronouns) -> [String] {
            let cast = [CharacterFacts(name: "Kim", pronouns: kim), CharacterFacts(name: "Ash", pronouns: ash)]
            return plan(text, cast, pages: 2).pages[1].panels[0].cast.filter { $0.pose == .waving }.map(\.character)
        }
        #expect(waving(.he, .she) == ["kim"])
        #expect(waving(.she, .he) == ["ash"])
        #expect(waving(.they, .he) == ["ash"])
    }

    @Test func charactersThatTheTextDoesNotNameAreNotPlanned() {
        let cast = [CharacterFacts(name: "Rose", kind: "fox"), CharacterFacts(name: "Tom the mole", kind: "mole")]
        let plan = plan("Mira smelled a rose. Tom dug a hole. Tom laughed.", cast, pages: 1)
        #expect(plan.characters.compactMap(\.given?.name) == ["Tom the mole"])
        let direction = plan.pages[0].panels[0].direction
        #expect(direction.contains("Tom the mole") && !direction.contains("mole the mole"), "\(direction)")
    }

    @Test func bindsStoriesInOtherLanguages() throws {
        let plan = plan(
            "Hedda lief durch den Wald. Die Sonne schien. Hedda lachte.",
            [CharacterFacts(name: "Hedda", kind: "hedgehog", clothes: "a red scarf")], language: "de", pages: 1)
        let hedda = try #require(plan.characters.first)
        #expect(hedda.kind == "hedgehog" && hedda.appearance.hasSuffix("a red scarf"))
        #expect(plan.pages[0].panels[0].cast.map(\.character) == ["hedda"])
    }

    /// A change of one character changes the panels with it, and no other.
    @Test(arguments: stories)
    func otherLooksChangeOnlyTheirOwnPanels(text: String) {
        let before = plan(text, [CharacterFacts(name: "Hedda", kind: "hedgehog", clothes: "a red scarf")], pages: nil)
        let after = plan(text, [CharacterFacts(name: "Hedda", kind: "hedgehog", clothes: "a blue cape")], pages: nil)
        #expect(before.pages == after.pages)
        #expect(before.characters.filter { $0.given == nil } == after.characters.filter { $0.given == nil })
    }

    /// “They” means one character if it is its given pronoun and it was shown alone.
    @Test(arguments: [
        ("Mira climbed the hill. Robin came in at the door. They took off their coat.", ["robin"]),
        ("Mira climbed the hill. Robin and Mira came in at the door. They took off their coats.", ["mira", "robin"]),
    ])
    func theyMeansOneCharacter(text: String, shown: [String]) {
        let plan = plan(text, [CharacterFacts(name: "Mira"), CharacterFacts(name: "Robin", pronouns: .they)], pages: 3)
        let last = plan.pages.last?.panels.last?.cast.map(\.character) ?? []
        #expect(last.sorted() == shown, "\(plan.pages.map { $0.panels.map(\.cast) })")
    }

    @Test(arguments: [
        ("hedgehog", "hedgehog", true), ("old sailor", "man", true), ("racehorse", "horse", false),
        ("juggler", "woman", false), ("axolotl", "axolotl", true), ("aardvark", "anteater", true),
        ("mongoose", "weasel", true), ("wombat", "bear", false),
        ("lantern", "lantern", true), ("dinosaur", "dinosaur", true), ("velociraptor", "dragon", false),
        ("jumping spider", "spider", true), ("green woodpecker", "woodpecker", true), ("elephant", "elephant", true),
    ])
    func namesTheNearestFigure(kind: String, figure: String, isExact: Bool) {
        let nearest = lexicon.nearestFigure(ofKind: kind)
        #expect(nearest.noun == figure && nearest.isExact == isExact)
    }

    @Test func aHeroOfTheCastIsWrittenWithItsFacts() throws {
        let facts = CharacterFacts(
            name: "Hedda", kind: "hedgehog", looks: "small and round", clothes: "yellow boots", pronouns: .he)
        for seed in 1...10 {
            let parameters = StoryParameters(hero: "Hedda", kind: "hedgehog", facts: facts, seed: UInt64(seed))
            let story = try StubWriter.shipped.story(from: parameters).body
            #expect(story.contains("hedgehog") && story.contains("yellow boots"), "\(story)")
            // Others may be “she”.
            #expect(!story.contains("” she ") && !story.contains("a yellow boots"), "\(story)")
        }
    }
}
