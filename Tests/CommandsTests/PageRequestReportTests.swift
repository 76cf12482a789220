import Foundation
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

struct PageRequestReportTests {
    private static func result(
        _ outcomes: [PageRequestOutcome.Outcome], testRun: RunEnd = .whole, stop: StopSignal.Reason? = nil,
        lacksBooks: Bool = false
    ) -> PageRequestReport {
        var summary = RunResult(
            run: "20261121-020000", outcome: testRun, counts: RunCounts(stories: 1), seconds: 2.5, report: nil,
            books: [], notices: [], hasInputProblems: false)
        summary.lacksBooks = lacksBooks
        let pages = outcomes.enumerated().map {
            PageRequestOutcome(name: "tales/pim/\($0.offset + 1)", outcome: $0.element, picture: nil)
        }
        return PageRequestReport(pages: pages, answer: .done(summary, stop), done: "redrawn", root: "library")
    }

    private static let endings: [([PageRequestOutcome.Outcome], RunEnd, StopSignal.Reason?, Int32)] =
        [
            ([.drawn, .tried, .restored], RunEnd.failures, nil, 0),
            ([.drawn, .placeholder], .placeholders, nil, 31),
            ([.kept, .placeholder], .whole, nil, 30), ([.failed], .failures, nil, 30),
            ([.cancelled], .failures, nil, 30),
            ([.waiting, .kept], .stopped, nil, 35), ([.waiting], .failures, nil, 30), ([.drawn], .stopped, nil, 0),
            ([.waiting], .interrupted, .interrupted, 130), ([.waiting], .interrupted, .terminated, 143),
            ([.waiting], .interrupted, .hungUp, 129),
        ]

    @Test(arguments: endings)
    func theExitCodeSpeaksOfThePagesThatWereAskedFor(
        _ outcomes: [PageRequestOutcome.Outcome], _ testRun: RunEnd, _ stop: StopSignal.Reason?, _ code: Int32
    ) {
        #expect(Self.result(outcomes, testRun: testRun, stop: stop).status.rawValue == code)
    }

    /// For example if a picture of any page was found damaged when the books were written.
    @Test func aBookThatIsNotWrittenIsAFailureThoughThePagesAreDrawn() {
        #expect(Self.result([.drawn], testRun: .failures, lacksBooks: true).status == .failures)
        #expect(
            Self.result([.drawn], testRun: .interrupted, stop: .interrupted, lacksBooks: true).status == .interrupted)
    }

    @Test(arguments: [(PageRequestOutcome.Outcome.drawn, Int32(20)), (.placeholder, 31), (.kept, 30)])
    func pagesThatWereLeftOutAreReportedWhereNothingGraverIs(outcome: PageRequestOutcome.Outcome, code: Int32) {
        var result = Self.result([outcome])
        result.hasInputProblems = true
        #expect(result.status.rawValue == code)
    }

    @Test func saysOfEachPageWhatKeptItFromAPicture() {
        let text = Self.result([.drawn, .kept, .placeholder, .failed, .cancelled, .waiting]).text()
        #expect(
            text == """
                1 of 6 pages redrawn, 2.5 s
                tales/pim/2 keeps its picture: nothing better came
                tales/pim/3 shows a placeholder
                tales/pim/4 failed; see the report for the reasons
                tales/pim/5 was cancelled meanwhile
                tales/pim/6 is still to be drawn
                What is still to be drawn is drawn by “nightpress retry” or the next “nightpress run”.

                """)
    }

    @Test func namesTenPagesAndCountsTheRest() {
        let lines = Self.result(Array(repeating: .kept, count: 13)).text().split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.last == "and 3 more, see “nightpress status --why”")
    }

    @Test(arguments: [(0, RunEnd.whole, Int32(0)), (1, .placeholders, 31), (2, .stopped, 35)])
    func textStandInsThatAreLeftDecideToo(left: Int, end: RunEnd, code: Int32) {
        var result = Self.result([.drawn], testRun: end)
        (result.standIns, result.standInsLeft) = (2, left)
        #expect(result.status.rawValue == code)
        #expect(
            result.text()
                == "\(2 - left) of 2 text stand-ins made by a language model, 2.5 s\n1 of 1 page redrawn, 2.5 s\n")
        #expect(result.document.textStandIns?.left == left)
    }

    @Test func countsTheTextStandInsWhereNothingIsToBeRetried() {
        #expect(
            RetryCommand.nothing([.ready: 2], textStandIns: 3)
                == "Nothing to retry: 2 of 2 pages ready. Ask a language model for 3 text stand-ins with --placeholders."
        )
    }

    private static let nothings: [([PanelStatus: Int], String)] =
        [
            ([:], "Nothing to retry: there are no pages yet. Make them with “nightpress run”."),
            ([.ready: 2], "Nothing to retry: 2 of 2 pages ready. Redraw a page with “nightpress regenerate NAME”."),
            (
                [.ready: 1, .placeholder: 2, .pending: 1],
                "Nothing to retry: 1 of 4 pages ready, 1 pending, 2 placeholders. "
                    + "Draw placeholders again with --placeholders."
            ),
            (
                [.ready: 1, .pending: 1],
                "Nothing to retry: 1 of 2 pages ready, 1 pending. Draw the others with “nightpress run”."
            ),
        ]

    @Test(arguments: nothings)
    func saysWhatToDoWhereNothingIsToBeRetried(_ counts: [PanelStatus: Int], _ text: String) {
        #expect(RetryCommand.nothing(counts, textStandIns: 0) == text)
    }

    @Test func saysThatRefusedPagesAreLeftOut() {
        #expect(
            RetryCommand.nothing([.placeholder: 2], textStandIns: 0, refused: 2)
                == "Nothing to retry: 0 of 2 pages ready, 2 placeholders. 2 pages are not requested again: all backends "
                + "that were asked refused them, and nothing that decides the requests has changed; “nightpress retry "
                + "NAME” requests a page anyway, and “nightpress regenerate NAME --direction TEXT” in other words.")
    }
}

struct LocalTimeTests {
    private static let moments: [(Double, String, String)] =
        [
            (0, "GMT", "1970-01-01 00:00"), (1_800_000_059, "Asia/Kolkata", "2027-01-15 13:30"),
            (1_783_209_600, "Europe/Berlin", "2026-07-05 02:00"),
        ]

    @Test(arguments: moments)
    func showsTheClockOfAPerson(_ seconds: Double, _ zone: String, _ text: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        #expect(LocalTime(secondsSince1970: seconds, in: timeZone).description == text)
    }
}
