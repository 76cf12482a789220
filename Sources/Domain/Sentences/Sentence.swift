/// One sentence of a story. All sentences joined are equal to the story text.
package struct Sentence: Hashable, Sendable {
    /// From 1.
    package let number: Int
    /// The text in the story, with white space folded. Lines of verse end with `\n`.
    package let text: String
    /// Whether a paragraph begins here.
    package let opensParagraph: Bool
    /// Whether a line of verse begins here, after another line of the same paragraph.
    package let opensLine: Bool
    /// Whether no white space separates it from the sentence before, as between Chinese sentences.
    package let followsDirectly: Bool
    /// Whether it is in a paragraph that the story’s source marks as a heading.
    package fileprivate(set) var isHeading = false
    /// Whether a passage of a story with choices begins here.
    package fileprivate(set) var opensPassage = false

    package init(
        number: Int, text: String, opensParagraph: Bool, opensLine: Bool = false, followsDirectly: Bool = false
    ) {
        self.number = number
        self.text = text
        self.opensParagraph = opensParagraph
        self.opensLine = opensLine
        self.followsDirectly = followsDirectly
    }

    /// Words are separated by white space. Ideographs and kana have no white space between them: two of them count as
    /// one word.
    package var wordCount: Int { Self.wordCount(of: text) }

    static func wordCount(of text: String) -> Int {
        var words = 0
        var wideLetters = 0
        var isInWord = false
        for scalar in text.unicodeScalars {
            if scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace {
                isInWord = false
            } else if (0x3040...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value) {
                wideLetters += 1
            } else if !isInWord {
                isInWord = true
                words += 1
            }
        }
        return words + (wideLetters + 1) / 2
    }
}

extension [Sentence] {
    /// Marks the sentences of the story’s headings, and those with which passages begin. Both are given by the indexes
    /// of their paragraphs.
    package func marked(headings: [Int], passages: [Passage] = []) -> [Sentence] {
        guard !headings.isEmpty || !passages.isEmpty else { return self }
        let headings = Set(headings)
        let openings = Set(passages.map(\.paragraph))
        var paragraph = -1
        return enumerated().map { index, sentence in
            if index == 0 || sentence.opensParagraph { paragraph += 1 }
            var sentence = sentence
            sentence.opensPassage = (index == 0 || sentence.opensParagraph) && openings.contains(paragraph)
            sentence.isHeading = headings.contains(paragraph)
            return sentence
        }
    }
}

extension Collection<Sentence> {
    /// How many paragraphs at its start are headings.
    package var headingCount: Int {
        prefix(while: \.isHeading).enumerated().count { $0 == 0 || $1.opensParagraph }
    }

    /// The text as printed on a page: sentences joined by a space, lines of verse by a line end, paragraphs by a blank
    /// line.
    package var joinedText: String {
        var joined = ""
        for sentence in self {
            if !joined.isEmpty, !sentence.followsDirectly {
                joined += sentence.opensParagraph ? "\n\n" : sentence.opensLine ? "\n" : " "
            }
            joined += sentence.text
        }
        return joined
    }
}
