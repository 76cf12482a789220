import Domain

/// The text of a page as paragraphs. Blank lines separate paragraphs; a single line end separates lines of verse.
struct PageText: Hashable, Sendable {
    /// `\n` separates the lines within a paragraph.
    let paragraphs: [String]
    /// How many of the first paragraphs are headings.
    let headings: Int
    /// How many of the last paragraphs are choices.
    let choices: Int

    /// The text of a page with its choices.
    init(_ page: BookPage) { self.init(page.text, headings: page.headings, choices: page.shownChoices) }

    init(_ text: String, headings: Int = 0, choices: [ShownChoice] = []) {
        self.headings = headings
        self.choices = choices.count
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        self.paragraphs = paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") } + choices.map(\.text)
    }

    /// Its headings as one line; nil if it has none.
    var heading: String? {
        headings == 0 || paragraphs.isEmpty
            ? nil : paragraphs.prefix(headings).joined(separator: " – ").whiteSpaceFolded
    }
}
