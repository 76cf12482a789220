import Media

/// Amounts as bars next to their names and figures. The chart is also its own table.
struct BarChart {
    struct Row {
        let name: Markup
        /// A class of the stylesheet.
        var kind = "plain"
        let amount: Double
        /// The figures next to the bar.
        let figures: [String]
    }

    let title: String
    let nameHeading: String
    let figureHeadings: [String]
    let rows: [Row]

    var markup: Markup {
        let most = rows.map(\.amount).max() ?? 0
        let headings = figureHeadings.map { "<th scope=\"col\" class=\"amount\">\($0)</th>" as Markup }
        let lines = rows.map { row -> Markup in
            let share = most > 0 ? row.amount / most * 100 : 0
            let figures = row.figures.map { "<td class=\"amount\">\($0)</td>" as Markup }
            return """
                <tr><th scope="row">\(row.name)</th><td class="drawn"><svg class="meter" aria-hidden="true" \
                viewBox="0 0 100 10" preserveAspectRatio="none">\
                <rect class="\(row.kind)" width="\(share.tenths)" height="10"/></svg></td>\(figures)</tr>

                """
        }
        return """
            <table class="chart">
            <caption>\(title)</caption>
            <thead><tr><th scope="col">\(nameHeading)</th><td></td>\(headings)</tr></thead>
            <tbody>
            \(lines)</tbody>
            </table>

            """
    }
}
