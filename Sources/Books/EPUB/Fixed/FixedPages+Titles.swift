import Domain
import Media

extension FixedPages {
    /// The title and names over the first picture.
    var cover: Markup {
        let book = publication.book
        let names = BookNames(book: book)
        let setting = TitleSetting(
            title: book.title,
            names: [book.collectionTitle, names.authorText].compactMap { $0 }.filter { !$0.isEmpty },
            room: layout.pageHeight - coverHeight + BookLayout.sheetOverlap, mostRoom: layout.pageHeight * 60 / 100)
        let room = layout.pageHeight - setting.height + BookLayout.sheetOverlap
        let pictureHeight = min(coverHeight, room)
        let pictureWidth = coverHeight > 0 ? BookLayout.pageWidth * pictureHeight / coverHeight : 0
        return page(
            title: book.title,
            body: """
                <body class="cover \((book.stories.first?.theme ?? .neutral).rawValue)" epub:type="cover">
                <main>
                <div class="names" style="font-size:\(setting.nameSize)px">
                \(book.collectionTitle.map { "<p class=\"collection\">\(BookNames.isolated($0))</p>\n" } ?? .empty)\
                <h1 style="font-size:\(setting.titleSize)px">\(BookNames.isolated(book.title))</h1>
                \(names.authors.map { "<p class=\"author\">\($0)</p>\n" } ?? .empty)</div>
                \(coverImage(width: pictureWidth, height: pictureHeight))</main>
                </body>
                """)
    }

    /// The title page of a story in a collection: its title, its author and its first picture in a circle.
    func titlePage(of story: BookStory) -> Markup {
        let setting = TitleSetting(
            title: story.title, names: story.details.author.map { [$0] } ?? [], room: layout.pageHeight * 40 / 100,
            mostRoom: layout.pageHeight * 60 / 100)
        return page(
            title: story.title,
            body: """
                <body class="title \(story.theme.rawValue)" epub:type="titlepage">
                <main>
                \(roundel(of: story))<div class="names" style="font-size:\(setting.nameSize)px">
                <h1 style="font-size:\(setting.titleSize)px">\(BookNames.isolated(story.title))</h1>
                \(story.details.author.map { "<p class=\"author\">\(BookNames.isolated($0))</p>\n" } ?? .empty)</div>
                </main>
                </body>
                """)
    }

    /// A page before or after the stories: titles and dedication in the middle, other texts at the bottom.
    func matterPage(_ matter: BookMatter) -> Markup {
        let book = publication.book
        let parts = BookParts(of: book)
        let isCentred = matter == .title || matter == .dedication
        let size = isCentred ? 38 : colophonSize(for: parts.texts(of: matter, for: .epub))
        return page(
            title: book.title,
            body: """
                <body class="\(isCentred ? "title" : "colophon") neutral"\(matter.type)>
                <main>
                <div class="\(isCentred ? "names" : "small")" style="font-size:\(size)px">
                \(lines: parts.markup(of: matter, for: .epub))
                </div>
                </main>
                </body>
                """)
    }

    /// The last page: who wrote the book, how the pictures were made, which book this is.
    var colophon: Markup {
        let colophon = Colophon(of: publication.book, BookStrings(for: publication.language))
        return page(
            title: colophon.title,
            body: """
                <body class="colophon neutral" epub:type="colophon">
                <main>
                <div class="small" style="font-size:\(colophonSize(for: colophon.texts))px">
                \(colophon.markup(heading: "h1"))
                </div>
                </main>
                </body>
                """)
    }

    /// The largest size, from 30 pixels down, at which the paragraphs fit with the lines and gaps of the style sheet.
    private func colophonSize(for paragraphs: [String]) -> Int {
        let text = MeasuredText(paragraphs)
        let room = layout.pageHeight - 2 * FixedStyle.colophonMargin
        let lineWidth = BookLayout.pageWidth - 2 * FixedStyle.colophonMargin
        return stride(from: 30, to: 1, by: -1).first { size in
            let lines = text.lines(typeSize: size, lineWidth: lineWidth) + FixedStyle.colophonExtraLines
            return (lines * 150 + paragraphs.count * 80) * size / 100 <= room
        } ?? 1
    }

    /// Height of the cover's picture at full page width.
    private var coverHeight: Int {
        publication.book.firstPicture.map { PanelGrid(of: [$0.shownSize], pageWidth: BookLayout.pageWidth).height } ?? 0
    }

    private func coverImage(width: Int, height: Int) -> Markup {
        guard let picture = publication.book.firstPicture else { return .empty }
        return """
            <div class="picture" style="width:\(width)px;height:\(height)px">
            \(picture.markup(alt: picture.alt))
            </div>

            """
    }

    /// The picture is described where the story shows it completely, so it has no text alternative here.
    private func roundel(of story: BookStory) -> Markup {
        guard let picture = story.firstPicture else { return .empty }
        return """
            <div class="roundel">
            \(picture.markup(alt: ""))
            </div>

            """
    }
}
