import Testing

@testable import Domain
@testable import Reports

struct HeadlineTests {
    @Test(
        arguments: [
            ([], RunEnd.whole, "There was nothing to draw."),
            ([.ready], .whole, "The only picture is ready."),
            ([.ready, .ready], .whole, "All 2 pictures are ready."),
            ([.ready, .placeholder], .placeholders, "1 of 2 pictures is ready; 1 has a placeholder."),
            ([.ready, .ready, .failed], .failures, "2 of 3 pictures are ready; 1 failed."),
            (
                [.ready, .ready, .failed, .placeholder, .placeholder, .pending], .failures,
                "2 of 6 pictures are ready; 1 failed, 2 have placeholders and 1 is not drawn."
            ),
            ([.failed, .failed], .failures, "None of 2 pictures is ready; 2 failed."),
            // For example if the failed page was restored since.
            ([.ready], .failures, "The only picture is ready."),
            ([.ready, .cancelled], .failures, "1 of 2 pictures is ready; 1 is not drawn (cancelled)."),
            (
                [.ready, .ready, .pending, .cancelled], .stopped,
                "The run stopped at its limit: 2 of 4 pictures are ready; 2 are not drawn (1 cancelled)."
            ),
            (
                [.ready, .ready, .generating], .interrupted,
                "The run was interrupted: 2 of 3 pictures are ready; 1 is not drawn."
            ),
        ] as [([PanelStatus], RunEnd, String)])
    func saysTheOutcomeInOneSentence(statuses: [PanelStatus], outcome: RunEnd, sentence: String) {
        #expect(RunReport.of(statuses, outcome: outcome).headline == sentence)
    }

    /// A run that lacks a story does not report plain success.
    @Test func saysWhatElseIsWrong() {
        var report = RunReport.of([.ready, .ready], outcome: .whole)
        report.problems = ["tales/pipeline.yaml:3:11: cannot read the story “baer.md”: it does not exist"]
        #expect(report.headline == "All 2 pictures are ready; 1 input problem, see the notices.")
        report.run.end = .failures
        report.notices = ["“Tales” is not exported: the picture of a/1 is lost or damaged"]
        #expect(report.headline == "All 2 pictures are ready; something else failed; 1 input problem, see the notices.")
        report.problems = []
        #expect(report.headline == "All 2 pictures are ready; something else failed, see the notices.")
    }

    @Test func saysOfStoriesWithoutPages() {
        var report = RunReport.of([.ready], outcome: .failures)
        var story = report.stories[0]
        (story.pages, story.isPlanned) = ([], false)
        report.stories.append(story)
        #expect(
            report.headline == "The only picture is ready; 1 story could not be planned, see the notices.")
        report.stories = [story, story]
        #expect(report.headline == "2 stories could not be planned, see the notices.")
        report.run.end = .interrupted
        #expect(report.headline == "The run was interrupted: 2 stories are not planned.")
    }

    /// The outcome is that of the run; the pages are the current ones.
    @Test func saysWhereThePagesAreNotAsTheRunLeftThem() throws {
        var report = RunReport.of([.ready, .ready], outcome: .failures)
        report.run.laterRun = "20261122-020000"
        #expect(report.headline == "As of now all 2 pictures are ready.")
        report.run.end = .stopped
        #expect(report.headline == "The run stopped at its limit: as of now all 2 pictures are ready.")
        let notified = try XMLElements(of: report.html()).ofClass("later").map(\.text)
        #expect(
            notified == [
                "Other runs went over these pages since, the last of them 20261122-020000. Headline and pages are as of "
                    + "now; times, attempts and notices are this run’s."
            ])
    }

    @Test func saysARunThatCameToNoEndFromOneThatWasInterrupted() {
        var report = RunReport.of([.ready, .generating], outcome: .interrupted)
        report.run.end = .died
        #expect(
            report.headline
                == "The run ended without a result (killed or crashed): 1 of 2 pictures is ready; 1 is not drawn.")
        report.run.end = .error
        #expect(
            report.headline
                == "The run ended with an error, see the notices: 1 of 2 pictures is ready; 1 is not drawn.")
    }
}
