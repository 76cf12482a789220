import TestSupport
import Testing

@testable import Domain
@testable import Reports

/// Every chart is also a table and agrees with the counts.
struct ChartTests {
    private func table(_ caption: String, _ report: RunReport) throws -> String? {
        let page = try XMLElements(of: report.html())
        return page.ofClass("chart").first { $0.text.contains(caption) }?.text
    }

    @Test func saysTimeByStage() throws {
        let text = try #require(try table("Time by stage", .everyStatus))
        #expect(text.contains("illustrate3 h 41 min100\u{A0}%"))
        #expect(text.contains("gather213 ms< 1\u{A0}%"))
    }

    @Test func saysAttemptsByOutcome() throws {
        let report = RunReport.everyStatus
        let text = try #require(try table("\(report.counts.attempts) attempts by outcome", report))
        for (outcome, count) in report.counts.attemptsByOutcome { #expect(text.contains(" \(outcome)\(count)")) }
    }

    @Test func saysHowLongBackendsTook() throws {
        var report = RunReport.of(Array(repeating: .ready, count: 100), outcome: .whole)
        for page in report.stories[0].pages.indices {
            report.stories[0].pages[page].attempts = [.sample("sd", .ready, seconds: Double(page + 1))]
        }
        let text = try #require(try table("Requests by backend", report))
        let figures = try #require(text.firstMatch(of: /sd100100(\d+) s1 min (\d+) s1 min 40 s/))
        let (median, most) = (try #require(Double(figures.1)), 60 + (try #require(Double(figures.2))))
        #expect(abs(median - 50) < 4)
        #expect(abs(most - 90) < 7)
    }

    @Test func countsNoRequestThatWasSaved() throws {
        #expect(try table("Requests by backend", .sharing())?.contains("comfy63") == true)
        let text = try #require(try table("2 requests saved", .sharing()))
        #expect(text.contains("asked of a backend6") && text.contains("a similar page's2"))
        #expect(try table("requests saved", .everyStatus) == nil)
    }

    @Test func saysWhenPagesWereReady() throws {
        var report = RunReport.of(Array(repeating: .ready, count: 24), outcome: .whole)
        let testRun = report.run.finished - report.run.started
        for page in report.stories[0].pages.indices {
            report.stories[0].pages[page].readyAt =
                page < 12 ? nil : report.run.started + (Double(page - 12) + 0.5) / 12 * testRun
        }
        let rows = try XMLElements(of: report.html()).ofClass("wide").last?.text.matches(of: /\d\d:\d\d:\d\d(\d+)/)
        #expect(rows?.map { String($0.1) } == (12...24).map(String.init))
    }

    /// A page with a new picture that was ready before is not counted.
    @Test func countsNoPageThatWasReadyBefore() throws {
        var report = RunReport.of([.ready, .ready, .ready], outcome: .whole)
        for page in [1, 2] { report.stories[0].pages[page].readyAt = nil }
        #expect(report.counts.newlyDrawn == 3)
        let curve = try XMLElements(of: report.html()).ofClass("curve").first?.attributes["aria-label"]
        #expect(curve == "From 2 pages ready to 3 of 3; the figures are in the table")
        report.stories[0].pages[0].readyAt = nil
        #expect(try XMLElements(of: report.html()).ofClass("curve").isEmpty)
    }

    @Test func saysNothingOfWhatWasReadyWhereAnotherRunChangedItSince() throws {
        var report = RunReport.of([.ready], outcome: .whole)
        #expect(try !XMLElements(of: report.html()).ofClass("curve").isEmpty)
        report.run.laterRun = "20261122-020000"
        #expect(try XMLElements(of: report.html()).ofClass("curve").isEmpty)
    }

    /// All records show a duration of zero.
    @Test(arguments: [-3600.0, -1e9, 0]) func aClockThatWasSetBackTurnsNoTimeAround(seconds: Double) throws {
        var report = RunReport.of([.ready, .ready], outcome: .whole)
        report.run.finished = report.run.started + seconds
        report.stories[0].pages[0].readyAt = report.run.started + seconds
        let page = try XMLElements(of: report.html())
        let table = try #require(page.ofClass("wide").last?.text)
        #expect(Set(table.matches(of: /\d\d:\d\d:\d\d/).map { String($0.output) }) == ["02:00:00"])
        #expect(page.ofClass("when").map(\.text) == ["21 November 2026, 02:00 to 02:00 UTC, 0 ms, on press-01"])
        let json = String(decoding: try report.json(), as: UTF8.self)
        #expect(
            json.contains("\"finished\" : \"2026-11-21T02:00:00.000Z\"")
                && json.contains("\"seconds\" : 0,\n    \"stages\""))
        #expect(report.junit().contains("errors=\"0\" time=\"0.000\">"))
    }

    /// For every time that a wrong clock gives.
    @Test(arguments: [-1e9, .infinity, .nan, 1e300])
    func drawsWhateverTimesAre(seconds: Double) throws {
        var report = RunReport.everyStatus
        report.run.stages = [StageTime(stage: .plan, seconds: seconds)]
        for page in report.stories[0].pages.indices {
            report.stories[0].pages[page].drawnAt = seconds
            report.stories[0].pages[page].readyAt = seconds
            for attempt in report.stories[0].pages[page].attempts.indices {
                report.stories[0].pages[page].attempts[attempt].seconds = seconds
            }
        }
        let shapes = try XMLElements(of: report.html()).all.filter { ["rect", "path"].contains($0.name) }
        #expect(shapes.count > 10)
        #expect(shapes.allSatisfy { shape in !shape.attributes.values.contains { $0.contains("nan") } })
    }

    @Test func aRunWithoutWorkHasNoCharts() throws {
        var report = RunReport(run: .sample(outcome: .whole), stories: [], books: [], notices: [])
        report.run.stages = []
        #expect(try XMLElements(of: report.html()).ofClass("charts").isEmpty)
    }
}
