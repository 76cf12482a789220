import Domain
import MarkupText

extension EPUBPages {
    /// The last page: who wrote, how the pictures were made, which book this is.
    var colophon: Markup {
        let book = publication.book
        let words = BookWords(for: publication.language)
        let authors = book.authors.joined(separator: " · ")
        let origins = PictureOrigins(of: book).sentences
        let size = colophonSize(for: [words.colophon, book.title, authors] + origins)
        return page(
            title: words.colophon,
            body: """
                <body class="colophon neutral" epub:type="colophon">
                <div class="small" style="font-size:\(size)px">
                <h1\(words.attributes)>\(words.colophon)</h1>
                <p><cite>\(book.title)</cite></p>
                \(authors.isEmpty ? .empty : "<p>\(authors)</p>\n")\
                \(lines: origins.map { "<p\(BookWords.englishAttributes)>\($0)</p>" })
                <p class="facts"\(BookWords.englishAttributes)>urn:uuid:\(book.identifier)<br/>\
                \(UTCTime(secondsSince1970: book.modified).date)</p>
                </div>
                </body>
                """)
    }

    /// The largest size from 30 pixels down in which the paragraphs fit, with lines and gaps as in the style sheet.
    private func colophonSize(for paragraphs: [String]) -> Int {
        let text = MeasuredText(paragraphs)
        let room = publication.layout.pageHeight - 2 * EPUBStyle.colophonMargin
        let lineWidth = BookLayout.pageWidth - 2 * EPUBStyle.colophonMargin
        return stride(from: 30, to: 1, by: -1).first { size in
            let lines = text.lines(typeSize: size, lineWidth: lineWidth) + EPUBStyle.colophonExtraLines
            return (lines * 150 + paragraphs.count * 80) * size / 100 <= room
        } ?? 1
    }
}
