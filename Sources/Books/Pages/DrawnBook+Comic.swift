import Domain
import Media
import Typesetting

extension DrawnBook {
    /// Space between panels, and around all of them.
    static let panelGap = 8.0

    /// The panels of a comic in rows, each above its caption.
    func comicPage(_ page: BookPage, of story: BookStory, number: Int, side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(story.theme)
        var drawn = self.page(palette.paper, on: side)
        let room = comicRoom(on: side)
        let grid = PanelGrid(of: page.pictures.map(\.shownSize), pageWidth: BookLayout.pageWidth)
        let cell = (room.width - Self.panelGap * Double(grid.columns - 1)) / Double(grid.columns)
        let texts = page.captions(language).map { setter.measured($0.paragraphs, .lettering) }
        let (blocks, height) = captions(texts, grid, cell, room)
        let rows = (0..<grid.rows).map { grid.panels(inRow: $0, of: page.pictures.count) }
        let natural = grid.rowHeights.map { Double($0) * cell / Double(grid.cellWidth) }
        let scale = min(1, max(0.2, height / max(1, natural.reduce(0, +))))
        var y = room.y + max(0, height - natural.reduce(0, +)) / 2
        for (row, panels) in rows.enumerated() {
            let tall = natural[row] * scale
            let width = Double(panels.count) * cell + Double(panels.count - 1) * Self.panelGap
            for (column, panel) in panels.enumerated() {
                let isReversed = language.direction == .rightToLeft
                let place = Double(isReversed ? panels.count - 1 - column : column) * (cell + Self.panelGap)
                let box = Box(x: room.x + (room.width - width) / 2 + place, y: y, width: cell, height: tall)
                add(page.pictures[panel], in: box, inset: 0, to: &drawn)
                let below = Box(x: box.x + 3, y: y + tall + 4, width: cell - 6, height: 0)
                guard !blocks[panel].lines.isEmpty else { continue }
                let mark = try setter.mark(blocks[panel], in: below, .start, Color(palette.ink.value))
                drawn.elements.append(DrawnPage.Element(mark, .paragraph))
            }
            y += tall + (panels.map { blocks[$0].height }.max() ?? 0) + 2 * Self.panelGap
        }
        let folio = Box(x: room.x, y: room.y + room.height + 4, width: room.width, height: 0)
        try add(
            "\(number)", .reading, size: design.sizes.folio, in: folio, palette.accent, .artifact, to: &drawn)
        return drawn
    }

    func comicRoom(on side: Sheet.Side) -> Box {
        let live = design.sheet.live(on: side)
        guard side == .single else { return live }
        return Box(
            x: Self.panelGap, y: Self.panelGap, width: design.sheet.width - 2 * Self.panelGap,
            height: design.sheet.height - Self.panelGap - design.sheet.margins.bottom)
    }

    /// The captions at the largest size that leaves half of the page to the pictures, and the height for pictures.
    private func captions(
        _ texts: [MeasuredParagraphs], _ grid: PanelGrid, _ cell: Double, _ room: Box
    ) -> (blocks: [TextBlock], height: Double) {
        let largest = min(design.sizes.largest, max(design.sizes.smallest * 0.6, cell * 0.09))
        var best: (blocks: [TextBlock], height: Double) = ([], 0)
        for size in stride(from: largest, through: 7, by: -1) {
            let blocks = texts.map { $0.block(size: size, width: cell - 6, lineHeight: 1.2) }
            let words = (0..<grid.rows).reduce(0.0) { height, row in
                height + (grid.panels(inRow: row, of: texts.count).map { blocks[$0].height }.max() ?? 0)
            }
            best = (blocks, room.height - words - Double(grid.rows) * 2 * Self.panelGap)
            if best.height >= room.height / 2 { break }
        }
        return best
    }
}
