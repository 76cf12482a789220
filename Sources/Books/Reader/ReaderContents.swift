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

    private func entry(for story: BookStory) -> Markup {
        let pages = story.pages.map { page -> Markup in
            "<li><a href=\"#\(publication.address(of: page, in: story))\">\(page.number)</a></li>"
        }
        return """
            <li><a href="#\(publication.address(of: story))">\(BookNames.isolated(story.title))</a>
            <ol class="numbers">
            \(lines: pages)
            </ol>
            </li>

            """
    }
}
