import Domain
import Media

/// The outcome in one sentence, and below it the time, host and counts.
struct RunHeader {
    let report: ReportOutline

    var markup: Markup {
        let run = report.run
        let (started, finished) = (run.span.started, run.span.finished)
        let lastDay = finished.dayText == started.dayText ? "" : finished.dayText + ", "
        let collections = run.collectionTitles.map { collection -> Markup in "<bdi>\(collection)</bdi>" }
        return """
            <header class="run">
            <p class="imprint">Nightpress proof sheet</p>
            <h1>\(report.headline)</h1>
            <p class="where">\(collections.joined(separator: " · "))</p>
            <p class="when"><time datetime="\(started.iso8601)">\(started.dayText), \(started.hourText)</time> to \
            <time datetime="\(finished.iso8601)">\(lastDay)\(finished.hourText)</time> UTC, \(run.span.length.spanText), \
            on <bdi>\(run.host)</bdi></p>
            \(later)\(tally)</header>
            """
    }

    /// A note that later runs changed these pages.
    private var later: Markup {
        guard let name = report.run.laterRun else { return .empty }
        return """
            <p class="later">Other runs went over these pages since, the last of them <code>\(name)</code>. Headline and \
            pages are as of now; times, attempts and notices are this run’s.</p>

            """
    }

    private var cost: Markup {
        guard let cost = report.counts.cost else { return .empty }
        return "<li><b>\(cost.description)</b> paid for pictures</li>\n"
    }

    private var saved: Markup {
        let count = report.counts.callsSaved
        guard count > 0 else { return .empty }
        return "<li><b>\(count)</b> \(Counted(count, "request", "requests").noun) saved</li>\n"
    }

    private var tally: Markup {
        let counts = report.counts
        guard counts.total > 0 else { return .empty }
        let shown = PageState.allCases.filter { counts[$0] > 0 }
        let segments = shown.map { (kind: $0.rawValue, amount: Double(counts[$0])) }
        let entries = shown.map { state -> Markup in
            """
            <li class="\(state.rawValue)">\(.shape(state)) <b>\(counts[state])</b> \
            \(state.noun(counts[state]))</li>

            """
        }
        return """
            \(SegmentedBar(segments: segments).markup)
            <ul class="tally">
            \(entries)<li><b>\(counts.newlyDrawn)</b> new in this run</li>
            \(saved)\(cost)</ul>

            """
    }
}

extension PageState {
    /// The noun after a number: `3 placeholders`.
    func noun(_ count: Int) -> String {
        switch self {
        case .ready: "ready"
        case .placeholder: Counted(count, "placeholder", "placeholders").noun
        case .failed: "failed"
        case .undrawn: "not drawn"
        }
    }
}
