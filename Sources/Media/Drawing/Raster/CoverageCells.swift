/// Collects the edges of one outline and computes row by row how much of each pixel it covers.
///
/// Exact area coverage: only pixels that an edge crosses are stored, each with the height of the edges in it (`cover`)
/// and twice the area to their left (`area`). The pixels between them follow from sums along the row. The method is
/// that of FreeType's smooth rasteriser. Coordinates are fixed point with 8 fractional bits.
struct CoverageCells {
    private struct Cell {
        var x: Int32
        var row: Int32
        var cover: Int32
        var area: Int32
    }

    /// A point inside the picture, in 1/256 pixels.
    private struct Fixed {
        var x = 0
        var y = 0

        /// The origin, for a point that is not usable.
        @inline(__always)
        init(_ point: Point, if isInside: Bool = true) {
            guard isInside else { return }
            x = Int(point.x * 256 + 0.5)
            y = Int(point.y * 256 + 0.5)
        }
    }

    let width: Int
    let height: Int
    private var cells: [Cell] = []
    private var sorted: [Cell] = []
    private var rowEnds: [Int] = []
    private var current = Cell(x: 0, row: 0, cover: 0, area: 0)

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// A closed outline in pixels. The last corner is joined to the first.
    mutating func addOutline(_ corners: [Point]) {
        guard let last = corners.last else { return }
        let (right, bottom) = (Double(width), Double(height))
        func isInside(_ point: Point) -> Bool { point.x >= 0 && point.y >= 0 && point.x <= right && point.y <= bottom }
        var from = last
        var (fromIsInside, fromFixed) = (isInside(last), Fixed(last, if: isInside(last)))
        for corner in corners {
            let inside = isInside(corner)
            let fixed = Fixed(corner, if: inside)
            if inside && fromIsInside {
                addFixed(fromFixed, fixed)
            } else {
                addEdge(from: from, to: corner)
            }
            (from, fromIsInside, fromFixed) = (corner, inside, fixed)
        }
    }

    /// Clips and adds an edge in pixels. Parts above, below or to the right of the picture are dropped. Parts to its
    /// left are moved to the left border, where they still count for the winding. Ends must be finite.
    private mutating func addEdge(from start: Point, to end: Point) {
        let bottom = Double(height)
        guard max(start.y, end.y) > 0, min(start.y, end.y) < bottom else { return }
        var (from, to) = (start, end)
        if min(from.y, to.y) < 0 || max(from.y, to.y) > bottom {
            let slope = (end.x - start.x) / (end.y - start.y)
            func cut(_ point: Point) -> Point {
                let y = min(max(point.y, 0), bottom)
                return y == point.y ? point : Point(start.x + (y - start.y) * slope, y)
            }
            from = cut(start)
            to = cut(end)
        }
        addClippingSides(from, to)
    }

    private mutating func addClippingSides(_ from: Point, _ to: Point) {
        let right = Double(width)
        let (low, high) = (min(from.x, to.x), max(from.x, to.x))
        if low >= 0 && high <= right { return addFixed(Fixed(from), Fixed(to)) }
        if low >= right { return }
        if high <= 0 { return addFixed(Fixed(Point(0, from.y)), Fixed(Point(0, to.y))) }
        func crossing(_ x: Double) -> Point {
            Point(x, from.y + (to.y - from.y) * ((x - from.x) / (to.x - from.x)))
        }
        let start = from.x < 0 ? crossing(0) : from.x > right ? crossing(right) : from
        let end = to.x < 0 ? crossing(0) : to.x > right ? crossing(right) : to
        if from.x < 0 { addFixed(Fixed(Point(0, from.y)), Fixed(start)) }
        addFixed(Fixed(start), Fixed(end))
        if to.x < 0 { addFixed(Fixed(end), Fixed(Point(0, to.y))) }
    }

    /// Row and column crossings are computed from the edge's slope with 32 fractional bits. The heights of an edge's
    /// parts always add up to its own height, despite rounding.
    private mutating func addFixed(_ from: Fixed, _ to: Fixed) {
        let (x1, y1, x2, y2) = (from.x, from.y, to.x, to.y)
        guard y1 != y2 else { return }
        let (first, last) = (y1 >> 8, y2 >> 8)
        if first == last { return addInRow(first, x1, y1 & 255, x2, y2 - first << 8) }
        let slope = ((x2 - x1) << 32) / (y2 - y1)
        let step = last >= first ? 1 : -1
        var (x, y, row) = (x1, y1, first)
        while row != last {
            let border = (step > 0 ? row &+ 1 : row) << 8
            let crossing = x1 &+ ((border &- y1) &* slope) >> 32
            addInRow(row, x, y &- row << 8, crossing, border &- row << 8)
            (x, y, row) = (crossing, border, row &+ step)
        }
        addInRow(row, x, y - row << 8, x2, y2 - row << 8)
    }

    @inline(__always)
    private mutating func addInRow(_ row: Int, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
        let (first, last) = (x1 >> 8, x2 >> 8)
        if first == last {
            add(first, row, cover: y2 &- y1, edges: x1 &+ x2 &- first << 9)
        } else if y1 != y2 {
            addAcross(row, x1, y1, x2, y2)
        }
    }

    private mutating func addAcross(_ row: Int, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
        let (first, last) = (x1 >> 8, x2 >> 8)
        let slope = ((y2 - y1) << 32) / (x2 - x1)
        let step = last >= first ? 1 : -1
        var (x, y, column) = (x1, y1, first)
        while column != last {
            let border = (step > 0 ? column &+ 1 : column) << 8
            let crossing = y1 &+ ((border &- x1) &* slope) >> 32
            add(column, row, cover: crossing &- y, edges: x &+ border &- column << 9)
            (x, y, column) = (border, crossing, column &+ step)
        }
        add(column, row, cover: y2 &- y, edges: x &+ x2 &- column << 9)
    }

    /// `edges` is the sum of the positions where the edge enters and leaves the pixel, from the pixel's left side.
    @inline(__always)
    private mutating func add(_ column: Int, _ row: Int, cover: Int, edges: Int) {
        let (x, y) = (Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row))
        if current.x != x || current.row != y {
            keepCurrent()
            current = Cell(x: x, row: y, cover: 0, area: 0)
        }
        current.cover &+= Int32(truncatingIfNeeded: cover)
        current.area &+= Int32(truncatingIfNeeded: cover &* edges)
    }

    private mutating func keepCurrent() {
        if current.cover != 0 || current.area != 0 { cells.append(current) }
    }

    mutating func forget() {
        cells.removeAll(keepingCapacity: true)
        current.cover = 0
        current.area = 0
    }

    /// Passes the covered runs of pixels to the sink, by row and from left to right, and clears the outline.
    mutating func sweep(_ rule: Scene.FillRule, into sink: inout some SpanSink) {
        keepCurrent()
        current.cover = 0
        current.area = 0
        guard let rows = sortByRow() else { return }
        cells.removeAll(keepingCapacity: true)
        let (width, ends) = (width, rowEnds)
        sorted.withUnsafeMutableBufferPointer { sorted in
            var first = 0
            for row in rows {
                let end = ends[row - rows.lowerBound]
                let cells = UnsafeMutableBufferPointer(rebasing: sorted[first..<end])
                Self.sortByColumn(cells)
                Self.sweepRow(row, cells, width, rule, into: &sink)
                first = end
            }
        }
    }

    @inline(__always)
    private static func sweepRow(
        _ row: Int, _ cells: UnsafeMutableBufferPointer<Cell>, _ width: Int, _ rule: Scene.FillRule,
        into sink: inout some SpanSink
    ) {
        var index = 0
        var cover = 0
        while index < cells.count {
            let column = cells[index].x
            var area = 0
            while index < cells.count, cells[index].x == column {
                cover &+= Int(cells[index].cover)
                area &+= Int(cells[index].area)
                index &+= 1
            }
            var x = Int(column)
            guard x < width else { return }
            if area != 0 {
                let coverage = Self.coverage(cover << 9 &- area, rule)
                if coverage > 0 { sink.cover(row: row, from: x, to: x &+ 1, coverage: coverage) }
                x &+= 1
            }
            let next = index < cells.count ? min(Int(cells[index].x), width) : width
            if cover != 0, x < next {
                let coverage = Self.coverage(cover << 9, rule)
                if coverage > 0 { sink.cover(row: row, from: x, to: next, coverage: coverage) }
            }
        }
    }

    /// Converts twice the signed area in 1/65536 pixels to 0…256.
    @inline(__always)
    private static func coverage(_ doubleArea: Int, _ rule: Scene.FillRule) -> UInt32 {
        let amount = doubleArea.magnitude >> 9
        switch rule {
        case .nonzero: return UInt32(min(amount, 256))
        case .evenOdd:
            let folded = amount & 511
            return UInt32(folded > 256 ? 512 - folded : folded)
        }
    }

    /// Fills ``sorted`` and ``rowEnds`` with a counting sort. Returns the range of rows with cells.
    private mutating func sortByRow() -> ClosedRange<Int>? {
        guard var low = cells.first?.row else { return nil }
        var high = low
        for cell in cells {
            low = min(low, cell.row)
            high = max(high, cell.row)
        }
        let rowCount = Int(high - low) + 1
        rowEnds.removeAll(keepingCapacity: true)
        rowEnds.append(contentsOf: repeatElement(0, count: rowCount + 1))
        if sorted.count < cells.count {
            sorted = [Cell](repeating: current, count: max(1024, cells.count * 2))
        }
        let lowest = low
        rowEnds.withUnsafeMutableBufferPointer { ends in
            for cell in cells { ends[Int(cell.row &- lowest) &+ 1] &+= 1 }
            for row in 1...rowCount { ends[row] &+= ends[row - 1] }
            sorted.withUnsafeMutableBufferPointer { sorted in
                for cell in cells {
                    let row = Int(cell.row &- lowest)
                    sorted[ends[row]] = cell
                    ends[row] &+= 1
                }
            }
        }
        return Int(low)...Int(high)
    }

    /// Insertion sort: a row has few cells, and most are in order.
    @inline(__always)
    private static func sortByColumn(_ cells: UnsafeMutableBufferPointer<Cell>) {
        if cells.count > 64 {
            var many = cells
            return many.sort { $0.x < $1.x }
        }
        var index = 1
        while index < cells.count {
            let cell = cells[index]
            var place = index
            while place > 0, cells[place - 1].x > cell.x {
                cells[place] = cells[place - 1]
                place &-= 1
            }
            cells[place] = cell
            index &+= 1
        }
    }
}

/// Receives the covered runs of an outline. Coverage is from 1 to 256. Runs are inside the picture.
protocol SpanSink {
    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32)
}
