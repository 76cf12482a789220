import Media

/// Lines on a terminal that are rewritten in place, in a single write to avoid flicker.
struct TerminalPane {
    private let terminal: Terminal
    private var rows = 0
    private var size: (columns: Int, rows: Int)?

    init(terminal: Terminal) {
        self.terminal = terminal
    }

    /// The width of a line. The last column stays free, because clearing the rest of the line would delete a character
    /// there.
    var columns: Int { terminal.width - 1 }

    mutating func show(_ report: StatusReport) {
        let now = (columns: terminal.width, rows: terminal.height)
        var text = ""
        if let size, size != now {
            // After a change of width, the terminal has wrapped the lines again and their positions are unknown.
            text += "\u{1B}[H\u{1B}[2J"
        } else if rows > 0 {
            text += "\r\u{1B}[\(rows)A"
        }
        size = now
        let lines = Self.fitting(report, rows: now.rows - 1).map { $0.inertText.shortened(toColumns: columns) }
        rows = lines.count
        terminal.write(text + lines.map { "\($0)\u{1B}[K\n" }.joined() + "\u{1B}[J")
    }

    /// Keeps the lines about the run visible and cuts other lines.
    private static func fitting(_ report: StatusReport, rows: Int) -> [String] {
        let rows = max(1, rows)
        guard report.lines.count > rows else { return report.lines }
        let course = report.course.prefix(max(0, rows - 1))
        let room = rows - course.count - 1
        let hidden = report.lines.count - course.count - max(0, room)
        return report.stock.prefix(max(0, room)) + (room >= 0 ? ["… \(hidden) more lines"] : []) + course
    }
}
