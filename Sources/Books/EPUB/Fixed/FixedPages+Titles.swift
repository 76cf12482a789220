import Domain
import Media
import Typesetting

extension FixedPages {
    var cover: Markup {
        let book = publication.book
        let sheet = Sheet.screen(height: Double(layout.pageHeight) / 2)
        let cover = Cover(of: book, in: sheet.whole(on: .single), live: sheet.live(on: .single), setter)
        let theme = book.stories.first?.theme ?? .neutral
        let picture = cover.picture.map { picture, place in
            """
            <div class="picture" style="\(Self.style(place.frame))">
            \(picture.markup(alt: picture.alt))
            </div>

            """ as Markup
        }
        return page(
            title: book.title,
            body: """
                <body class="cover \(cover.isDark ? "dark " : "")\(theme.rawValue)" epub:type="cover">
                <main>
                \(picture ?? .empty)\(lines: cover.labels.map(label))
                </main>
                </body>
                """)
    }

    private func label(_ label: Cover.Label) -> Markup {
        let panel = label.ground.panel.map { "background:\($0.description);" as Markup } ?? .empty
        return """
            <div class="names" style="\(panel)\(Self.style(label.box))">
            \(lines: label.entries.enumerated().map { name($1, isFirst: $0 == 0, label.ground) })
            </div>
            """
    }

    private static func style(_ box: Box) -> Markup {
        let (left, top) = (pixels(box.x), pixels(box.y))
        return """
            left:\(left)px;top:\(top)px;width:\(pixels(box.x + box.width) - left)px;\
            height:\(pixels(box.y + box.height) - top)px
            """
    }

    /// A page has half as many points as pixels.
    private static func pixels(_ points: Double) -> Int { Int((2 * points).rounded()) }

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
        \(lines: setting.entries.enumerated().map { name($1, isFirst: $0 == 0) })
        </div>
        """
    }

    /// As wide as its longest line, so that a reader breaks the lines at the same places. Without a ground it has the
    /// colors of the page.
    private func name(_ entry: TitleSetting.Entry, isFirst: Bool, _ ground: TextGround? = nil) -> Markup {
        let text = entry.name.markup
        let width = Self.pixels(setter.width(of: entry.block)) + Self.slack
        let gap: Markup = isFirst ? .empty : "margin-top:\(Self.pixels(entry.gap))px;"
        let color =
            ground.map { "color:\((entry.name.isAccented ? $0.accent : $0.ink).description);" as Markup } ?? .empty
        let style: Markup = "\(color)\(gap)font-size:\(Self.pixels(entry.block.size))px;max-width:\(width)px"
        return entry.name.rank == .title
            ? "<h1 style=\"\(style)\">\(text)</h1>"
            : "<p class=\"\(entry.name.rank.rawValue)\" style=\"\(style)\">\(text)</p>"
    }

    /// What rounding may add to the width of a line, in pixels.
    private static let slack = 6

    /// A page before or after the stories: title and dedication in the middle, other texts at the bottom.
    func matterPage(_ matter: BookMatter) -> Markup {
        let parts = BookParts(of: publication.book)
        guard matter != .title else { return innerTitlePage(parts) }
        let size = matter == .dedication ? Self.dedicationSize : smallSize(for: parts.texts(of: matter, for: .epub))
        return page(
            title: publication.book.title,
            body: """
                <body class="\(matter == .dedication ? "dedication" : "colophon") neutral"\(matter.type)>
                <main>
                <h1 class="unseen">\(BookNames.isolated(publication.book.title))</h1>
                <div class="small" style="font-size:\(size)px">
                \(lines: parts.markup(of: matter, for: .epub))
                </div>
                </main>
                </body>
                """)
    }

    private static let dedicationSize = 38

    private func innerTitlePage(_ parts: BookParts) -> Markup {
        let setting = titles(parts.titleNames, room: layout.pageHeight * 6 / 10)
        return page(
            title: publication.book.title,
            body: """
                <body class="title neutral"\(BookMatter.title.type)>
                <main>
                \(names(setting))
                \(parts.publisher.map { "<p class=\"publisher\">\(BookNames.isolated($0))</p>\n" as Markup } ?? .empty)\
                </main>
                </body>
                """)
    }

    /// The last page: title and authors, how the pictures were made, and the date.
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
