/// Finds the headings in a story: those that its source marks, and sentences of a few words that are a paragraph of
/// their own, end without a stop and are not the last paragraph.
package struct Headings: Sendable {
    private static let mostWords = 8

    private let isHeading: [Bool]
    private let isMarked: [Bool]
    private let opensPassage: [Bool]

    package init(_ sentences: [Sentence]) {
        opensPassage = sentences.map(\.opensPassage)
        isMarked = sentences.map(\.isHeading)
        isHeading = sentences.indices.map { index in
            if sentences[index].isHeading { return true }
            return index + 1 < sentences.count && sentences[index].opensParagraph && sentences[index + 1].opensParagraph
                && !sentences[index + 1].opensPassage && Self.isTitle(sentences[index])
        }
    }

    /// Whether the sentence at an index is a heading.
    package func contains(_ index: Int) -> Bool { isHeading[index] }

    /// Whether a page begins with the sentence at an index: the first of a passage, or a heading that the source marks,
    /// and not one below another.
    package func beginsPage(_ index: Int) -> Bool {
        opensPassage[index] || isMarked[index] && (index == 0 || !isMarked[index - 1])
    }

    private static func isTitle(_ sentence: Sentence) -> Bool {
        let scalars = sentence.text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.opensTitle && last.isLetterOrNumber && sentence.wordCount <= mostWords
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrNumber: Bool { properties.isAlphabetic || properties.numericType != nil }

    /// A capital, a number, or a letter without case.
    fileprivate var opensTitle: Bool { isLetterOrNumber && !properties.isLowercase }
}
