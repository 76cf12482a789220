import MarkupText

/// How the run went, for whoever looks after it.
struct RunFooter {
    let report: ReportOutline

    var markup: Markup {
        let run = report.run
        let counts = report.counts
        let stages = run.stages.map { stage -> Markup in
            "<div><dt>\(stage.stage)</dt><dd>\(Milliseconds(seconds: stage.seconds).spanText)</dd></div>\n"
        }
        let outcomes = counts.attemptsByOutcome.sorted { $0.key < $1.key }.map { outcome -> Markup in
            "<div><dt>\(outcome.key)</dt><dd>\(outcome.value)</dd></div>\n"
        }
        return """
            <footer class="run">
            <h2>About this run</h2>
            <div class="columns">
            <section aria-labelledby="stages"><h3 id="stages">Time by stage</h3>
            <dl>
            \(stages)</dl></section>
            <section aria-labelledby="outcomes"><h3 id="outcomes">\(counts.attempts) attempts by outcome</h3>
            <dl>
            \(outcomes)</dl></section>
            <section aria-labelledby="files"><h3 id="files">For programs</h3>
            <ul><li><a href="run.json">run.json</a></li><li><a href="junit.xml">junit.xml</a></li>\
            <li><a href="attempts.tsv">attempts.tsv</a></li></ul></section>
            </div>
            <p>Run <code>\(run.id)</code>, Nightpress \(run.programVersion)</p>
            </footer>
            """
    }
}
