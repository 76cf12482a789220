import Domain
import Media

/// What needs a person's attention: input problems, notices, and the pages without a picture of their own, grouped by
/// reason.
struct AttentionSection {
    let report: ReportOutline

    var markup: Markup {
        let issues = report.issues.inOrder
        let isNeeded = !issues.isEmpty || !report.problems.isEmpty || !report.notices.isEmpty
        guard isNeeded || report.counts.textStandIns > 0 else { return .empty }
        return """
            <section class="attention" aria-labelledby="attention">
            <h2 id="attention">Needs a person</h2>
            \(problems)\(notices)\(issues.map(markup))\(standIns)\(nextStep)</section>

            """
    }

    private var problems: Markup {
        guard !report.problems.isEmpty else { return .empty }
        let items = report.problems.map { problem -> Markup in "<li><bdi>\(problem)</bdi></li>\n" }
        return """
            <article class="concern failed">
            <h3>\(.shape(.failed)) \(problemCount.description)</h3>
            <ul class="problems">
            \(items)</ul>
            </article>

            """
    }

    private var problemCount: Counted {
        Counted(report.problems.count, "problem with the input", "problems with the input")
    }

    private var notices: Markup {
        guard !report.notices.isEmpty else { return .empty }
        let items = report.notices.map { notice -> Markup in "<li><bdi>\(notice)</bdi></li>\n" }
        return """
            <ul class="notices" aria-label="Notices">
            \(items)</ul>

            """
    }

    private func markup(for issue: PageIssue) -> Markup {
        let message: Markup =
            issue.message.map { "<blockquote><p dir=\"auto\">\($0)</p></blockquote>\n" } ?? .empty
        return """
            <article class="concern \(issue.reason.state.rawValue)">
            <h3>\(.shape(issue.reason.state)) \(heading(for: issue))</h3>
            <div>
            \(message)\(.foldedPlaces(issue.pages))
            </div>
            </article>

            """
    }

    private func heading(for issue: PageIssue) -> Markup {
        let count = issue.pages.pageCount
        let what =
            switch issue.reason.state {
            case .ready, .failed: Counted(count, "picture failed", "pictures failed").description
            case .placeholder: Counted(count, "placeholder shown", "placeholders shown").description
            case .undrawn: Counted(count, "picture is not drawn", "pictures are not drawn").description
            }
        guard let backend = issue.reason.backend, let outcome = issue.reason.outcome else { return "\(what)" }
        let run = issue.reason.run?.phrase.map { " \($0)" } ?? ""
        return "\(what) <span class=\"reason\"><bdi>\(backend)</bdi>: \(outcome.rawValue)\(run)</span>"
    }

    private var standIns: Markup {
        let stories = report.stories.filter { $0.counts.textStandIns > 0 }
        guard !stories.isEmpty else { return .empty }
        let items = stories.map { story -> Markup in
            """
            <li><a href="\(story.document)"><bdi lang="\(story.language)">\(story.title)</bdi></a>: \
            \(Counted.textStandIns(story.counts.textStandIns).description)</li>

            """
        }
        return """
            <article class="concern placeholder">
            <h3>\(.shape(.placeholder)) \(Counted.textStandIns(report.counts.textStandIns).description)</h3>
            <ul class="problems">
            \(items)</ul>
            </article>

            """
    }

    private var nextStep: Markup {
        let counts = report.counts
        let lacksWantedPicture = !report.problems.isEmpty || counts.unplanned > 0 || counts.undrawn > counts.cancelled
        let steps = NextStep.steps(
            for: counts.panels, refused: report.refused, textStandIns: counts.textStandIns,
            pipelines: lacksWantedPicture ? pipelines : [], shard: report.run.shard,
            libraryOption: " --library \(ShellWord.quoted(report.run.library))")
        guard !steps.isEmpty else { return .empty }
        let fixing: Markup = report.problems.isEmpty ? .empty : "Fix the input. "
        let words = steps.map { step -> Markup in "\(step.purpose) <code>\(step.command)</code>." }
        return "<p class=\"next\">\(fixing)\(words.joined(separator: " "))</p>\n"
    }

    private var pipelines: [String] {
        report.run.pipelines.isEmpty ? ["PIPELINE"] : report.run.pipelines.map(ShellWord.quoted)
    }
}
