import Testing

@testable import Domain

/// Which pages get a picture.
struct PictureChoiceTests {
    private func plan(_ settings: [Setting]) -> StoryPlan {
        StoryPlan(
            theme: .animals, characters: [],
            pages: settings.enumerated().map { index, setting in
                PageSpec(
                    number: index + 1, sentences: SentenceRange(first: index + 1, last: index + 1),
                    panels: [PanelSpec(direction: "x", alt: "x", setting: setting)])
            })
    }

    private func pictured(
        _ choice: PictureChoice, _ priorities: [PagePriority]? = nil, headings: [Int] = [0, 0, 0, 0, 0]
    ) -> [Int] {
        let plan = plan([.forest, .forest, .sea, .sea, .forest])
        return plan.illustrated(choice, priorities ?? plan.pages.map { _ in .medium }, headings: headings).pages
            .filter { !$0.panels.isEmpty }.map(\.number)
    }

    @Test func everyPage() { #expect(pictured(.everyPage) == [1, 2, 3, 4, 5]) }

    @Test func theFirstPageOfEachScene() {
        #expect(pictured(.perScene) == [1, 3, 5])
        #expect(pictured(.perScene, headings: [0, 0, 0, 1, 0]) == [1, 3, 4, 5])
    }

    @Test func theFirstPageAndThoseThatMatterMost() {
        let priorities: [PagePriority] = [.critical, .low, .medium, .high, .low]
        #expect(pictured(.count(1), priorities) == [1])
        #expect(pictured(.count(3), priorities) == [1, 3, 4])
        #expect(pictured(.count(99), priorities) == [1, 2, 3, 4, 5])
    }
}
