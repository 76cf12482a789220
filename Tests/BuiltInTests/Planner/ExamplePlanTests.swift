import TestSupport
import Testing

@testable import Domain

/// The plans of the example stories as tables, to be compared with the stories.
@Suite struct ExamplePlanTests {
    @Test(arguments: ["a-letter-for-the-lighthouse", "the-lantern-fox"])
    func plansTheExampleStoriesAsRecorded(name: String) throws {
        let story = try ProjectFolder.text("pipelines/lanterns/stories/\(name).md")
        let parts = story.split(separator: "\n", maxSplits: 1).map(String.init)
        let table = Self.table(try PlannerFixture().plan(parts[1], title: String(parts[0].dropFirst(2))))
        let difference = try Golden("\(name).txt").difference(from: table)
        #expect(difference == nil)
    }

    private static func table(_ plan: StoryPlan) -> String {
        var lines = ["theme: \(plan.theme.rawValue)"]
        lines += plan.characters.map { "\($0.id): \($0.name), \($0.kind), \($0.appearance)" }
        for page in plan.pages {
            let panel = page.panels[0]
            let cast = panel.cast.map { member in
                "\(member.character) \(member.pose.rawValue)" + (member.holding.map { " with \($0)" } ?? "")
            }
            lines += [
                "", "\(page.number): sentences \(page.sentences.first)-\(page.sentences.last)",
                "  \(panel.setting.rawValue), \(panel.timeOfDay.rawValue)",
                "  \(panel.weather.rawValue), \(panel.mood.rawValue)",
                "  cast: \(cast.joined(separator: "; "))", "  props: \(panel.props.joined(separator: ", "))",
                "  \(panel.alt)",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
