import Domain
import Media

/// The metadata of an archive: ComicInfo 2.0, whose elements have a fixed order.
///
/// Schema: https://github.com/anansi-project/comicinfo/blob/main/schema/v2.0/ComicInfo.xsd. Unknown values are left
/// out, and so are values that the schema does not have.
struct ComicInfo {
    static let path = "ComicInfo.xml"

    private let comic: ComicBook
    private var book: Book { comic.book }

    init(_ comic: ComicBook) {
        self.comic = comic
    }

    var markup: Markup {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
        \(lines: elements)
        </ComicInfo>

        """
    }

    /// In the schema's order.
    private var elements: [Markup] {
        let date = UTCTime(secondsSince1970: book.modified)
        return [
            "<Title>\(book.title.singleLine)</Title>",
            book.collectionTitle.map { "<Series>\($0.singleLine)</Series>" },
            summary.isEmpty ? nil : "<Summary>\(summary)</Summary>",
            "<Notes>\(notes)</Notes>",
            "<Year>\(date.year)</Year>",
            "<Month>\(date.month)</Month>",
            "<Day>\(date.day)</Day>",
            list(book.authors).map { "<Writer>\($0)</Writer>" },
            list(book.details.illustrator.map { [$0] } ?? []).map { "<Penciller>\($0)</Penciller>" },
            book.details.publisher.map { "<Publisher>\($0.singleLine)</Publisher>" },
            list(genres).map { "<Genre>\($0)</Genre>" },
            "<PageCount>\(comic.pages.count)</PageCount>",
            comic.language.text == "und" ? nil : "<LanguageISO>\(comic.language.text)</LanguageISO>",
            "<Manga>\(comic.language.direction == .rightToLeft ? "YesAndRightToLeft" : "No")</Manga>",
            list(characters).map { "<Characters>\($0)</Characters>" },
            "<AgeRating>\(ageRating)</AgeRating>",
            "<Pages>\n\(lines: comic.pages.enumerated().map(page))\n</Pages>",
        ].compactMap { $0 }
    }

    /// The text of the stories, because comic readers have no other place for it. In a book of several stories, each
    /// text has its title.
    private var summary: String {
        book.stories.map { story in
            let paragraphs = story.pages.flatMap { PageText($0).paragraphs }
            return ((book.stories.count > 1 ? [story.title.singleLine] : []) + paragraphs).joined(separator: "\n\n")
        }.joined(separator: "\n\n\n")
    }

    /// How the pictures were made, as text and as IPTC digital source types, and which book this is.
    private var notes: String {
        let made = Set(book.pictures.map(\.provenance.digitalSourceType)).sorted()
        return
            (PictureOrigins(of: book, in: comic.language).sentences + made.map { "Digital source type: \($0)" }
            + ["urn:uuid:\(book.identifier)"]).joined(separator: "\n")
    }

    private var genres: [String] {
        let themes = book.stories.map(\.theme)
        return Theme.allCases.filter { $0 != .neutral && themes.contains($0) }.map(\.rawValue.capitalizedASCII)
    }

    private var characters: [String] {
        book.stories.flatMap(\.characters).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The schema has exactly the ratings that a pipeline can name.
    private var ageRating: String {
        switch book.audience.rating {
        case .general: "G"
        case .parentalGuidance: "PG"
        }
    }

    private func page(_ index: Int, _ page: ComicBook.Page) -> Markup {
        """
        <Page Image="\(index)" Type="\(index == 0 ? "FrontCover" : "Story")" ImageSize="\(page.fileSize)"\
        \(page.bookmark.map { " Bookmark=\"\($0.singleLine)\"" } ?? .empty) \
        ImageWidth="\(page.size.width)" ImageHeight="\(page.size.height)"/>
        """
    }

    /// Names separated by commas, as readers expect; nil if there are none.
    private func list(_ names: [String]) -> String? {
        let names = names.map { $0.singleLine.split(separator: ",").joined(separator: " ").singleLine }
            .filter { !XMLText.isBlank($0) }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

extension String {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
