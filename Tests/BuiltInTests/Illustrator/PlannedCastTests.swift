import Foundation
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Planner and illustrator together: every character that a caption names is drawn once, as the kind that the text
/// names.
@Suite struct PlannedCastTests {
    private let planner: StubPlanner
    private let nouns: [String]

    init() throws {
        let file = try ProjectFolder.data("prompts/planner-words.json")
        let words = try JSONDecoder().decode(PlannerWords.self, from: file)
        let lexicon = PlannerLexicon(words: words)
        planner = StubPlanner(lexicon: lexicon)
        nouns = lexicon.kinds.keys.filter { ArtCatalog.compiledIn.animal(named: $0) != nil }.sorted()
    }

    @Test func drawsNoSecondAnimalForOneOfTheCast() throws {
        #expect(nouns.count > 200)
        for noun in nouns {
            let plan = plan("Otto the \(noun) ran up the hill.\n\nThen Otto sat down with Mira.", pages: 2)
            let otto = try #require(plan.characters.first { $0.name == "Otto" }, "\(noun)")
            #expect(plan.pages[0].panels[0].alt.contains("Otto the \(noun)"), "\(noun)")
            #expect(
                ArtCatalog.compiledIn.figure(for: otto, seed: 1).nouns[0]
                    == ArtCatalog.compiledIn.animal(named: noun)?.nouns[0], "\(noun)")
            for page in plan.pages {
                for panel in page.panels { #expect(try bystanders(in: panel, of: plan).isEmpty, "\(noun)") }
            }
        }
    }

    @Test func stillDrawsAnAnimalThatIsNotOfTheCast() throws {
        let plan = plan("Otto the donkey saw three ducks.")
        #expect(try bystanders(in: plan.pages[0].panels[0], of: plan) == ["duck"])
    }

    @Test func takesAKindThatIsNotDrawnForOneOfTheCast() throws {
        let otto = StoryCharacter(id: "otto", name: "Otto", kind: "horse", appearance: "a small grey donkey")
        let page = plan("Otto the donkey ran.")
        var panel = page.pages[0].panels[0]
        panel.direction = "Otto the horse runs."
        let plan = StoryPlan(theme: page.theme, characters: [otto], pages: page.pages)
        #expect(try bystanders(in: panel, of: plan).isEmpty)
    }

    private func plan(_ text: String, pages: Int? = nil) -> StoryPlan {
        planner.plan(
            PlanRequest(
                title: "A Tale", sentences: SentenceSplitter(language: "en").sentences(of: text), language: "en",
                audience: .standard, pages: pages))
    }

    private func bystanders(in panel: PanelSpec, of plan: StoryPlan) throws -> [String] {
        let request = try request(panel, characters: plan.characters)
        let cast = panel.cast.map { request.look(of: $0.character) }
        return Bystanders(request, cast: cast).things(of: request).map { $0.nouns[0] }
    }
}
