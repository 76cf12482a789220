import TestSupport
import Testing

@testable import Domain
@testable import Reports

/// What the built-in generators made in place of language models, in all files of a report.
struct StandInReportTests {
    private static let words = "page 2 was planned by the built-in planner (llama: refused: no <foxes>)"

    private var report: RunReport {
        var report = RunReport.of([.ready, .ready], outcome: .placeholders)
        report.stories[0].standIns = [
            TextStandIn(.story, reason: "llama: unavailable: no", isRequested: true),
            TextStandIn(.page(2), reason: "llama: refused: no <foxes>"),
        ]
        return report
    }

    @Test func areCountedInTheHeadline() {
        #expect(report.headline == "All 2 pictures are ready; 2 text stand-ins.")
        #expect(report.counts.textStandIns == 2)
    }

    @Test func areNamedOnTheStartPageWithWhatToDoNext() throws {
        let page = try XMLElements(of: report.html())
        #expect(page.named("h3").map(\.text).contains { $0.contains("2 text stand-ins") })
        #expect(
            page.named("code").map(\.text).contains { $0.hasPrefix("nightpress retry --placeholders --library ") })
    }

    @Test func areExplainedInTheDocumentOfTheStory() throws {
        let items = try XMLElements(of: report.storyDocuments()[0].html).named("li").map(\.text)
        #expect(items.contains("the text was written by the built-in writer (llama: unavailable: no)"))
        #expect(items.contains(Self.words))
    }

    @Test func areInTheDocumentForPrograms() throws {
        let json = try report.json()
        #expect(try PublishedSchema("Reports/Schemas/run.schema.json").problems(with: json) == [])
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#""part" : "page 2""#))
        #expect(text.contains(#""textStandIns" : 2"#))
        #expect(text.contains(#""requested" : true"#))
    }

    @Test func areTheOutputOfTheStorysSuite() throws {
        let elements = try XMLElements(of: report.junit())
        #expect(elements.named("system-out").map(\.text).contains { $0.hasSuffix("\n\(Self.words)") })
        #expect(try JUnitSchema.problems(with: elements) == [])
    }

    @Test func whatToDoNextIsOneCommandForPlaceholdersAndStandIns() {
        let steps = NextStep.steps(for: [.placeholder: 1], textStandIns: 1, pipelines: [], libraryOption: "")
        #expect(
            steps == [
                NextStep(
                    purpose: "Draw placeholders again, and have text stand-ins made by a language model, with",
                    command: "nightpress retry --placeholders")
            ])
    }
}
