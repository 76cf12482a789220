import Typesetting

/// Paragraphs whose words have been measured once, to be set at any size.
struct MeasuredParagraphs: Sendable {
    /// The lines that the text itself has, such as those of verse.
    private let paragraphs: [[MeasuredLine]]
    private let role: Typefaces.Role
    private let kinds: [TextBlock.Kind]

    /// A `\n` in a paragraph begins a line. The first `headings` and the last `choices` paragraphs are in the face of
    /// titles.
    init(
        _ paragraphs: [String], _ role: Typefaces.Role, _ widths: WordWidths, headings: Int = 0, choices: Int = 0
    ) {
        self.role = role
        let kinds = paragraphs.indices.map { index -> TextBlock.Kind in
            index < headings ? .heading : index < paragraphs.count - choices ? .text : .choice
        }
        self.kinds = kinds
        self.paragraphs = zip(paragraphs, kinds).map { paragraph, kind in
            paragraph.split(separator: "\n", omittingEmptySubsequences: false).map {
                MeasuredLine($0, kind == .text ? role : .title, widths)
            }
        }
    }

    var isEmpty: Bool { paragraphs.isEmpty }

    /// In ems.
    var longestWord: Double { paragraphs.joined().reduce(0) { max($0, $1.longestWord) } }

    /// `lineHeight` is a factor of the size; `gap` is the space between paragraphs as such a factor.
    func block(size: Double, width: Double, lineHeight: Double, gap: Double = 0.5) -> TextBlock {
        var lines: [TextBlock.Line] = []
        for (number, paragraph) in paragraphs.enumerated() {
            let space = lines.isEmpty ? 0 : size * gap
            let texts = paragraph.flatMap { $0.lines(within: width / size) }
            for (index, text) in texts.enumerated() {
                lines.append(TextBlock.Line(text: text, gap: index == 0 ? space : 0, kind: kinds[number]))
            }
        }
        return TextBlock(lines: lines, size: size, lineHeight: size * lineHeight, role: role)
    }
}
