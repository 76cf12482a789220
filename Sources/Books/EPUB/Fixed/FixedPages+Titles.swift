import Domain
import Media
import Typesetting

extension FixedPages {
    /// The title and names over the first picture.
    var cover: Markup {
        let book = publication.book
        let setting = titles(
            BookParts(of: book).coverNames, room: max(layout.pageHeight * 3 / 10, layout.pageHeight - coverHeight))
        let height = Int(2 * setting.height) + 2 * FixedStyle.namePadding
        let pictureHeight = min(coverHeight, layout.pageHeight - height + BookLayout.sheetOverlap)
        let pictureWidth = coverHeight > 0 ? BookLayout.pageWidth * pictureHeight / coverHeight : 0
        return page(
            title: book.title,
            body: """
                <body class="cover \((book.stories.first?.theme ?? .neutral).rawValue)" epub:type="cover">
                <main>
                \(names(setting))
                \(coverImage(width: pictureWidth, height: pictureHeight))</main>
                </body>
                """)
    }

    /// The title page of a story in a collection: its title, its author and its first picture in a circle.
    func titlePage(of story: BookStory) -> Markup {
        let setting = titles(BookParts(of: publication.book).names(of: story), room: layout.pageHeight * 4 / 10)
        return page(
            title: story.title,
            body: """
                <body class="title \(story.theme.rawValue)" epub:type="titlepage">
                <main>
                \(roundel(of: story))\(names(setting))
                </main>
                </body>
                """)
    }

    /// `room` is a height in pixels.
    private func titles(_ names: [TitleSetting.Name], room: Int) -> TitleSetting {
        TitleSetting(
            names, setter, width: Double(BookLayout.pageWidth - 2 * FixedStyle.namePadding) / 2,
            room: Double(room - 2 * FixedStyle.namePadding) / 2, pageWidth: Double(BookLayout.pageWidth) / 2)
    }

    private func names(_ setting: TitleSetting) -> Markup {
        """
        <div class="names">
        \(lines: setting.entries.map(name))
        </div>
        """
    }

    /// As wide as its longest line, so that a reader breaks the lines at the same places.
    private func name(_ entry: TitleSetting.Entry) -> Markup {
        let text = entry.name.parts.map { BookNames.isolated($0) }.joined(separator: " · ")
        let width = Int((2 * setter.width(of: entry.block)).rounded(.up)) + Self.slack
        let style: Markup =
            """
            font-size:\(Int(2 * entry.block.size))px;max-width:\(width)px;margin-top:\(Int(2 * entry.gap))px
            """
        return entry.name.rank == .title
            ? "<h1 style=\"\(style)\">\(text)</h1>"
            : "<p class=\"\(entry.name.rank.rawValue)\" style=\"\(style)\">\(text)</p>"
    }

    /// What rounding may add to the width of a line, in pixels.
    private static let slack = 6

    /// A page before or after the stories: titles and dedication in the middle, other texts at the bottom.
    func matterPage(_ matter: BookMatter) -> Markup {
        let book = publication.book
        let parts = BookParts(of: book)
        let isCentred = matter == .title || matter == .dedication
        let size = isCentred ? 38 : smallSize(for: parts.texts(of: matter, for: .epub))
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
                <div class="small" style="font-size:\(smallSize(for: colophon.paragraphs))px">
                \(colophon.markup(heading: "h1"))
                </div>
                </main>
                </body>
                """)
    }

    /// The largest size, from 30 pixels down, at which the paragraphs fit with the lines and gaps of the style sheet.
    private func smallSize(for paragraphs: [String]) -> Int {
        let text = setter.measured(paragraphs, .reading)
        let room = layout.pageHeight - 2 * FixedStyle.smallMargin
        let width = Double(BookLayout.pageWidth - 2 * FixedStyle.smallMargin)
        return stride(from: 30, to: 1, by: -1).first { size in
            let block = text.block(
                size: Double(size), width: width, lineHeight: FixedStyle.smallLineHeight, gap: FixedStyle.smallGap)
            return Int(block.height) + FixedStyle.headingLines * size <= room
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
