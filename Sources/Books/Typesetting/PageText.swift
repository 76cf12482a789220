/// The text of a page as paragraphs. Blank lines separate paragraphs; a single line end separates lines of verse.
struct PageText: Hashable, Sendable {
    /// `\n` separates the lines within a paragraph.
    let paragraphs: [String]

    init(_ text: String) {
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
}
