import SystemPackage

@testable import Commands
@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// One event of each kind, with the text in every place that contains external text.
struct SampleEvents {
    let text: String

    private var story: StoryName {
        StoryName(collection: Slug(title: "tales"), story: Slug(title: "fox"), title: text)
    }

    private var panel: PanelName { PanelName(story: story, page: 3, number: 2) }

    private func asked(
        _ backend: String, for subject: String, _ outcome: AttemptOutcome, message: String? = nil
    ) -> TextAttempt {
        TextAttempt(
            run: RunID(1), collection: CollectionID(1), story: story.story, backend: backend, subject: subject,
            number: 1, started: 1, seconds: 2, outcome: outcome, message: message)
    }

    var all: [RunEvent] {
        [
            .began(run: "20261122-020000", stories: 3), .limits([text], deadline: 1_795_309_203.5),
            .limits([text], deadline: nil), .stage(.illustrate), .stageEnded(.illustrate, seconds: 3.21059),
            .expecting(.storiesRead, 3), .advanced(.storiesRead), .read(story),
            .asked(story, asked(text, for: text, .failed(.badReply), message: text)),
            .asked(story, asked("llama", for: "cast", .ready)),
            .planned(story, pages: 9, backend: text, standIns: [TextStandIn(.page(3), reason: "\(text): refused: no")]),
            .illustrating(
                pictures: 24, ready: 3, pass: .init(number: 1, count: 2, size: PixelSize.page)),
            .illustrating(pictures: 24, ready: 3, pass: nil), .begun(panel, backend: text), .begun(panel, backend: nil),
            .attempted(
                panel,
                Attempt(
                    panel: PanelID(1), run: RunID(1), number: 1, backend: text, rung: .fullSoftened, concept: text,
                    seed: Seed(7), started: 1, seconds: 2, outcome: .failed(.badReply), message: text,
                    price: Amount("0.04"))),
            .attempted(
                panel,
                Attempt(
                    panel: PanelID(1), run: RunID(1), number: 2, backend: "sd", rung: .simple, concept: "",
                    seed: Seed(7), started: 1, seconds: 2, outcome: .ready, message: text, origin: .cache)),
            .finished(panel, .drawn(.ready, backend: text)), .finished(panel, .drawn(.placeholder, backend: "stub")),
            .finished(panel, .kept), .finished(panel, .failed), .finished(panel, .released), .exported(path: text),
            .checking(pictures: 3), .checked, .problem(text), .notice(text), .paused(by: text), .resumed,
        ] + outages.map(RunEvent.outage)
    }

    /// Of a backend that is away, answers again, and is disabled.
    private var outages: [BackendOutage] {
        let away = BackendOutage(backend: text, reason: text, began: 1)
        var (back, out) = (away, away)
        (back.ended, back.pages) = (3, 37)
        out.isOut = true
        return [away, back, out]
    }

    var ends: [RunNotification] {
        [
            RunNotification(
                library: "library", collections: [],
                summary: RunResult(
                    run: "20261122-020000", outcome: .stopped,
                    counts: RunCounts(
                        stories: 3, panels: [.ready: 40, .failed: 2], drawn: 4, cost: Amount("0.16"), books: 2),
                    seconds: 3.5, report: "library/reports/x", books: ["a", "b"], notices: [text],
                    hasInputProblems: false, limit: .images), status: .stopped),
            RunNotification(
                library: "library", collections: [],
                summary: RunResult(
                    run: nil, outcome: .whole, counts: RunCounts(stories: 3), seconds: 0, report: nil, books: [],
                    notices: [], hasInputProblems: false), status: .whole),
            RunNotification(library: "library", failure: CommandFailure(.failure, text)),
            RunNotification(library: "library", failure: CommandFailure(.interrupted)),
        ]
    }

    /// Text of stories, pages and servers that could affect a terminal or a line.
    static let hostile = [
        "\u{1B}[2J\u{1B}[31mred\u{1B}]0;title\u{7}", "two\nlines\r\nand\u{85}more\u{2028}and\u{2029}more",
        "\u{202E}xof\u{202C} \u{2066}a\u{2069} \u{200F}", "NUL \u{0} DEL \u{7F} C1 \u{9B}2J \u{90}x\u{9C}",
        "\"},{\"event\":\"run-ended\",\"v\":9} \\ ' </script> ]]>", "\u{FEFF}\u{FFF9}\u{E0001}\u{FFFE}",
        String(repeating: "\u{1B}", count: 50_000), String(repeating: "狐狸🦊", count: 9_000),
    ]
}
