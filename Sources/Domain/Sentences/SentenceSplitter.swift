/// Cuts story text into sentences, so that all of them joined give the text back.
///
/// ``Collection/joinedText`` of the sentences equals the text after white space is folded, on any input; single line
/// breaks are kept, as they part lines of verse. A blank line always ends a sentence; a single line break does so
/// before an item of a list alone. A sentence of more than ``SentenceLengthLimit/words`` words is cut again, at the
/// end of a line or of a clause where there is one. Takes time in proportion to the text, whatever stands in it.
package struct SentenceSplitter: Sendable {
    private let language: SentenceLanguage

    /// `language` is a BCP 47 tag; what is not English, German, French or Spanish gets the rules that all share.
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
