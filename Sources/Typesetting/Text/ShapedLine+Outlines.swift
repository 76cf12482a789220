package import Media

extension ShapedLine {
    /// The outlines of all glyphs, from the left end of the baseline. `size` is that of an em.
    package func outlines(at origin: Point, size: Double) -> Path {
        var path = Path()
        var x = origin.x
        for run in runs {
            let scale = size / Double(run.typeface.unitsPerEm)
            for glyph in run.glyphs {
                let place = Transform.scale(scale, scale).then(
                    .translation(x + Double(glyph.offsetX) * scale, origin.y - Double(glyph.offsetY) * scale))
                path.append(run.typeface.outline(of: glyph.id).transformed(by: place))
                x += Double(glyph.advance) * scale
            }
        }
        return path
    }
}
