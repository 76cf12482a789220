import Testing

@testable import Domain
@testable import Generation

/// A language model is asked for the picture of each panel; the sentences of panels are given.
struct ComicPlanningTests {
    private typealias Model = ScriptedModel

    private static let comic = ComicPage(panels: 2...2, size: .page, audience: .standard)
    private static let text = "Pim ran. He sat. He slept. He woke."

    private static func panel(_ last: Int) -> String { Planning.page(last: last, direction: "Panel \(last).") }

    @Test func asksForOnePanelAfterAnother() async throws {
        let planning = try Planning(
            Model([Model.say(Planning.cast)] + (1...4).map { Model.say(Self.panel($0)) }))
        let plan = try await planning.plan(Self.text, comic: Self.comic)
        #expect(plan.pages.map(\.sentences) == [SentenceRange(first: 1, last: 2), SentenceRange(first: 3, last: 4)])
        let panels = plan.pages.flatMap(\.panels)
        #expect(panels.map(\.direction) == (1...4).map { "Panel \($0)." })
        #expect(panels.map(\.words) == ["Pim ran.", "He sat.", "He slept.", "He woke."])
        #expect(panels.allSatisfy { $0.place != nil })
        #expect(
            planning.attempts.map(\.subject) == [
                "cast", "page 1, panel 1", "page 1, panel 2", "page 2, panel 1", "page 2, panel 2",
            ])
        #expect(planning.model.requests[3].schema[path: ["properties", "last", "minimum"]] == .number(3))
    }

    @Test func aPanelWithoutAnAnswerIsAStandInOfItsPage() async throws {
        let planning = try Planning(
            Model([
                { request in
                    guard request.schemaName == "page" else { return LanguageReply(text: Planning.cast) }
                    guard case .number(let last)? = request.schema[path: ["properties", "last", "maximum"]], last != 2
                    else { throw GenerationError(.refused, "no") }
                    return LanguageReply(text: Self.panel(Int(last)))
                }
            ]))
        let plan = try await planning.plan(Self.text, comic: Self.comic)
        #expect(plan.standIns.map(\.part) == [.page(1)])
        let panels = plan.pages.flatMap(\.panels)
        #expect(panels.map(\.direction) == ["Panel 1.", "Page 2 without a model.", "Panel 3.", "Panel 4."])
        #expect(panels.compactMap(\.words).count == 4)
    }

    @Test func aRequestedPageKeepsTheWordsAndPlacesOfItsPanels() async throws {
        let first = try Planning(Model([Model.say(Planning.cast)] + (1...4).map { Model.say(Self.panel($0)) }))
        var present = try await first.plan(Self.text, comic: Self.comic)
        present.standIns = [TextStandIn(.page(2), reason: "x")]
        present.standIns[0].isRequested = true
        let again = try Planning(
            Model([3, 4].map { Model.say(Planning.page(last: $0, direction: "Other \($0).")) }))
        let plan = try await again.plan(Self.text, present: present, comic: Self.comic)
        #expect(plan.standIns.isEmpty && plan.pages[0] == present.pages[0])
        #expect(plan.pages[1].panels.map(\.direction) == ["Other 3.", "Other 4."])
        #expect(plan.pages[1].panels.map(\.words) == present.pages[1].panels.map(\.words))
        #expect(plan.pages[1].panels.map(\.place) == present.pages[1].panels.map(\.place))
    }
}
