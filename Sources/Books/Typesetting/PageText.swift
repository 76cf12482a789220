/// The text of a page as paragraphs, which are parted by blank lines; a single line end parts lines of verse.
struct PageText: Hashable, Sendable {
    /// Lines within a paragraph are parted by `\n`.
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
