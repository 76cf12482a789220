import Domain

/// The text of a page as paragraphs. Blank lines separate paragraphs; a single line end separates lines of verse.
struct PageText: Hashable, Sendable {
    /// `\n` separates the lines within a paragraph.
    let paragraphs: [String]
    /// How many of the first paragraphs are headings.
    let headings: Int

    init(_ page: BookPage) { self.init(page.text, headings: page.headings) }

    init(_ text: String, headings: Int = 0) {
        self.headings = headings
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        self.paragraphs = paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }

    /// Its headings as one line; nil if it has none.
    var heading: String? {
        headings == 0 || paragraphs.isEmpty
            ? nil : paragraphs.prefix(headings).joined(separator: " – ").whiteSpaceFolded
    }
}
