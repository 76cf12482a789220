/// The text of a story: plain text, paragraphs separated by one blank line, lines ended by `\n`.
package struct StoryText: Hashable, Codable, Sendable {
    package var title: String
    package var details: StoryDetails
    package var body: String
    /// Indexes of the paragraphs that are headings, in ascending order.
    package var headings: [Int]
    /// The passages of a story with choices, in order; empty for other stories.
    package var passages: [Passage]
    /// The characters that the story's own source describes.
    package var cast: [CastEntry]

    package init(
        title: String, details: StoryDetails = StoryDetails(), body: String, headings: [Int] = [],
        passages: [Passage] = [], cast: [CastEntry] = []
    ) {
        self.title = title
        self.details = details
        self.body = body
        self.headings = headings
        self.passages = passages
        self.cast = cast
    }
}

extension StringProtocol {
    /// The text with every sequence of white space replaced by one space, and none at its ends. The page texts of a
    /// story, joined, are equal to the story in this form. Works on scalars, so that folding a folded text changes
    /// nothing.
    package var whiteSpaceFolded: String {
        var folded = String.UnicodeScalarView()
        var isParted = false
        for scalar in unicodeScalars {
            if scalar.isWhiteSpace {
                isParted = true
            } else {
                if isParted, !folded.isEmpty { folded.append(" ") }
                isParted = false
                folded.append(scalar)
            }
        }
        return String(folded)
    }
}

extension Unicode.Scalar {
    /// As ``Unicode/Scalar/Properties/isWhitespace``, but without a table search for the letters of most text.
    fileprivate var isWhiteSpace: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
