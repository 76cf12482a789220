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
        "story", "page", "panel", "backend", "rung", "outcome", "seed", "message", "concept",
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

    func begin() -> [UInt8] { Array((Self.columns.joined(separator: "\t") + "\n").utf8) }

    mutating func add(_ story: StoryReport) -> [UInt8] {
        var text: [UInt8] = []
        for page in story.pages {
            for attempt in page.attempts {
                let start = text.count
                text += fields(of: attempt, page, story).map(\.singleLine).joined(separator: "\t").utf8
                text.append(UInt8(ascii: "\n"))
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

    private func fields(of attempt: Attempt, _ page: PageReport, _ story: StoryReport) -> [String] {
        [
            host, Milliseconds(seconds: attempt.started).decimal, attempt.runtime.decimal, "0", "0",
            attempt.succeeded ? "0" : "1", "0", story.path(of: page), story.path, String(page.number),
            String(page.panel), attempt.backend, attempt.rung.rawValue, attempt.outcome.rawValue,
            attempt.seed.description, attempt.message ?? "", attempt.concept,
        ]
    }
}
