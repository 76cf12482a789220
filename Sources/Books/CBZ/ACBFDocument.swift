import Domain
import Media
import Typesetting

/// The words of a comic archive as text: Advanced Comic Book Format 1.1. Programs that do not know it pass over it.
///
/// Schema: https://acbf.info. Each text has its place on its page in pixels.
struct ACBFDocument {
    static let path = "book.acbf"

    private let comic: ComicBook
    private var book: Book { comic.book }

    init(_ comic: ComicBook) {
        self.comic = comic
    }

    var markup: Markup {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <ACBF xmlns="http://www.acbf.info/xml/acbf/1.1">
        <meta-data>
        <book-info>
        \(lines: book.authors.map { "<author><nickname>\($0.singleLine)</nickname></author>" })
        <book-title lang="\(comic.language.text)">\(book.title.singleLine)</book-title>
        <genre>children</genre>
        <coverpage><image href="\(comic.pages[0].path)"/></coverpage>
        <languages><text-layer lang="\(comic.language.text)" show="false"/></languages>
        \(book.collectionTitle.map { "<sequence title=\"\($0.singleLine)\">1</sequence>\n" as Markup } ?? .empty)\
        </book-info>
        <publish-info>
        \(book.details.publisher.map { "<publisher>\($0)</publisher>\n" as Markup } ?? .empty)\
        <publish-date value="\(date)">\(date)</publish-date>
        </publish-info>
        <document-info>
        <author><nickname>Nightpress</nickname></author>
        <creation-date value="\(date)">\(date)</creation-date>
        <id>urn:uuid:\(book.identifier)</id>
        <version>1.0</version>
        </document-info>
        </meta-data>
        <body>
        \(lines: comic.pages.map(page))
        </body>
        </ACBF>

        """
    }

    private var date: String { UTCTime(secondsSince1970: book.modified).date }

    private func page(_ page: ComicBook.Page) -> Markup {
        """
        <page>
        \(page.bookmark.map { "<title lang=\"\(comic.language.text)\">\($0.singleLine)</title>\n" as Markup } ?? .empty)\
        <image href="\(page.path)"/>
        <text-layer lang="\(comic.language.text)">
        \(lines: page.words.map(area))
        </text-layer>
        \(page.panels.map { "<frame points=\"\(points(of: $0))\"/>\n" as Markup })\
        </page>
        """
    }

    private func points(of area: ComicBook.Area) -> String {
        [(area.left, area.top), (area.right, area.top), (area.right, area.bottom), (area.left, area.bottom)]
            .map { "\($0.0),\($0.1)" }.joined(separator: " ")
    }

    private func area(_ words: ComicBook.Words) -> Markup {
        let kind: Markup =
            switch words.structure {
            case .heading: "heading"
            case .speech: "speech"
            case .paragraph, .figure, .artifact: "commentary"
            }
        return """
            <text-area points="\(points(of: words.area))" type="\(kind)"><p>\(words.text)</p></text-area>
            """
    }
}
