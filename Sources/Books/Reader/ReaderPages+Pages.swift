import Domain
import Media

extension ReaderPages {
    func pageLeaf(_ index: Int, of story: BookStory, last: Int, _ turns: PassageTurns) -> Markup {
        let page = story.pages[index]
        let isComic = page.isLettered
        return ReaderPage(
            address: publication.address(of: page, in: story), kind: isComic ? "page comic" : "page",
            theme: story.theme, shape: isComic ? nil : page.pictures.first.map { PictureShape($0.shownSize) },
            place: """
                \(BookNames.isolated(story.title, kind: "story")) <span class="number">\(page.number) / \(last)</span>
                """,
            content: isComic
                ? "\(panels(of: page, story))\(choices(of: page, in: story))" : pictureAndText(of: page, in: story),
            turns: attributes(of: turns, at: index, in: story)
        ).markup
    }

    /// Where “next” and “previous” lead at the end and at the beginning of a passage: at choices nowhere, at an ending
    /// behind the story, at a beginning to the first choice that leads there.
    private func attributes(of turns: PassageTurns, at index: Int, in story: BookStory) -> Markup {
        var attributes: [Markup] = []
        if turns.ends.contains(index) {
            let next = story.pages[index].shownChoices.isEmpty ? addressAfter(story) : ""
            attributes.append(" data-next=\"\(next)\"")
        }
        if let origin = turns.origins[index] {
            let previous = publication.address(of: story.pages[origin], in: story)
            attributes.append(" data-previous=\"\(previous)\"")
        }
        return "\(attributes)"
    }

    /// The choices at the end of a page, as links to the pages with which the story goes on.
    private func choices(of page: BookPage, in story: BookStory) -> Markup {
        guard !page.shownChoices.isEmpty else { return .empty }
        let links = page.shownChoices.map { choice -> Markup in
            "<li><a href=\"#\(publication.address(of: story.pages[choice.page], in: story))\">\(choice.text)</a></li>"
        }
        return """
            <ul class="choices">
            \(lines: links)
            </ul>

            """
    }

    private func pictureAndText(of page: BookPage, in story: BookStory) -> Markup {
        """
        \(page.pictures.map { "<figure class=\"picture\"\(Self.item)>\(labelled($0))</figure>\n" })\
        <div class="text">
        \(PageText(page.text, headings: page.headings).markup(heading: "h3"))
        \(choices(of: page, in: story))</div>

        """
    }

    /// The panels of a comic, each above its part of the text.
    private func panels(of page: BookPage, _ story: BookStory) -> Markup {
        let grid = PanelGrid(of: page.pictures.map(\.shownSize), pageWidth: BookLayout.pageWidth)
        let captions = page.captions(publication.language)
        return """
            <div class="panels columns-\(page.isComic ? 2 : grid.columns)">
            \(zip(page.pictures, captions).map { panel($0, $1, story) })\
            </div>

            """
    }

    private func panel(_ picture: BookPicture, _ caption: PageText, _ story: BookStory) -> Markup {
        """
        <figure class="panel\(picture.panel?.place.width == 1000 ? " wide" : "")"\(Self.item)>
        \(labelled(picture))
        \(picture.caption(caption, cast: story.cast, heading: "h3"))</figure>

        """
    }

    /// Makes an element represent a picture that microdata describes.
    private static let item: Markup = " itemscope=\"\" itemtype=\"https://schema.org/ImageObject\""

    /// The picture with its IPTC digital source type.
    private func labelled(_ picture: BookPicture) -> Markup {
        """
        <meta itemprop="digitalSourceType" content="\(picture.provenance.digitalSourceType)"/>\
        \(ReaderImage(picture).markup)
        """
    }
}
