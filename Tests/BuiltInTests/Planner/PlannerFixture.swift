import Foundation
import Prompts
import TestSupport

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The planner with the words of `prompts/`, and the validator that its plans must pass.
struct PlannerFixture {
    let planner: StubPlanner
    let validator: PlanValidator

    private static let loaded = Result { try PlannerFixture(reading: ()) }

    init() throws { self = try Self.loaded.get() }

    private init(reading: Void) throws {
        planner = StubPlanner(
            lexicon: try PlannerLexicon(Prompts()))
        validator = PlanValidator(
            schema: try JSONSchema(parsing: Array(ProjectFolder.data("prompts/page-spec.schema.json"))),
            ratings: try JSONDecoder().decode(RatingWords.self, from: ProjectFolder.data("prompts/ratings.json")))
    }

    func plan(_ text: String, title: String = "A Tale", language: String = "en", pages: Int? = nil) -> StoryPlan {
        planner.plan(
            PlanRequest(
                title: title, sentences: SentenceSplitter(language: language).sentences(of: text), language: language,
                audience: .standard, pages: pages))
    }

    /// The first panel of each page; every sentence is one page.
    func panels(_ sentences: [String]) -> [PanelSpec] {
        plan(sentences.joined(separator: "\n\n"), pages: sentences.count).pages.map { $0.panels[0] }
    }

    func problems(_ text: String, language: String = "en", pages: Int? = nil) -> [SpecProblem] {
        let sentences = SentenceSplitter(language: language).sentences(of: text)
        let request = PlanRequest(
            title: "A Tale", sentences: sentences, language: language, audience: .standard, pages: pages)
        return validator.problems(
            in: planner.plan(request), sentences: sentences, audience: .standard, pages: pages,
            checkingRating: language == "en")
    }
}
