import Domain
import Media
import Typesetting

/// The pages of a printed book, in order, from the first right-hand page.
struct Interior {
    let plan: PrintPlan
    let drawn: DrawnBook
    let pages: [DrawnPage]
    /// The lowest resolution of each page's pictures that is below ``enough``, by the page's number from 1.
    let coarse: [(page: Int, resolution: Int)]

    /// Pixels an inch that printing houses want.
    static let enough = 300

    /// The inside margin depends on the number of pages, and the number of pages on the margin.
    init(_ book: Book, _ plan: PrintPlan, _ typefaces: Typefaces) throws {
        var count = 0
        var drawn: DrawnBook
        var pages: [DrawnPage]
        repeat {
            let sheet = try plan.sheet(pages: count)
            drawn = DrawnBook(book, .reading, on: sheet, typefaces)
            pages = try drawn.pages(for: .print).map(\.content)
            count = count == 0 ? pages.count : max(count, pages.count)
        } while try plan.sheet(pages: count) != drawn.design.sheet
        let missing = try plan.padded(pages.count) - pages.count
        for index in 0..<missing {
            pages.append(drawn.emptyPage(on: drawn.side(of: pages.count + 1), isBlank: index >= missing - 2))
        }
        self.plan = plan
        self.drawn = drawn
        self.pages = pages
        let sizes = Dictionary(book.pictures.map { ($0.digest, $0.shownSize) }, uniquingKeysWith: { first, _ in first })
        coarse = pages.enumerated().compactMap { index, page in
            let lowest = page.elements.compactMap { element -> Int? in
                guard case .picture(let picture, let box, _) = element.mark, let size = sizes[picture.digest]
                else { return nil }
                return Int(Double(size.width) * 72 / box.width)
            }.min()
            return lowest.flatMap { $0 < Self.enough ? (index + 1, $0) : nil }
        }
    }
}

extension DrawnBook {
    /// A page for drawing on, with a frame; at the end of a book a blank one.
    fileprivate func emptyPage(on side: Sheet.Side, isBlank: Bool) -> DrawnPage {
        let palette = palette(book.stories.first?.theme ?? .neutral)
        var page = page(palette.paper, on: side)
        guard !isBlank else { return page }
        let live = design.sheet.live(on: side)
        let inner = live.inset(by: 1.5)
        for (box, color) in [(live, palette.accent), (inner, palette.paper)] {
            let shape = Path.box(box.x, box.y, box.width, box.height, radius: 14)
            page.elements.append(DrawnPage.Element(.fill(shape, Color(color.value)), .artifact))
        }
        return page
    }
}
