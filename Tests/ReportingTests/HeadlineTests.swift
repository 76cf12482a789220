import Domain
import Reporting
import Testing

struct HeadlineTests {
    @Test(
        arguments: [
            ([], RunOutcome.whole, "There was nothing to draw."),
            ([.ready], .whole, "The only picture is ready."),
            ([.ready, .ready], .whole, "All 2 pictures are ready."),
            ([.ready, .placeholder], .placeholders, "1 of 2 pictures is ready; 1 has a placeholder."),
            ([.ready, .ready, .failed], .failures, "2 of 3 pictures are ready; 1 failed."),
            (
                [.ready, .ready, .failed, .placeholder, .placeholder, .pending], .failures,
                "2 of 6 pictures are ready; 1 failed, 2 have placeholders and 1 is not drawn."
            ),
            ([.failed, .failed], .failures, "None of 2 pictures is ready; 2 failed."),
            ([.ready], .failures, "The only picture is ready; something else failed, see the notices."),
            (
                [.ready, .ready, .pending, .cancelled], .stopped,
                "The run stopped at its limit: 2 of 4 pictures are ready; 2 are not drawn."
            ),
            (
                [.ready, .ready, .generating], .interrupted,
                "The run was interrupted: 2 of 3 pictures are ready; 1 is not drawn."
            ),
        ] as [([PanelStatus], RunOutcome, String)])
    func saysTheOutcomeInOneSentence(statuses: [PanelStatus], outcome: RunOutcome, sentence: String) {
        #expect(RunReport.of(statuses, outcome: outcome).headline == sentence)
    }

    @Test func tellsARunThatCameToNoEndFromOneThatWasInterrupted() {
        var report = RunReport.of([.ready, .generating], outcome: .interrupted)
        report.run.untimelyEnd = .withoutAWord
        #expect(
            report.headline
                == "The run ended without a word (killed or crashed): 1 of 2 pictures is ready; 1 is not drawn.")
        report.run.untimelyEnd = .withAnError
        #expect(
            report.headline
                == "The run ended with an error, see the notices: 1 of 2 pictures is ready; 1 is not drawn.")
    }
}
