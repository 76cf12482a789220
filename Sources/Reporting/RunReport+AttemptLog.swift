import MarkupText

extension RunReport {
    /// The whole of `attempts.tsv`: the nine columns of GNU parallel's `--joblog`, then what else an attempt has.
    ///
    /// Attempts stand in the order in which they began. `Send` and `Receive` are 0, `Exitval` is 0 for a picture and
    /// 1 otherwise. `Command` names the page, `lanterns/the-lantern-fox/3.2`: parallel's `--retry-failed` would run what
    /// stands there, so it is nothing that can be run, and no text that came from outside.
    package func attemptLog() -> String {
        var log = Self.attemptColumns.joined(separator: "\t") + "\n"
        for (index, row) in attemptsInOrder.enumerated() {
            log += fields(of: row, sequence: index + 1).map(\.singleLine).joined(separator: "\t") + "\n"
        }
        return log
    }

    private static let attemptColumns = [
        "Seq", "Host", "Starttime", "JobRuntime", "Send", "Receive", "Exitval", "Signal", "Command",
        "story", "page", "panel", "backend", "rung", "outcome", "seed", "message", "concept",
    ]

    private typealias AttemptRow = (story: StoryReport, page: PageReport, attempt: AttemptReport)

    private var attemptsInOrder: [AttemptRow] {
        let rows = stories.flatMap { story in
            story.pages.flatMap { page in page.attempts.map { (story, page, $0) as AttemptRow } }
        }
        let keys = rows.enumerated().map { (Milliseconds(seconds: $0.element.attempt.started).count, $0.offset) }
        return keys.sorted(by: <).map { rows[$0.1] }
    }

    private func fields(of row: AttemptRow, sequence: Int) -> [String] {
        let attempt = row.attempt
        return [
            String(sequence), run.host, Milliseconds(seconds: attempt.started).decimal, attempt.runtime.decimal, "0",
            "0", attempt.succeeded ? "0" : "1", "0", row.story.path(of: row.page), row.story.path,
            String(row.page.number), String(row.page.panel), attempt.backend, attempt.rung, attempt.outcome,
            String(attempt.seed), attempt.message ?? "", attempt.concept,
        ]
    }
}
