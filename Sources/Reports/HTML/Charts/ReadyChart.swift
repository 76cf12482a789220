import Domain
import Media

/// The number of ready pages over the time of the run, as a curve with a table.
struct ReadyChart {
    private static let width = 960
    private static let height = 160
    private static let tableRows = 12

    let report: ReportOutline

    private var spans: [Int] { report.figures.newlyReady }

    var markup: Markup {
        let drawn = spans.reduce(0, +)
        // If another run has changed the pages since, the number at the start is unknown.
        guard drawn > 0, report.run.laterRun == nil else { return .empty }
        let counts = report.counts
        let run = report.run.span
        return """
            <figure class="chart wide">
            <figcaption>Pages ready over time</figcaption>
            <p class="top">\(counts.ready) of \(counts.total)</p>
            <svg class="curve" role="img" aria-label="From \(counts.ready - drawn) pages ready to \(counts.ready) of \
            \(counts.total); the figures are in the table" viewBox="0 0 \(Self.width) \(Self.height)" \
            preserveAspectRatio="none"><path class="area" d="\(area)"/><path class="edge" d="\(edge)"/></svg>
            <p class="ends"><span>\(run.started.hourText)</span> <span>\(run.finished.hourText) UTC</span></p>
            <details><summary>As a table</summary>
            \(table)</details>
            </figure>

            """
    }

    /// The number of ready pages at the end of each span, beginning with the number before the first span.
    private var levels: [Int] {
        var level = report.counts.ready - spans.reduce(0, +)
        return [level]
            + spans.map { count in
                level += count
                return level
            }
    }

    private func x(_ index: Int) -> String { (Double(index * Self.width) / Double(spans.count)).tenths }

    private func y(_ level: Int) -> String {
        // Leaves space for the line width.
        let room = Double(Self.height - 4)
        return (2 + room - room * Double(level) / Double(max(report.counts.total, 1))).tenths
    }

    private var edge: String {
        levels.enumerated().map { index, level in "\(index == 0 ? "M" : "L")\(x(index)) \(y(level))" }.joined()
    }

    private var area: String { "\(edge)L\(Self.width) \(Self.height)L0 \(Self.height)z" }

    private var table: Markup {
        let levels = levels
        let step = spans.count / Self.tableRows
        let rows = stride(from: 0, through: spans.count, by: step).map { index -> Markup in
            let instant = report.run.span.instant(at: Double(index) / Double(spans.count))
            return """
                <tr><th scope="row">\(instant.clockText)</th>\
                <td class="amount">\(levels[index])</td></tr>

                """
        }
        return """
            <table>
            <thead><tr><th scope="col">UTC</th><th scope="col" class="amount">Pages ready</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            """
    }
}
