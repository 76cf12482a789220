import Domain
import Media

/// All leaves of the reader: the cover, in a collection a title for each story, the pages, and the facts about the
/// book.
struct ReaderPages: Sendable {
    /// Addresses of leaves. The addresses of stories and pages contain a slash.
    static let cover = "cover"
    static let about = "about"

    let publication: ReaderPublication

    init(_ publication: ReaderPublication) {
        self.publication = publication
    }

    var markup: Markup {
        let book = publication.book
        return """
            \(coverLeaf)\(book.frontMatter.map(matterLeaf))\(book.stories.map(leaves))\
            \(book.endMatter.map(matterLeaf))\(aboutLeaf)
            """
    }

    /// The address of the leaf after a story.
    func addressAfter(_ story: BookStory) -> String {
        let book = publication.book
        let next = book.stories.drop { $0.slug != story.slug }.dropFirst().first
        return next.map(publication.address) ?? book.endMatter.first?.rawValue ?? Self.about
    }

    private func leaves(of story: BookStory) -> Markup {
        let title = publication.book.stories.count > 1 ? titleLeaf(of: story) : .empty
        let last = story.pages.reduce(0) { max($0, $1.number) }
        let turns = PassageTurns(story)
        return "\(title)\(story.pages.indices.map { pageLeaf($0, of: story, last: last, turns) })"
    }

    /// The title and names beside the first picture.
    private var coverLeaf: Markup {
        let book = publication.book
        let picture = book.firstPicture
        return ReaderPage(
            address: Self.cover, kind: "cover", theme: book.stories[0].theme,
            shape: picture.map { PictureShape($0.shownSize) },
            place: "<span class=\"story\"\(publication.words.attributes)>\(publication.words.cover)</span>",
            content: """
                \(picture.map { "<div class=\"picture\">\(ReaderImage($0, loading: .now).markup)</div>\n" } ?? .empty)\
                <div class="names">
                \(lines: BookParts(of: book).coverNames.map { "<p class=\"\($0.rank.rawValue)\">\($0.markup)</p>" })
                </div>

                """
        ).markup
    }

    /// The title leaf of a story in a collection: its title, its author and its first picture in a circle. The picture
    /// is described where the story shows it completely.
    private func titleLeaf(of story: BookStory) -> Markup {
        let picture = story.firstPicture
        return ReaderPage(
            address: publication.address(of: story), kind: "opening", theme: story.theme, shape: nil,
            place: BookNames.isolated(story.title, kind: "story"),
            content: """
                \(picture.map { "<div class=\"roundel\">\(ReaderImage($0, alt: "").markup)</div>\n" } ?? .empty)\
                <div class="names">
                <h2 class="title">\(BookNames.isolated(story.title))</h2>
                \(story.details.author.map { "<p class=\"author\">\(BookNames.isolated($0))</p>\n" } ?? .empty)</div>

                """
        ).markup
    }
}
