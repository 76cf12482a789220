struct SolidSink: SpanSink {
    let surface: PixelSurface
    let color: PixelColor

    @inline(__always)
    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        surface.fill(row, start, end, color.packed, alpha: (color.alpha * coverage) >> 8)
    }
}
