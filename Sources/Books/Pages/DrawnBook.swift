import Domain
import Media
import Typesetting

/// A book as drawn pages: for PDF, paper and comic readers.
struct DrawnBook {
    /// A page with its entries in the outline.
    struct Page {
        var content: DrawnPage
        var entries: [OutlineEntry] = []

        init(content: DrawnPage, heading: String? = nil) {
            self.content = content
            if let heading { entries = [OutlineEntry(heading, level: 1)] }
        }
    }

    let book: Book
    let language: LanguageTag
    let setter: TextSetter
    let design: PageDesign
    /// The face of story text.
    let role: Typefaces.Role
    let words: BookStrings
    private let texts: [[MeasuredParagraphs]]
    private let isPrinted: Bool

    /// `sheet` is the size of printed pages; nil for screens.
    init(_ book: Book, _ role: Typefaces.Role, on sheet: Sheet?, _ typefaces: Typefaces) {
        let language = LanguageTag(book.language)
        let setter = TextSetter(Shaper(typefaces, language))
        let scale = TypeScale(audience: book.audience, language: language)
        texts = book.stories.map { $0.pages.map { setter.measured(PageText($0), role) } }
        let plain = zip(book.stories.flatMap(\.pages), texts.joined()).filter { !$0.0.isLettered }.map(\.1)
        let pictures = book.stories.flatMap(\.pages).filter { $0.pictures.count == 1 && !$0.isComic }.map {
            $0.pictures[0].shownSize
        }
        if let sheet {
            design = .paper(plain, pictures, sheet, .paper(book.audience, scale))
        } else {
            let comics = pictures.isEmpty ? book.pictures.prefix(1).map(\.shownSize) : pictures
            let panels = book.comicHeight.map { Self.comicHeight($0) } ?? 0
            design = .screen(plain, comics, .screen(scale), least: panels)
        }
        isPrinted = sheet != nil
        words = BookStrings(for: language)
        self.book = book
        self.language = language
        self.setter = setter
        self.role = role
    }

    /// The height of a page for screens whose panels have this shape.
    private static func comicHeight(_ ratio: Double) -> Double {
        let sheet = Sheet.screen(height: 0)
        return ((sheet.width - 2 * panelGap) * ratio + panelGap + sheet.margins.bottom).rounded(.up)
    }

    /// The cover, for screens only; front matter; the stories; the colophon.
    func pages(for format: ExportFormat) throws -> [Page] {
        var pages: [Page] = []
        if !isPrinted { pages.append(Page(content: try coverPage(on: .single), heading: words.cover)) }
        for page in try frontMatter(for: format, from: pages.count + 1) { pages.append(page) }
        var number = 0
        for (index, story) in book.stories.enumerated() {
            var heading: String? = story.title
            if book.stories.count > 1 {
                pages.append(Page(content: try titlePage(of: story, on: side(of: pages.count + 1)), heading: heading))
                heading = nil
            }
            for (page, text) in zip(story.pages, texts[index]) {
                number += 1
                let first = pages.count + 1
                var chapter = PageText(page).heading
                for content in try storyPages(
                    page, text, of: story, number: number, side: { self.side(of: first + $0) })
                {
                    pages.append(Page(content: content, heading: heading))
                    if let chapter { pages[pages.count - 1].entries.append(OutlineEntry(chapter, level: 2)) }
                    (heading, chapter) = (nil, nil)
                }
            }
        }
        return pages + (try endMatter(from: pages.count + 1))
    }

    /// The first printed page is a right one. In a language that is written from right to left, it is a left one.
    func side(of page: Int) -> Sheet.Side {
        guard isPrinted else { return .single }
        return page.isMultiple(of: 2) == (language.direction == .leftToRight) ? .left : .right
    }

    func palette(_ theme: Theme) -> Palette { isPrinted ? .paper(theme) : .light(theme) }

    /// An empty page in a color.
    func page(_ paper: Palette.Color, on side: Sheet.Side) -> DrawnPage {
        var page = design.sheet.page(on: side)
        let whole = design.sheet.whole(on: side)
        page.elements.append(
            DrawnPage.Element(.fill(.box(0, 0, whole.width, whole.height), Color(paper.value)), .artifact))
        return page
    }

    /// Adds text below the top of `box`; returns where it ends.
    @discardableResult
    func add(
        _ text: String, _ role: Typefaces.Role, size: Double, in box: Box, _ color: Palette.Color,
        _ structure: DrawnPage.Structure, alignment: TextBlock.Alignment = .center, lineHeight: Double = 1.4,
        to page: inout DrawnPage
    ) throws -> Double {
        let block = setter.measured([text], role).block(size: size, width: box.width, lineHeight: lineHeight)
        page.elements.append(
            DrawnPage.Element(try setter.mark(block, in: box, alignment, Color(color.value)), structure))
        return box.y + block.height
    }
}
