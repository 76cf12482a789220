import Domain
import MarkupText

extension EPUBPages {
    /// A page of a story: its pictures, its text on paper beneath them, its number.
    func storyPage(_ page: BookPage, of story: BookStory, layout: PageLayout, number: Int) -> Markup {
        self.page(
            title: "\(story.title) – \(number)",
            body: """
                <body class="page \(story.theme.rawValue)">
                \(pictures(of: page, layout: layout))<div class="sheet \(layout.arrangement.rawValue)">
                <div class="text" style="font-size:\(layout.typeSize)px">
                \(lines: PageText(page.text).paragraphs.map(paragraph))
                </div>
                <p class="folio"><span epub:type="pagebreak" role="doc-pagebreak" id="page-\(number)" \
                aria-label="\(number)">\(number)</span></p>
                </div>
                </body>
                """)
    }

    /// Lines of verse stay lines.
    private func paragraph(_ text: String) -> Markup {
        let lines = text.split(separator: "\n").map { line -> Markup in "\(String(line))" }
        return "<p>\(lines.joined(separator: "<br/>\n"))</p>"
    }

    private func pictures(of page: BookPage, layout: PageLayout) -> Markup {
        guard !page.pictures.isEmpty else { return .empty }
        return """
            <div class="pictures \(layout.arrangement.rawValue) columns-\(layout.grid.columns)" \
            style="width:\(layout.pictureWidth)px;height:\(layout.pictureHeight)px">
            \(lines: page.pictures.map { image($0, alt: $0.alt) })
            </div>

            """
    }
}
