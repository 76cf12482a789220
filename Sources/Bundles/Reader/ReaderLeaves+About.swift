import Domain
import MarkupText

extension ReaderLeaves {
    /// The last leaf: who wrote, how the pictures were made, which book this is.
    var aboutLeaf: Markup {
        let book = publication.book
        let words = publication.words
        return ReaderLeaf(
            address: Self.about, kind: "about", theme: .neutral, shape: nil,
            place: "<span class=\"story\"\(words.attributes)>\(words.colophon)</span>",
            content: """
                <div class="text">
                <h2\(words.attributes)>\(words.colophon)</h2>
                <p><cite><bdi>\(book.title)</bdi></cite></p>
                \(BookNames(book: book).authors.map { "<p>\($0)</p>\n" } ?? .empty)\
                \(lines: PictureOrigins(of: book).sentences.map { "<p\(BookWords.englishAttributes)>\($0)</p>" })
                <p class="facts"\(BookWords.englishAttributes)>urn:uuid:\(book.identifier)<br/>
                \(UTCTime(secondsSince1970: book.modified).date)</p>
                </div>

                """
        ).markup
    }
}
