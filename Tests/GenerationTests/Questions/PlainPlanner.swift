@testable import Domain
@testable import Generation

/// A planner without a model: one character, and pages that end as early as possible.
struct PlainPlanner: StandInPlanner {
    func cast(of request: PlanRequest) -> (theme: Theme, characters: [StoryCharacter]) {
        (.neutral, [StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "a fox")])
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
