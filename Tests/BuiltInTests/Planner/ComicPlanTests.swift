import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The built-in planner divides pages into panels.
struct ComicPlanTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    private func request(_ text: String, language: String = "en", panels: ClosedRange<Int> = 2...5) -> PlanRequest {
        var request = PlanRequest(
            title: "A Tale", sentences: SentenceSplitter(language: language).sentences(of: text), language: language,
            audience: .standard)
        request.comic = ComicPage(panels: panels, size: .page, audience: .standard)
        return request
    }

    @Test(arguments: [2...5, 3...3, 1...2])
    func pagesHavePanelsWithAllWords(panels: ClosedRange<Int>) throws {
        let text = String(
            decoding: try ProjectFolder.data("pipelines/lanterns/stories/the-lantern-fox.md"), as: UTF8.self)
        let request = request(text, panels: panels)
        let plan = fixture.planner.plan(request)
        #expect(
            fixture.validator.problems(in: plan, sentences: request.sentences, audience: .standard).isEmpty)
        #expect(plan.pages.allSatisfy { $0.panels.count <= panels.upperBound })
        #expect(plan.pages.contains { $0.panels.count > 1 })
        let enough = plan.pages.filter { $0.sentences.last - $0.sentences.first + 1 >= panels.lowerBound }
        #expect(enough.allSatisfy { $0.panels.count >= panels.lowerBound })
        for page in plan.pages { #expect(page.panels.allSatisfy { $0.place != nil && $0.words?.isEmpty == false }) }
    }

    /// Long sentences, much speech, flat pages: pages are divided until their pictures have room.
    @Test(arguments: [PixelSize.page, PixelSize(width: 1536, height: 640) ?? .page])
    func pagesHaveRoomForPictures(size: PixelSize) {
        var generator = SeededGenerator(seed: 23)
        var pages = 0
        for _ in 0..<40 {
            let sentences = (0..<20).map { _ in
                let words = Array(repeating: "wandering", count: 1 + generator.next(below: 60)).joined(separator: " ")
                return generator.next(below: 2) == 0 ? "“Come \(words)!” said Mira." : "Mira went \(words)."
            }
            var request = request(sentences.joined(separator: " "))
            let comic = ComicPage(panels: 2...5, size: size, audience: .standard)
            request.comic = comic
            let plan = fixture.planner.plan(request)
            #expect(fixture.validator.problems(in: plan, sentences: request.sentences, audience: .standard).isEmpty)
            for page in plan.pages where page.sentences.first < page.sentences.last {
                pages += 1
                #expect(comic.hasRoom(for: page.panels.compactMap(\.words)))
            }
            // The number of pages stays as it is wanted.
            request.pages = 3
            let short = fixture.planner.plan(request)
            #expect(short.pages.count == 3)
            #expect(
                fixture.validator.problems(in: short, sentences: request.sentences, audience: .standard, pages: 3)
                    .isEmpty)
        }
        #expect(pages > 100)
    }

    @Test
    func aLostWordIsAProblem() {
        let request = request("The fox ran. The owl saw it. The moon rose. All slept.")
        var plan = fixture.planner.plan(request)
        plan.pages[0].panels[0].words = "The fox."
        let problems = fixture.validator.problems(in: plan, sentences: request.sentences, audience: .standard)
        #expect(problems.map(\.path) == ["pages[0].panels"])
    }

    @Test
    func anotherLanguage() {
        let request = request(
            "Der Fuchs lief. „Halt!“, rief die Eule. Der Mond ging auf. Alle schliefen.", language: "de")
        let plan = fixture.planner.plan(request)
        #expect(plan.pages.flatMap(\.panels).count > 1)
        #expect(
            fixture.validator.problems(
                in: plan, sentences: request.sentences, audience: .standard, checkingRating: false
            ).isEmpty)
    }

    @Test
    func withoutAComicNothingChanges() {
        let plan = fixture.plan("The fox ran. The owl saw it.")
        #expect(
            plan.pages.allSatisfy { $0.panels.count == 1 && $0.panels[0].words == nil && $0.panels[0].place == nil })
    }
}
