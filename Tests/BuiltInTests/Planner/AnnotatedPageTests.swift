import Foundation
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Whole stories with what a picture of each page may show, compared with the plan: what `Events/pages.jsonl` has, one page
/// a line. They were annotated without knowledge of the planner, but for two things: characters have the identifiers of a
/// plan, and `centers` were chosen among the pictures of all events that the planner found. The weights of ``MomentChoice``
/// are fitted to 418 of these pages.
///
/// Run alone, the test prints the shares before and after a change of the planner:
/// `swift test --filter AnnotatedPageTests`. `NIGHTPRESS_MISSES=places` prints the pages that miss it, too.
struct AnnotatedPageTests {
    private struct Page: Decodable {
        /// The title. The pages of a story follow one another.
        var story: String
        var text: String
        var places: [String]
        var times: [String]
        /// Empty if the picture is of a place without weather.
        var weathers: [String]
        /// Identifiers of the characters that may act in the main event.
        var actors: [String]
        /// What the first of them may do. Counted if it is in the picture.
        var poses: [String]
        var moods: [String]
        /// The first figure and what it does (“mira holds”), in the best of the pictures of all events of the page. Empty
        /// if they were not compared.
        var centers: [String]
    }

    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test func plansWhatStoriesTell() throws {
        let lines = try ProjectFolder.text("Tests/BuiltInTests/Planner/Events/pages.jsonl").split(separator: "\n")
        let pages = try lines.map { try JSONDecoder().decode(Page.self, from: Data($0.utf8)) }
        #expect(pages.count == 1008)
        var scores: [String: AnnotationScore] = [:]
        for story in pages.chunked(where: { $0.story == $1.story }) {
            for (page, panel) in zip(story, panels(of: story)) { count(panel, as: page, into: &scores) }
        }
        let shown = ProcessInfo.processInfo.environment["NIGHTPRESS_MISSES"]
        for (name, score) in scores.sorted(by: { $0.key < $1.key }) {
            print("\(name): \(score.right) of \(score.total), \((score.share * 1000).rounded() / 10) %")
            if name == shown { print(score.misses.joined(separator: "\n")) }
        }
        for (name, least) in [
            ("places", 0.74), ("times", 0.84), ("weathers", 0.87), ("actors", 0.925), ("poses", 0.68), ("moods", 0.63),
            ("centers", 0.755),
        ] { #expect(scores[name]?.share ?? 0 >= least, "\(name): \(scores[name]?.misses ?? [])") }
    }

    private func panels(of story: ArraySlice<Page>) -> [PanelSpec] {
        let splitter = SentenceSplitter(language: "en")
        let text = story.map(\.text).joined(separator: "\n\n")
        var ranges: [SentenceRange] = []
        for page in story {
            let first = (ranges.last?.last ?? 0) + 1
            ranges.append(SentenceRange(first: first, last: first + splitter.sentences(of: page.text).count - 1))
        }
        let request = PlanRequest(
            title: story[story.startIndex].story, sentences: splitter.sentences(of: text), language: "en",
            audience: .standard)
        #expect(request.sentences.count == ranges.last?.last, "\(request.title)")
        return fixture.planner.plan(request, in: ranges).pages.map { $0.panels[0] }
    }

    private func count(_ panel: PanelSpec, as page: Page, into scores: inout [String: AnnotationScore]) {
        func count(_ name: String, _ found: [String], _ wanted: [String]) {
            guard !wanted.isEmpty else { return }
            scores[name, default: AnnotationScore()].count(
                found.contains(where: wanted.contains), "\(wanted), not \(found): \(page.text)\n    \(panel.direction)")
        }
        count("places", [panel.setting.rawValue], page.places)
        count("times", [panel.timeOfDay.rawValue], page.times)
        count("weathers", [panel.weather.rawValue], page.weathers)
        count("actors", panel.cast.map(\.character), page.actors)
        count("moods", [panel.mood.rawValue], page.moods)
        let told = panel.direction.split(separator: " while ").first?.split(separator: " ")
        let lead = panel.cast.first?.character ?? ""
        count("centers", (told ?? []).map { "\(lead) \($0.filter(\.isLetter))" }, page.centers)
        guard let actor = panel.cast.first(where: { $0.character == page.actors.first }) else { return }
        count("poses", [actor.pose.rawValue], page.poses)
    }
}

extension Array {
    /// The runs of neighbours that belong together.
    fileprivate func chunked(where belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices.dropFirst() where !belong(self[index - 1], self[index]) {
            chunks.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : chunks + [self[start...]]
    }
}
