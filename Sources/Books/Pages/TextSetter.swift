import Domain
import Media
import Typesetting

/// Sets text in lines and draws it.
struct TextSetter {
    let shaper: Shaper
    let widths: WordWidths

    init(_ shaper: Shaper) {
        self.shaper = shaper
        widths = WordWidths(shaper)
    }

    func measured(_ paragraphs: [String], _ role: Typefaces.Role) -> MeasuredParagraphs {
        MeasuredParagraphs(paragraphs, role, widths)
    }

    /// The marks of a block below `y`.
    func mark(
        _ block: TextBlock, in box: Box, _ alignment: TextBlock.Alignment, _ color: Color
    ) throws(MissingFontError) -> DrawnPage.Mark {
        let face = try shaper.typefaces.main(block.role)
        let ascent = Double(face.ascent) / Double(face.unitsPerEm) * block.size
        let descent = Double(face.descent) / Double(face.unitsPerEm) * block.size
        var lines: [(line: ShapedLine, origin: Point)] = []
        var y = box.y
        for line in block.lines {
            y += line.gap
            let shaped = try shaper.line(line.text, block.role)
            let width = shaped.width * block.size
            let x: Double =
                switch alignment {
                case .center: box.x + (box.width - width) / 2
                case .start: shaper.language.direction == .leftToRight ? box.x : box.x + box.width - width
                }
            lines.append((shaped, Point(x, y + (block.lineHeight - ascent - descent) / 2 + ascent)))
            y += block.lineHeight
        }
        return .text(lines, size: block.size, color)
    }
}
