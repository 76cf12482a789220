import Domain
import MarkupText

/// The outcome in one sentence, and below it when, where and how much.
struct RunHeader {
    let report: ReportOutline

    var markup: Markup {
        let run = report.run
        let started = Milliseconds(seconds: run.started)
        let finished = Milliseconds(seconds: run.finished)
        let lastDay = finished.dayText == started.dayText ? "" : finished.dayText + ", "
        let collections = run.collections.map { collection -> Markup in "<bdi>\(collection)</bdi>" }
        return """
            <header class="run">
            <p class="imprint">Nightpress proof sheet</p>
            <h1>\(report.headline)</h1>
            <p class="where">\(collections.joined(separator: " · "))</p>
            <p class="when"><time datetime="\(started.iso8601)">\(started.dayText), \(started.hourText)</time> to \
            <time datetime="\(finished.iso8601)">\(lastDay)\(finished.hourText)</time> UTC, \((finished - started).spanText), \
            on <bdi>\(run.host)</bdi></p>
            \(tally)</header>
            """
    }

    private var cost: Markup {
        guard let cost = report.counts.cost else { return .empty }
        return "<li><b>\(cost.description)</b> paid for pictures</li>\n"
    }

    private var saved: Markup {
        let count = report.counts.callsSaved
        guard count > 0 else { return .empty }
        return "<li><b>\(count)</b> \(count == 1 ? "request" : "requests") saved</li>\n"
    }

    private var tally: Markup {
        let counts = report.counts
        guard counts.total > 0 else { return .empty }
        let shown = Standing.allCases.filter { counts[$0] > 0 }
        let segments = shown.map { (kind: $0.rawValue, amount: Double(counts[$0])) }
        let entries = shown.map { standing -> Markup in
            """
            <li class="\(standing.rawValue)">\(.shape(standing)) <b>\(counts[standing])</b> \
            \(standing.noun(counts[standing]))</li>

            """
        }
        return """
            \(SegmentedBar(segments: segments).markup)
            <ul class="tally">
            \(entries)<li><b>\(counts.new)</b> new in this run</li>
            \(saved)\(cost)</ul>

            """
    }
}

extension Standing {
    /// The word behind a number: `3 placeholders`.
    func noun(_ count: Int) -> String {
        switch self {
        case .ready: "ready"
        case .placeholder: count == 1 ? "placeholder" : "placeholders"
        case .failed: "failed"
        case .undrawn: "not drawn"
        }
    }
}
