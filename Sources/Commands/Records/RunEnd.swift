import Domain
import Pipeline
import Reports
import SystemPackage

/// How a run ended, for those who keep a record of it.
enum RunEnd {
    case summary(RunSummary, ExitStatus)
    /// An error ended it.
    case failure(CommandFailure)

    var status: ExitStatus {
        switch self {
        case .summary(_, let status): status
        case .failure(let failure): failure.status
        }
    }

    func describe(in line: inout JSONLine) {
        line.add("exitCode", Int(status.rawValue))
        switch self {
        case .failure(let failure):
            line.add("outcome", "error")
            line.add("message", failure.message)
        case .summary(let summary, _):
            line.add("outcome", summary.outcome.rawValue)
            line.add("limit", summary.limit?.rawValue)
            line.add("stories", summary.counts.stories)
            line.add(
                "panels",
                PanelStatus.allCases.compactMap { status in
                    summary.counts.panels[status].map { (name: status.rawValue, count: $0) }
                })
            line.add("drawn", summary.counts.drawn)
            line.add(seconds: summary.seconds)
            line.add(number: summary.counts.cost?.value, "cost")
            line.add("books", summary.books.count)
            line.add("report", summary.report?.string)
        }
    }
}
