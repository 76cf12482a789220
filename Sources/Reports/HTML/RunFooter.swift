import Media

/// Links to the files for programs, and the program and version that wrote the report.
struct RunFooter {
    let report: ReportOutline

    var markup: Markup {
        """
        <footer class="run">
        <h2>For programs</h2>
        <ul><li><a href="run.json">run.json</a></li><li><a href="junit.xml">junit.xml</a></li>\
        <li><a href="attempts.tsv">attempts.tsv</a></li></ul>
        <p>Run <code>\(report.run.id)</code>, Nightpress \(report.run.programVersion)</p>
        </footer>
        """
    }
}
