import Domain
import Media

/// The charts of the run: time by stage, outcomes of attempts, durations of backends, saved requests.
struct ChartsSection {
    let report: ReportOutline

    var markup: Markup {
        let charts = [stages, outcomes, saved, LatencyChart(backends: report.figures.backends).markup, ready]
        guard charts.contains(where: { $0 != .empty }) else { return .empty }
        return """
            <section class="charts" aria-labelledby="charts">
            <h2 id="charts">Run timeline</h2>
            <div class="grid">
            \(charts)</div>
            </section>

            """
    }

    private var ready: Markup { ReadyChart(report: report).markup }

    private var stages: Markup {
        let stages = report.run.stages
        guard !stages.isEmpty else { return .empty }
        let all = stages.reduce(0) { $0 + $1.seconds }
        return BarChart(
            title: "Time by stage", nameHeading: "Stage", figureHeadings: ["Time", "Share"],
            rows: stages.map { stage in
                let span = Milliseconds(seconds: stage.seconds)
                return BarChart.Row(
                    name: "<bdi>\(stage.stage.rawValue)</bdi>", amount: span.seconds,
                    figures: [span.spanText, share(stage.seconds, of: all)])
            }
        ).markup
    }

    private var outcomes: Markup {
        let counts = report.counts
        guard counts.attempts > 0 else { return .empty }
        let outcomes = counts.attemptsByOutcome.sorted { (-$0.value, $0.key.rawValue) < (-$1.value, $1.key.rawValue) }
        return BarChart(
            title: "\(Counted(counts.attempts, "attempt", "attempts")) by outcome",
            nameHeading: "Outcome", figureHeadings: ["Attempts", "Share"],
            rows: outcomes.map { outcome, count in
                let state: PageState = outcome == .ready ? .ready : .failed
                return BarChart.Row(
                    name: "\(.shape(state)) <bdi>\(outcome.rawValue)</bdi>", kind: state.rawValue,
                    amount: Double(count),
                    figures: ["\(count)", share(Double(count), of: Double(counts.attempts))])
            }
        ).markup
    }

    private var saved: Markup {
        let counts = report.counts
        guard counts.callsSaved > 0 else { return .empty }
        let origins = PictureOrigin.allCases.filter { counts.saved[$0] != nil }
        let rows =
            [(name: "asked of a backend", kind: "plain", count: report.figures.requests)]
            + origins.map { (name: $0.phrase, kind: "ready", count: counts.saved[$0] ?? 0) }
        let all = Double(rows.reduce(0) { $0 + $1.count })
        return BarChart(
            title: "\(Counted(counts.callsSaved, "request", "requests")) saved",
            nameHeading: "Pictures", figureHeadings: ["Requests", "Share"],
            rows: rows.map { row in
                BarChart.Row(
                    name: "\(row.name)", kind: row.kind, amount: Double(row.count),
                    figures: ["\(row.count)", share(Double(row.count), of: all)])
            }
        ).markup
    }

    /// `12 %`
    private func share(_ amount: Double, of all: Double) -> String {
        guard all > 0, amount.isFinite else { return "–" }
        let percent = amount / all * 100
        return percent > 0 && percent < 1 ? "< 1\u{A0}%" : "\(Int(percent.rounded()))\u{A0}%"
    }
}

extension PictureOrigin {
    /// Where the picture was found instead, as text.
    var phrase: String {
        switch self {
        case .library: "the library had it"
        case .cache: "the cache had it"
        case .similar: "a similar page's"
        }
    }
}
