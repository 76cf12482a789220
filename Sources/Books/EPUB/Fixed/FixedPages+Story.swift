import Domain
import Media

extension FixedPages {
    /// A page of a story: its number, its pictures, and its text on paper beneath them.
    ///
    /// The number is the page's heading: programs that read aloud use it to go from page to page.
    func storyPage(_ page: BookPage, of story: BookStory, layout: PageLayout, number: Int) -> Markup {
        self.page(
            title: "\(story.title) – \(number)",
            body: """
                <body class="page \(story.theme.rawValue)">
                <main>
                <h1 class="folio">\(PageBreak.numbered(number))</h1>
                \(content(of: page, in: story, layout: layout))
                </main>
                </body>
                """)
    }

    private func content(of page: BookPage, in story: BookStory, layout: PageLayout) -> Markup {
        if let comic = layout.comic { return self.comic(comic, page, of: story) }
        return layout.arrangement == .panels
            ? panels(of: page, layout: layout) : plate(of: page, in: story, layout: layout)
    }

    private func plate(of page: BookPage, in story: BookStory, layout: PageLayout) -> Markup {
        """
        \(picture(of: page, layout: layout))<div class="sheet \(layout.arrangement.rawValue)">
        <div class="text" style="font-size:\(layout.typeSize)px">
        \(lines: layout.texts.map { $0.markup(links: page.shownChoices.map { FixedEdition.path(of: $0, in: story) }) })
        </div>
        </div>
        """
    }

    private func picture(of page: BookPage, layout: PageLayout) -> Markup {
        guard let picture = page.pictures.first, let place = layout.picture else { return .empty }
        return """
            <div class="picture \(layout.arrangement.rawValue)" style="width:\(place.width)px;height:\(place.height)px;\
            margin:\(place.top)px 0 \(place.gapBelow)px">
            \(picture.markup(alt: picture.alt))
            </div>

            """
    }

    private func panels(of page: BookPage, layout: PageLayout) -> Markup {
        let rows = layout.rowHeights.enumerated().map { row, height -> Markup in
            let figures = layout.grid.panels(inRow: row, of: page.pictures.count).map {
                panel(page.pictures[$0], caption: layout.texts[$0], layout: layout, height: height)
            }
            return """
                <div class="row">
                \(lines: figures)
                </div>
                """
        }
        return """
            <div class="panels">
            \(lines: rows)
            </div>
            """
    }

    private func panel(_ picture: BookPicture, caption: PageText, layout: PageLayout, height: Int) -> Markup {
        """
        <figure style="width:\(layout.grid.cellWidth)px">
        \(picture.markup(alt: picture.alt, style: "height:\(height)px"))
        \(caption.caption(style: "font-size:\(layout.typeSize)px"))</figure>
        """
    }
}
