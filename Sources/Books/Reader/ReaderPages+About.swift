import Domain
import Media

extension ReaderPages {
    /// A leaf before or after the stories.
    func matterLeaf(_ matter: BookMatter) -> Markup {
        ReaderPage(
            address: matter.rawValue, kind: "about", theme: .neutral, shape: nil,
            place: BookNames.isolated(publication.book.title, kind: "story"),
            content: """
                <div class="text">
                \(lines: BookParts(of: publication.book).markup(of: matter, for: .html))
                </div>

                """
        ).markup
    }

    /// The last leaf: who wrote the book, how the pictures were made, which book this is.
    var aboutLeaf: Markup {
        let words = publication.words
        return ReaderPage(
            address: Self.about, kind: "about", theme: .neutral, shape: nil,
            place: "<span class=\"story\"\(words.attributes)>\(words.colophon)</span>",
            content: """
                <div class="text">
                \(Colophon(of: publication.book, words).markup(heading: "h2"))
                </div>

                """
        ).markup
    }
}
