import Testing

@testable import Domain

/// Every word of a comic is in one balloon or box, once, in order.
struct ComicWordsTests {
    private static let marks: Set<Character> = [
        "\u{201C}", "\u{201D}", "\u{201E}", "\"", "«", "»", "‹", "›", "\u{2018}", "\u{2019}", "\u{201A}", "'", "「", "」",
        "『",
        "』",
    ]

    private func letters(_ text: some StringProtocol) -> String {
        String(text.filter { $0.isLetter || $0.isNumber })
    }

    private func check(_ pages: [[String]], _ headings: [Int] = []) {
        let words = ComicWords(pages: pages, headings: headings, characters: [])
        for (page, panels) in zip(pages, words.pages) {
            for (text, pieces) in zip(page, panels) {
                let joined = pieces.map { letters($0.text) }.joined()
                #expect(joined == letters(text), "\(text)")
            }
        }
    }

    @Test(
        arguments: [
            "“Come in,” said Mira.", "\"Come in,\" said Mira. \"It's cold.\"", "‘Come in,’ said Mira. ‘It’s cold.’",
            "'Come in,' said Mira. 'It's cold.'", "„Komm herein“, sagte Mira.", "»Komm herein«, sagte Mira.",
            "«Entre», dit Mira.", "« Entre ! » dit Mira.", "‹Entre›, dit Mira.", "「入って」とミラは言った。", "『入って』と言った。",
            "— Entre, dit Mira.", "– Entra, dijo Mira.", "“He said ‘no’ to me,” said Mira.", "“Unclosed, said Mira.",
            "Closed only,” said Mira.", "“”", "““Twice””", "The sign said “Closed”.", "She read “The Fox” aloud.",
            "'Tis the dogs' house.", "Rock 'n' roll, said the cats' king.", "“A” “B.” “C?”", "“A—” he began.",
            "A \"quoted\" word and \"Speech!\" too.", "“Ja.” — „Nein.“", "5' 10\" tall", "‚Komm‘, sagte er.", "“",
            "\"\"\"", "",
            "“One.\n\n“Two.” she said.", "“One.\n\nTwo.” she said.", "“Line\nby line,” sang Mira.",
        ])
    func everyQuotationStyle(text: String) {
        check([[text]])
        check([[text, text], [text]])
    }

    @Test
    func randomMarks() {
        var generator = SeededGenerator(seed: 7)
        let parts = ["a", "Mira", " ", "\n\n", ".", ",", "!", "said", "it's"] + Self.marks.sorted().map(String.init)
        for _ in 0..<2000 {
            let pages = (0..<2).map { _ in
                (0..<3).map { _ in (0..<20).map { _ in parts[generator.next(below: parts.count)] }.joined() }
            }
            check(pages)
        }
    }

    @Test
    func speechAndNarration() {
        let words = ComicWords(
            pages: [["The Storm\n\n“Run!” cried Tom. The sign said “Closed”."]], headings: [1],
            characters: [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")])
        #expect(
            words.pages[0][0] == [
                .heading("The Storm"), .speech("Run!", speaker: 0), .narration("cried Tom. The sign said “Closed”."),
            ])
    }

    @Test(arguments: [
        ("„Wer ist da?“, fragte Tom.", ["*Wer ist da?", "fragte Tom."]),
        ("Er kam. „Ich bin es“, sagte Tom.", ["Er kam.", "*Ich bin es,", "sagte Tom."]),
        ("She had read “The Hen”, “Three Bears” and “A Day”.", ["She had read “The Hen”, “Three Bears” and “A Day”."]),
        ("“The Brave Hen” was her book.", ["“The Brave Hen” was her book."]),
        ("He said, “Yes” and left.", ["He said,", "*Yes", "and left."]),
        ("「入って」とミラ。", ["*入って", "とミラ。"]),
    ])
    func commasAndTitles(text: String, expected: [String]) {
        let pieces = ComicWords(pages: [[text]], headings: [], characters: []).pages[0][0]
        let found = pieces.map { piece in
            if case .speech(let text, _) = piece { "*" + text } else { piece.text }
        }
        #expect(found == expected)
    }

    @Test
    func speechOverSeveralPanels() {
        let words = ComicWords(
            pages: [["“I went to sea,” said Tom, “and there", "I saw a whale.” It was true."]], headings: [0],
            characters: [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")])
        #expect(
            words.pages[0] == [
                [.speech("I went to sea,", speaker: 0), .narration("said Tom,"), .speech("and there", speaker: 0)],
                [.speech("I saw a whale.", speaker: 0), .narration("It was true.")],
            ])
    }
}
