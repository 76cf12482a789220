import Domain

/// The style sheet: one page size, one line height, a paper for each theme.
package struct EPUBStyle: Sendable {
    package static let path = "book.css"

    static let colophonMargin = 110
    /// What the colophon's larger heading and its last two lines take.
    static let colophonExtraLines = 4

    private let layout: BookLayout

    package init(_ layout: BookLayout) {
        self.layout = layout
    }

    package var css: String {
        """
        html { background: #6e6e6e; }
        body {
            box-sizing: border-box; margin: 0; padding: 0;
            width: \(BookLayout.pageWidth)px; height: \(layout.pageHeight)px;
            display: flex; flex-direction: column; align-items: center;
            font-family: "Iowan Old Style", Palatino, "Palatino Linotype", "Book Antiqua", Georgia, serif;
            -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-hyphens: none; hyphens: none;
        }
        body.nav { display: block; width: auto; height: auto; padding: 1em; }
        .nav a { color: inherit; }
        h1, h2, p { margin: 0; font-weight: normal; overflow-wrap: break-word; }
        .pictures {
            flex: 0 1 auto; min-height: 0; display: grid; grid-auto-rows: minmax(0, 1fr); justify-content: center;
        }
        .pictures img { display: block; width: 100%; height: 100%; min-height: 0; object-fit: contain; }
        .pictures.plate { margin-top: \(BookLayout.plateMargin)px; }
        .plate img { border-radius: 12px; }
        .pictures.panels { box-sizing: border-box; padding: \(PanelGrid.gap)px; gap: \(PanelGrid.gap)px; }
        \((1...PanelGrid.mostColumns).map(Self.columns).joined(separator: "\n"))
        .sheet {
            box-sizing: border-box; position: relative; flex: 1 0 auto; width: 100%;
            padding: \(BookLayout.textPadding.top)px \(BookLayout.textMargin)px \(BookLayout.textPadding.bottom)px;
            display: flex; flex-direction: column; justify-content: center;
        }
        .sheet.full { margin-top: -\(BookLayout.sheetOverlap)px; border-radius: \(BookLayout.sheetOverlap)px \
        \(BookLayout.sheetOverlap)px 0 0; }
        .text {
            max-width: 100%; margin: 0 auto; line-height: \(Self.ratio(layout.typeScale.lineHeight));
            text-align: start; text-wrap: pretty;
        }
        .text p + p { margin-top: \(Self.ratio(BookLayout.paragraphGap))em; }
        .folio {
            position: absolute; bottom: 26px; left: 0; right: 0; text-align: center; font-size: 26px; line-height: 1.2;
        }
        .names {
            box-sizing: border-box; flex: 1 0 auto; width: 100%; padding: \(TitleSetting.padding)px;
            display: flex; flex-direction: column; justify-content: center; text-align: center; line-height: 1.4;
        }
        .cover .names {
            position: relative; z-index: 1;
            border-radius: 0 0 \(BookLayout.sheetOverlap)px \(BookLayout.sheetOverlap)px;
        }
        .cover .pictures { margin-top: -\(BookLayout.sheetOverlap)px; }
        .names h1 { font-weight: bold; line-height: \(Self.ratio(TitleSetting.lineHeight)); text-wrap: balance; }
        .names .collection { margin-bottom: 0.6em; }
        .names .author { margin-top: 0.6em; }
        .title { justify-content: center; }
        .title .names { flex: 0 0 auto; }
        .roundel { flex: 0 0 auto; width: 600px; height: 600px; }
        .roundel img { width: 100%; height: 100%; border-radius: 50%; object-fit: cover; }
        .colophon { justify-content: flex-end; }
        .small { box-sizing: border-box; width: 100%; padding: \(Self.colophonMargin)px; line-height: 1.5; }
        .small h1 { font-size: 1.25em; margin-bottom: 0.8em; }
        .small p + p { margin-top: 0.8em; }
        .small .facts { font-size: 0.75em; }
        \(Self.rules(on: "", Palette.light))
        @media (prefers-color-scheme: dark) {
        \(Self.rules(on: "", Palette.dark))
        }
        \(Self.rules(on: ".cover", Palette.dark))

        """
    }

    /// Each picture takes two of twice as many tracks, so that a last row that is not full can stand in the middle.
    private static func columns(_ count: Int) -> String {
        let lastRows = (1..<max(count, 2)).filter { $0 < count }.map { pictures in
            """
            .columns-\(count) img:nth-last-child(\(pictures)):nth-child(\(count)n+1) \
            { grid-column: \(count - pictures + 1) / span 2; }
            """
        }
        let all = """
            .columns-\(count) { grid-template-columns: repeat(\(count * 2), minmax(0, 1fr)); }
            .columns-\(count) img { grid-column: span 2; }
            """
        return ([all] + lastRows).joined(separator: "\n")
    }

    /// The colors of every theme; `page` is a class that narrows them to one kind of page.
    private static func rules(on page: String, _ palette: (Theme) -> Palette) -> String {
        Theme.allCases.map { theme in
            let colors = palette(theme)
            let body = "\(page).\(theme.rawValue)"
            return """
                \(body), \(body) .sheet, \(body) .names { background: \(colors.paper); color: \(colors.ink); }
                \(body) .folio, \(body) .collection, \(body) .author, \(body) .facts { color: \(colors.accent); }
                """
        }.joined(separator: "\n")
    }

    /// `1.45` for 145 percent.
    private static func ratio(_ percent: Int) -> String {
        let digits = String(percent % 100)
        return "\(percent / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
