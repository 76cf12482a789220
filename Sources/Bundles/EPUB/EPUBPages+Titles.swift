import Domain
import MarkupText

extension EPUBPages {
    /// The title and names over the first picture.
    var cover: Markup {
        let book = publication.book
        let names = book.authors.joined(separator: " · ")
        let setting = TitleSetting(
            title: book.title, names: [book.collectionTitle, names].compactMap { $0 }.filter { !$0.isEmpty },
            room: publication.layout.pageHeight - coverHeight + BookLayout.sheetOverlap,
            mostRoom: publication.layout.pageHeight * 60 / 100)
        let room = publication.layout.pageHeight - setting.height + BookLayout.sheetOverlap
        let pictureHeight = min(coverHeight, room)
        let pictureWidth = coverHeight > 0 ? BookLayout.pageWidth * pictureHeight / coverHeight : 0
        return page(
            title: book.title,
            body: """
                <body class="cover \((book.stories.first?.theme ?? .neutral).rawValue)" epub:type="cover">
                <div class="names" style="font-size:\(setting.nameSize)px">
                \(book.collectionTitle.map { "<p class=\"collection\">\($0)</p>\n" } ?? .empty)\
                <h1 style="font-size:\(setting.titleSize)px">\(book.title)</h1>
                \(names.isEmpty ? .empty : "<p class=\"author\">\(names)</p>\n")</div>
                \(coverImage(width: pictureWidth, height: pictureHeight))</body>
                """)
    }

    /// What opens a story in a collection: its title, its author and a roundel of its first picture.
    func titlePage(of story: BookStory) -> Markup {
        let height = publication.layout.pageHeight
        let setting = TitleSetting(
            title: story.title, names: story.author.map { [$0] } ?? [], room: height * 40 / 100,
            mostRoom: height * 60 / 100)
        return page(
            title: story.title,
            body: """
                <body class="title \(story.theme.rawValue)" epub:type="titlepage">
                \(roundel(of: story))<div class="names" style="font-size:\(setting.nameSize)px">
                <h1 style="font-size:\(setting.titleSize)px">\(story.title)</h1>
                \(story.author.map { "<p class=\"author\">\($0)</p>\n" } ?? .empty)</div>
                </body>
                """)
    }

    /// Height of the cover's picture at full page width.
    private var coverHeight: Int {
        publication.coverPicture.map { PanelGrid(of: [$0.size], pageWidth: BookLayout.pageWidth).height } ?? 0
    }

    private func coverImage(width: Int, height: Int) -> Markup {
        guard let picture = publication.coverPicture else { return .empty }
        return """
            <div class="pictures columns-1" style="width:\(width)px;height:\(height)px">
            \(image(picture, alt: picture.alt))
            </div>

            """
    }

    /// The picture is described where the story shows it whole, so it has no text alternative here.
    private func roundel(of story: BookStory) -> Markup {
        guard let picture = story.pages.first?.pictures.first else { return .empty }
        return """
            <div class="roundel">
            \(image(picture, alt: ""))
            </div>

            """
    }
}
