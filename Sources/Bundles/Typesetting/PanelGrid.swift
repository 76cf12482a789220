package import Domain

/// How the pictures of one page stand together: one alone, or the panels of a comic in rows.
package struct PanelGrid: Hashable, Sendable {
    /// Pixels between two panels, and around all of them.
    package static let gap = 16
    package static let mostColumns = 4
    /// Height to width that a page of panels comes nearest to, in percent.
    private static let wantedHeight = 140

    package let columns: Int
    package let rows: Int
    /// Pixels at full page width, the space around several pictures included.
    package let width: Int
    package let height: Int

    package var isComic: Bool { columns * rows > 1 }

    /// The number of columns is the one whose grid comes nearest to a page's shape.
    package init(of sizes: [PixelSize], pageWidth: Int) {
        guard sizes.count > 1 else {
            let height = sizes.first.map { $0.height * pageWidth / $0.width } ?? 0
            self.init(columns: 1, rows: sizes.count, width: pageWidth, height: height)
            return
        }
        let wanted = pageWidth * Self.wantedHeight / 100
        let grids = (1...min(Self.mostColumns, sizes.count)).map {
            Self.grid(of: sizes, columns: $0, pageWidth: pageWidth)
        }
        self = grids.dropFirst().reduce(grids[0]) { best, grid in
            abs(grid.height - wanted) < abs(best.height - wanted) ? grid : best
        }
    }

    private init(columns: Int, rows: Int, width: Int, height: Int) {
        self.columns = columns
        self.rows = rows
        self.width = width
        self.height = height
    }

    /// Cells are all as tall as the tallest panel needs.
    private static func grid(of sizes: [PixelSize], columns: Int, pageWidth: Int) -> PanelGrid {
        let cell = (pageWidth - gap * (columns + 1)) / columns
        let tallest = sizes.map { $0.height * cell / $0.width }.max() ?? 0
        let rows = (sizes.count + columns - 1) / columns
        return PanelGrid(columns: columns, rows: rows, width: pageWidth, height: rows * tallest + gap * (rows + 1))
    }
}
