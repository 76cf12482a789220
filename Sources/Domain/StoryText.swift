/// A story as it was read or written: plain text, paragraphs parted by one blank line, lines ended by `\n`.
package struct StoryText: Hashable, Codable, Sendable {
    package var title: String
    /// The writer's name, where the story file gives one.
    package var author: String?
    package var theme: Theme?
    package var body: String

    package init(title: String, author: String? = nil, theme: Theme? = nil, body: String) {
        self.title = title
        self.author = author
        self.theme = theme
        self.body = body
    }
}

extension StringProtocol {
    /// The text with every run of white space made one space and none at its ends: the form in which
    /// page texts, joined, equal the story they were cut from. Works on scalars, so that folding twice is folding once.
    package var whiteSpaceFolded: String {
        String(self).unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(
            separator: " ")
    }
}
