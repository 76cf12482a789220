import CHarfBuzz
import Media

/// Collects the outline that HarfBuzz draws.
final class GlyphOutline {
    private(set) var path = Path()

    func draw(_ glyph: UInt32, of font: OpaquePointer) {
        let functions = hb_draw_funcs_create()
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions, { _, target, _, x, y, _ in GlyphOutline.at(target)?.path.move(to: Point(x, up: y)) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, target, _, x, y, _ in GlyphOutline.at(target)?.path.line(to: Point(x, up: y)) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, target, _, controlX, controlY, x, y, _ in
                GlyphOutline.at(target)?.path.quadratic(Point(controlX, up: controlY), to: Point(x, up: y))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, target, _, x1, y1, x2, y2, x, y, _ in
                GlyphOutline.at(target)?.path.cubic(Point(x1, up: y1), Point(x2, up: y2), to: Point(x, up: y))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, target, _, _ in GlyphOutline.at(target)?.path.close() }, nil, nil)
        chb_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func at(_ target: UnsafeMutableRawPointer?) -> GlyphOutline? {
        target.map { Unmanaged<GlyphOutline>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension Point {
    /// `y` of a font, which points upwards.
    fileprivate init(_ x: Float, up y: Float) { self.init(Double(x), -Double(y)) }
}
