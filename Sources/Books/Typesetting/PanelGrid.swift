import Domain

/// The arrangement of the pictures of one page: one picture alone, or the panels of a comic in rows.
struct PanelGrid: Hashable, Sendable {
    /// Pixels between two panels, and around all of them.
    static let gap = 16
    static let mostColumns = 4
    /// Target height of a page of panels, in percent of its width.
    private static let wantedHeight = 140
    /// Penalty for a cell without a picture: this much height, in percent of the width.
    private static let costOfEmptyCell = 10

    let columns: Int
    /// Height of the pictures in each row, in pixels at full page width. It is the height of the tallest of them.
    let rowHeights: [Int]
    /// Width of each picture, in pixels at full page width.
    let cellWidth: Int
    /// In pixels at full page width, including the space around several pictures.
    let width: Int
    let height: Int

    var rows: Int { rowHeights.count }
    var isComic: Bool { columns * rows > 1 }

    /// Chooses the number of columns whose grid is nearest to the target height, and prefers full rows.
    init(of sizes: [PixelSize], pageWidth: Int) {
        guard sizes.count > 1 else {
            let heights = sizes.map { $0.height * pageWidth / $0.width }
            self.init(columns: 1, rowHeights: heights, cellWidth: pageWidth, width: pageWidth, gap: 0)
            return
        }
        let wanted = pageWidth * Self.wantedHeight / 100
        let grids = (1...min(Self.mostColumns, sizes.count)).map {
            Self.grid(of: sizes, columns: $0, pageWidth: pageWidth)
        }
        let flaw = { (grid: PanelGrid) in
            let emptyCells = grid.columns * grid.rows - sizes.count
            return abs(grid.height - wanted) + emptyCells * pageWidth * Self.costOfEmptyCell / 100
        }
        self = grids.dropFirst().reduce(grids[0]) { best, grid in flaw(grid) < flaw(best) ? grid : best }
    }

    private init(columns: Int, rowHeights: [Int], cellWidth: Int, width: Int, gap: Int) {
        self.columns = columns
        self.rowHeights = rowHeights
        self.cellWidth = cellWidth
        self.width = width
        height = rowHeights.reduce(gap) { $0 + $1 + gap }
    }

    /// The panels of a row, as indices; the last row may have fewer than the others.
    func panels(inRow row: Int, of count: Int) -> Range<Int> {
        row * columns..<min(count, (row + 1) * columns)
    }

    /// Height of the pictures in each row, if all rows get `height` pixels including the space around them.
    func rowHeights(within height: Int) -> [Int] {
        let space = Self.gap * (rows + 1)
        let natural = max(1, self.height - space)
        return rowHeights.map { $0 * min(natural, max(0, height - space)) / natural }
    }

    private static func grid(of sizes: [PixelSize], columns: Int, pageWidth: Int) -> PanelGrid {
        let cell = (pageWidth - gap * (columns + 1)) / columns
        let heights = stride(from: 0, to: sizes.count, by: columns).map { first in
            sizes[first..<min(first + columns, sizes.count)].map { $0.height * cell / $0.width }.max() ?? 0
        }
        return PanelGrid(columns: columns, rowHeights: heights, cellWidth: cell, width: pageWidth, gap: gap)
    }
}
