import Domain
import Media
import Platform
import Typesetting

/// Sets text in lines and draws it.
struct TextSetter {
    let shaper: Shaper
    let widths: WordWidths

    /// Of a symbol that the reader's own fonts show, in ems.
    private static let symbolWidth = 1.4

    /// For pages that are drawn here. Symbols without a font are left out.
    init(_ shaper: Shaper) {
        self.shaper = shaper
        widths = WordWidths(shaper)
    }

    /// For documents that a reader with other fonts shows.
    init(for language: LanguageTag, on fileSystem: any FileSystem) {
        self.init(readerWith: Typefaces(for: language, fileSystem: fileSystem), language)
    }

    init(readerWith typefaces: Typefaces, _ language: LanguageTag) {
        shaper = Shaper(typefaces, language)
        widths = WordWidths(shaper, symbolWidth: Self.symbolWidth)
    }

    func measured(_ paragraphs: [String], _ role: Typefaces.Role) -> MeasuredParagraphs {
        MeasuredParagraphs(paragraphs, role, widths)
    }

    /// Headings and choices are in the face of titles.
    func measured(_ text: PageText, _ role: Typefaces.Role) -> MeasuredParagraphs {
        MeasuredParagraphs(text.paragraphs, role, widths, headings: text.headings, choices: text.choices)
    }

    /// Of the longest line.
    func width(of block: TextBlock) -> Double {
        block.lines.reduce(0) {
            max($0, MeasuredLine($1.text, $1.kind == .text ? block.role : .title, widths).width * block.size)
        }
    }

    /// The marks of a block below `y`.
    func mark(
        _ block: TextBlock, in box: Box, _ alignment: TextBlock.Alignment, _ color: Color
    ) throws(MissingFontError) -> DrawnPage.Mark {
        var lines: [(line: ShapedLine, origin: Point)] = []
        var y = box.y
        for line in block.lines {
            y += line.gap
            let role = line.kind == .text ? block.role : .title
            let face = try shaper.typefaces.main(role)
            let ascent = Double(face.ascent) / Double(face.unitsPerEm) * block.size
            let descent = Double(face.descent) / Double(face.unitsPerEm) * block.size
            let shaped = try shaper.line(line.text, role)
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
