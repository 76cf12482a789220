import Domain
import Media

extension ReaderPages {
    func pageLeaf(_ page: BookPage, of story: BookStory, last: Int) -> Markup {
        let isComic = page.isLettered
        return ReaderPage(
            address: publication.address(of: page, in: story), kind: isComic ? "page comic" : "page",
            theme: story.theme, shape: isComic ? nil : page.pictures.first.map { PictureShape($0.shownSize) },
            place: """
                \(BookNames.isolated(story.title, kind: "story")) <span class="number">\(page.number) / \(last)</span>
                """,
            content: isComic ? panels(of: page, story) : pictureAndText(of: page)
        ).markup
    }

    private func pictureAndText(of page: BookPage) -> Markup {
        """
        \(page.pictures.map { "<figure class=\"picture\"\(Self.item)>\(labelled($0))</figure>\n" })\
        <div class="text">
        \(PageText(page).markup(heading: "h3"))
        </div>

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
