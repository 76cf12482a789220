/// Which pages of a picture book get a picture. The others are pages of text.
package enum PictureChoice: Hashable, Sendable {
    package static let countLimits = 1...1000

    case everyPage
    /// The first page of each scene: where the place or the time of day changes, and where a chapter begins.
    case perScene
    /// The first page, and those that matter most.
    case count(Int)

    /// As in a pipeline.
    package var text: String {
        switch self {
        case .everyPage: "every-page"
        case .perScene: "per-scene"
        case .count(let count): "\(count)"
        }
    }
}

extension StoryPlan {
    /// The plan without the pictures of the pages that get none. `priorities` and `headings` are those of its pages.
    package func illustrated(_ choice: PictureChoice, _ priorities: [PagePriority], headings: [Int]) -> StoryPlan {
        let chosen = self.chosen(choice, priorities, headings)
        var plan = self
        for index in plan.pages.indices where !chosen.contains(index) { plan.pages[index].panels = [] }
        return plan
    }

    private func chosen(_ choice: PictureChoice, _ priorities: [PagePriority], _ headings: [Int]) -> Set<Int> {
        switch choice {
        case .everyPage: return Set(pages.indices)
        case .perScene:
            return Set(
                pages.indices.filter { index in
                    guard index > 0, let panel = pages[index].panels.first, let before = pages[index - 1].panels.first
                    else { return true }
                    return (panel.setting, panel.timeOfDay) != (before.setting, before.timeOfDay) || headings[index] > 0
                })
        case .count(let count):
            let rest = pages.indices.dropFirst().sorted { (priorities[$0], $0) < (priorities[$1], $1) }
            return Set(pages.indices.prefix(1) + rest.prefix(max(0, count - 1)))
        }
    }
}
