/// Cuts story text into sentences. All sentences joined are equal to the text.
///
/// ``Collection/joinedText`` of the sentences equals the text after white space is folded, for any input. Single line
/// breaks are kept, because they separate lines of verse. A blank line always ends a sentence. A single line break ends
/// a sentence only before an item of a list. A sentence of more than ``SentenceLengthLimit/words`` words is cut again,
/// at the end of a line or of a clause if there is one. The time is proportional to the length of the text, for any
/// text.
package struct SentenceSplitter: Sendable {
    private let language: SentenceLanguage

    /// `language` is a BCP 47 tag. English, German, French and Spanish have rules of their own; all other languages get
    /// only the common rules.
    package init(language: String) {
        self.language = SentenceLanguage(tag: language)
    }

    package func sentences(of text: String) -> [Sentence] {
        let bytes = SentenceBytes(text)
        var scanner = SentenceScanner(bytes: bytes)
        var sentences: [Sentence] = []
        while let words = scanner.nextParagraph() {
            let rule = SentenceBoundaryRule(bytes: bytes, words: words, language: language)
            let limit = SentenceLengthLimit(bytes: bytes, words: words, language: language)
            for range in rule.sentences() {
                for piece in limit.pieces(of: range) {
                    let first = words[piece.lowerBound]
                    sentences.append(
                        Sentence(
                            number: sentences.count + 1, text: bytes.text(of: words[piece]),
                            opensParagraph: first.gap == .paragraph, opensLine: first.gap == .line,
                            followsDirectly: first.gap == .none))
                }
            }
        }
        return sentences
    }
}
