import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import Reports

/// Pages with the picture of another page are listed for review.
struct SimilarPictureTests {
    @Test func everySuchPageStandsBesideThePictureAndWhatThatWasDrawnFor() throws {
        let page = try XMLElements(of: RunReport.sharing().html())
        #expect(page.all.contains { $0.name == "h2" && $0.text == "2 pages show the picture of a similar one" })
        let section = try #require(page.ofClass("similar").first)
        #expect(section.name == "section")
        #expect(page.ofClass("pair").count == 2)
        for (pair, source) in zip(page.ofClass("pair"), ["lanterns/the-fox/2", "old-tales/the-bear/7"]) {
            #expect(pair.text.contains("The Owl, page"))
            #expect(pair.text.contains("A girl with a lantern at the edge of a wood."))
            #expect(pair.text.contains("Drawn for \(source)"))
            #expect(pair.text.contains("A girl with a lamp at the edge of a wood."))
            #expect(pair.text.contains("76\u{A0}% similar"))
        }
    }

    @Test func linksToThePageThatIsInTheReport() throws {
        let html = RunReport.sharing().html()
        #expect(
            html.contains("Drawn for <a href=\"stories/lanterns/the-fox.html#2\"><bdi>lanterns/the-fox/2</bdi></a>"))
        #expect(html.contains("Drawn for <bdi>old-tales/the-bear/7</bdi>"))
    }

    @Test func saysNothingWhereThereIsNone() {
        #expect(!RunReport.everyStatus.html().contains("similar one"))
        #expect(!RunReport.everyStatus.html().contains("saved</li>"))
    }

    @Test func countsWhatWasSaved() throws {
        var report = RunReport.sharing()
        report.stories[0].pages[0].attempts[1].origin = .library
        report.stories[0].pages[1].attempts[1].origin = .cache
        #expect(report.counts.saved == [.library: 1, .cache: 1, .similar: 2])
        #expect(report.counts.callsSaved == 4)
        #expect(report.html().contains("<li><b>4</b> requests saved</li>"))
    }

    @Test func theSchemaDescribesIt() throws {
        let schema = try PublishedSchema("Reports/Schemas/run.schema.json")
        let json = try RunReport.sharing().json()
        #expect(try schema.problems(with: json) == [])
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains("\"similarity\" : 0.7692"))
        #expect(text.contains("\"origin\" : \"similar\""))
        let other = Array(text.replacing("\"origin\" : \"similar\"", with: "\"origin\" : \"stolen\"").utf8)
        #expect(try schema.problems(with: other).contains { $0.hasSuffix(".origin: none of the cases") })
    }

    @Test(arguments: HostileTextTests.texts)
    func whateverItWasDrawnForStaysText(text: String) throws {
        let tame = try XMLElements(of: RunReport.sharing().html()).all.map(\.name)
        #expect(try XMLElements(of: RunReport.sharing(direction: text).html()).all.map(\.name) == tame)
    }
}
