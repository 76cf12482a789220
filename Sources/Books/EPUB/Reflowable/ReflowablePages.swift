import Domain
import Media

/// The documents of the reflowable edition as XHTML.
struct ReflowablePages: Sendable {
    let publication: EPUBPublication

    init(_ publication: EPUBPublication) {
        self.publication = publication
    }

    func markup(of document: ReflowableDocument) -> Markup {
        switch document {
        case .cover: cover
        case .story(let story, let firstNumber): self.story(publication.book.stories[story], firstNumber: firstNumber)
        case .matter(let matter): matterPage(matter)
        case .colophon: colophon
        }
    }

    private var cover: Markup {
        let book = publication.book
        let names = BookParts(of: book).coverNames.map { name -> Markup in
            name.rank == .title ? "<h1>\(name.markup)</h1>" : "<p class=\"\(name.rank.rawValue)\">\(name.markup)</p>"
        }
        return page(
            title: book.title,
            body: """
                <body class="cover" epub:type="cover">
                <main>
                \(lines: names)
                \(book.firstPicture.map(figure) ?? .empty)
                </main>
                </body>
                """)
    }

    private func matterPage(_ matter: BookMatter) -> Markup {
        page(
            title: publication.book.title,
            body: """
                <body class="colophon"\(matter.type)>
                <main>
                \(lines: BookParts(of: publication.book).markup(of: matter, for: .reflowable))
                </main>
                </body>
                """)
    }

    private var colophon: Markup {
        let colophon = Colophon(of: publication.book, BookStrings(for: publication.language))
        return page(
            title: colophon.title,
            body: """
                <body class="colophon" epub:type="colophon">
                <main>
                \(colophon.markup(heading: "h1"))
                </main>
                </body>
                """)
    }

    private func story(_ story: BookStory, firstNumber: Int) -> Markup {
        let turns = PassageTurns(story)
        return page(
            title: story.title,
            body: """
                <body class="story" epub:type="bodymatter">
                <main>
                <section epub:type="chapter" role="doc-chapter" aria-labelledby="title">
                <h1 id="title">\(BookNames.isolated(story.title))</h1>
                \(story.details.author.map { "<p class=\"author\">\(BookNames.isolated($0))</p>\n" } ?? .empty)\
                \(lines: story.pages.enumerated().map { self.page($1, of: story, $0, turns, firstNumber: firstNumber) })
                </section>
                </main>
                </body>
                """)
    }

    private func page(
        _ page: BookPage, of story: BookStory, _ index: Int, _ turns: PassageTurns, firstNumber: Int
    ) -> Markup {
        let links = page.shownChoices.map { "#\(EPUBPublication.pageAnchor(firstNumber + $0.page))" }
        return """
            <div class="page\(turns.beginnings.contains(index) ? " passage" : "")">
            \(PageBreak.unseen(firstNumber + index))
            \(lines: (page.isLettered ? panels(of: page, story) : page.pictures.map(figure)) + text(of: page, links))
            </div>
            """
    }

    /// Of a comic, only the choices.
    private func text(of page: BookPage, _ links: [String]) -> [Markup] {
        let text = page.isLettered ? PageText("", choices: page.shownChoices) : PageText(page)
        return text.paragraphs.isEmpty ? [] : [text.markup(links: links)]
    }

    private func panels(of page: BookPage, _ story: BookStory) -> [Markup] {
        let captions = page.captions(publication.language)
        return zip(page.pictures, captions).map { picture, caption in
            """
            <figure>
            \(picture.markup(alt: picture.alt))
            \(picture.caption(caption, cast: story.cast, heading: "h2"))</figure>
            """
        }
    }

    private func figure(_ picture: BookPicture) -> Markup {
        """
        <div class="picture">
        \(picture.markup(alt: picture.alt))
        </div>
        """
    }

    private func page(title: String, body: Markup) -> Markup {
        XHTMLDocument(language: publication.language, title: title, body: body).markup
    }
}
