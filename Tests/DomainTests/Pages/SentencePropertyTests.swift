import Testing

@testable import Domain

/// Properties that hold for all texts.
@Suite struct SentencePropertyTests {
    private static let scraps = [
        "fox", "The", "Mira", "said", "ran", "I", "e.g.", "Mr.", "No.", "3.5", "7", "J.", ".", "!", "?", "…", "...",
        ",", ";",
        ":", "—", "-", "*", "1.", "(", ")", "\"", "'", "“", "”", "‘", "’", "«", "»", "„", " ", " ", " ", " ", "\n",
        "\n\n", "\r\n",
        "\r", "\t", "\u{A0}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{0}", "\u{200D}", "\u{FEFF}", "\u{202E}",
        "\u{301}",
        "\u{1F469}\u{200D}\u{1F680}", "\u{1F1EB}\u{1F1F7}", "\u{1F3FD}", "é", "e\u{301}", "ß", "Ω", "שלום", "مرحبا",
        "؟",
        "नमस्ते", "।", "狐狸", "。", "！", "「", "」", "と", "한국어", "\u{10FFFF}", "\u{FFFD}",
    ]

    @Test(arguments: 0..<200)
    func losesNothing(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = (0..<random.next(below: 400)).map { _ in random.pick(Self.scraps) }.joined()
        for language in ["en", "de", "ja", ""] {
            expectWhole(text, language: language)
        }
    }

    @Test(arguments: [
        String(repeating: "word ", count: 5000), String(repeating: "a", count: 20_000),
        String(repeating: "狐", count: 20_000), String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 3000),
        "e" + String(repeating: "\u{301}", count: 20_000), String(repeating: "\u{1F1EB}\u{1F1F7}", count: 5000),
        String(repeating: "。", count: 5000), String(repeating: "!\"", count: 5000),
        String(repeating: ". ", count: 5000),
        String(repeating: "“Oh!” ", count: 5000), String(repeating: "\u{202E}", count: 5000),
    ])
    func losesNothingOfEndlessText(text: String) {
        expectWhole(text, language: "en")
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        #expect(sentences.allSatisfy { $0.wordCount <= 60 })
    }

    @Test func cutsAnEndlessSentenceAtClauses() {
        let clause = "the little fox walked on through the quiet wood with her lantern held up high,"
        let sentences = SentenceSplitter(language: "en").sentences(
            of: Array(repeating: clause, count: 12).joined(separator: " "))
        #expect(sentences.count >= 3)
        for sentence in sentences {
            #expect(sentence.text.hasSuffix(","))
            #expect((15...60).contains(sentence.wordCount))
        }
    }

    @Test func cutsBetweenCharactersWhereThereIsNoWhiteSpace() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        let text = String(repeating: family, count: 400)
        let sentences = SentenceSplitter(language: "en").sentences(of: text)
        #expect(sentences.count > 1)
        #expect(sentences.allSatisfy { $0.text.allSatisfy { String($0) == family } })
        #expect(sentences.joinedText == text)
    }

    /// Takes many minutes if any step reads back over the whole sentence.
    @Test(.timeLimit(.minutes(1))) func takesTimeInProportionToTheText() {
        let line = String(repeating: "and the fox went on, ", count: 12_000)
        #expect(SentenceSplitter(language: "en").sentences(of: line).count > 1000)
        let unbroken = String(repeating: "fox", count: 75_000)
        #expect(SentenceSplitter(language: "en").sentences(of: unbroken).count > 10)
    }

    private func expectWhole(_ text: String, language: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let sentences = SentenceSplitter(language: language).sentences(of: text)
        let joined = sentences.joinedText.whiteSpaceFolded
        #expect(Array(joined.utf8) == Array(text.whiteSpaceFolded.utf8), sourceLocation: sourceLocation)
        #expect(sentences.map(\.number) == Array(sentences.indices.map { $0 + 1 }), sourceLocation: sourceLocation)
        #expect(sentences.allSatisfy { !$0.text.isEmpty }, sourceLocation: sourceLocation)
    }
}
