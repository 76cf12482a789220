import Domain
import Typesetting

/// The measures of a whole book. All pages have one size, because reading systems expect equal pages. Four of five
/// pages have one type size, because a book whose type changes from page to page is hard to read.
///
/// Pictures have one frame, over the full width at the top of the page. The text is below it, on a sheet of paper that
/// overlaps only its lower edge. The panels of a comic are in rows, each above its caption. The page height is what a
/// picture and a text of usual length need together. If a text is longer, its type becomes smaller, down to the
/// smallest of the scale. After that, its sheet becomes taller and the frame lower. A page is never cut off: the
/// measures only choose sizes, and the sheet is as tall as its text needs.
struct BookLayout: Sendable {
    static let pageWidth = 1024
    /// White space beside the text.
    static let textMargin = 76
    /// White space above the text and, with the page number, below it.
    static let textPadding = (top: 52, bottom: 84)
    /// White space beside, above and below a panel's caption.
    static let captionMargin = 6
    static let captionPadding = (top: 10, bottom: 14)
    /// How far the paper under the text overlaps the picture.
    static let sheetOverlap = 28
    /// White space around a picture that does not fill its frame.
    static let plateMargin = 44
    /// Space between paragraphs, in percent of the type size.
    static let paragraphGap = 50

    private static let tallestPicture = 1_792
    private static let tallestPage = 2_304
    private static let panelHeights = 300...760
    /// Maximum part of a page for its text, in percent. If the text needs more, its type becomes smaller.
    private static let largestTextShare = 72
    /// How many pages of a hundred a measure must suit.
    private static let usual = 80
    /// The part of a line that is filled, in percent. The rest is for typefaces that a reader sets in place of the book's.
    private static let lineFill = 97

    let pageHeight: Int
    let typeScale: TypeScale
    /// By story and page, in the book's order.
    let pages: [[PageLayout]]
    let hasChoices: Bool

    init(of book: Book, _ setter: TextSetter) {
        let typeScale = TypeScale(audience: book.audience, language: setter.shaper.language)
        let stories = book.stories.map { $0.pages.map { PageWords(of: $0, setter) } }
        let pictured = zip(book.stories.flatMap(\.pages), stories.joined()).filter { !$0.0.isComic }.map(\.1)
        let comicHeight = book.comicHeight.map(Self.comicHeight) ?? 0
        let words = pictured.isEmpty && comicHeight == 0 ? Array(stories.joined()) : pictured
        let pictureHeight = min(Self.tallestPicture, Self.usualValue(of: words.map(\.grid.height)))
        let room = min(
            Self.panelHeights.upperBound, max(Self.panelHeights.lowerBound, Self.tallestPage - pictureHeight))
        let bookSize = Self.bookSize(for: words, scale: typeScale, room: room)
        let panels = words.map { $0.height(typeSize: bookSize, scale: typeScale) }
        let panelHeight = min(room, max(Self.panelHeights.lowerBound, Self.usualValue(of: panels)))
        let pageHeight =
            words.isEmpty
            ? comicHeight : max(comicHeight, (pictureHeight + panelHeight - Self.sheetOverlap + 1) / 2 * 2)

        hasChoices = book.hasChoices
        self.pageHeight = pageHeight
        self.typeScale = typeScale
        pages = zip(book.stories, stories).map { story, pages in
            zip(story.pages, pages).map { page, words in
                if page.isComic {
                    let sheet = Self.comicSheet(page, audience: book.audience, pageHeight, setter)
                    return PageLayout(
                        typeSize: Int(sheet.size), texts: [], grid: words.grid, freeHeight: 0, picture: nil,
                        comic: sheet)
                }
                let size = Self.typeSize(
                    for: words, below: bookSize, scale: typeScale, room: panelHeight, pageHeight: pageHeight)
                let panel = words.height(typeSize: size, scale: typeScale)
                let frame = pageHeight - max(panel, panelHeight) + Self.sheetOverlap
                let picture = words.grid.isComic ? nil : page.pictures.first
                return PageLayout(
                    typeSize: size, texts: words.texts, grid: words.grid, freeHeight: max(0, pageHeight - panel),
                    picture: picture.map { PageLayout.Place($0.shownSize, frameHeight: max(0, frame)) })
            }
        }
    }

    /// The height of a page whose panels have this shape.
    private static func comicHeight(_ ratio: Double) -> Int {
        (Int(Double(pageWidth - 2 * PanelGrid.gap) * ratio) + PanelGrid.gap + textPadding.bottom + 1) / 2 * 2
    }

    private static func comicSheet(
        _ page: BookPage, audience: Audience, _ pageHeight: Int, _ setter: TextSetter
    ) -> ComicSheet {
        let (width, gap) = (Double(pageWidth), Double(PanelGrid.gap))
        let room = Box(
            x: gap, y: gap, width: width - 2 * gap, height: Double(pageHeight - textPadding.bottom) - gap)
        return ComicSheet(page, in: room, size: width * Double(ComicPage.lettering(for: audience)) / 1000, setter)
    }

    /// Height of the paper under a text, including its white space.
    static func panelHeight(of text: MeasuredParagraphs, typeSize: Int, scale: TypeScale) -> Int {
        textPadding.top + textPadding.bottom
            + textHeight(of: text, typeSize: typeSize, lineWidth: pageWidth - 2 * textMargin, scale: scale)
    }

    /// Height of the lines of a text and the gaps between its paragraphs.
    static func textHeight(of text: MeasuredParagraphs, typeSize: Int, lineWidth: Int, scale: TypeScale) -> Int {
        let block = text.block(
            size: Double(typeSize), width: Double(lineWidth * lineFill) / 100,
            lineHeight: Double(scale.lineHeight) / 100,
            gap: Double(paragraphGap) / 100)
        return Int(block.height.rounded(.up))
    }

    /// The largest type size at which four texts of five fit.
    private static func bookSize(for pages: [PageWords], scale: TypeScale, room: Int) -> Int {
        scale.sizes.first { size in
            let fitting = pages.count {
                size <= $0.largestSize(of: scale) && $0.height(typeSize: size, scale: scale) <= room
            }
            return fitting * 100 >= pages.count * usual
        } ?? scale.smallest
    }

    private static func typeSize(
        for words: PageWords, below bookSize: Int, scale: TypeScale, room: Int, pageHeight: Int
    ) -> Int {
        let fits = { (size: Int, room: Int) in words.height(typeSize: size, scale: scale) <= room }
        let largest = min(bookSize, words.largestSize(of: scale))
        if let size = scale.sizes.first(where: { $0 <= largest && fits($0, room) }) { return size }
        let mostRoom = pageHeight * largestTextShare / 100
        return stride(from: scale.smallest, to: 1, by: -1).first { fits($0, mostRoom) } ?? 1
    }

    /// The value that four values of five do not exceed.
    private static func usualValue(of values: [Int]) -> Int {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[(sorted.count * usual + 99) / 100 - 1]
    }
}
