import Domain
import Media

/// The comparison with the previous run: counts, cost and time, and the pages that became ready or became worse.
struct ComparisonSection {
    let report: ReportOutline

    var markup: Markup {
        guard let comparison = report.comparison else { return .empty }
        let started = Milliseconds(seconds: comparison.before.started)
        return """
            <section class="comparison" aria-labelledby="comparison">
            <h2 id="comparison">Since the run before</h2>
            <p class="since">It began on <time datetime="\(started.iso8601)">\(started.dayText), \(started.hourText)</time> UTC \
            (<code>\(comparison.before.id)</code>).</p>
            <div class="sides">
            <table>
            <thead><tr><th scope="col">Count</th><th scope="col" class="amount">Before</th>\
            <th scope="col" class="amount">This run</th><th scope="col" class="amount">Change</th></tr></thead>
            <tbody>
            \(rows(comparison))</tbody>
            </table>
            \(changes)</div>
            </section>

            """
    }

    private func rows(_ comparison: RunComparison) -> [Markup] {
        let (before, now) = (comparison.before.counts, comparison.now.counts)
        var rows = [row("Pages", before.total, now.total)]
        for state in PageState.allCases where before[state] + now[state] > 0 {
            let name = state == .placeholder ? "Placeholders" : state.word.asName
            rows.append(row("\(.shape(state)) \(name)", before[state], now[state]))
        }
        rows.append(row("Attempts", before.attempts, now.attempts))
        if before.callsSaved + now.callsSaved > 0 {
            rows.append(row("Requests saved", before.callsSaved, now.callsSaved))
        }
        if before.cost != nil || now.cost != nil {
            rows.append(row("Paid for pictures", before.cost?.description, now.cost?.description))
        }
        rows.append(
            row("Time", comparison.before.seconds.map(spanText), comparison.now.seconds.map(spanText)))
        return rows
    }

    private func spanText(_ seconds: Double) -> String { Milliseconds(seconds: seconds).spanText }

    private func row(_ name: Markup, _ before: Int, _ now: Int) -> Markup {
        let difference = now == before ? "–" : now > before ? "+\(now - before)" : "−\(before - now)"
        return row(name, "\(before)", "\(now)", difference)
    }

    /// Nil stands for an unknown value.
    private func row(_ name: Markup, _ before: String?, _ now: String?, _ difference: String = "") -> Markup {
        """
        <tr><th scope="row">\(name)</th><td class="amount">\(before ?? "not known")</td>\
        <td class="amount">\(now ?? "not known")</td><td class="amount">\(difference)</td></tr>

        """
    }

    private var changes: Markup {
        let (worse, ready) = (report.becameWorse, report.becameReady)
        let lists: [(state: PageState, count: Counted, pages: PagePlaces)] = [
            (.failed, Counted(worse.pageCount, "page is no longer ready", "pages are no longer ready"), worse),
            (.ready, Counted(ready.pageCount, "page became ready", "pages became ready"), ready),
        ]
        let shown = lists.filter { $0.pages.pageCount > 0 }.map { list -> Markup in
            """
            <h3>\(.shape(list.state)) \(list.count.description)</h3>
            \(.foldedPlaces(list.pages))

            """
        }
        guard !shown.isEmpty else { return "<p class=\"none\">No page changed since the last run.</p>\n" }
        return """
            <div class="changes">
            \(shown)</div>

            """
    }
}

extension String {
    /// With a capital first letter.
    fileprivate var asName: String { prefix(1).uppercased() + dropFirst() }
}
