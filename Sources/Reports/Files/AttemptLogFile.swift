import Domain
import Media

/// `attempts.tsv`: the nine columns of GNU parallel's `--joblog`, then further values of an attempt.
///
/// Attempts are in order of their start, which differs from the order of the stories. So the lines are kept until the
/// end. `Send` and `Receive` are 0. `Exitval` is 0 for a picture and 1 otherwise. `Command` names the page,
/// `lanterns/the-lantern-fox/3.2`. parallel's `--retry-failed` would execute this column, so it contains nothing that
/// can be executed and no text from outside.
struct AttemptLogFile: ReportFile {
    typealias Failure = Never

    private static let columns = [
        "Seq", "Host", "Starttime", "JobRuntime", "Send", "Receive", "Exitval", "Signal", "Command",
        "story", "page", "panel", "backend", "rung", "outcome", "seed", "message", "concept", "server",
    ]

    /// A line without its sequence number.
    private struct Line {
        /// Milliseconds since 1970.
        var started: Int
        var story: Int
        var bytes: Range<Int>
    }

    private let host: String
    private var lines: [Line] = []
    /// The lines of each story, joined.
    private var texts: [[UInt8]] = []

    init(_ outline: ReportOutline) {
        host = outline.run.host
    }

    func begin() -> [UInt8] { Array(TSVCell.line(Self.columns.map(TSVCell.text)).utf8) }

    mutating func add(_ story: StoryReport) -> [UInt8] {
        var text: [UInt8] = []
        for page in story.pages {
            for attempt in page.attempts {
                let start = text.count
                text += TSVCell.line(cells(of: attempt, page, story)).utf8
                lines.append(
                    Line(
                        started: Milliseconds(seconds: attempt.started).count, story: texts.count,
                        bytes: start..<text.count))
            }
        }
        texts.append(text)
        return []
    }

    func end() -> [UInt8] {
        let order = lines.indices.sorted { (lines[$0].started, $0) < (lines[$1].started, $1) }
        let numbers = order.count * "\(order.count)\t".utf8.count
        var log: [UInt8] = []
        log.reserveCapacity(texts.reduce(numbers) { $0 + $1.count })
        for (index, line) in order.enumerated() {
            log += "\(index + 1)\t".utf8
            log += texts[lines[line].story][lines[line].bytes]
        }
        return log
    }

    private func cells(of attempt: Attempt, _ page: PageReport, _ story: StoryReport) -> [TSVCell] {
        [
            .text(host), .number(Milliseconds(seconds: attempt.started).decimal), .number(attempt.runtime.decimal),
            .number("0"), .number("0"), .number(attempt.succeeded ? "0" : "1"), .number("0"),
            .text(story.path(of: page)), .text(story.path), .number("\(page.number)"), .number("\(page.panel)"),
            .text(attempt.backend), .text(attempt.rung.rawValue), .text(attempt.outcome.rawValue),
            .number("\(attempt.seed)"), .text(attempt.message ?? ""), .text(attempt.concept),
            .text(attempt.server ?? ""),
        ]
    }
}
