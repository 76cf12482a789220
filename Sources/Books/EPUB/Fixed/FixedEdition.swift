import Domain
import Media

/// The edition with a fixed layout.
///
/// Pages are tall, so two of them fill a landscape screen. A cover is alone. Every story begins a new spread; in a
/// collection, its title page is beside its first page. Portrait screens show one page at a time.
struct FixedEdition: EPUBEdition {
    private(set) var publication: EPUBPublication
    let layout: BookLayout
    /// In reading order.
    let documents: [FixedDocument]
    private let setter: TextSetter

    init(_ book: Book, _ setter: TextSetter) throws(BookError) {
        let book = try book.ready(for: .epub)
        self.setter = setter
        layout = BookLayout(of: book, setter)
        let inside = Self.inside(of: book)
        let cover = FixedDocument(name: "cover", content: .cover, side: .alone)
        let colophon = FixedDocument(
            name: "colophon", content: .colophon, side: inside.last?.side.opposite ?? .alone)
        let before = book.frontMatter.map { FixedDocument(name: $0.rawValue, content: .matter($0), side: .alone) }
        let after = book.endMatter.map { FixedDocument(name: $0.rawValue, content: .matter($0), side: .alone) }
        documents = [cover] + before + inside + after + [colophon]
        publication = EPUBPublication(
            book, fonts: BookFonts(of: book, setter),
            rendition: .fixed(hasTallPages: layout.pageHeight > BookLayout.pageWidth),
            documents: documents.map(\.document), openings: Self.openings(of: book, in: documents),
            pages: Self.pages(in: documents))
        publication.regions = RegionNavigation(publication, layout, documents).markup
    }

    var style: String { FixedStyle(layout, publication.fonts).css }

    /// The pages of comics that have too many words; nil if there are none.
    var crowdingNotice: String? {
        let crowded = zip(publication.book.stories, layout.pages).flatMap { story, pages in
            zip(story.pages, pages).compactMap { page, layout in
                layout.comic.flatMap { sheet in
                    sheet.pictures < ComicPage.usualPictures
                        ? (name: "\(story.slug)/\(page.number)", sheet: sheet) : nil
                }
            }
        }
        guard let worst = crowded.min(by: { $0.sheet.pictures < $1.sheet.pictures }) else { return nil }
        let percent = Int((worst.sheet.pictures * 100).rounded())
        let pages =
            crowded.count == 1
            ? "\(worst.name) has more words than a comic page has room for: only"
            : "\(crowded.count) pages have more words than a comic page has room for: on \(worst.name), only"
        let lettering = worst.sheet.hasWantedSize ? "" : ", and the lettering is smaller"
        return """
            \(pages) \(percent) % of the page is left for pictures\(lettering); \
            set fewer “panels”, or shorten long sentences and choices
            """
    }

    func markup(ofDocumentAt index: Int) -> Markup {
        FixedPages(publication, layout, setter).markup(of: documents[index].content)
    }

    private static func name(ofPage number: Int, in story: BookStory) -> String {
        "\(story.slug)-p\(number.zeroPadded(to: 4))"
    }

    /// Of the page with which the story goes on.
    static func path(of choice: ShownChoice, in story: BookStory) -> String {
        EPUBDocument(name: name(ofPage: story.pages[choice.page].number, in: story)).path
    }

    private static func inside(of book: Book) -> [FixedDocument] {
        let opening: FixedDocument.Side = LanguageTag(book.language).direction == .leftToRight ? .left : .right
        var documents: [FixedDocument] = []
        var number = 0
        for (storyIndex, story) in book.stories.enumerated() {
            var side = opening
            if book.stories.count > 1 {
                documents.append(
                    FixedDocument(name: "\(story.slug)-title", content: .storyTitle(story: storyIndex), side: side))
                side = side.opposite
            }
            for (pageIndex, page) in story.pages.enumerated() {
                number += 1
                documents.append(
                    FixedDocument(
                        name: name(ofPage: page.number, in: story),
                        content: .page(story: storyIndex, page: pageIndex, number: number), side: side))
                side = side.opposite
            }
        }
        return documents
    }

    /// Stories begin at their title pages. The only story of a book begins at its first page.
    private static func openings(of book: Book, in documents: [FixedDocument]) -> [EPUBPublication.Opening] {
        documents.compactMap { document in
            switch document.content {
            case .storyTitle(let story): opening(book.stories[story], document)
            case .page(let story, 0, _) where book.stories.count == 1: opening(book.stories[story], document)
            default: nil
            }
        }
    }

    private static func opening(_ story: BookStory, _ document: FixedDocument) -> EPUBPublication.Opening {
        EPUBPublication.Opening(title: story.title, target: document.document.path)
    }

    private static func pages(in documents: [FixedDocument]) -> [EPUBPublication.PageMark] {
        documents.compactMap { document in
            guard case .page(_, _, let number) = document.content else { return nil }
            let anchor = EPUBPublication.pageAnchor(number)
            return EPUBPublication.PageMark(number: number, target: "\(document.document.path)#\(anchor)")
        }
    }
}
