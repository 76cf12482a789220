import Foundation
import Platform
import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Single pages that the built-in planner plans in a plan of a language model.
struct StandInPlannerTests {
    private static let fox = StoryCharacter(id: "pim", name: "Pim", kind: "fox", appearance: "a small red fox")
    private let planner: StubStandInPlanner

    init() throws {
        planner = StubStandInPlanner(
            lexicon: try PlannerLexicon(Prompts()),
            plots: Deferred { try StoryPlots(Prompts()) })
    }

    private func request(_ text: String, pages: Int? = nil) -> PlanRequest {
        PlanRequest(
            title: "Pim", sentences: SentenceSplitter(language: "en").sentences(of: text), language: "en",
            audience: .standard, pages: pages)
    }

    @Test func showsTheModelsCastInTheSceneOfThePagesBefore() {
        let request = request("Pim walked through the forest at night. Pim ran. He slept.", pages: 3)
        let (last, panel) = planner.page(
            after: [SentenceRange(first: 1, last: 1)], ends: 2...2, of: request, characters: [Self.fox])
        #expect(last == 2)
        #expect(panel.cast.map(\.character) == ["pim"])
        #expect(panel.cast.map(\.pose) == [.running])
        #expect(panel.setting == .forest)
        #expect(panel.timeOfDay == .night)
        #expect(panel.direction.contains("Pim"))
    }

    @Test(arguments: [1...1, 2...3, 5...6])
    func endsWhereThePageMayEnd(ends: ClosedRange<Int>) {
        let request = request("Pim ran. Pim sat. Pim slept. Pim woke. Pim ate. Pim sang.", pages: 2)
        let page = planner.page(after: [], ends: ends, of: request, characters: [Self.fox])
        #expect(ends.contains(page.last))
    }

    @Test func showsOnlyTheModelsCast() {
        let request = request("The owl flew. The owl sat.", pages: 2)
        let page = planner.page(after: [], ends: 1...1, of: request, characters: [Self.fox])
        #expect(page.panel.cast.isEmpty)
    }

    @Test func findsTheCastOfAPlan() {
        let cast = planner.cast(of: request("A fox named Pim ran. Pim sat. Pim slept."))
        #expect(cast.characters.map(\.name) == ["Pim"])
    }
}
