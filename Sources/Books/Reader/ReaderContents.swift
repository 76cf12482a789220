import Media

/// The list of stories and pages. It is above the pages until the script moves it into a drawer.
struct ReaderContents: Sendable {
    private let publication: ReaderPublication

    init(_ publication: ReaderPublication) {
        self.publication = publication
    }

    var markup: Markup {
        let words = publication.words
        return """
            <nav id="contents" aria-labelledby="contents-heading">
            <h2 id="contents-heading"\(words.attributes)>\(words.contents)</h2>
            <ol>
            <li><a href="#\(ReaderPages.cover)"\(words.attributes)>\(words.cover)</a></li>
            \(publication.book.stories.map(entry))\
            <li><a href="#\(ReaderPages.about)"\(words.attributes)>\(words.colophon)</a></li>
            </ol>
            </nav>

            """
    }

    private func chapters(of story: BookStory) -> Markup {
        let chapters = story.pages.compactMap { page in
            PageText(page).heading.map { heading -> Markup in
                "<li><a href=\"#\(publication.address(of: page, in: story))\">\(BookNames.isolated(heading))</a></li>"
            }
        }
        guard !chapters.isEmpty else { return .empty }
        return """
            <ol class="chapters">
            \(lines: chapters)
            </ol>

            """
    }

    private func entry(for story: BookStory) -> Markup {
        let pages = story.pages.map { page -> Markup in
            "<li><a href=\"#\(publication.address(of: page, in: story))\">\(page.number)</a></li>"
        }
        return """
            <li><a href="#\(publication.address(of: story))">\(BookNames.isolated(story.title))</a>
            \(chapters(of: story))<ol class="numbers">
            \(lines: pages)
            </ol>
            </li>

            """
    }
}
