/// Paints a vertical gradient. Each row has one colour.
struct RowGradientSink: SpanSink {
    let surface: PixelSurface
    private let gradient: Gradient
    private let startY: Double
    private let perRow: Double
    private var row = -1
    private var color = PixelColor(.clear)

    init(surface: PixelSurface, gradient: Gradient, startY: Double, endY: Double) {
        self.surface = surface
        self.gradient = gradient
        self.startY = startY
        perRow = endY == startY ? 0 : 1 / (endY - startY)
    }

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        if row != self.row {
            self.row = row
            color = PixelColor(gradient.color(at: (Double(row) + 0.5 - startY) * perRow))
        }
        surface.fill(row, start, end, color.packed, alpha: (color.alpha * coverage) >> 8)
    }
}
