/// Finds the headings in a story: sentences of a few words that are a paragraph of their own, end without a stop and
/// are not the last paragraph.
package struct Headings: Sendable {
    private static let mostWords = 8

    private let isHeading: [Bool]

    package init(_ sentences: [Sentence]) {
        isHeading = sentences.indices.map { index in
            index + 1 < sentences.count && sentences[index].opensParagraph && sentences[index + 1].opensParagraph
                && Self.isTitle(sentences[index])
        }
    }

    /// Whether the sentence at an index is a heading.
    package func contains(_ index: Int) -> Bool { isHeading[index] }

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
