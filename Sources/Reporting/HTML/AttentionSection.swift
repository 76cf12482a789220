import MarkupText

/// What needs a person: problems with the input, notices, and the pages that are wanting, by reason.
struct AttentionSection {
    let report: ReportOutline

    var markup: Markup {
        let concerns = report.concerns.inOrder
        guard !concerns.isEmpty || !report.problems.isEmpty || !report.notices.isEmpty else { return .empty }
        return """
            <section class="attention" aria-labelledby="attention">
            <h2 id="attention">Needs a person</h2>
            \(problems)\(notices)\(concerns.map(markup))\(nextStep)</section>

            """
    }

    private var problems: Markup {
        guard !report.problems.isEmpty else { return .empty }
        let count = report.problems.count
        let items = report.problems.map { problem -> Markup in "<li><bdi>\(problem)</bdi></li>\n" }
        return """
            <article class="concern failed">
            <h3>\(.shape(.failed)) \(count == 1 ? "1 problem with the input" : "\(count) problems with the input")</h3>
            <ul class="problems">
            \(items)</ul>
            </article>

            """
    }

    private var notices: Markup {
        guard !report.notices.isEmpty else { return .empty }
        let items = report.notices.map { notice -> Markup in "<li><bdi>\(notice)</bdi></li>\n" }
        return """
            <ul class="notices" aria-label="Notices">
            \(items)</ul>

            """
    }

    private func markup(for concern: Concern) -> Markup {
        let message: Markup =
            concern.message.map { "<blockquote><p dir=\"auto\">\($0)</p></blockquote>\n" } ?? .empty
        return """
            <article class="concern \(concern.reason.standing.rawValue)">
            <h3>\(.shape(concern.reason.standing)) \(heading(for: concern))</h3>
            <div>
            \(message)\(.foldedPlaces(concern.pages))
            </div>
            </article>

            """
    }

    private func heading(for concern: Concern) -> Markup {
        let count = concern.pages.pageCount
        let what =
            switch concern.reason.standing {
            case .ready, .failed: count == 1 ? "1 picture failed" : "\(count) pictures failed"
            case .placeholder: count == 1 ? "1 placeholder stands in" : "\(count) placeholders stand in"
            case .undrawn: count == 1 ? "1 picture is not drawn" : "\(count) pictures are not drawn"
            }
        guard let backend = concern.reason.backend, let outcome = concern.reason.outcome else { return "\(what)" }
        return "\(what) <span class=\"reason\"><bdi>\(backend)</bdi>: \(outcome)</span>"
    }

    private var nextStep: Markup {
        let counts = report.counts
        var steps: [Markup] = []
        if !report.problems.isEmpty {
            steps.append("Mend the input, then <code>nightpress run PIPELINE</code> goes on with it.")
        }
        if counts.failed + counts.placeholders > 0 {
            steps.append(
                "<code>nightpress run PIPELINE --retry</code> draws again what failed or shows a placeholder.")
        }
        if counts.undrawn > 0 {
            steps.append("<code>nightpress run PIPELINE</code> draws what is not drawn.")
        }
        return steps.isEmpty ? .empty : "<p class=\"next\">\(steps.joined(separator: " "))</p>\n"
    }
}
