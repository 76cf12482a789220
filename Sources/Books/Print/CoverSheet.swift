import Domain
import Media
import Typesetting

/// The cover of a printed book on one sheet: back, spine, front; for books that are read from right to left the other
/// way round.
struct CoverSheet {
    /// What is printed under the bars; printing houses keep this space free.
    private static let barcodeSize = (width: 144.0, height: 86.4)
    private static let standardCover = PrintPreset.Cover(
        around: 0.125, boardWidth: 0, boardHeight: 0, safe: 0.25, hinge: 0, spineTextPages: 80, spineClear: 0.0625,
        barcodeInset: 0.25)

    let spine: Double
    private let interior: Interior
    private let rules: PrintPreset.Cover
    private let pageCount: Int
    private var drawn: DrawnBook { interior.drawn }
    private var book: Book { drawn.book }

    init(_ interior: Interior) throws(PrintProblem) {
        self.interior = interior
        rules = interior.plan.preset?.cover ?? Self.standardCover
        pageCount = interior.pages.count
        spine = try interior.plan.spine(pages: pageCount)
    }

    private var around: Double { rules.around * 72 }
    private var boardWidth: Double { interior.plan.width + rules.boardWidth * 72 }
    private var boardHeight: Double { interior.plan.height + rules.boardHeight * 72 }
    private var isReversed: Bool { drawn.language.direction == .rightToLeft }

    /// With what is cut off or wrapped around.
    var width: Double { 2 * (boardWidth + around) + spine }
    var height: Double { boardHeight + 2 * around }

    func page() throws -> DrawnPage {
        let backWidth = boardWidth + around
        let front = Box(x: isReversed ? 0 : backWidth + spine, y: 0, width: backWidth, height: height)
        let back = Box(x: isReversed ? backWidth + spine : 0, y: 0, width: backWidth, height: height)
        let cover = Cover(of: book, in: front, live: live(front), drawn.setter)
        let palette = cover.palette
        var page = DrawnPage(width: width, height: height)
        page.bleed = (around, around, around, around)
        page.elements.append(
            DrawnPage.Element(.fill(.box(0, 0, width, height), Color(palette.paper.value)), .artifact))
        try drawn.add(cover, to: &page)
        try addBack(in: back, palette, to: &page)
        try addSpine(palette, to: &page)
        return page
    }

    /// The part of a side where text may be.
    private func live(_ side: Box) -> Box {
        let (edge, safe) = (around + rules.safe * 72 + 9, (rules.safe + rules.hinge) * 72 + 9)
        let isLeft = side.x == 0
        return Box(
            x: side.x + (isLeft ? edge : safe), y: edge, width: side.width - edge - safe, height: height - 2 * edge)
    }

    private func addBack(in back: Box, _ palette: Palette, to page: inout DrawnPage) throws {
        let live = live(back)
        let parts = BookParts(of: book)
        if let about = parts.about {
            let text = drawn.setter.measured(PageText(about).paragraphs, .reading)
            let room = live.height - Self.barcodeSize.height - 24
            let sizes = stride(from: 14.0, through: 8, by: -1)
            let size = sizes.first { text.block(size: $0, width: live.width, lineHeight: 1.45).height <= room } ?? 8
            let block = text.block(size: size, width: live.width, lineHeight: 1.45)
            page.elements.append(
                DrawnPage.Element(
                    try drawn.setter.mark(block, in: live, .start, Color(palette.ink.value)), .paragraph))
        }
        if let publisher = parts.publisher {
            let box = Box(
                x: live.x, y: live.y + live.height - 16, width: live.width - Self.barcodeSize.width - 12, height: 16)
            try drawn.add(
                publisher, .reading, size: 10, in: box, palette.accent, .paragraph, alignment: .start, to: &page)
        }
        if let isbn = book.details.isbn[ExportFormat.print.rawValue] ?? book.details.isbn["all"] {
            try addBarcode(isbn, in: back, to: &page)
        }
    }

    /// At the lower end of the back, beside the spine.
    private func addBarcode(_ isbn: ISBN, in back: Box, to page: inout DrawnPage) throws {
        let inset = rules.barcodeInset * 72
        let size = Self.barcodeSize
        let x = back.x + (isReversed ? inset : back.width - inset - size.width)
        let y = height - around - inset - size.height
        page.elements.append(
            DrawnPage.Element(.fill(.box(x, y, size.width, size.height), .white), .artifact))
        let left = x + (size.width - Double(Barcode.modules) * Barcode.module) / 2 + 2
        page.elements.append(
            DrawnPage.Element(.fill(Barcode(isbn).path(x: left, y: y + 7), Color(0)), .artifact))
        for (index, digit) in isbn.digits.enumerated() {
            let box = Box(
                x: left + Barcode.place(ofDigit: index), y: y + 8 + Barcode.height, width: 7 * Barcode.module, height: 9
            )
            let block = TextBlock(
                lines: [TextBlock.Line(text: String(digit), gap: 0)], size: 8, lineHeight: 9, role: .reading)
            page.elements.append(
                DrawnPage.Element(try drawn.setter.mark(block, in: box, .center, Color(0)), .artifact))
        }
    }

    /// The title from top to bottom, in books that have room for it.
    private func addSpine(_ palette: Palette, to page: inout DrawnPage) throws {
        let room = spine - 2 * rules.spineClear * 72
        guard pageCount >= rules.spineTextPages, room >= 6 else { return }
        let line = try drawn.setter.shaper.line(book.title, .title)
        let size = min(room / 1.2, 24, (boardHeight - 72) / max(1, line.width))
        let turned = Transform.rotation(degrees: 90).then(
            .translation(boardWidth + around + spine / 2 - size * 0.35, (height - line.width * size) / 2))
        let path = line.outlines(at: .zero, size: size).transformed(by: turned)
        page.elements.append(DrawnPage.Element(.fill(path, Color(palette.ink.value)), .artifact))
    }
}
