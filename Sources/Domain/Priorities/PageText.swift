/// The text of a page, split into words and sentences.
struct PageText {
    let number: Int
    /// In lower case.
    let words: [String]
    /// The sentences that are on no other page. A refrain says nothing about a single page.
    let ownSentences: [Sentence]

    static func pages(of texts: [String], splitter: SentenceSplitter) -> [PageText] {
        let sentences = texts.map { splitter.sentences(of: $0) }
        var pagesWith: [String: Int] = [:]
        for page in sentences {
            for text in Set(page.map(\.text)) { pagesWith[text, default: 0] += 1 }
        }
        return zip(texts, sentences).enumerated().map { index, page in
            PageText(
                number: index + 1, words: page.0.lowerCaseWords,
                ownSentences: page.1.filter { pagesWith[$0.text] == 1 })
        }
    }
}
