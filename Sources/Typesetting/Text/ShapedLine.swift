/// A glyph with its place, in units of its font.
package struct Glyph: Hashable, Sendable {
    package let id: UInt32
    package let advance: Int
    package let offsetX: Int
    /// Upwards.
    package let offsetY: Int
    /// The first of the characters that it shows, by its index in the line.
    package let cluster: Int
}

/// Glyphs of one font, from left to right.
package struct GlyphRun {
    package let typeface: Typeface
    package let glyphs: [Glyph]
    /// The characters that they show, by index in the line.
    package let range: Range<Int>

    /// In ems.
    package var width: Double { Double(glyphs.reduce(0) { $0 + $1.advance }) / Double(typeface.unitsPerEm) }
}

/// One line of text as glyphs.
package struct ShapedLine {
    package let text: [Unicode.Scalar]
    /// From left to right.
    package let runs: [GlyphRun]
    /// Whether the glyphs have the order of the text, and each character is in a glyph of its own or a ligature.
    package let isPlain: Bool
    /// In ems.
    package let width: Double

    init(_ text: [Unicode.Scalar], _ runs: [GlyphRun], isPlain: Bool) {
        self.text = text
        self.runs = runs
        self.isPlain = isPlain
        width = runs.reduce(0) { $0 + $1.width }
    }
}
