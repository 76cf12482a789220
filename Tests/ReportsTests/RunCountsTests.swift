import Testing

@testable import Domain
@testable import Reports

struct RunCountsTests {
    @Test func everyPageIsOfOneStanding() {
        let counts = RunReport.everyStatus.counts
        #expect(counts.total == 11)
        #expect((counts.ready, counts.failed) == (3, 2))
        #expect((counts.placeholders, counts.undrawn) == (1, 5))
        #expect(PageState.allCases.reduce(0) { $0 + counts[$1] } == counts.total)
    }

    @Test func countsStoriesAttemptsAndWhatIsNew() {
        let counts = RunReport.everyStatus.counts
        #expect(counts.stories == 2)
        #expect(counts.newlyDrawn == 3)
        #expect(counts.attempts == 12)
        #expect(
            counts.attemptsByOutcome.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
                == ["bad-picture": 3, "busy": 1, "ready": 4, "refused": 2, "transient": 1, "unavailable": 1])
    }

    @Test func addsUpWhatIsKnownToHaveBeenPaid() {
        var report = RunReport.everyStatus
        #expect(report.counts.cost == nil)
        for story in report.stories.indices {
            for page in report.stories[story].pages.indices {
                for attempt in report.stories[story].pages[page].attempts.indices {
                    report.stories[story].pages[page].attempts[attempt].price = Amount("0.035")
                }
            }
        }
        #expect(report.counts.cost == Amount("0.42"), "for twelve attempts")
    }

    @Test(arguments: PanelStatus.allCases)
    func onlyReadyPagesStandAsReady(status: PanelStatus) {
        #expect((PageReport.sample(number: 1, status: status).state == .ready) == (status == .ready))
    }

    @Test func aRunWithoutStoriesCountsNothing() {
        #expect(RunCounts([]).total == 0)
    }
}
