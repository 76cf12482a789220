import TestSupport
import Testing

@testable import Domain
@testable import Reports

/// The run compared with the previous one.
struct ComparisonTests {
    @Test func saysCountsBeforeAndAfter() throws {
        let section = try #require(try XMLElements(of: RunReport.everyStatus.html()).ofClass("comparison").first)
        #expect(section.text.contains("It began on 20 November 2026, 02:00 UTC (20261120-020000)."))
        for row in [
            "Pages1111–", " Ready33–", " Failed02+2", " Placeholders41−3", " Not drawn45+1", "Attempts2012−8",
            "Requests saved20−2", "Paid for pictures0.08not known", "Timenot known3 h 41 min",
        ] {
            #expect(section.text.contains(row), "\(row)")
        }
    }

    @Test func listsPagesThatAreBetterOrWorseOff() throws {
        let page = try XMLElements(of: RunReport.everyStatus.html())
        let changes = try #require(page.ofClass("changes").first)
        #expect(changes.text.contains(" 2 pages are no longer ready\n\nThe Lantern Fox 7\nLe bateau “Étoile” 2\n"))
        #expect(changes.text.contains(" 2 pages became ready\n\nThe Lantern Fox 5\nLe bateau “Étoile” 1\n"))
    }

    @Test func saysNothingThatIsNotKnown() throws {
        var report = RunReport.everyStatus
        report.comparison = nil
        #expect(try XMLElements(of: report.html()).ofClass("comparison").isEmpty)
        #expect(!String(decoding: try report.json(), as: UTF8.self).contains("\"comparison\""))
    }

    @Test func saysWhereNothingChanged() throws {
        var report = RunReport.of([.ready], outcome: .whole)
        report.comparison = .sample(report)
        report.stories[0].pages[0].change = nil
        let section = try #require(try XMLElements(of: report.html()).ofClass("comparison").first)
        #expect(section.text.contains("No page changed since the last run."))
    }

    @Test func standsInTheDocumentForPrograms() throws {
        let json = String(decoding: try RunReport.everyStatus.json(), as: UTF8.self)
        #expect(json.contains("\"becameReady\" : [\n      \"lanterns-in-the-forest/the-lantern-fox/5\","))
        #expect(json.contains("\"earlierStatus\" : \"placeholder\""))
    }
}
