import Media

/// The navigation document: contents, list of pages, landmarks. It is not a page of the book, so it has no fixed size.
struct EPUBNavigation: Sendable {
    static let path = "nav.xhtml"

    /// The part of an edition's style sheet for this document. Page numbers are side by side.
    static let style = """
        .nav a { color: inherit; }
        .nav ol { margin: 0; padding: 0; list-style: none; }
        .nav li { margin: 0 0 0.5em; }
        #page-list li { display: inline-block; min-width: 3em; }
        """

    private let publication: EPUBPublication
    private let words: BookStrings

    init(_ publication: EPUBPublication) {
        self.publication = publication
        words = BookStrings(for: publication.language)
    }

    var markup: Markup {
        XHTMLDocument(
            language: publication.language, title: publication.book.title,
            body: """
                <body class="nav neutral">
                <main>
                <nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="toc-heading">
                <h1 id="toc-heading"\(words.attributes)>\(words.contents)</h1>
                <ol>
                \(lines: contents)
                </ol>
                </nav>
                <nav epub:type="page-list" role="doc-pagelist" id="page-list" aria-labelledby="page-list-heading">
                <h2 id="page-list-heading"\(words.attributes)>\(words.pages)</h2>
                <ol>
                \(lines: pages)
                </ol>
                </nav>
                <nav epub:type="landmarks" id="landmarks" aria-labelledby="landmarks-heading" hidden="hidden">
                <h2 id="landmarks-heading"\(words.attributes)>\(words.landmarks)</h2>
                <ol>
                \(lines: landmarks)
                </ol>
                </nav>
                </main>
                </body>
                """
        ).markup
    }

    private var contents: [Markup] {
        let stories = publication.openings.map { opening in
            let chapters = opening.chapters.map { entry(link(to: $0.target, $0.title)) }
            let list: Markup = chapters.isEmpty ? .empty : "\n<ol>\n\(lines: chapters)\n</ol>\n"
            return entry("\(link(to: opening.target, opening.title))\(list)")
        }
        return [entry("<a href=\"\(publication.cover.path)\"\(words.attributes)>\(words.cover)</a>")] + stories
            + [entry("<a href=\"\(publication.colophon.path)\"\(words.attributes)>\(words.colophon)</a>")]
    }

    private var pages: [Markup] {
        publication.pages.map { entry("<a href=\"\($0.target)\">\($0.number)</a>") }
    }

    private var landmarks: [Markup] {
        let landmarks = [
            ("cover", publication.cover, words.cover), ("bodymatter", publication.start, words.start),
            ("colophon", publication.colophon, words.colophon),
        ]
        return landmarks.map { type, document, word in
            entry("<a epub:type=\"\(type)\" href=\"\(document.path)\"\(words.attributes)>\(word)</a>")
        }
    }

    private func link(to target: String, _ title: String) -> Markup {
        "<a href=\"\(target)\">\(BookNames.isolated(title))</a>"
    }

    private func entry(_ link: Markup) -> Markup {
        "<li>\(link)</li>"
    }
}
