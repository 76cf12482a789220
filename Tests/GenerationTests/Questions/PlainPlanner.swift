@testable import Domain
@testable import Generation

/// A planner without a model: one character, and pages that end as early as possible.
struct PlainPlanner: StandInPlanner {
    func cast(of request: PlanRequest) -> (theme: Theme, characters: [StoryCharacter]) {
        (.neutral, [StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "a fox")])
    }

    /// Each passage is one sentence.
    func story(from parameters: StoryParameters, in language: String) -> StoryText {
        let passages = parameters.branching?.passages ?? []
        return StoryText(
            title: "The Plain Story", body: passages.indices.map { "Passage \($0)." }.joined(separator: "\n\n"),
            passages: passages.enumerated().map { index, passage in
                Passage(paragraph: index, choices: passage.targets.map { Passage.Choice("Plain \($0)", passage: $0) })
            })
    }

    func comicPages(of request: PlanRequest, _ comic: ComicPage) -> [[SentenceRange]] {
        stride(from: 1, through: request.sentences.count, by: 2).map { first in
            (first...min(first + 1, request.sentences.count)).map { SentenceRange(first: $0, last: $0) }
        }
    }

    func page(
        after earlier: [SentenceRange], ends: ClosedRange<Int>, of request: PlanRequest, characters: [StoryCharacter]
    ) -> (last: Int, panel: PanelSpec) {
        (
            ends.lowerBound,
            PanelSpec(direction: "Page \(earlier.count + 1) without a model.", alt: "A meadow.", setting: .meadow)
        )
    }
}
