import Media

/// Lines on a terminal that are written anew in their place, all at once, so that nothing flickers.
struct TerminalPane {
    private let terminal: Terminal
    private var rows = 0
    private var size: (columns: Int, rows: Int)?

    init(terminal: Terminal) {
        self.terminal = terminal
    }

    /// Of a line. The last column stays free: what is written there would be cleared with the rest of the line.
    var columns: Int { terminal.width - 1 }

    mutating func show(_ report: StatusReport) {
        let now = (columns: terminal.width, rows: terminal.height)
        var text = ""
        if let size, size != now {
            // Nobody knows where the lines are that the terminal has broken anew.
            text += "\u{1B}[H\u{1B}[2J"
        } else if rows > 0 {
            text += "\r\u{1B}[\(rows)A"
        }
        size = now
        let lines = Self.fitting(report, rows: now.rows - 1).map { $0.inertText.shortened(toColumns: columns) }
        rows = lines.count
        terminal.write(text + lines.map { "\($0)\u{1B}[K\n" }.joined() + "\u{1B}[J")
    }

    /// What a run does stays in sight, whatever else there is.
    private static func fitting(_ report: StatusReport, rows: Int) -> [String] {
        let rows = max(1, rows)
        guard report.lines.count > rows else { return report.lines }
        let course = report.course.prefix(max(0, rows - 1))
        let room = rows - course.count - 1
        let hidden = report.lines.count - course.count - max(0, room)
        return report.stock.prefix(max(0, room)) + (room >= 0 ? ["… \(hidden) more lines"] : []) + course
    }
}
