import Domain
import Pipeline
import Platform
import Reports
import SystemPackage

/// What event streams and logs write at the end of a run.
extension RunNotification {
    func describe(in line: inout JSONLine) {
        line.add("exitCode", Int(status.rawValue))
        line.add("end", end.rawValue)
        guard let summary else {
            line.add("message", error)
            return
        }
        line.add("limit", summary.limit?.rawValue)
        line.add("counts", CountsView(summary.counts).members)
        line.add(seconds: summary.seconds)
        line.add("report", summary.report?.string)
    }

    var logEntry: (level: LogLevel, words: String) {
        guard let summary else {
            return (.error, "ends with exit code \(status.rawValue)\(error.map { ": \($0)" } ?? "")")
        }
        return (
            status == .whole ? .info : .warning,
            "ends with exit code \(status.rawValue), \(end.rawValue): "
                + "\(PageCountText(summary.counts.panels).text), \(summary.counts.drawn) drawn, "
                + "\(TimeText.duration(summary.seconds))"
                + (summary.report.map { "; report \($0)" } ?? "")
        )
    }
}
