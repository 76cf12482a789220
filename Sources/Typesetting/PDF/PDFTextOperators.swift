import Media

/// Content that shows a line of glyphs.
struct PDFTextOperators {
    let size: Double
    /// From the bottom left corner of the page.
    let origin: (x: Double, y: Double)
    let font: (Typeface) -> PDFFont

    /// `isTagged` adds the text itself where glyphs cannot say it.
    func operators(for line: ShapedLine, isTagged: Bool) -> String {
        var x = origin.x
        var text = ""
        for run in line.runs {
            let font = font(run.typeface)
            text += "/\(font.name) \(PDFNumber.text(size)) Tf\n" + show(run, of: line, font, at: &x)
        }
        let shown = "BT\n\(text)ET\n"
        guard isTagged, !line.isPlain else { return shown }
        let actual = PDFText.string(String(String.UnicodeScalarView(line.text)))
        return "/Span <</ActualText \(actual)>> BDC\n\(shown)EMC\n"
    }

    private func show(_ run: GlyphRun, of line: ShapedLine, _ font: PDFFont, at x: inout Double) -> String {
        let scale = size / Double(run.typeface.unitsPerEm)
        let texts = Self.texts(of: run, in: line)
        var operators = ""
        var pieces = ""
        for (index, glyph) in run.glyphs.enumerated() {
            font.use(glyph.id, for: texts[index])
            let isMoved = glyph.offsetX != 0 || glyph.offsetY != 0
            if isMoved || pieces.isEmpty {
                if !pieces.isEmpty { operators += "[\(pieces)] TJ\n" }
                pieces = ""
                let left = PDFNumber.text(x + Double(glyph.offsetX) * scale)
                let bottom = PDFNumber.text(origin.y + Double(glyph.offsetY) * scale)
                operators += "1 0 0 1 \(left) \(bottom) Tm\n"
            }
            pieces += "<\(PDFText.hex(glyph.id))>"
            x += Double(glyph.advance) * scale
            let kerning = run.typeface.advance(of: glyph.id) - glyph.advance
            if isMoved {
                operators += "[\(pieces)] TJ\n"
                pieces = ""
            } else if kerning != 0 {
                pieces += PDFNumber.text(Double(kerning) * 1000 / Double(run.typeface.unitsPerEm))
            }
        }
        return pieces.isEmpty ? operators : operators + "[\(pieces)] TJ\n"
    }

    /// The characters of each glyph: all of a cluster with its first glyph.
    private static func texts(of run: GlyphRun, in line: ShapedLine) -> [ArraySlice<Unicode.Scalar>] {
        let starts = Set(run.glyphs.map(\.cluster)).sorted()
        var seen: Set<Int> = []
        return run.glyphs.map { glyph in
            guard seen.insert(glyph.cluster).inserted else { return [] }
            let next = starts.first { $0 > glyph.cluster }
            return line.text[glyph.cluster..<(next ?? run.range.upperBound)]
        }
    }
}
